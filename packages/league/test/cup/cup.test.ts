// Bugman's League Cup: before and after its matches, and a whole Cup of sixteen teams. Neighbours: src/cup,
// src/campaign; ../campaign/support.ts plays.
import { seededRoller } from '@double-skulls/engine'
import {
  BadTeam,
  changedSince,
  checkTeam,
  decide,
  leagueRulesOf,
  matchPlayed,
  nextRound,
  postMatch,
  resultsCard,
  run,
  sensibleCoach,
  standings,
  stateOf,
  type Team,
  waitsFor,
  winnerOfSeason,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { playerOf } from '../../src/team.ts'
import { campaignOf, engineOf, playSeason, playSeasons } from '../campaign/support.ts'
import { reportOf } from '../postMatch/support.ts'
import { prepared } from '../preMatch/support.ts'
import { teamOf } from '../team/teams.ts'

const humans = (more: Parameters<typeof teamOf>[0] = {}): Team => teamOf({ edition: 'bugman', ...more })

/** After a match: home improves p1, away p2, with these dice; other questions get the first option. */
const after = (home: Team, away: Team, news: Parameters<typeof reportOf>[2], dice: readonly number[] = [1, 1]) => {
  const left = [...dice]
  const asked: string[] = []
  const offered: (readonly string[])[] = []
  const { result } = decide(() => postMatch(home, away, reportOf(home, away, news)), {
    choose: ({ who, options, about }) => {
      asked.push(`${who} ${about?.topic}`)
      offered.push(options)
      return about?.topic === 'improves' && who === 'away' ? 'p2' : options[0]
    },
    throwDice: ({ who }) => {
      asked.push(`${who} die`)
      return [left.shift() ?? 1]
    },
  })
  return { ...result, asked, offered }
}

describe('a match of the Cup', () => {
  it('[bugman 597] before it a table is found, both rosters lie open, and the weather is rolled', () => {
    const cup = nextRound(campaignOf('bugman', 4, 3))
    expect(cup.matches.map(({ table }) => table)).toEqual([1, 2])
    const { steps, setup, foretold, accounts } = prepared(humans(), humans())
    expect(steps).toEqual(['roll weather'])
    expect(foretold).toEqual([{ why: 'weather', dice: [3, 4] }])
    expect(setup.home.players.map(({ name }) => name)).toEqual(humans().players.map(({ name }) => name))
    expect(accounts.home).toMatchObject({ granted: 0, spent: 0 })
  })

  it('[bugman 598] the match begins with fans and FAME, and then come the turns', () => {
    const { setup } = prepared(humans({ fans: 9 }), humans())
    const engine = engineOf('bugman')
    const match = engine.start(setup)
    engine.apply(match, { dice: [3, 4] })
    expect(engine.pending(match)).toMatchObject({ wait: 'dice', why: 'fans' })
    engine.apply(match, { dice: [6, 6] })
    const events = engine.apply(match, { dice: [1, 1] })
    expect(events.map(({ type }) => type)).toEqual(['fans', 'fans', 'gate'])
    expect(match.squads.home.records).toMatchObject({ fans: 21_000, fame: 2 })
    expect(engine.pending(match)).toMatchObject({ why: 'coinToss' })
  })

  it('[bugman 599] after it one player improves, the winner’s fans grow, and the results card is filled in', () => {
    const [home, away] = [humans({ fans: 3 }), humans({ fans: 3 })]
    const report = reportOf(home, away, { home: { score: 2, casualties: 1 } })
    const played = after(home, away, { home: { score: 2, casualties: 1 } })
    expect(played.asked).toEqual([
      ...['home improves', 'home die', 'home skill', 'away improves', 'away die', 'away skill'],
    ])
    expect(played.home.history.map(({ what }) => what)).toEqual(['match', 'improved', 'fans'])
    expect(played.away.history.map(({ what }) => what)).toEqual(['match', 'improved'])
    expect(resultsCard(report, { home, away })).toEqual({
      home: { touchdowns: 2, casualties: 1, teamValue: 580_000 },
      away: { touchdowns: 0, casualties: 0, teamValue: 580_000 },
      ...{ winner: 'home', by: 'touchdowns' },
    })
  })

  it.each([
    ['a win', { home: { score: 1 } }],
    ['a draw', {}],
    ['a loss', { away: { score: 1 } }],
    ['a concession', { home: { conceded: true } }],
  ])('[bugman 600] one player of either team improves after %s', (_name, news) => {
    const { home, away } = after(humans(), humans(), news)
    const learnt = (team: Team) => team.players.filter(({ advances }) => advances.length > 0).map(({ id }) => id)
    expect(learnt(home)).toEqual(['p1'])
    expect(learnt(away)).toEqual(['p2'])
  })

  it('[bugman 600] an injured player may improve, a star may not', () => {
    const team = humans({ stars: ['griff-oberwald'] })
    const star = team.players.at(-1)
    const news = { home: { players: { 1: { injuries: ['badlyHurt'] } } } }
    const { offered, home } = after(team, humans(), news)
    expect(offered[0]).toEqual(team.players.filter(({ kind }) => kind === 'hired').map(({ id }) => id))
    expect(offered[0]).not.toContain(star?.id)
    expect(playerOf(home, 'p1')).toMatchObject({ niggling: 0, lasting: [], missesNextGame: false })
  })

  it('[bugman 601] with 1 to 5 he learns a skill of his own categories', () => {
    for (const face of [1, 5]) {
      const { offered, home } = after(humans(), humans(), {}, [face, 1])
      const general = offered[1]
      expect(general).toEqual(expect.arrayContaining(['block', 'tackle', 'wrestle']))
      for (const id of ['dodge', 'guard', 'accurate', 'claw']) expect(general).not.toContain(id)
      expect(home.players[0].advances).toMatchObject([{ source: 'normal', value: 0, points: 0 }])
    }
  })

  it('[bugman 601] and may turn every one of them down', () => {
    const team = humans()
    const report = reportOf(team, humans())
    const { result } = decide(() => postMatch(team, humans(), report), {
      choose: ({ options }) => (options.includes('none') ? 'none' : options[0]),
      throwDice: () => [6],
    })
    for (const { advances } of result.home.players) expect(advances).toEqual([])
  })

  it('[bugman 602] with a 6 the skill may be of any category but Extraordinary', () => {
    const { offered, home } = after(humans(), humans(), {}, [6, 1])
    expect(offered[1]).toEqual(expect.arrayContaining(['block', 'dodge', 'guard', 'accurate', 'claw']))
    for (const id of ['loner', 'stunty', 'regeneration', 'bone-head']) expect(offered[1]).not.toContain(id)
    expect(home.players[0].advances).toMatchObject([{ source: 'double' }])
    expect(checkTeam(home)).toEqual([])
    // No skill is learnt twice.
    const again = after(home, humans(), {}, [6, 1])
    expect(again.offered[1]).not.toContain(home.players[0].advances[0].gained)
  })

  it('[bugman 603] the winner has one more fan; after a draw or a loss nothing changes', () => {
    const fans = (news: Parameters<typeof reportOf>[2]) => {
      const { home, away } = after(humans({ fans: 9 }), humans({ fans: 0 }), news)
      return [home.fans, away.fans]
    }
    expect(fans({ home: { score: 1 } })).toEqual([10, 0])
    expect(fans({ away: { score: 1 } })).toEqual([9, 1])
    expect(fans({ home: { score: 2 }, away: { score: 2 } })).toEqual([9, 0])
    expect(fans({ home: { conceded: true } })).toEqual([9, 1])
  })

  it('[bugman 604] no points, no award, no treasury, no expenses, no inducements', () => {
    const news = {
      home: {
        score: 3,
        players: { 1: { deeds: { ...reportOf(humans(), humans()).home.players[0].deeds, touchdown: 3 } } },
      },
    }
    const { home, asked } = after(humans(), humans(), news)
    expect(home.players.every(({ points }) => points === 0)).toBe(true)
    expect(home.players[0].statistics).toMatchObject({ touchdowns: 3, mostValuable: 0 })
    expect(home.treasury).toBe(0)
    expect(asked.filter((step) => step.endsWith('die'))).toHaveLength(2)
    expect(leagueRulesOf('bugman')).toMatchObject({ inducements: null, careers: null, treasury: false })
    expect(prepared(humans({ staff: { rerolls: 8 } }), humans()).steps).toEqual(['roll weather'])
  })

  it('[bugman 244] the roster is signed: nothing but skills and fans may have changed', () => {
    const { campaign, matches } = nextRound(campaignOf('bugman', 2, 3))
    const [fixture] = matches
    const home = campaign.teams[fixture.home]
    const away = campaign.teams[fixture.away ?? '']
    const report = reportOf(home, away, {})
    const signed = after(home, away, {})
    expect(changedSince(home, signed.home)).toEqual([])
    const next = matchPlayed(campaign, fixture, signed, report)
    expect(next.teams[fixture.home]).toBe(signed.home)
    const cheat = { ...signed, home: { ...signed.home, staff: { ...signed.home.staff, rerolls: 9 } } }
    expect(() => matchPlayed(campaign, fixture, cheat, report)).toThrow(BadTeam)
    expect(() => matchPlayed(campaign, fixture, cheat, report)).toThrow(/home: staff\.rerolls/)
  })

  it('waits for the coach with every choice, and its record replays', () => {
    const [home, away] = [humans(), humans()]
    const match = () => postMatch(home, away, reportOf(home, away, {}))
    expect(run(match, [])).toMatchObject({ done: false, waiting: { who: 'home', about: { topic: 'improves' } } })
    const { result, answers } = decide(match, sensibleCoach(seededRoller(1)))
    expect(run(match, answers)).toEqual({ done: true, result })
  })
})

describe('a whole Cup', () => {
  it('[bugman 606] of sixteen teams is played in five rounds by Swiss draw; every casualty is back for the next game', () => {
    let casualties = 0
    const start = campaignOf('bugman', 16, 11)
    const cup = playSeason(start, 11, (_campaign, _fixture, teams, { before, report, after: teamsAfter }) => {
      casualties += report.home.casualties + report.away.casualties
      for (const side of ['home', 'away'] as const) {
        expect(before.ids[side]).toEqual(teams[side].players.map(({ id }) => id))
        expect(teamsAfter[side].former).toEqual([])
        expect(changedSince(teams[side], teamsAfter[side])).toEqual([])
      }
    })
    const { season } = stateOf(cup.competition)
    expect(season.rounds).toBe(5)
    expect(waitsFor(cup.competition, season)).toBe('nothing')
    expect(casualties).toBeGreaterThan(0)
    const [table] = standings(cup.competition, season)
    expect(table.rows).toHaveLength(16)
    expect(winnerOfSeason(cup.competition, season)).toBe(table.rows[0].record.team.id)
    for (const [id, team] of Object.entries(cup.teams)) {
      const games = season.fixtures.filter(({ home, away }) => home === id || away === id)
      expect(new Set(games.flatMap(({ home, away }) => [home, away])).size).toBe(6)
      expect(team.players.reduce((sum, { advances }) => sum + advances.length, 0)).toBe(5)
      const row = table.rows.find(({ record }) => record.team.id === id)
      expect(team.fans).toBe(start.teams[id].fans + (row?.record.won ?? 0))
    }
  }, 120_000)

  it('gives the same bytes for the same seed, and the next one begins with the rosters that were handed in', () => {
    const once = playSeasons(campaignOf('bugman', 4, 2), 1, 2)
    const again = playSeasons(campaignOf('bugman', 4, 2), 1, 2)
    expect(JSON.stringify(again)).toBe(JSON.stringify(once))
    expect(once.teams).toEqual(once.handedIn)
    expect(JSON.stringify(playSeasons(campaignOf('bugman', 4, 2), 1, 3))).not.toBe(JSON.stringify(once))
  }, 60_000)
})
