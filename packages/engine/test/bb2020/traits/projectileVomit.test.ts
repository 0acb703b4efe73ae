// Projectile Vomit: who is hit, how it hurts, and the rest of the action.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const vomit = (s: Scene): Scene => {
  s.activate('H1', 'block').block('A1')
  expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'projectile-vomit'])
  s.use()
  return s
}
const spew = (players: { readonly [token: string]: string } = {}, picture = 'H9 . H1 A1 x', facts = ''): Scene =>
  vomit(scene(picture, { players: { H1: '+projectile-vomit', ...players }, facts }))

describe('projectile vomit', () => {
  rule('[bb2020 618] 2 or more hits the target: an armour roll that nothing modifies', () => {
    const s = spew({ H1: '+projectile-vomit+mighty-blow-1+claws' })
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice vomit', 2, []])
    s.roll('vomit', 2)
    expect([s.waits(), s.explain().player, s.modifiers()]).toEqual(['dice armour', s.player('A1').id, []])
    s.roll('armour', 4, 4)
    expect([s.posture('A1'), s.where('A1'), s.turnovers()]).toEqual(['standing', 'f13', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 618] broken armour places him prone, and nothing modifies the injury roll either', () => {
    const s = spew({ H1: '+projectile-vomit+mighty-blow-1', A1: '.n' }).roll('vomit', 6).roll('armour', 5, 4)
    expect([s.posture('A1'), s.waits(), s.modifiers()]).toEqual(['prone', 'dice injury', []])
    s.roll('injury', 3, 4)
    expect([s.posture('A1'), s.where('A1'), s.where('H1')]).toEqual(['stunned', 'f13', 'f12'])
    s.expectTurnOf('home')
  })

  rule(
    '[bb2020 618] on a 1 it is his own armour; placed prone he costs no turnover, unless he carried the ball',
    () => {
      const s = spew().roll('vomit', 1)
      expect([s.waits(), s.explain().player, s.modifiers()]).toEqual(['dice armour', s.player('H1').id, []])
      s.roll('armour', 5, 4).roll('injury', 1, 2)
      expect([s.posture('H1'), s.turnovers()]).toEqual(['stunned', []])
      s.expectTurnOf('home')
      const t = spew({}, 'H9 . H1* A1 x').roll('vomit', 1).roll('armour', 5, 4).roll('injury', 1, 2).roll('bounce', 7)
      expect([t.turnovers(), t.ball()]).toEqual([['carrierDown'], 'ground g12'])
    },
  )

  rule('[bb2020 618] a team re-roll may be used on the vomit', () => {
    const s = spew({}, 'H9 . H1 A1 x', 'rr=1/0').roll('vomit', 1)
    s.reroll('team')
    s.roll('vomit', 2).roll('armour', 1, 2)
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bb2020 618] in a Blitz he may move on afterwards', () => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+projectile-vomit' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.block('A1')
    s.use()
    s.roll('vomit', 2).roll('armour', 1, 2)
    expect([s.waits(), s.answers('block')]).toEqual(['home activation', []])
  })

  rule('[bb2020 618] once a turn: of two opponents blocked at once only one can be its target', () => {
    const s = scene('H9 . A2 .\n. . H1 A1\n. . . .', { players: { H1: ':65349+projectile-vomit+multiple-block' } })
    s.activate('H1', 'block').choose('block', { player: 'A1', option: 'double' })
    if (s.answers('block').length > 0) s.block('A2')
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'projectile-vomit'])
    s.use()
    s.roll('vomit', 2).roll('armour', 1, 2)
    expect([s.waits(), s.happened('skillUsed').length]).toEqual(['dice block', 1])
    s.roll('block', 3).push('e12')
    s.expectTurnOf('home')
  })

  rule('[bb2020 618] it may take the place of the second block of a frenzy', () => {
    const s = scene('H9 . H1 A1 x .', { players: { H1: '+projectile-vomit+frenzy' } })
    s.activate('H1', 'block').block('A1')
    s.decline()
    s.roll('block', 3).push('x')
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'projectile-vomit'])
    s.use()
    s.roll('vomit', 2).roll('armour', 1, 2)
    s.expectTurnOf('home')
  })
})
