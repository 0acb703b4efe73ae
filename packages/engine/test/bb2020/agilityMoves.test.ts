// Agility skills for movement in bb2020: Diving Tackle, Dodge, Jump Up, Leap, Sprint and Sure Feet.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

/** H1 moves away from A1 to x and rolls this. */
const dodged = (face: number, players: Players, facts = '', picture = 'y x H1 A1'): Scene =>
  scene(picture, { players, facts }).activate('H1', 'move').step('x').roll('dodge', face)

describe('Diving Tackle', () => {
  rule('[bb2020 478, 479] after a dodge that succeeds: −2, and he lies in the square that was left', () => {
    const s = dodged(4, { A1: '+diving-tackle' })
    expect(asked(s)).toBe('away useSkill diving-tackle')
    s.away.use()
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.where('H1'), s.turnovers()]).toEqual(['prone', 'x', ['knockedDown']])
    expect([s.posture('A1'), s.where('A1')]).toEqual(['prone', 'f12'])
  })

  rule('[bb2020 478, 479] he lies there too when it was not enough; a failed dodge brings no question', () => {
    const s = dodged(5, { A1: '+diving-tackle' })
    s.away.use()
    expect([s.posture('H1'), s.posture('A1'), s.where('A1')]).toEqual(['standing', 'prone', 'f12'])
    const t = dodged(2, { A1: '+diving-tackle' })
    expect(t.waits()).toBe('dice armour')
    t.roll('armour', 1, 2)
  })

  rule('[bb2020 478, 479] it works against a jump out of his tackle zone too', () => {
    const s = scene('x A2/ H1\n. . A1', { players: { A1: '+diving-tackle' } }).activate('H1', 'move')
    s.choose('leap', { square: 'x' })
    s.roll('jump', 5)
    expect(asked(s)).toBe('away useSkill diving-tackle')
    s.away.use()
    s.roll('armour', 1, 2)
    expect([s.where('H1'), s.where('A1'), s.posture('A1')]).toEqual(['x', 'f12', 'prone'])
  })

  rule('[bb2020 480] the dodger may re-roll, the −2 staying', () => {
    const s = dodged(4, { H1: '+dodge', A1: '+diving-tackle' })
    s.away.use()
    expect([s.waits(), s.answers()]).toEqual(['home reroll', ['keep', 'reroll dodge']])
    s.reroll('dodge')
    expect([s.needs(), s.modifiers()]).toEqual([5, ['diving-tackle -2']])
    s.roll('dodge', 5)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'prone'])
  })

  rule('[bb2020 480] it works against a success by re-roll as well', () => {
    const s = dodged(2, { H1: '+dodge', A1: '+diving-tackle' })
    s.reroll('dodge')
    s.roll('dodge', 4)
    expect(asked(s)).toBe('away useSkill diving-tackle')
    s.away.use()
    s.roll('armour', 1, 2)
  })

  rule('[bb2020 481] only one dives after a move', () => {
    const s = dodged(6, { A1: '+diving-tackle', A2: '+diving-tackle' }, '', 'y x H1 A1\n. . . A2')
    s.away.use()
    expect([s.waits(), s.posture('A1'), s.posture('A2')]).toEqual(['home activation', 'prone', 'standing'])
  })
})

