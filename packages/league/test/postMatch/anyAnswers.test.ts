// Random match reports and random answers: money, lists and values stay correct, and the record replays to the same
// result. Neighbours: support.ts; src/sensibleCoach.ts answers with a plan.
import { editionNamed, type Roller, seededRoller } from '@double-skulls/engine'
import {
  availablePlayers,
  bookOf,
  checkTeam,
  type Deciding,
  decide,
  deeds,
  editionOf,
  type MatchReport,
  newSeason,
  type PlayerReport,
  playerValue,
  postMatch,
  readTeam,
  run,
  sensibleCoach,
  staffKinds,
  suggestTeam,
  type Team,
  type Teams,
  teamValue,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { staffPrice, valueInTeam } from '../../src/value.ts'
import { deedsOf, playerReport, reportOf } from './support.ts'

const EDITIONS = ['third', 'crp', 'bb2020'] as const

const injuryOf = (edition: string, roller: Roller): Partial<PlayerReport> => {
  const table = editionNamed(edition)?.tables.casualty
  if (!table || roller.below(6) > 0) return {}
  const row = table.rows[roller.below(table.rows.length)]
  const further = row.lasting && table.lasting ? [table.lasting[roller.below(table.lasting.length)].id] : []
  return { injuries: [row.id, ...further], dead: row.dead }
}

/** A report with random deeds and injuries, possibly inconsistent. */
const wildReport = (home: Team, away: Team, roller: Roller): MatchReport => {
  const { careers } = editionOf(home.edition).league
  const news = (team: Team) => ({
    score: roller.below(4),
    fans: 1 + roller.below(9),
    fame: roller.below(3),
    infected: roller.below(2),
    conceded: false,
    players: Object.fromEntries(
      team.players.map(({ number }) => {
        const deed = deeds[roller.below(deeds.length - 1)]
        const times = roller.below(3) === 0 ? 1 + roller.below(4) : 0
        const points = times * (careers?.awards[deed] ?? 0)
        return [number, { deeds: deedsOf({ [deed]: times }), points, ...injuryOf(team.edition, roller) }]
      }),
    ),
    guests: Array.from({ length: Math.max(0, 11 - availablePlayers(team).length) }, (_, i) =>
      playerReport(60 + i, {
        engaged: 'journeyman' as const,
        position: bookOf(team).roster.positions[0].name,
        points: roller.below(8),
      }),
    ),
  })
  const conceded = roller.below(8) === 0
  return reportOf(home, away, {
    home: { ...news(home), conceded },
    away: { ...news(away), handedOver: conceded ? 2 : 0 },
  })
}

/** Random answers and dice. */
const anyCoach = (roller: Roller): Deciding => ({
  choose: ({ options, about }) =>
    // A limit, so that the procedure ends.
    about?.topic === 'hiring' && roller.below(3) === 0 ? 'done' : options[roller.below(options.length)],
  throwDice: ({ dice }) => roller.roll(dice),
})

/** The team value, calculated independently of src/value.ts. */
const sumOfParts = (team: Team): number => {
  const book = bookOf(team)
  const { fans, staff } = book.league
  const hired = team.players.reduce((sum, player) => sum + valueInTeam(book, team, player), 0)
  const employed = staffKinds.reduce((sum, kind) => {
    const rule = staff[kind]
    return sum + (rule ? team.staff[kind] * staffPrice(book, rule) : 0)
  }, 0)
  return hired + employed + (fans.countsInValue ? team.fans * fans.cost : 0)
}

const expectSound = (team: Team): void => {
  expect(team.treasury).toBeGreaterThanOrEqual(0)
  expect(team.treasury % 5_000).toBe(0)
  expect(checkTeam(team)).toEqual([])
  expect(readTeam(writeTeam(team))).toEqual(team)
  expect(teamValue(team)).toBe(sumOfParts(team))
  const gone = new Set(team.former.map(({ id }) => id))
  expect(team.players.filter(({ id }) => gone.has(id))).toEqual([])
  const book = bookOf(team)
  for (const player of team.players) expect(playerValue(book, player)).toBeGreaterThan(0)
}

const teamsFor = (edition: string, seed: number): Teams => {
  const { edition: rules } = editionOf(edition)
  const list = (i: number): string => rules.rosters[(seed * 2 + i) % rules.rosters.length].id
  return {
    home: suggestTeam({ edition, roster: list(0), name: 'Home' }),
    away: suggestTeam({ edition, roster: list(1), name: 'Away' }),
  }
}

describe.each(EDITIONS)('after wild matches of %s', (edition) => {
  it.each(Array.from({ length: 10 }, (_, seed) => seed))('seed %i should leave two sound teams', (seed) => {
    const roller = seededRoller(seed)
    let { home, away } = teamsFor(edition, seed)
    for (let match = 0; match < 3; match++) {
      const report = wildReport(home, away, roller)
      const before = JSON.stringify([home, away])
      const start = () => postMatch(home, away, report)
      const { result, answers } = decide(start, anyCoach(roller))
      expect(JSON.stringify([home, away])).toBe(before)
      expect(run(start, answers)).toEqual({ done: true, result })
      expectSound(result.home)
      expectSound(result.away)
      ;({ home, away } = result)
    }
  })

  it('should leave two sound teams to a sensible coach, season after season', () => {
    const roller = seededRoller(5)
    let { home, away } = teamsFor(edition, 1)
    for (let season = 0; season < 3; season++) {
      for (let match = 0; match < 4; match++) {
        const report = wildReport(home, away, roller)
        ;({ home, away } = decide(() => postMatch(home, away, report), sensibleCoach(roller)).result)
        expectSound(home)
        expectSound(away)
      }
      home = decide(() => newSeason(home), sensibleCoach(roller)).result
      away = decide(() => newSeason(away), sensibleCoach(roller)).result
      expectSound(home)
      expectSound(away)
    }
  })

  it('should come to the same bytes by the same seed', () => {
    const story = (): string => {
      const roller = seededRoller(11)
      const { home, away } = teamsFor(edition, 3)
      const report = wildReport(home, away, roller)
      return JSON.stringify(decide(() => postMatch(home, away, report), sensibleCoach(roller)))
    }
    expect(story()).toBe(story())
  })
})
