// Kick and Kick-Off Return: skills of the two teams while the kicked ball is in the air.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, opening, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

type Skills = { readonly [number: number]: readonly string[] }

const lineUp = (skills: Skills, count = 11): ReturnType<typeof plainLineUp> => {
  const plain = plainLineUp(count, { rerolls: 2 })
  return { ...plain, players: plain.players.map((p) => ({ ...p, skills: skills[p.number] ?? [] })) }
}

/**
 * Both lined up as a wall, home to kick: H1 H2 H3 on h13 g13 i13, H4 … H7 on e12 k12 f12 j12, H8 on h11, H9 and H10 in
 * the wide zones on c12 and m12, H11 on h7; away mirrored, so that A4 is on e15, A6 on f15, A8 on h16 and A11 on h20.
 */
const lined = (home: Skills, away: Skills = {}, count = 11): Scene =>
  lineUpForKick(newGame({ home: lineUp(home, count), away: lineUp(away) }))

/** Aimed at c20 and scattered straight on by this many squares. */
const kicked = (s: Scene, distance: number): Scene => {
  s.home.choose('aim', { square: 'c20' })
  return s.roll('kickScatter', 5, distance)
}

describe('Kick', () => {
  rule('[bugman 464] the kicker stands on the pitch, off the line and out of the wide zones', () => {
    for (const [number, may] of [
      [11, true],
      [8, true],
      [4, true],
      [1, false],
      [9, false],
      [10, false],
      [12, false],
    ] as const) {
      const s = kicked(lined({ [number]: ['kick'] }, {}, 12), 5)
      expect(s.waits()).toBe(may ? 'home useSkill' : 'dice kickOffTable')
      if (may) s.home.decline()
      s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    }
  })

  rule('[bugman 464] it does not work for the receiving team', () => {
    const s = kicked(lined({}, { 11: ['kick'] }), 5)
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 465] he may halve the distance, rounding down', () => {
    for (const [rolled, squares] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 3],
    ]) {
      const s = kicked(lined({ 11: ['kick'] }), rolled)
      expect(s.question()).toMatchObject({ subject: 'kick', player: s.player('H11').id })
      s.home.use()
      expect(s.ball()).toBe(`air c${20 + squares}`)
      s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    }
  })

  rule('[bugman 465] or leave it', () => {
    const s = kicked(lined({ 11: ['kick'] }), 5)
    s.home.decline()
    expect(s.ball()).toBe('air c25')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 465] the distance is halved once, however many kickers there are', () => {
    const s = kicked(lined({ 8: ['kick'], 11: ['kick'] }), 6)
    s.home.use()
    expect(s.waits()).toBe('dice kickOffTable')
    expect(s.ball()).toBe('air c23')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 465] it can keep the ball on the pitch', () => {
    const s = lined({ 11: ['kick'] })
    s.home.choose('aim', { square: 'c24' })
    s.roll('kickScatter', 5, 4).home.use()
    expect(s.ball()).toBe('air c26')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })
})

describe('Kick-Off Return', () => {
  rule('[bugman 466, 467] up to three squares after the scatter and before the table', () => {
    const s = kicked(lined({}, { 11: ['kick-off-return'] }), 2)
    expect(s.waits()).toBe('away useSkill')
    expect(s.question()).toMatchObject({ subject: 'kick-off-return', player: s.player('A11').id })
    s.away.use()
    expect(s.waits()).toBe('away freeMove')
    s.away.step('g21', 'f22', 'e23')
    expect(s.waits()).toBe('dice kickOffTable')
    expect(s.where('A11')).toBe('e23')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 467] he may stop earlier, or not move at all', () => {
    const s = kicked(lined({}, { 11: ['kick-off-return'] }), 2)
    s.away.use()
    s.away.step('g21')
    s.away.choose('stop')
    expect(s.where('A11')).toBe('g21')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    const t = kicked(lined({}, { 11: ['kick-off-return'] }), 2)
    t.away.decline()
    expect(t.where('A11')).toBe('h20')
    t.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 467] under the ball he does not pick it up, but catches it when it lands', () => {
    const s = lined({}, { 11: ['kick-off-return'] })
    s.home.choose('aim', { square: 'h21' })
    s.roll('kickScatter', 5, 2).away.use()
    s.away.step('h21', 'h22', 'h23')
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1)
    expect([s.needs(), ...s.modifiers()]).toEqual([4])
    s.roll('catch', 4)
    expect(s.holder()).toBe('A11')
  })

  rule('[bugman 466] [crp 122] not from the line of scrimmage, nor for the kicking team', () => {
    const s = kicked(lined({ 11: ['kick-off-return'] }, { 1: ['kick-off-return'] }), 2)
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 466] not out of an opposing tackle zone', () => {
    const small = (skills: Skills): ReturnType<typeof plainLineUp> => lineUp(skills, 4)
    for (const [square, may] of [
      ['c13', false],
      ['c12', true],
    ] as const) {
      const s = opening(newGame({ home: small({}), away: small({ 4: ['kick-off-return'] }) }))
      const place = (tokens: string, squares: string): void => {
        tokens.split(' ').forEach((player, i) => {
          s.coachOf(player).choose('pick', { player })
          s.coachOf(player).choose('place', { square: squares.split(' ')[i] })
        })
        s.coachOf(tokens.split(' ')[0]).choose('done')
      }
      place('H1 H2 H3 H4', `g13 h13 i13 ${square}`)
      place('A1 A2 A3 A4', 'g14 h14 i14 c14')
      kicked(s, 2)
      expect(s.waits()).toBe(may ? 'away useSkill' : 'dice kickOffTable')
      if (may) s.away.decline()
      s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    }
  })

  rule('[bugman 468] one player at each kick-off', () => {
    const s = kicked(lined({}, { 8: ['kick-off-return'], 11: ['kick-off-return'] }), 2)
    s.away.use()
    s.away.step('h17')
    s.away.choose('stop')
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    const t = kicked(lined({}, { 8: ['kick-off-return'], 11: ['kick-off-return'] }), 2)
    t.away.decline()
    expect(t.question()).toMatchObject({ player: t.player('A11').id })
    t.away.decline()
    t.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 469] not when the kick is a touchback', () => {
    const s = lined({}, { 11: ['kick-off-return'] })
    kick(s, 'a26', [2, 1], [1, 1])
    expect(s.waits()).toBe('away touchback')
  })

  rule('[bugman 469] [crp 122] never across halfway', () => {
    const s = kicked(lined({}, { 4: ['kick-off-return'] }), 2)
    s.away.use()
    s.away.step('e14')
    expect(s.away.answers('step').sort()).toEqual(['step d14', 'step d15', 'step e15', 'step f14'])
    s.away.choose('stop')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 467] a tackle zone entered on the way is left by a dodge, and a fall is no turnover', () => {
    const s = kicked(lined({}, { 6: ['kick-off-return'] }), 2)
    s.away.use()
    s.away.step('f14', 'e14')
    expect([s.needs(), ...s.modifiers()]).toEqual([3, 'dodge +1'])
    s.roll('dodge', 2).roll('armour', 1, 1)
    expect(s.posture('A6')).toBe('prone')
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    s.expectTurnOf('away')
    expect(s.turnovers()).toEqual([])
  })

  rule('[bugman 466] nor for a player who swings a ball and chain', () => {
    const s = kicked(lined({}, { 11: ['kick-off-return', 'ball-and-chain'] }), 2)
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1).roll('bounce', 2)
  })
})