describe('Dodge', () => {
  rule('[bb2020 482] one failed dodge of a team turn is rolled again', () => {
    const s = dodged(2, { H1: '+dodge' }, '', 'y x H1 A1\n. A2 . .')
    expect(s.answers()).toEqual(['keep', 'reroll dodge'])
    s.reroll('dodge')
    s.roll('dodge', 5)
    s.step('y').roll('dodge', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })

  rule('[bb2020 482] not in the kick-off’s bonus turn', () => {
    const s = scene('y x H1 A1', { players: { H1: '+dodge' } })
    s.match.turn.bonus = true
    s.activate('H1', 'move').step('x').roll('dodge', 2)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })

  rule('[bb2020 483] a stumble is only a push', () => {
    const s = scene('H9 . H1 A1 x', { players: { A1: '+dodge' } }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 5)
    expect(asked(s)).toBe('away useSkill dodge')
    s.away.use()
    s.push('x')
    s.stay()
    expect([s.posture('A1'), s.where('A1')]).toEqual(['standing', 'x'])
  })
})

describe('Jump Up', () => {
  rule('[bb2020 484] he stands up free, and without a roll however slow he is', () => {
    const s = scene('H1/ x y z', { players: { H1: ':13349+jump-up' } }).activate('H1', 'move')
    s.standUp()
    s.step('x')
    s.step('y')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
  })

  rule('[bb2020 485] while prone he may declare a block and stand up by an agility roll at +1', () => {
    const s = scene('H9 . H1/ A1 x', { players: { H1: '+jump-up' } })
    s.activate('H1', 'block').standUp()
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice jumpUp', 2, ['jumpUp +1']])
    s.roll('jumpUp', 2)
    s.block('A1')
    s.roll('block', 3).push('x')
    s.stay()
    const t = scene('H9 . H1/ A1 x')
    expect(t.answers('activate')).not.toContain('activate H1 block')
  })

  rule('[bb2020 486] failing it he stays down and his action is over', () => {
    const s = scene('H9 . H1/ A1 x', { players: { H1: ':63549+jump-up' } })
    s.activate('H1', 'block').standUp()
    expect(s.needs()).toBe(4)
    s.roll('jumpUp', 3)
    expect([s.posture('H1'), s.turnovers()]).toEqual(['prone', []])
    s.expectTurnOf('home')
    expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
  })
})

describe('Leap', () => {
  const LEAPER = { H1: '+leap' }

  rule('[bb2020 487] over a standing player or an empty square, for two squares, once', () => {
    const s = scene('H1 A1 x\n. . y', { players: LEAPER }).activate('H1', 'move')
    expect(s.answers('leap')).toEqual(expect.arrayContaining(['leap x', 'leap y', 'leap h10']))
    s.choose('leap', { square: 'x' })
    expect([s.waits(), s.needs()]).toEqual(['dice jump', 4])
    s.roll('jump', 4)
    expect([s.where('H1'), s.answers('leap')]).toEqual(['x', []])
    expect(scene('H1 A1 x').activate('H1', 'move').answers('leap')).toEqual([])
  })

  rule('[bb2020 488] his penalty is 1 smaller, but at least −1', () => {
    const one = scene('H1 A1 x', { players: LEAPER }).activate('H1', 'move')
    one.choose('leap', { square: 'x' })
    expect(one.modifiers()).toEqual(['tackleZone -1'])
    one.roll('jump', 4)
    const three = scene('H1 A1 x\nA2 A3 .', { players: LEAPER }).activate('H1', 'move')
    three.choose('leap', { square: 'x' })
    expect([three.modifiers(), three.needs()]).toEqual([
      ['tackleZone -1', 'tackleZone -1', 'tackleZone -1', 'leap +1'],
      5,
    ])
    three.roll('jump', 5)
    const none = scene('H1 . x', { players: LEAPER }).activate('H1', 'move')
    none.choose('leap', { square: 'x' })
    expect(none.modifiers()).toEqual([])
    none.roll('jump', 3)
  })

  rule('[bb2020 489] failing to rush he falls where he would have landed, without another roll', () => {
    const s = scene('H1 A1 x', { players: LEAPER, facts: 'act=h1:move:0.2' })
    s.choose('leap', { square: 'x' })
    s.roll('goForIt', 1).roll('armour', 1, 2)
    expect([s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual(['x', 'prone', ['knockedDown']])
  })
})

describe('Sprint and Sure Feet', () => {
  rule('[bb2020 498] a third rush', () => {
    const s = scene('H1 . . . . .\nH9', { players: { H1: ':13349+sprint' } })
      .activate('H1', 'move')
      .step('f11')
    for (const square of ['f12', 'f13', 'f14']) s.step(square).roll('goForIt', 2)
    expect(s.where('H1')).toBe('f14')
    s.expectTurnOf('home')
  })

  rule('[bb2020 499] one failed rush of a team turn is rolled again', () => {
    const s = scene('H1 x y', { players: { H1: '+sure-feet' }, facts: 'act=h1:move:0.2' })
    s.step('x').roll('goForIt', 1)
    expect(s.answers()).toEqual(['keep', 'reroll sure-feet'])
    s.reroll('sure-feet')
    s.roll('goForIt', 2)
    s.step('y').roll('goForIt', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bb2020 499] not in the kick-off’s bonus turn', () => {
    const s = scene('H1 x y', { players: { H1: '+sure-feet' }, facts: 'act=h1:move:0.2' })
    s.match.turn.bonus = true
    s.step('x').roll('goForIt', 1)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })
})
