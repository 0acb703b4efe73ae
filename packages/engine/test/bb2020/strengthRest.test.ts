// Arm Bar, Break Tackle, Multiple Block, Pile Driver, Strong Arm and Thick Skull in bb2020.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

/** H1 moves away from A1 to x and rolls this. */
const dodged = (face: number, players: Players, picture = 'y x H1 A1'): Scene =>
  scene(picture, { players }).activate('H1', 'move').step('x').roll('dodge', face)

describe('Arm Bar', () => {
  const TWO = 'y x H1 A1\n. . . A2'

  rule('[bb2020 500] a player who falls dodging out of his tackle zone suffers +1: armour or injury', () => {
    const s = dodged(1, { A1: '+arm-bar' })
    s.roll('armour', 3, 5)
    expect(asked(s)).toBe('away useSkill arm-bar')
    s.away.use()
    s.roll('injury', 3, 4)
    expect(s.posture('H1')).toBe('stunned')
    const t = dodged(1, { A1: '+arm-bar' })
    t.roll('armour', 4, 5).roll('injury', 3, 4).away.use()
    expect(t.where('H1')).toBe('ko')
  })

  rule('[bb2020 500] a failed jump as well, but not a rush; and even while prone after a dive', () => {
    const jumped = (facts = ''): Scene => {
      const s = scene('x A2/ H1\n. . A1', { players: { A1: '+arm-bar' }, facts })
      if (facts === '') s.activate('H1', 'move')
      s.choose('leap', { square: 'x' })
      return s
    }
    const s = jumped()
    s.roll('jump', 2).roll('armour', 3, 5)
    expect(asked(s)).toBe('away useSkill arm-bar')
    const t = jumped('act=h1:move:0.2')
    t.roll('goForIt', 6).roll('goForIt', 1).roll('armour', 3, 5)
    expect(t.posture('H1')).toBe('prone')
    const u = dodged(4, { A1: '+diving-tackle+arm-bar' })
    u.away.use()
    u.roll('armour', 3, 5)
    expect([u.posture('A1'), asked(u)]).toEqual(['prone', 'away useSkill arm-bar'])
  })

  rule('[bb2020 501] of two owners only one', () => {
    const s = dodged(1, { A1: '+arm-bar', A2: '+arm-bar' }, TWO)
    s.roll('armour', 4, 5).roll('injury', 3, 4).away.use()
    expect([s.where('H1'), s.happened('skillUsed').length]).toEqual(['ko', 1])
    const t = dodged(1, { A1: '+arm-bar', A2: '+arm-bar' }, TWO)
    t.roll('armour', 3, 5).away.use()
    t.roll('injury', 3, 4)
    expect(t.posture('H1')).toBe('stunned')
  })
})

describe('Break Tackle', () => {
  rule('[bb2020 504] +1 on a dodge with strength 4 or less, +2 with 5 or more, after the roll', () => {
    const s = dodged(2, { H1: ':64349+break-tackle' })
    expect(asked(s)).toBe('home useSkill break-tackle')
    s.use()
    expect([s.where('H1'), s.modifiers()]).toEqual(['x', ['break-tackle +1']])
    const t = dodged(3, { H1: ':65549+break-tackle' })
    t.use()
    expect([t.where('H1'), t.modifiers(), t.posture('H1')]).toEqual(['x', ['break-tackle +2'], 'standing'])
    const u = dodged(3, { H1: ':64549+break-tackle' })
    u.use()
    u.roll('armour', 1, 2)
    expect(u.posture('H1')).toBe('prone')
  })

  rule('[bb2020 505] once in an action', () => {
    const s = dodged(2, { H1: ':63249+break-tackle' }, 'y x H1 A1\n. A2 . .')
    expect(s.waits()).toBe('home useSkill')
    s.use()
    s.step('y').roll('dodge', 2)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })
})

