// Leader, Loner and Fan Favourite: team re-rolls, who may use them, and the fans.

import { describe, expect } from 'vitest'
import { fame } from '../../src/procs/match/fans.ts'
import { leaderRerolls } from '../../src/procs/rolling/reroll.ts'
import { kick, lineUpForKick, newGame, opening, plainLineUp } from '../support/game.ts'
import { quietKickOff } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

type LineUp = ReturnType<typeof plainLineUp>

const withSkill = (skill: string, numbers: readonly number[], count = 11, rerolls = 0): LineUp => {
  const plain = plainLineUp(count, { rerolls })
  return { ...plain, players: plain.players.map((p) => (numbers.includes(p.number) ? { ...p, skills: [skill] } : p)) }
}

const counters = (s: Scene): string =>
  `${leaderRerolls.of(s.match.squads.home)}/${leaderRerolls.of(s.match.squads.away)}`

/** H1 has just failed to dodge away from A1. */
const failedDodge = (facts: string, players: Record<string, string>, beside = ''): Scene => {
  const s = scene('x H1 A1\n. . .\n. . .\nH2 . .', { facts, players, beside })
  return s.activate('H1', 'move').step('x').roll('dodge', 1)
}

const fallen = (s: Scene): void => {
  s.roll('armour', 1, 1)
  expect(s.posture('H1')).toBe('prone')
}

describe('Leader', () => {
  rule('[bugman 470] one more team re-roll, however many leaders', () => {
    const s = opening(newGame({ home: withSkill('leader', [1, 2, 5], 11, 2), away: plainLineUp() }))
    expect(counters(s)).toBe('1/0')
    expect(s.rerolls('home')).toBe(2)
  })

  rule('[bugman 470] a new one at half-time', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8 leader=0/0', players: { H1: '+leader' } })
    s.endTurn()
    expect(counters(s)).toBe('1/0')
    const t = scene('H1 . A1', { facts: 'turn=away:8/8 leader=1/0', players: { H1: '+leader' } })
    t.endTurn()
    expect(counters(t)).toBe('1/0')
  })

  rule('[bugman 471] it is added after the chef has cooked, so he cannot take it away', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8 rrhalf=1/0 chef=0/1', players: { H1: '+leader' } })
    s.endTurn()
    expect(counters(s)).toBe('0/0')
    s.roll('masterChef', 4, 5, 6)
    expect([s.rerolls('home'), s.rerolls('away'), counters(s)]).toEqual([0, 3, '1/0'])
  })

  rule('[bugman 472] it serves any team-mate while a leader is on the pitch, in any posture', () => {
    for (const state of ['', '.p', '.s']) {
      const s = failedDodge('leader=1/0', {}, `h3@a1+leader${state}`)
      expect(s.answers()).toEqual(['keep', 'reroll leader'])
      s.reroll('leader')
      s.roll('dodge', 6)
      expect(counters(s)).toBe('0/0')
      expect(s.where('H1')).toBe('x')
    }
  })

  rule('[bugman 472] with no leader on the pitch it does not', () => {
    for (const place of ['reserves', 'ko', 'casualty', 'off']) {
      const s = failedDodge('leader=1/0', {}, `h3@${place}+leader`)
      expect(s.waits()).toBe('dice armour')
      fallen(s)
    }
  })

  rule('[bugman 188, 470] it is the one team re-roll of that turn', () => {
    const s = scene('y x H1 A1\n. A2 . .\nH2 . . .', { facts: 'rr=3/0 leader=1/0', players: { H2: '+leader' } })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    expect(s.answers()).toEqual(['keep', 'reroll team', 'reroll leader'])
    s.reroll('leader')
    s.roll('dodge', 6)
    s.step('y')
    s.roll('dodge', 1)
    fallen(s)
    expect(s.rerolls('home')).toBe(3)
  })

  const intoOvertime = (facts: string, leader: string): Scene => {
    const s = scene('H1 . A1', {
      facts: `half=2 turn=away:8/8 score=1-1 overtime=yes ${facts}`,
      players: { H1: leader },
    })
    s.endTurn()
    s.roll('coinToss', 1).home.choose('kick')
    return quietKickOff(s)
  }

  rule('[bugman 473] an unused one is carried into overtime, and none is added there', () => {
    expect(counters(intoOvertime('leader=1/0', '+leader'))).toBe('1/0')
    expect(counters(intoOvertime('leader=0/0', '+leader'))).toBe('0/0')
  })

  rule('[bugman 473] it counts in the shoot-out if a leader was on the pitch to the end', () => {
    for (const [beside, total] of [
      ['h2@a1+leader', 5],
      ['h2@a1+leader.s', 5],
      ['h2@reserves+leader', 4],
      ['h2@ko+leader', 4],
    ] as const) {
      const s = scene('H1 . A1', { facts: 'half=3 turn=away:8/8 score=1-1 overtime=yes rr=1/0 leader=1/0', beside })
      s.endTurn()
      s.roll('shootOut', 3, 1)
      expect(s.happened('rollOff')).toMatchObject([{ why: 'shootOut', home: total, away: 1 }])
    }
  })
})

