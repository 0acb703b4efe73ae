// Stars who attack from a distance: Then I Started Blastin'! and Vicious Vines.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe("Then I Started Blastin'!", () => {
  const PICTURE = 'H1 . A1 A2* A3\n. H2 . . .\n. . A4/ . .'

  const fired = (face: number): Scene => {
    const s = scene(PICTURE, { players: { H1: '+then-i-started-blastin' } }).activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill then-i-started-blastin')
    s.use()
    expect(s.answers()).toEqual(['choose A1', 'choose A2'])
    s.choose('choose', { player: 'A2' })
    expect(s.needs()).toBe(3)
    return s.roll('feat', face)
  }

  rule('[bb2020 840] on 3 or more his target is hit, and he goes on with his action', () => {
    const s = fired(3)
    expect([s.needs(), s.modifiers()]).toEqual([9, []])
    s.roll('armour', 4, 5).roll('injury', 3, 4).roll('bounce', 7)
    expect([s.posture('A2'), s.waits(), s.turnovers()]).toEqual(['stunned', 'home activation', []])
    expect(s.player('H1').spent).toEqual(['then-i-started-blastin half'])
    const t = fired(6).roll('armour', 4, 4)
    expect([t.posture('A2'), t.holder(), t.waits()]).toEqual(['standing', 'A2', 'home activation'])
  })

  rule('[bb2020 840] on a 2 the other coach says who near him is hit', () => {
    const s = fired(2)
    expect([s.waits(), s.away.answers()]).toEqual([
      'away nominate',
      ['choose H2', 'choose A1', 'choose A2', 'choose A4'],
    ])
    s.away.choose('choose', { player: 'H2' })
    s.roll('armour', 5, 5).roll('injury', 4, 4)
    expect([s.where('H2'), s.turnovers()]).toEqual(['ko', ['knockedDown']])
  })

  rule('[bb2020 840] on a 1 he hits himself', () => {
    const s = fired(1).roll('armour', 5, 5).roll('injury', 3, 4)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['stunned', ['knockedDown']])
    const t = fired(1).roll('armour', 1, 2)
    expect([t.posture('H1'), t.turnovers()]).toEqual(['standing', []])
  })
})

describe('Vicious Vines', () => {
  const VINES = { H1: ':65349+vicious-vines' }

  rule('[bb2020 814] she blocks an opponent two squares away and stays where she is', () => {
    const s = scene('H1 . A1 x A2\nH2 . . . .', { players: VINES })
    expect(s.answers('activate')).toContain('activate H1 block')
    s.activate('H1', 'block')
    expect(s.answers('block')).toEqual(['block A1'])
    s.block('A1')
    s.roll('block', 3, 3)
    expect(s.answers()).toEqual(['push e13', 'push x', 'push g13'])
    s.push('x')
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['f10', 'x', 'home turn'])
    expect(s.player('H1').spent).toEqual(['vicious-vines half'])
  })

  rule('[bb2020 814] next to her she blocks as usual; used up, or farther, it reaches nobody', () => {
    const near = scene('H1 A1 x\nH2 . .', { players: VINES }).activate('H1', 'block')
    near.block('A1')
    near.roll('block', 3, 3).push('x')
    expect([near.waits(), near.player('H1').spent]).toEqual(['home followUp', []])
    const used = scene('H1 . A1\nH2 . .', { players: VINES })
    used.player('H1').spent = ['vicious-vines half']
    for (const s of [used, scene('H1 . . A1', { players: VINES })])
      expect(s.answers('activate')).not.toContain('activate H1 block')
  })

  rule('[bb2020 814] not in a blitz', () => {
    const s = scene('H1 . A1\nH2 . .', { players: VINES }).activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    expect(s.answers('block')).toEqual([])
  })

  rule('[bb2020 814] at an angle he is hit from the square nearest to her', () => {
    const s = scene('. . . .\nH1 . . .\n. . A1 .\nH2 . . x', { players: VINES }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 3, 3)
    expect(s.answers()).toEqual(['push h13', 'push x', 'push i12'])
    s.push('x')
    s.expectTurnOf('home')
  })
})
