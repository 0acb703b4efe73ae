// Hit and Run: moving away after a block.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** H1 pushes A1 to x and stays. */
const shove = (
  picture: string,
  action = 'block',
  skills = '+hit-and-run',
  more: Record<string, string> = {},
): Scene => {
  const s = scene(picture, { players: { H1: skills, ...more } })
  s.activate('H1', action)
  if (action === 'blitz') s.choose('nominate', { player: 'A1' })
  s.block('A1')
  s.roll('block', 3).push('x')
  return s
}

describe('Hit and Run', () => {
  rule('[bb2020 603] after the block he may step one square, without a dodge, where no opponent is near', () => {
    const s = shove('. . . .\n. H1 A1 x\n. . . .\n. . . . H2')
    s.stay()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'hit-and-run'])
    s.use()
    expect([s.waits(), s.answers()]).toEqual([
      'home freeMove',
      ['step f10', 'step f11', 'step g10', 'step h10', 'step h11'],
    ])
    s.step('f10')
    expect([s.where('H1'), s.happened('rolled').length]).toEqual(['f10', 1])
    s.expectTurnOf('home')
  })

  rule('[bb2020 603] he ends without an opponent adjacent, not even one who is down', () => {
    const s = shove('A2/ . . . .\n. H1 A1 x .\n. . . . A3\n. . . . H2')
    s.followUp()
    s.use()
    expect(s.answers()).toEqual(['step h11'])
    s.step('h11')
    expect(s.where('H1')).toBe('h11')
  })

  rule('[bb2020 603] without a square, or declined: he stays', () => {
    const hemmed = shove('A2 . A3 .\n. H1 A1 x\nA4 . A5 .\n. . . . H2', 'block', ':67349+hit-and-run')
    hemmed.stay()
    expect(hemmed.waits()).toBe('home turn')
    const s = shove('. H1 A1 x\n. . . .\n. . . H2')
    s.stay()
    s.decline()
    expect([s.where('H1'), s.waits()]).toEqual(['f11', 'home turn'])
  })

  rule('[bb2020 603] after the armour roll and the ball; not if he is down', () => {
    const s = scene('. H1 A1* x\n. . . .\n. . . . H2', { players: { H1: '+hit-and-run' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 1, 1).roll('bounce', 5)
    expect(s.question().subject).toBe('hit-and-run')
    s.use()
    s.step('f10')
    const down = scene('. H1 A1 x\n. . . .\n. . . H2', { players: { H1: '+hit-and-run' } })
    down.activate('H1', 'block').block('A1')
    down.roll('block', 1).roll('armour', 1, 1)
    expect(down.waits()).toBe('away turn')
  })

  rule('[bb2020 603] in a blitz it costs nothing and comes before any further movement', () => {
    const s = shove('. . H1 A1 x\n. . . . .\n. . . . . H2', 'blitz')
    s.stay()
    s.use()
    s.step('f11')
    expect([s.where('H1'), s.waits()]).toEqual(['f11', 'home activation'])
    s.step('f10', 'f9', 'f8', 'f7', 'f6')
    s.step('f5').roll('goForIt', 2)
  })

  rule('[bb2020 603] nobody holds him back or shadows him', () => {
    const s = shove('. H1 A1 x\n. . . .\n. . . . H2', 'block', '+hit-and-run', { A1: '+tentacles+shadowing' })
    s.followUp()
    s.use()
    s.step('f11')
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f11', 'x', 'home turn'])
  })

  rule('[bb2020 603] a ball he steps onto is picked up', () => {
    const s = shove('o H1 A1 x\n. . . .\n. . . . H2')
    s.stay()
    s.use()
    s.step('f10').roll('pickUp', 3)
    expect(s.holder()).toBe('H1')
  })

  rule('[bb2020 603] not after a block that was not made, or a weapon instead', () => {
    const revolted = scene('. H1 A1 x\n. . . H2', { players: { H1: '+hit-and-run', A1: '+foul-appearance' } })
    revolted.activate('H1', 'block').block('A1')
    revolted.roll('foulAppearance', 1)
    expect(revolted.waits()).toBe('home turn')
    const fire = scene('. H1 A1 x\n. . . H2', { players: { H1: '+hit-and-run+breathe-fire' } })
    fire.activate('H1', 'block').block('A1')
    fire.use()
    fire.roll('breatheFire', 3)
    expect(fire.waits()).toBe('home turn')
  })

  rule('[bb2020 604] not between the two blocks of a Frenzy, in either order of the skills', () => {
    for (const skills of ['+frenzy+hit-and-run', '+hit-and-run+frenzy']) {
      const s = shove('. H1 A1 x y\n. . . . .\n. . . . . H2', 'block', skills)
      expect([s.where('H1'), s.waits()]).toEqual(['f12', 'dice block'])
      s.roll('block', 3).push('y')
      expect(s.question().subject).toBe('hit-and-run')
      s.use()
      s.step('f12')
      expect([s.where('H1'), s.waits()]).toEqual(['f12', 'home turn'])
    }
  })
})