describe('Loner', () => {
  rule('[bugman 479] a D6 comes before the team re-roll, which he has on 4 or more', () => {
    const s = failedDodge('rr=1/0', { H1: '+loner' })
    expect(s.answers()).toEqual(['keep', 'reroll team'])
    s.reroll('team')
    expect([s.waits(), s.needs()]).toEqual(['dice loner', 4])
    s.roll('loner', 4).roll('dodge', 3)
    expect(s.where('H1')).toBe('x')
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bugman 480] on 1 to 3 the team re-roll is lost and the first result stands', () => {
    for (const face of [1, 3]) {
      const s = failedDodge('rr=2/0', { H1: '+loner' })
      s.reroll('team')
      s.roll('loner', face)
      expect(s.waits()).toBe('dice armour')
      fallen(s)
      expect(s.rerolls('home')).toBe(1)
    }
  })

  rule('[bugman 480] the leader’s re-roll is no exception', () => {
    const s = failedDodge('leader=1/0', { H1: '+loner', H2: '+leader' })
    s.reroll('leader')
    s.roll('loner', 3)
    fallen(s)
    expect(counters(s)).toBe('0/0')
  })

  rule('[bugman 479] his own skills need no such roll', () => {
    const s = failedDodge('rr=1/0', { H1: '+loner+dodge' })
    s.reroll('dodge')
    s.roll('dodge', 6)
    expect(s.rerolls('home')).toBe(1)
  })

  rule('[bugman 479] nor do his team-mates', () => {
    const s = failedDodge('rr=1/0', { H2: '+loner' })
    s.reroll('team')
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 6)
  })
})

describe('Fan Favourite', () => {
  /** Home has two fan favourites on the pitch and one in reserve; the crowds are equal. */
  const kicked = (table: readonly [number, number]): Scene =>
    kick(lineUpForKick(newGame({ home: withSkill('fan-favourite', [1, 2, 12], 12) })), 'c20', [5, 2], table)

  rule('[bugman 428] +1 on results of the table that ask for FAME, for each one on the pitch', () => {
    const coaching = kicked([4, 4]).roll('brilliantCoaching', 1, 1)
    expect(coaching.happened('rollOff')).toMatchObject([{ home: 3, away: 1 }])
    coaching.roll('bounce', 2)
    const cheering = kicked([3, 3]).roll('cheeringFans', 1, 6)
    expect(cheering.happened('rollOff')).toMatchObject([{ home: 3, away: 3 }])
    expect([cheering.rerolls('home'), cheering.rerolls('away')]).toEqual([1, 1])
    cheering.roll('bounce', 2)
    const rock = kicked([5, 6]).roll('throwARock', 2, 3)
    expect(rock.happened('rollOff')).toMatchObject([{ home: 4, away: 3 }])
    rock.roll('randomPlayer', 1).roll('injury', 1, 1).roll('bounce', 2)
    expect(rock.posture('A1')).toBe('stunned')
  })

  rule('[bugman 428] no other skill brings fans', () => {
    const home = withSkill('block', [1, 2, 12], 12)
    const s = kick(lineUpForKick(newGame({ home })), 'c20', [5, 2], [4, 4]).roll('brilliantCoaching', 1, 1)
    expect(s.happened('rollOff')).toMatchObject([{ home: 1, away: 1 }])
    s.roll('bounce', 2)
  })

  rule('[bugman 428] in a pitch invasion his fans reach opponents on 4 or more', () => {
    const s = kicked([6, 6])
    while (s.waits() === 'dice pitchInvasion') s.roll('pitchInvasion', 4)
    s.roll('bounce', 2)
    const stunned = s.match.players.filter((p) => p.posture === 'stunned')
    expect(stunned.map((p) => p.side)).toEqual(Array.from({ length: 11 }, () => 'away'))
  })

  rule('[bugman 429] the FAME of the match itself, which winnings go by, stays as it was', () => {
    const s = kicked([4, 4]).roll('brilliantCoaching', 1, 1).roll('bounce', 2)
    expect([fame.of(s.match.squads.home), fame.of(s.match.squads.away)]).toEqual([0, 0])
  })
})

describe('the gate', () => {
  rule('[crp 10] is the sum of both sides’ fans', () => {
    const s = newGame({ home: plainLineUp(11, { fanFactor: 4 }), away: plainLineUp(11, { fanFactor: 9 }) })
    s.roll('weather', 3, 4).roll('fans', 3, 4).roll('fans', 5, 6).roll('coinToss', 1)
    expect(s.happened('gate')).toEqual([{ type: 'gate', fans: 31000 }])
  })
})
