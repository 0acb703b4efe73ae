// Before a match of third: the order, gate, niggling injuries, freebooters. Neighbour: handicapsThird.test.ts.
import type { MatchOptions } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { postMatch } from '../../src/postMatch/postMatch.ts'
import { reportOf, type Script, scripted } from '../postMatch/support.ts'
import { with1 } from '../team/teams.ts'
import { away, before, home, richer, type Told, third, words } from './third.ts'

describe('the order before a match of third', () => {
  it('[third 258] is weather, handicaps, gate, niggling injuries', () => {
    const hurt = with1(third(), { niggling: 1 })
    const told = before(hurt, richer(11), { 'home handicap': [[1, 2]] })
    expect(words(told).slice(0, 4)).toEqual([
      ...['league: weather', 'home: handicap', 'league: gate', 'home: niggling injuries of #1 Lineman 1'],
    ])
    expect(told.result.foretold).toEqual([{ why: 'weather', dice: [1, 1] }])
  })
})

describe('the gate', () => {
  const fans = (count: number) => third({ fans: count })
  const gate = (options: MatchOptions = {}) =>
    before(fans(2), fans(1), { 'league gate': [[6, 5, 1]] }, options).result.options.gate

  it('[third 259] is a die for each point of Fan Factor of both sides, times 1,000', () => {
    expect(gate()).toBe(12_000)
  })

  it('[third 259] has 1 more a point in a semi-final and 2 in a final', () => {
    expect([gate({ stage: 'semiFinal' }), gate({ stage: 'final' })]).toEqual([15_000, 18_000])
  })
})

describe('niggling injuries', () => {
  const hurt = with1(with1(third(), { niggling: 1 }), { niggling: 2 }, 1)

  it('[third 206] a die for each; any 1 misses the match', () => {
    const told = before(hurt, third(), { 'injuries of #1': [[2]], 'injuries of #2': [[6, 1]] })
    expect(home(told).players.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    const fit = before(hurt, third(), { 'injuries of #1': [[2]], 'injuries of #2': [[6, 2]] })
    expect(home(fit).players.length).toBe(11)
  })

  it('[third 206] a team may play with fewer than eleven, and the player is back for the next match', () => {
    const { teams, options } = before(hurt, third(), { 'injuries of #1': [[1]] }).result
    const { result } = scripted(() => postMatch(teams.home, teams.away, reportOf(teams.home, teams.away), options))
    expect(result.home.players[0]).toMatchObject({ niggling: 1, missesNextGame: false })
  })
})

describe('freebooters', () => {
  const rich = { ...third(), treasury: 500_000 }

  it('[third 102, 269] Big Guys play one game for half the list price', () => {
    const told = before(rich, rich, { 'home what to hire': ['mercenary Troll'], 'an option for': ['none'] })
    expect(told.result.teams.home.treasury).toBe(450_000)
    expect(home(told).players.at(-1)).toMatchObject({ position: 'Troll', engaged: 'mercenary' })
    expect(told.result.teams.home.players.length).toBe(11)
  })

  it('[third 269] so do rookies of the list, with skills for 10,000 each', () => {
    const script = { 'home what to hire': ['mercenary Blitzer'], 'a skill for': ['tackle', 'guard', 'none'] }
    const told = before(rich, rich, script)
    expect(told.result.teams.home.treasury).toBe(500_000 - 45_000 - 20_000)
    expect(home(told).players.at(-1)).toMatchObject({ position: 'Blitzer', engaged: 'mercenary' })
    expect([...(home(told).players.at(-1)?.skills ?? [])].sort()).toEqual(['block', 'guard', 'tackle'])
  })

  it('[third 66] leave an appearance fee unpaid if they have cost the money for it', () => {
    const poor = { ...third(), treasury: 50_000 }
    const asked = (script: Script) => {
      const fee = { 'home Appearance Fee': [[1]], 'home appearance fee': [[6]], ...script }
      return away(before(poor, poor, fee, { agreed: { home: ['11'] } })).inducements ?? []
    }
    expect(asked({ 'away what to hire': ['done'] })).toEqual(['pay-appearance-fee'])
    expect(asked({ 'away what to hire': ['mercenary Lineman'], 'a skill for': ['none'] })).toEqual([])
  })

  it('[third 110, 269] count against the limit of Big Guys', () => {
    const ogres = {
      ...third({
        squad: [
          ['Lineman', 10],
          ['Ogre', 1],
        ],
      }),
      treasury: 500_000,
    }
    const offered = (told: Told) => {
      const asked = told.steps.find((step) => step.kind === 'ask' && step.about?.topic === 'inducement')
      return asked?.kind === 'ask' ? asked.options : []
    }
    expect(offered(before(rich, rich))).toEqual(
      expect.arrayContaining(['mercenary Ogre', 'mercenary Troll', 'mercenary Lineman']),
    )
    expect(offered(before(ogres, ogres)).some((option) => /Ogre|Troll|Minotaur/.test(option))).toBe(false)
  })
})
