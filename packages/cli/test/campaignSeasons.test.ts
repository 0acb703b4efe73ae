// Twenty campaigns of three seasons by random coaches: after every game day each crown has its entry, and nobody has played who could
// not. Neighbours: inProcess.ts plays them, src/season/dayWatch.ts watches; `npm run proof:campaigns` plays two hundred.
import {
  type Campaign,
  campaignOf,
  campaignPhases,
  type DayMatch,
  dayFaults,
  type EntryKind,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { watchDay } from '../src/season/dayWatch.ts'
import { foundTeams } from '../src/season/founding.ts'
import { runLeague, type Simulation } from '../src/season/simulateSeasons.ts'
import { inProcess } from './inProcess.ts'
import { skulls } from './runSkulls.ts'

const league = (seed: number, more: Partial<Simulation> = {}): Simulation => ({
  ...{ edition: 'second:campaign', teams: 4, bots: ['random'], seasons: 3, seed, budget: { nodes: 1 } },
  ...{ campaigns: true, victory: { turns: 3 }, options: { phases: campaignPhases } },
  ...more,
})

describe('twenty campaigns of three seasons', () => {
  const CAMPAIGNS = 20
  const SEASONS = 3
  /** Four teams meet once, and the best two in a final. */
  const MATCHES = 7

  it('[second 244] [second 286] break nothing: every crown has an entry, and nobody plays while dead or laid up', async () => {
    const spent = new Map<EntryKind, number>()
    let matches = 0
    let days = 0
    let gone = 0
    let trained = 0
    for (let seed = 1; seed <= CAMPAIGNS; seed++) {
      const { campaign, complete } = await runLeague(
        league(seed),
        inProcess({
          onMatch: () => matches++,
          onDay: (before, day, after) => {
            days++
            watchDay(before, day, after)
          },
        }),
      )
      expect(complete).toBe(true)
      for (const team of Object.values(campaign.teams)) {
        for (const { for: kind, amount } of campaignOf(team).book) spent.set(kind, (spent.get(kind) ?? 0) + amount)
        gone += team.former.length
        trained += team.players.filter((player) => (player.campaign?.training ?? 0) > 0).length
      }
    }
    expect(matches).toBe(CAMPAIGNS * SEASONS * MATCHES)
    // Three rounds and a final.
    expect(days).toBe(CAMPAIGNS * SEASONS * 4)
    // What happened in them was no peace and quiet.
    for (const kind of ['fee', 'wage', 'bid', 'hire', 'freebooter'] as const)
      expect(spent.get(kind) ?? 0, kind).not.toBe(0)
    expect(gone).toBeGreaterThan(10)
    expect(trained).toBeGreaterThan(0)
  }, 300_000)
})

describe('the watch over game days', () => {
  const played = async (): Promise<readonly [Campaign, readonly DayMatch[], Campaign]> => {
    let first: readonly [Campaign, readonly DayMatch[], Campaign] | null = null
    await runLeague(
      league(3, { seasons: 1, victory: { turns: 1 } }),
      inProcess({
        onDay: (...day) => {
          first ??= day
        },
      }),
    )
    if (!first) throw new Error('no day was played')
    return first
  }

  const withTeam = (campaign: Campaign, change: (team: Team) => Team): Campaign => {
    const [id] = Object.keys(campaign.teams)
    return { ...campaign, teams: { ...campaign.teams, [id]: change(campaign.teams[id]) } }
  }

  it('finds gold from nowhere, in the treasury and in the book, and a book that was rewritten', async () => {
    const [before, day, after] = await played()
    expect(dayFaults(before, day, after)).toEqual([])
    const richer = withTeam(after, (team) => ({ ...team, treasury: team.treasury + 1 }))
    expect(dayFaults(before, day, richer).join('\n')).toMatch(/its book comes to/)
    const gift = withTeam(after, (team) => {
      const { book } = campaignOf(team)
      const entry = { at: 1, for: 'bid' as const, amount: 500, whom: '' }
      return { ...team, treasury: team.treasury + 500, campaign: { ...campaignOf(team), book: [...book, entry] } }
    })
    expect(dayFaults(before, day, gift)).toContainEqual(expect.stringMatching(/: an entry of 500 for bid$/))
    const rewritten = withTeam(after, (team) => {
      const [grant, hire, ...book] = campaignOf(team).book
      const changed = [{ ...grant, amount: grant.amount - 7 }, { ...hire, amount: hire.amount + 7 }, ...book]
      return { ...team, campaign: { ...campaignOf(team), book: changed } }
    })
    expect(dayFaults(before, day, rewritten)).toContainEqual(expect.stringMatching(/: its book was rewritten$/))
  })

  it('finds who played laid up or from the bench, and who is nowhere any more', async () => {
    const [before, day, after] = await played()
    const [match, ...others] = day
    const [first, second] = match.before.teams.home.players
    const changed = {
      ...match.before.teams.home,
      players: match.before.teams.home.players.map((player) => ({
        ...player,
        missesNextGame: player === first,
        ...(player.campaign ? { campaign: { ...player.campaign, bench: player === second } } : {}),
      })),
    }
    const doctored = { ...match, before: { ...match.before, teams: { ...match.before.teams, home: changed } } }
    expect(dayFaults(before, [doctored, ...others], after)).toEqual([
      expect.stringContaining(`${first.name} played though he was laid up`),
      expect.stringContaining(`${second.name} played from the bench`),
    ])
    const lost = withTeam(after, (team) => ({ ...team, players: team.players.slice(1) }))
    expect(dayFaults(before, day, lost).join('\n')).toMatch(/is nowhere any more/)
  })
})

describe('skulls season --edition second', () => {
  const words = ['season', '--edition', 'second', '--teams', '4', '--bots', 'random', '--turns', '2', '--seed', '6']

  it('plays campaigns, the same ones on any number of threads, and tells Fame, squads and money', async () => {
    const one = await skulls(...words, '--threads', '1')
    expect([one.code, one.err]).toEqual([0, ''])
    expect((await skulls(...words, '--threads', '2')).out).toBe(one.out)
    expect(one.out).toMatch(/team +list +bot +Fame +players +bench +Rookies +Veterans +stars +laid up/)
    expect(one.out).toMatch(/team +had +fees and sponsors +wages +hired +tricks +treasury/)
    expect(one.out).not.toContain('Star Player points')
    const { out } = await skulls(...words, '--json')
    const [{ tables }] = JSON.parse(out).seasons
    for (const { treasury, money, squad } of tables.at(-1).rows) {
      expect(money.fees).toBeGreaterThan(0)
      expect(squad.players).toBeGreaterThanOrEqual(11)
      expect(treasury).toBeGreaterThanOrEqual(0)
    }
  })

  it('plays single matches as before where they are asked for', async () => {
    const { code, out } = await skulls(...words, '--single-matches')
    expect(code).toBe(0)
    expect(out).not.toContain('fees and sponsors')
    const other = await skulls('season', '--edition', 'crp', '--single-matches')
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('--single-matches')])
  })

  it('proves many campaigns with a line for each', async () => {
    const { code, out } = await skulls(...words, '--campaigns', '2')
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^seed 6: 7 m/),
      expect.stringMatching(/^seed 7: /),
    ])
    expect(out).toContain('2 campaigns, 14 matches in')
    expect((await skulls('season', '--edition', 'crp', '--campaigns', '2')).err).toContain(
      '--campaigns is for an edition',
    )
  })

  it('founds campaign teams whose stars have been rolled for', () => {
    for (const team of foundTeams(league(9, { teams: 14 })))
      for (const { campaign } of team.players) {
        expect(campaign).toBeDefined()
        if (campaign?.rank === 'star') expect(campaign.starPoints).toBeGreaterThan(0)
      }
  })
})
