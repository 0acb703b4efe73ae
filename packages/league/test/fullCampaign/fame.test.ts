// Match fees and Fame. Neighbours: ../../src/fullCampaign/matchFees.ts, fame.ts, fameAfterMatch.ts.

import { fanFactorByFame } from '@double-skulls/engine'
import { campaignOf, checkTeam, preMatch, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import type { CampaignSeason } from '../../src/fullCampaign/campaignState.ts'
import { fameOf, inNextSeason, leagueFame, rerollsByFame } from '../../src/fullCampaign/fame.ts'
import { matchFee } from '../../src/fullCampaign/matchFees.ts'
import { scripted } from '../postMatch/support.ts'
import { afterGame } from './games.ts'
import { campaignTeam, withState } from './teams.ts'

const famous = (
  fame: number,
  season: Partial<CampaignSeason> = {},
  squad?: Parameters<typeof campaignTeam>[0],
): Team => {
  const team = campaignTeam(squad)
  return { ...withState(team, { season: { ...campaignOf(team).season, ...season } }), fame }
}

const feesOf = (team: Team): number[] =>
  campaignOf(team)
    .book.filter((entry) => entry.for === 'fee')
    .map(({ amount }) => amount)

describe('match fees', () => {
  it('[second 266] are 20,000 for a win, 10,000 for a loss and 15,000 for a draw', () => {
    const won = afterGame({ news: { home: { score: 3 }, away: { score: 1 } } }).result
    expect([feesOf(won.home), feesOf(won.away)]).toEqual([[20_000], [10_000]])
    const drawn = afterGame({}).result
    expect([feesOf(drawn.home), feesOf(drawn.away)]).toEqual([[15_000], [15_000]])
    expect([drawn.home.fame, drawn.away.fame]).toEqual([0, 0])
  })

  it('[second 266] rise and fall by 200 for each point of Fame, win or lose', () => {
    expect([matchFee('win', 4), matchFee('loss', 4), matchFee('loss', -3)]).toEqual([20_800, 10_800, 9400])
    expect(matchFee('loss', -60)).toBe(0)
    // The Fame from before the game pays.
    const { home } = afterGame({ home: famous(5), news: { home: { score: 1 } } }).result
    expect([feesOf(home), home.fame]).toEqual([[21_000], 1])
  })

  it('[second 266, 351] are half as much again in a play-off, and 62,000 and 31,500 in a famous final', () => {
    expect([matchFee('win', 0, 'semiFinal'), matchFee('loss', 0, 'semiFinal')]).toEqual([30_000, 15_000])
    expect([matchFee('win', 0, 'playOff'), matchFee('loss', -10, 'playOff')]).toEqual([30_000, 12_000])
    const final = afterGame({
      home: famous(24),
      away: famous(13),
      news: { home: { score: 3 } },
      options: { stage: 'final' },
    })
    expect([feesOf(final.result.home), feesOf(final.result.away)]).toEqual([[62_000], [31_500]])
  })
})

describe('Fame', () => {
  it('[second 267] is games won less games lost in the season', () => {
    const before = famous(2, { wins: 4, losses: 2, draws: 1 })
    const ahead = afterGame({ home: before, news: { home: { score: 3 } } }).result
    expect([ahead.home.fame, ahead.away.fame]).toEqual([3, -1])
    expect(afterGame({ home: before }).result.home.fame).toBe(2)
    expect(checkTeam(ahead.home)).toEqual([])
  })

  it('[second 267] has 3 more for the most touchdowns, stars, and injuries, and for the top of the conference', () => {
    const own = { touchdowns: 9, stars: 5, hurt: 4, conferencePlace: 1 }
    const weak = { touchdowns: 3, stars: 1, hurt: 0, conferencePlace: 2 }
    expect(leagueFame(own, [weak, weak])).toBe(12)
    expect(leagueFame(weak, [own, weak])).toBe(0)
    // Equal teams share the first place, and nothing is not the most of anything.
    expect(leagueFame(own, [own])).toBe(12)
    expect(leagueFame({ ...own, hurt: 0 }, [{ ...weak, hurt: 0 }])).toBe(9)
  })

  it('[second 267] has 2 and 1 for second and third places in leagues of eight teams or more', () => {
    const best = { touchdowns: 9, stars: 5, hurt: 4, conferencePlace: 1 }
    const good = { touchdowns: 8, stars: 4, hurt: 5, conferencePlace: 3 }
    const weak = { touchdowns: 1, stars: 1, hurt: 1, conferencePlace: 4 }
    const league = (teams: number) => [best, ...Array.from({ length: teams - 2 }, () => weak)]
    expect(leagueFame(good, league(8))).toBe(2 + 2 + 3 + 1)
    expect(leagueFame(good, league(7))).toBe(3)
  })

  it('[second 267] counts this game before it compares', () => {
    const { home, away } = afterGame({
      home: famous(0),
      away: famous(0),
      news: { home: { score: 2 }, away: { score: 1, players: { 3: { wounded: true }, 4: { dead: true } } } },
      options: {
        fameTable: { places: { home: 2, away: 1 }, rivals: [{ touchdowns: 1, stars: 0, hurt: 1, conferencePlace: 3 }] },
      },
      script: { 'home whom to pay': 'everybody' },
    }).result
    expect(campaignOf(home).season).toMatchObject({ wins: 1, touchdowns: 2, hurt: 2 })
    // One win, the most touchdowns and injuries; the loser leads the conference.
    expect([home.fame, away.fame]).toEqual([1 + 3 + 3, -1 + 3])
  })

  it('[second 267] counts no star who has died in this game', () => {
    const fame = (dead: boolean) =>
      afterGame({
        home: famous(0, {}, [
          ['Lineman', 11],
          ['Blitzer', 1, 'star'],
        ]),
        news: { home: { score: 1, players: { 12: { dead } } } },
        options: { fameTable: { places: { home: 0, away: 0 }, rivals: [] } },
      }).result.home.fame
    expect([fame(false), fame(true)]).toEqual([1 + 3 + 3, 1 + 3])
  })

  it('[second 352] of nine wins, six losses, third and second places is 6 and two re-rolls, and 5 after a loss', () => {
    const season = { number: 1, wins: 9, losses: 6, draws: 0, touchdowns: 0, hurt: 0, oldFame: 0 }
    const crusaders = famous(0, season)
    expect([fameOf(crusaders, 1 + 2), rerollsByFame(6, 0)]).toEqual([6, 2])
    expect(fameOf(famous(0, { ...season, losses: 7 }), 1 + 2)).toBe(5)
  })

  it('brings a team re-roll for every 3 points, and the opponent one for every 3 below 0', () => {
    expect([0, 2, 3, 8, 9].map((own) => rerollsByFame(own, 0))).toEqual([0, 0, 1, 2, 3])
    expect([-2, -3, -7].map((other) => rerollsByFame(0, other))).toEqual([0, 1, 2])
    expect(rerollsByFame(-9, 4)).toBe(0)
  })

  it('brings re-rolls into the match, with one for each Special Tactic', () => {
    const home = withState({ ...campaignTeam(), fame: 7 }, { tactics: 2 })
    const away = { ...campaignTeam([['Lineman', 11]], 'orc', 'Gnashers'), fame: -3 }
    const { result, steps } = scripted(() => preMatch(home, away))
    expect([result.setup.home.rerolls, result.setup.away.rerolls]).toEqual([2 + 1 + 2, 0])
    expect(steps).toEqual([])
  })

  it('changes the Fan Factor by one for every 6 points, from 2 to 10', () => {
    expect([0, 5, 6, 13, 60].map((fame) => fanFactorByFame(5, fame))).toEqual([5, 5, 6, 7, 10])
    expect([-5, -6, -60].map((fame) => fanFactorByFame(5, fame))).toEqual([5, 4, 2])
  })

  it('[second 269] of the last season counts for the first three games of the next', () => {
    let team = inNextSeason(famous(5, { wins: 9, losses: 7, touchdowns: 30, hurt: 12 }))
    expect(campaignOf(team).season).toEqual({
      ...{ number: 2, wins: 0, draws: 0, losses: 0, touchdowns: 0, hurt: 0, oldFame: 5 },
    })
    const seen: (number | undefined)[] = []
    for (let game = 0; game < 4; game++) {
      team = afterGame({ home: team, news: { home: { score: 3 } } }).result.home
      seen.push(team.fame)
    }
    expect(seen).toEqual([5, 5, 3, 4])
  })
})