describe('Multiple Block', () => {
  const BETWEEN = 'H9 . x A1 H1 A2 y'
  const begin = (players: Players, picture = BETWEEN): Scene => {
    const s = scene(picture, { players }).activate('H1', 'block')
    s.choose('block', { player: 'A1', option: 'double' })
    return s
  }

  rule('[bb2020 516, 519] two opponents at once, with 2 less strength; they do not help each other', () => {
    const s = begin({ H1: ':65349+multiple-block' })
    expect([s.waits(), s.answers()]).toEqual(['home secondBlock', ['block A2']])
    s.block('A2')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3)
    expect([s.where('A1'), s.dice()]).toEqual(['f13', ['block']])
    s.roll('block', 3).push('x')
    s.push('y')
    expect([s.where('A1'), s.where('H1'), s.where('A2')]).toEqual(['x', 'f14', 'y'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 516] against equals the other coach chooses of three dice; not in a blitz', () => {
    const s = begin({ H1: ':63349+multiple-block' })
    s.block('A2')
    expect(s.dice()).toHaveLength(3)
    s.roll('block', 3, 3, 6)
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('pushed')
    s.roll('block', 3, 3, 3).push('x')
    s.push('y')
    const t = scene(BETWEEN, { players: { H1: '+multiple-block' } }).activate('H1', 'blitz')
    t.choose('nominate', { player: 'A1' })
    expect(t.answers('block')).toEqual(['block A1'])
  })

  rule('[bb2020 517] both are carried out although the first brings him down', () => {
    const s = begin({ H1: ':65349+multiple-block' })
    s.block('A2')
    s.roll('block', 1).roll('block', 6)
    s.push('y')
    expect([s.posture('A2'), s.posture('H1'), s.turnovers()]).toEqual(['prone', 'standing', []])
    s.roll('armour', 1, 2)
    s.roll('armour', 1, 3)
    expect([s.posture('H1'), s.where('A1'), s.turnovers()]).toEqual(['prone', 'f13', ['knockedDown']])
  })

  rule('[bb2020 518] no follow-up and no Frenzy', () => {
    const s = begin({ H1: ':65349+multiple-block+frenzy' })
    s.block('A2')
    s.roll('block', 3).roll('block', 3).push('x')
    s.push('y')
    expect([s.where('H1'), s.happened('blockDeclared').length]).toEqual(['f14', 2])
    s.expectTurnOf('home')
  })
})

describe('Pile Driver', () => {
  const felled = (facts = ''): Scene => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+pile-driver' }, facts }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 6).push('x')
    s.followUp()
    return s.roll('armour', 1, 2)
  }

  rule('[bb2020 520, 522] after the armour roll a foul on the player he knocked down, then he is placed prone', () => {
    const s = felled()
    expect(asked(s)).toBe('home useSkill pile-driver')
    s.use()
    s.roll('armour', 4, 5).roll('injury', 1, 2)
    expect([s.posture('A1'), s.posture('H1'), s.turnovers()]).toEqual(['stunned', 'prone', []])
    s.expectTurnOf('home')
    const t = felled()
    t.decline()
    expect(t.posture('H1')).toBe('standing')
  })

  rule('[bb2020 520] the referee sees it like any other foul', () => {
    const s = felled()
    s.use()
    s.roll('armour', 2, 2)
    expect(s.waits()).toBe('home useResource')
    s.decline()
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })

  rule('[bb2020 520] not on one who lies out of reach', () => {
    const s = scene('H9 . H1 A1 x', { players: { H1: '+pile-driver' } }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 1, 2)
    s.expectTurnOf('home')
  })

  rule('[bb2020 521] it is the foul of the turn', () => {
    const s = felled()
    s.use()
    s.roll('armour', 1, 3)
    expect(s.answers('activate').filter((one) => one.endsWith('foul'))).toEqual([])
    const t = felled('used=foul')
    t.expectTurnOf('home')
    expect(t.posture('H1')).toBe('standing')
  })

  rule('[bb2020 522] for a carrier that is a turnover; a blitzer moves no further', () => {
    const s = scene('H9 . H1* A1 x', { players: { H1: '+pile-driver' } }).activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    s.block('A1')
    s.roll('block', 6).push('x')
    s.followUp()
    s.roll('armour', 1, 2).use()
    s.roll('armour', 1, 3).roll('bounce', 4)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f12', ['carrierDown']])
  })
})

describe('Strong Arm', () => {
  rule('[bb2020 524] +1 on throws of a team-mate, not of the ball', () => {
    const s = scene('H1 H2 . . x', { players: { H1: ':65359+throw-team-mate+strong-arm', H2: ':62349+right-stuff' } })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { player: 'H2', square: 'x' })
    expect(s.modifiers()).toContain('strong-arm +1')
    s.roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 4).roll('scatter', 5).roll('land', 6)
    const t = scene('H1* . H2', { players: { H1: '+strong-arm' } }).activate('H1', 'pass')
    t.throwTo('H2')
    expect(t.modifiers()).toEqual([])
    t.roll('pass', 6).roll('catch', 6)
  })
})

describe('Thick Skull', () => {
  const hurt = (away: string, ...injury: number[]): Scene => {
    const s = scene('H9 . H1 A1 x', { players: { A1: away } }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    return s.roll('armour', 5, 6).roll('injury', ...injury)
  }

  rule('[bb2020 525] an 8 only stuns him, a 9 knocks him out', () => {
    const s = hurt('+thick-skull', 4, 4)
    expect(asked(s)).toBe('away useSkill thick-skull')
    s.away.use()
    expect(s.posture('A1')).toBe('stunned')
    expect(hurt('+thick-skull', 4, 5).where('A1')).toBe('ko')
  })

  rule('[bb2020 526] with Stunty a 7 only stuns him, an 8 knocks him out, in either order of the skills', () => {
    for (const skills of ['+thick-skull+stunty', '+stunty+thick-skull']) {
      const s = hurt(skills, 3, 4)
      s.away.use()
      expect(s.posture('A1')).toBe('stunned')
      expect(hurt(skills, 4, 4).where('A1')).toBe('ko')
    }
  })
})
