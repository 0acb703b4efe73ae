// Handicaps of third: how many, and what each does to the line-ups. Neighbours: beforeThird.test.ts for the rest of the
// time before a match, ../postMatch/moneyThird.test.ts for what they leave for afterwards.
import { engineFor } from '@double-skulls/engine'
import { bookOf, type Team, teamRating } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { handicapTable } from '../../src/handicaps/handicapTable.ts'
import type { Script } from '../postMatch/support.ts'
import { with1 } from '../team/teams.ts'
import { away, before, home, richer, type Told, third, words } from './third.ts'

/** The match after the home side got that handicap by agreement. */
const having = (handicap: string, script: Script = {}, teams: { home?: Team; away?: Team } = {}): Told =>
  before(teams.home ?? third(), teams.away ?? third(), script, { agreed: { home: [handicap] } })

describe('handicaps by the gap of ratings', () => {
  /** How many were rolled and chosen, and how many awards come with them. */
  const counted = (gap: number): readonly [number, number, number] => {
    const weaker = third()
    const stronger = richer(gap)
    expect(teamRating(stronger) - teamRating(weaker)).toBe(gap)
    const script: Script = {
      'away handicap': [
        [1, 2],
        [3, 3],
        [3, 5],
        [6, 1],
      ].slice(0, gap > 75 ? 4 : gap > 50 ? 3 : gap > 25 ? 2 : gap > 10 ? 1 : 0),
    }
    const { steps, result } = before(stronger, weaker, gap > 10 ? script : {})
    const rolls = steps.filter((step) => step.kind === 'roll' && step.why === 'handicap')
    const asked = steps.filter((step) => step.kind === 'ask' && step.about?.topic === 'handicap')
    expect([...rolls, ...asked].every(({ who }) => who === 'away')).toBe(true)
    expect(result.options.handicaps?.home.rolled ?? []).toEqual([])
    expect(result.options.handicaps?.away.rolled.length ?? 0).toBe(rolls.length + asked.length)
    return [rolls.length, asked.length, result.options.handicaps?.away.awards ?? 0]
  }

  it('[third 39, 64] are rolled by the team of lower rating: none to 10, then one to four, and more awards', () => {
    expect([0, 10, 11, 25].map(counted)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ])
    expect([26, 50, 51, 75].map(counted)).toEqual([
      [2, 0, 1],
      [2, 0, 1],
      [3, 0, 1],
      [3, 0, 1],
    ])
    expect([76, 100].map(counted)).toEqual([
      [4, 0, 2],
      [4, 0, 2],
    ])
  })

  it('[third 64, 65] from 101 one of choice comes last, and it is none that was rolled', () => {
    expect(counted(101)).toEqual([4, 1, 3])
    const script = {
      'away handicap': [
        [1, 2],
        [3, 3],
        [3, 5],
        [6, 1],
      ] as number[][],
      'which handicap': 'team-anthem',
    }
    const { steps, result } = before(richer(101), third(), script)
    const asked = steps.find((step) => step.kind === 'ask' && step.about?.topic === 'handicap')
    expect(asked?.kind === 'ask' && asked.options.length).toBe(32)
    expect(result.options.handicaps?.away.rolled).toEqual([
      ...['extra-training', 'smelling-salts', 'palmed-coin', 'bribe-the-ref', 'team-anthem'],
    ])
    const last = steps.indexOf(asked ?? steps[0])
    expect(steps.slice(last).some((step) => step.kind === 'roll' && step.why === 'handicap')).toBe(false)
  })

  it('[third 65] are rolled again if the team has them already', () => {
    const script = {
      'away handicap': [
        [1, 2],
        [1, 2],
        [4, 1],
      ] as number[][],
    }
    const { result } = before(richer(30), third(), script)
    expect(result.options.handicaps?.away.rolled).toEqual(['extra-training', 'team-anthem'])
  })

  it('[third 65] count at once, one before the next is rolled', () => {
    // A virus takes the only niggling player out, so nobody draws him afterwards.
    const hurt = with1(richer(30), { niggling: 1 })
    const script = {
      'away handicap': [
        [6, 3],
        [4, 4],
      ] as number[][],
      'It Wasn’t Me': [[1]],
    }
    const told = before(hurt, third(), script)
    const draw = told.steps.find((step) => step.kind === 'roll' && step.why === 'It Wasn’t Me!')
    expect(draw?.kind === 'roll' && draw.dice).toEqual(['d10'])
    expect(home(told).players.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11])
    const first = words(told)
    expect(first.indexOf('away: It Wasn’t Me!')).toBeLessThan(first.indexOf('league: gate'))
  })

  it('are 36, each by its own two dice, and the edition’s matches know what each of them brings', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    expect(handicapTable.map(({ roll }) => roll)).toEqual(faces.flatMap((tens) => faces.map((one) => tens * 10 + one)))
    const engine = engineFor(bookOf(third()).edition)
    for (const { id, roll } of handicapTable) {
      const { setup, options } = having(String(roll)).result
      expect(options.handicaps?.home.rolled).toEqual([id])
      expect(() => engine.start(setup), id).not.toThrow()
    }
  })

  it('refuses an unknown one, with the field and the remedy', () => {
    expect(() => having('77')).toThrow(
      /^handicaps\.home\[0\]: there is no handicap "77"; take one of 11 \(appearance-fee\), 12 \(extra-training\), .*66 \(buzzing\)$/,
    )
    expect(() => before(third(), third(), {}, { agreed: { away: ['12', 'extra-training'] } })).toThrow(
      /^handicaps\.away\[1\]: "extra-training" is named twice; name another one$/,
    )
  })

  it('are written into the history of the team', () => {
    const { result } = having('41')
    expect(result.teams.home.history).toMatchObject([{ what: 'handicaps', rolled: ['team-anthem'] }])
    expect(result.teams.away.history).toEqual([])
  })
})

