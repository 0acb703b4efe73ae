// Stars whose special rule adds to armour or injury after the roll, and how long a rule stays used up.
import { describe, expect } from 'vitest'
import { giveBack } from '../../../src/procs/match/limits.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

/** H1 knocks A1 of armour 9 down; the armour roll is pending. */
const felled = (players: Players, who: SceneOptions['who'] = {}): Scene => {
  const s = scene('H1 A1 x . H2 A2 y', { players, who, beside: 'h9@b2 a9@n25' })
  return fell(s, 'H1', 'A1', 'x')
}

const fell = (s: Scene, blocker: string, victim: string, square: string): Scene => {
  s.activate(blocker, 'block').block(victim)
  s.roll('block', 6).push(square)
  s.stay()
  return s
}

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`
const giveBackIn = (s: Scene, ended: 'drive' | 'half'): void =>
  giveBack({ match: s.match, rules: s.engine.rules, events: [] }, ended)

describe('Crushing Blow', () => {
  rule('[bb2020 816, 835] +1 on the armour roll of a player his block knocked down, when that breaks it', () => {
    const s = felled({ H1: '+crushing-blow' }).roll('armour', 3, 5)
    expect(asked(s)).toBe('home useSkill crushing-blow')
    s.use()
    s.roll('injury', 1, 2)
    expect([s.posture('A1'), s.player('H1').spent]).toEqual(['stunned', ['crushing-blow match']])
    const held = felled({ H1: '+crushing-blow' }).roll('armour', 3, 5)
    held.decline()
    expect([held.posture('A1'), held.player('H1').spent]).toEqual(['prone', []])
  })

  rule('[bb2020 816] it adds to Mighty Blow, and leaves that free for the injury where it was not needed', () => {
    const s = felled({ H1: '+mighty-blow-1+crushing-blow' }).roll('armour', 3, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow-1')
    s.use()
    expect(asked(s)).toBe('home useSkill crushing-blow')
    s.use()
    s.roll('injury', 1, 2)
    expect([s.posture('A1'), s.waits()]).toEqual(['stunned', 'home turn'])
    const t = felled({ H1: '+mighty-blow-1+crushing-blow' }).roll('armour', 3, 5)
    t.decline()
    expect(asked(t)).toBe('home useSkill crushing-blow')
    t.use()
    t.roll('injury', 3, 4)
    expect(asked(t)).toBe('home useSkill mighty-blow-1')
    t.use()
    expect(t.where('A1')).toBe('ko')
  })

  rule('[bb2020 835] not on a roll that is out of reach, nor on an injury, nor when he is the one blocked', () => {
    const far = felled({ H1: '+crushing-blow' }).roll('armour', 3, 4)
    expect(far.waits()).toBe('home turn')
    const hurt = felled({ H1: '+crushing-blow' }).roll('armour', 4, 5).roll('injury', 3, 4)
    expect([hurt.posture('A1'), hurt.player('H1').spent]).toEqual(['stunned', []])
    const s = scene('H1 A1 x', { players: { A1: '+crushing-blow+block' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 2)
    s.away.use()
    s.roll('armour', 3, 5)
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 841] once in the match: drives and halves do not bring it back', () => {
    const s = felled({ H1: '+crushing-blow' }).roll('armour', 3, 5)
    s.use()
    s.roll('injury', 1, 2)
    giveBackIn(s, 'drive')
    giveBackIn(s, 'half')
    expect(s.player('H1').spent).toEqual(['crushing-blow match'])
    s.player('A1').posture = 'standing'
    s.player('H1').acted = false
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('f11')
    s.block('A1')
    s.roll('block', 6).push('f13')
    s.stay()
    s.roll('armour', 3, 5)
    expect([s.waits(), s.posture('A1')]).toEqual(['home activation', 'prone'])
  })
})

describe('Brutal Block', () => {
  const PLAYERS = { H1: '+mighty-blow-1+brutal-block' }

  rule('[bb2020 790] +1 on the injury roll, on top of Mighty Blow', () => {
    const s = felled(PLAYERS).roll('armour', 4, 5).roll('injury', 4, 4)
    expect(asked(s)).toBe('home useSkill mighty-blow-1')
    s.use()
    expect(asked(s)).toBe('home useSkill brutal-block')
    s.use()
    s.roll('casualty', 1)
    expect(s.where('A1')).toBe('casualty')
  })

  rule('[bb2020 790] not on the armour, and after an armour that Mighty Blow broke it still helps', () => {
    const s = felled(PLAYERS).roll('armour', 3, 5)
    s.use()
    s.roll('injury', 3, 4)
    expect(asked(s)).toBe('home useSkill brutal-block')
    s.use()
    expect([s.where('A1'), s.player('H1').spent]).toEqual(['ko', ['brutal-block match']])
    const held = felled({ H1: '+brutal-block' }).roll('armour', 3, 5)
    expect(held.waits()).toBe('home turn')
  })
})

describe('Dwarfen Scourge', () => {
  const PLAYERS = { H1: '+dwarfen-scourge' }

  rule('[bb2020 805] +1 on armour or injury, once', () => {
    const s = felled(PLAYERS).roll('armour', 3, 5)
    s.use()
    s.roll('injury', 3, 4)
    expect([s.posture('A1'), s.waits()]).toEqual(['stunned', 'home turn'])
    const t = felled(PLAYERS).roll('armour', 4, 5).roll('injury', 3, 4)
    expect(asked(t)).toBe('home useSkill dwarfen-scourge')
    t.use()
    expect(t.where('A1')).toBe('ko')
    expect(felled(PLAYERS).roll('armour', 3, 4).waits()).toBe('home turn')
  })

  rule('[bb2020 805] +2 against dwarfs', () => {
    const s = felled(PLAYERS, { A1: { race: 'dwarf' } }).roll('armour', 3, 4)
    s.use()
    s.roll('injury', 1, 2)
    const t = felled(PLAYERS, { A1: { race: 'dwarf' } }).roll('armour', 4, 5)
    t.roll('injury', 3, 3)
    t.use()
    expect(t.where('A1')).toBe('ko')
  })
})

describe('A Sneaky Pair', () => {
  const twins = (picture: string, skill: string): Scene =>
    scene(picture, {
      players: { H1: `${skill}+a-sneaky-pair`, H2: '+a-sneaky-pair' },
      beside: 'h9@b2 a9@n25',
    })

  rule('[bb2020 786, 787] +1 on the injury of a stab while both twins mark the target', () => {
    const s = twins('H1 A1 H2', '+stab')
    s.activate('H1', 'block').block('A1')
    s.use()
    s.roll('armour', 4, 5).roll('injury', 3, 4)
    expect(asked(s)).toBe('home useSkill a-sneaky-pair')
    s.use()
    expect([s.where('A1'), s.player('H1').spent]).toEqual(['ko', []])
    const apart = twins('H1 A1 . H2', '+stab')
    apart.activate('H1', 'block').block('A1')
    apart.use()
    apart.roll('armour', 4, 5).roll('injury', 3, 4)
    expect([apart.posture('A1'), apart.waits()]).toEqual(['stunned', 'home turn'])
  })

  rule('[bb2020 786, 787] of a foul too, not of a block, nor with the other twin down', () => {
    const foul = (picture: string): Scene => {
      const s = twins(picture, '')
      s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
      s.foul('A1')
      return s.roll('armour', 4, 5).roll('injury', 3, 4)
    }
    const s = foul('H1 A1/ H2')
    expect(asked(s)).toBe('home useSkill a-sneaky-pair')
    s.use()
    expect(s.where('A1')).toBe('ko')
    expect(foul('H1 A1/ H2/').waits()).toBe('home turn')
    const t = scene('H1 A1 x\n. H2 .', { players: { H1: '+a-sneaky-pair', H2: '+a-sneaky-pair' } })
    t.activate('H1', 'block').block('A1')
    t.roll('block', 6, 6).push('x')
    t.stay()
    t.roll('armour', 4, 5).roll('injury', 3, 4)
    expect(t.waits()).toBe('home turn')
  })
})
