// What the handicaps of third give to the match: inducements of the side that has them, skills of players, and points for
// the rules that compare them. Neighbours: handicapsThird.test.ts and handicapsOnPlayersThird.test.ts; the engine's
// test/third/handicaps.test.ts and fielding.test.ts play them.
import type { LineUp } from '@double-skulls/engine'
import type { Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import type { Script } from '../postMatch/support.ts'
import { with1 } from '../team/teams.ts'
import { away, before, home, type Told, third } from './third.ts'

const having = (handicap: number, script: Script = {}, foes: Team = third()): Told =>
  before(third(), foes, script, { agreed: { home: [String(handicap)] } })

/** The skills of a line-up's players, by their numbers. */
const skillsIn = ({ players }: LineUp): { readonly [number: number]: readonly string[] } =>
  Object.fromEntries(players.filter(({ skills }) => skills.length > 0).map(({ number, skills }) => [number, skills]))

describe('handicaps that the match plays for the whole team', () => {
  it.each([
    ['71', 16, 'under-scrutiny'],
    ['74', 23, 'biased-referee-3'],
    ['80', 33, 'smelling-salts'],
    ['81', 34, 'sponsorship-deal'],
    ['82', 35, 'palmed-coin'],
    ['83', 36, 'weather-scroll'],
    ['85', 42, 'grudge-match'],
    ['86', 43, 'doom-and-gloom'],
    ['90', 51, 'twelfth-man'],
    ['91', 52, 'in-the-bag'],
    ['95', 56, 'assassin'],
    ['96', 61, 'bribe-the-ref'],
  ])('[third 71, 74, 80-83, 85, 86, 90, 91, 95, 96] item %s: roll %i is %s', (_item, roll, inducement) => {
    const told = having(roll)
    expect([home(told).inducements, away(told).inducements]).toEqual([[inducement], []])
  })

  it('[third 91] In the Bag: the match knows the points of the players', () => {
    const told = having(52, {}, with1(third(), { points: 4 }, 2))
    expect(away(told).players.map(({ points }) => points ?? 0)).toEqual([0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})

describe('handicaps that the match plays for single players', () => {
  it('[third 66] Appearance Fee: the opponent does not play, and his team may pay while the match goes on', () => {
    const told = having(11, { 'home Appearance Fee': [[4]], 'home appearance fee': [[2]] })
    expect([skillsIn(away(told)), skillsIn(home(told))]).toEqual([{ 4: ['unpaid'] }, {}])
    expect([away(told).inducements, home(told).inducements]).toEqual([['pay-appearance-fee'], []])
  })

  it('[third 70] I Am the Greatest: two opponents by lot', () => {
    const told = having(15, { 'home I Am the Greatest': [[1], [1]] })
    expect(skillsIn(away(told))).toEqual({ 1: ['apart'], 2: ['apart'] })
  })

  it('[third 75] Running Late: D6 opponents by lot', () => {
    const told = having(24, { 'how many': [[6]], 'home Running Late': [[11], [10], [9], [8], [7], [6]] })
    expect(Object.values(skillsIn(away(told)))).toEqual(Array.from({ length: 6 }, () => ['late']))
    const dice = told.steps.find((step) => step.kind === 'roll' && step.why.includes('how many'))
    expect(dice).toMatchObject({ dice: ['d6'] })
  })

  it('[third 76] Greased Shoes: an opponent of choice', () => {
    expect(skillsIn(away(having(25, { 'whom Greased': 'p5' })))).toEqual({ 5: ['greased'] })
  })

  it('[third 78] Morley’s Revenge: D3 opponents by lot', () => {
    const told = having(31, { 'how many': [[2]], 'home Morley': [[3], [1]] })
    expect(skillsIn(away(told))).toEqual({ 1: ['queasy'], 3: ['queasy'] })
    const dice = told.steps.find((step) => step.kind === 'roll' && step.why.includes('how many'))
    expect(dice).toMatchObject({ dice: ['d3'] })
  })

  it('[third 100] Iron Man: one own player by lot', () => {
    const told = having(65, { 'home Iron Man': [[9]] })
    expect([skillsIn(home(told)), skillsIn(away(told))]).toEqual([{ 9: ['iron-man'] }, {}])
  })

  it('[third 101] Buzzing: an own player of choice', () => {
    const told = having(66, { 'whom Buzzing': 'p3' })
    expect(skillsIn(home(told))).toEqual({ 3: ['buzzing', 'jump-up', 'frenzy'] })
  })
})