describe('handicaps on numbers of the line-ups', () => {
  const staffed = third({ staff: { rerolls: 2, apothecaries: 1, assistantCoaches: 1, cheerleaders: 1 }, fans: 5 })

  it('[third 67] Extra Training: one more re-roll', () => {
    const told = having('12', {}, { home: staffed })
    expect([home(told).rerolls, told.result.teams.home.staff.rerolls]).toEqual([3, 2])
  })

  it('[third 73] Bad Habits: the opponents have one less, and never fewer than none', () => {
    expect(away(having('22', {}, { away: staffed })).rerolls).toBe(1)
    expect(away(having('22')).rerolls).toBe(0)
  })

  it('[third 72] Bad Press: their Fan Factor is halved, rounded up, and the gate with it', () => {
    const told = having('21', {}, { away: staffed })
    expect([away(told).fanFactor, told.result.teams.away.fans]).toEqual([3, 5])
    expect(
      told.steps.find((step) => step.who === 'league' && step.kind === 'roll' && step.why === 'gate'),
    ).toMatchObject({ dice: ['d6', 'd6', 'd6', 'd6'] })
  })

  it('[third 84] Team Anthem: +1 Fan Factor, and one die more for the gate', () => {
    const told = having('41', {}, { home: staffed })
    expect([home(told).fanFactor, told.result.teams.home.fans]).toEqual([6, 5])
    const gate = told.steps.find((step) => step.kind === 'roll' && step.why === 'gate')
    expect(gate?.kind === 'roll' && gate.dice.length).toBe(7)
  })

  it('[third 99] That Babe’s Got Talent: D6 more cheerleaders', () => {
    const told = having('64', { 'home cheerleaders': [[4]] }, { home: staffed })
    expect([home(told).cheerleaders, told.result.teams.home.staff.cheerleaders]).toEqual([5, 1])
  })

  it('[third 92] Mickey Finn: one member of their staff is missing, and nobody if there is none', () => {
    const told = having('53', { 'which member': 'apothecaries' }, { away: staffed })
    expect(away(told)).toMatchObject({ apothecaries: 0, assistantCoaches: 1, cheerleaders: 1 })
    const asked = told.steps.find((step) => step.kind === 'ask' && step.about?.topic === 'handicapStaff')
    expect(asked?.kind === 'ask' && asked.options).toEqual(['apothecaries', 'assistantCoaches', 'cheerleaders'])
    expect(words(having('53')).some((line) => line.includes('staff'))).toBe(false)
    const many = third({ staff: { assistantCoaches: 3, wizards: 1 } })
    const coached = having('53', { 'which member': 'assistantCoaches' }, { away: many })
    expect(away(coached)).toMatchObject({ assistantCoaches: 2, inducements: ['wizard'] })
    expect(away(having('53', { 'which member': 'wizards' }, { away: many })).inducements).toEqual([])
  })
})
