// A league of second with team files: its matches are played as the organiser wants, level play-offs have a coin, and casualties are
// those who come into the boxes. Neighbours: league.test.ts, ../competition/playOffsSecond.test.ts.

import { seededRoller } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { injuryFrame } from '../../../engine/src/procs/hurt/injury.ts'
import { happening } from '../../../engine/test/support/hurting.ts'
import { engineOf as engineOfScene, type Scene } from '../../../engine/test/support/scene.ts'
import { resultsCard } from '../../src/campaign/campaign.ts'
import {
  type Campaign,
  coinOf,
  decide,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  sensibleCoach,
  standings,
  stateOf,
  teamsOf,
} from '../../src/index.ts'
import { newReportBook } from '../../src/postMatch/report.ts'
import { rulesFor } from '../postMatch/scenes.ts'
import { reportOf } from '../postMatch/support.ts'
import { played, teamsFor } from './support.ts'

const campaign = (seed = 5): Campaign =>
  openCampaign({ name: 'League', edition: 'second', seed, teams: teamsFor('second', 6) })

describe('the result of a match of second', () => {
  const [home, away] = teamsFor('second', 2)
  const level = { ...reportOf(home, away, { home: { score: 1 }, away: { score: 1 } }), by: 'turnCap' }

  it('[second 320] is that of the score where the turns have run out', () => {
    const ahead = { ...reportOf(home, away, { home: { score: 2 }, away: { score: 1 } }), by: 'turnCap' }
    expect(resultsCard(ahead, { home, away })).toMatchObject({ winner: 'home', by: 'touchdowns' })
    expect(resultsCard(level, { home, away })).toMatchObject({ winner: null, by: 'touchdowns' })
    expect(resultsCard({ ...level, by: 'overtime' }, { home, away })).toMatchObject({ winner: null, by: 'touchdowns' })
    expect(resultsCard(ahead, { home, away }, { coin: 'away' })).toMatchObject({ winner: 'home', by: 'touchdowns' })
  })

  it('[second 239] has the Fame of the teams after it, where they have any', () => {
    const after = { home: { ...home, fame: 6 }, away }
    const card = resultsCard(level, { home, away }, { after })
    expect([card.home.fame, card.away.fame]).toEqual([6, undefined])
    const famous = teamsFor('second', 4).map((team, index) => ({ ...team, fame: index - 1 }))
    const { season } = stateOf(openCampaign({ name: 'T', edition: 'second', seed: 1, teams: famous }).competition)
    expect(season.teams.map(({ fame }) => fame)).toEqual([-1, 0, 1, 2])
  })

  it('[second 240] is that of the coin where it is level and needs a winner', () => {
    let now = campaign()
    for (let round = nextRound(now); round.matches.length > 0; round = nextRound(now)) {
      now = round.campaign
      for (const fixture of round.matches) {
        const teams = teamsOf(now, fixture)
        const coin = coinOf(now.competition, fixture)
        now = matchPlayed(now, fixture, teams, { ...level, ...reportOf(teams.home, teams.away), by: 'turnCap' })
        const result = stateOf(now.competition).season.fixtures.find(({ id }) => id === fixture.id)?.result
        expect(result).toMatchObject({ winner: coin, by: coin === null ? 'touchdowns' : 'coin' })
      }
    }
    const { season } = stateOf(now.competition)
    expect(season.fixtures.filter(({ result }) => result?.by === 'coin')).toHaveLength(3)
    expect(standings(now.competition, season)[0].rows[0].reason).toContain('(coin)')
    const next = decide(() => nextSeason(now), sensibleCoach(seededRoller(1))).result
    expect([next.teams, stateOf(next.competition).season.number]).toEqual([now.handedIn, 2])
  })

  it('should be played with what wins by the organiser', () => {
    const { competition, ...rest } = campaign()
    const short = { ...rest, competition: { ...competition, victory: { turns: 1 } } }
    const { campaign: now, matches } = nextRound(short)
    expect(played(now, matches[0], 3).match.report.by).toBe('turnCap')
    expect(played(now, matches[0], 3).match.before.setup.options).toMatchObject({ turns: 1 })
  })
})

describe('casualties of second', () => {
  /** H1 hurts A1, or A2 does, and an injury roll of this total says how badly. */
  const casualties = (by: 'H1' | 'A2', ...dice: readonly [number, number]): number[] => {
    const s: Scene = happening('H1 A1 A2', (_c, id) => injuryFrame(id('A1'), id(by), 'block'))
    s.roll('injury', ...dice)
    const book = newReportBook(engineOfScene('second').rules, rulesFor('second'), s.match)
    book.note(s.events)
    s.match.result = { winner: 'draw', score: { home: 0, away: 0 }, by: 'turnCap' }
    const { home, away } = book.finish()
    return [home.casualties, away.casualties]
  }

  it('should be opponents who are injured or dead', () => {
    expect([casualties('H1', 4, 5), casualties('H1', 5, 5), casualties('H1', 6, 6)]).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ])
  })

  it('should not be own players', () => {
    expect(casualties('A2', 5, 5)).toEqual([0, 0])
  })
})
