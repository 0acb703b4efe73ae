// Draws the next round, or the whole schedule, of a competition. Neighbours: roundRobin.ts, swiss.ts, knockOut.ts and
// conferences.ts pair teams; changes.ts appends the event; lots.ts has the random numbers.
import { type Competition, type ConferencesPlan, type DrawnEvent, type Fixture, misfit } from './competition.ts'
import { conferenceSchedule } from './conferences.ts'
import { drawGroups } from './groups.ts'
import { type BracketPair, finalOf, firstRound, nextRound, seeded } from './knockOut.ts'
import { drawSeed, type Lots, seededLots } from './lots.ts'
import { recordsOf } from './records.ts'
import { isOwnMatch, ownMatchOf, playOffPairs } from './retirements.ts'
import { roundRobin } from './roundRobin.ts'
import { strictOrder } from './standings.ts'
import { type CompetitionState, openFixtures, playing, type Season, stateOf } from './state.ts'
import { swissRound } from './swiss.ts'

type Draw = Pick<DrawnEvent, 'fixtures' | 'conferences' | 'divisions'>
type Unnumbered = Omit<Fixture, 'id' | 'table'>

/** The next draw as an event. The same competition and seed always give the same draw. */
export const drawNext = (competition: Competition, seed?: number): DrawnEvent => {
  const state = stateOf(competition)
  const used = seed ?? drawSeed(competition.seed, state.season.number, state.season.rounds + 1)
  return drawWith(competition, state, used, seededLots(used))
}

export const drawWith = (competition: Competition, state: CompetitionState, seed: number, lots: Lots): DrawnEvent => {
  const draw = drawFor(competition, state.season, lots)
  if (draw.fixtures.length === 0) misfit('draw: nobody is left to play')
  return { kind: 'drawn', seed, dice: lots.drawn.slice(), ...draw }
}

const drawFor = (competition: Competition, season: Season, lots: Lots): Draw => {
  const { plan } = competition
  const waiting = openFixtures(season)
  const roundByRound = plan.kind !== 'ladder' && plan.kind !== 'roundRobin'
  if (roundByRound && waiting.length > 0)
    misfit(`draw: ${listed(waiting)} not played yet; enter results or forfeits first`)
  if (playing(season).length < 2)
    misfit(
      `draw: ${playing(season).length === 1 ? '1 team has' : `${playing(season).length} teams have`} entered; at least 2 are needed`,
    )
  switch (plan.kind) {
    case 'roundRobin': {
      if (season.rounds > 0) misfit('draw: all rounds are drawn; end the season to draw the next one')
      const order = shuffledIds(season, lots)
      return { fixtures: numbered(roundRobin(order, plan.legs).map((pair) => ({ ...pair, stage: 'regular' }))) }
    }
    case 'swiss': {
      if (season.rounds >= plan.rounds)
        misfit(
          `draw: ${plan.rounds === 1 ? 'the only round is' : `all ${plan.rounds} rounds are`} played; end the season to go on`,
        )
      return { fixtures: numbered(swissPairs(competition, season, plan.pairing, lots)) }
    }
    case 'knockOut':
      return {
        fixtures: bracket(season, () =>
          season.rounds > 0
            ? nextRound(season, plan.thirdPlace)
            : firstRound(seeded(playing(season), plan.seeding, lots)),
        ),
      }
    case 'conferences': {
      if (season.rounds === 0) {
        const groups = drawGroups(playing(season), plan, lots)
        const isOwn = (one: string, other: string): boolean => isOwnMatch(plan, season, { home: one, away: other })
        const schedule = conferenceSchedule(groups.conferences, plan, lots, isOwn)
        return { fixtures: numbered(schedule.map((pair) => ({ ...pair, stage: 'regular' }))), ...groups }
      }
      if (plan.playOffs === 0) misfit('draw: all rounds are drawn and there are no play-offs; end the season to go on')
      return { fixtures: bracket(season, () => playOffsOf(competition, plan, season)) }
    }
    case 'ladder':
      return misfit('draw: a ladder is not drawn; arrange matches as the coaches want them')
    default:
      return plan satisfies never
  }
}

const listed = (waiting: readonly Fixture[]): string => {
  const names = waiting.slice(0, 4).map(({ id }) => id)
  const more = waiting.length > names.length ? ` and ${waiting.length - names.length} more` : ''
  return `${waiting.length === 1 ? 'match' : 'matches'} ${names.join(', ')}${more} ${waiting.length === 1 ? 'is' : 'are'}`
}

const shuffledIds = (season: Season, lots: Lots): string[] => seeded(playing(season), 'random', lots)

const swissPairs = (
  competition: Competition,
  season: Season,
  pairing: Parameters<typeof swissRound>[1],
  lots: Lots,
): Unnumbered[] => {
  const records = recordsOf(competition, season)
  const ids = playing(season).map(({ id }) => id)
  const standing = strictOrder(competition, season, ids).map((id) => {
    const record = records.get(id)
    return {
      id,
      points: record?.points ?? 0,
      met: season.fixtures.flatMap(({ home, away }) => (home === id ? (away ?? []) : away === id ? home : [])),
      byes: record?.byes ?? 0,
      homes: record?.homes ?? 0,
    }
  })
  const round = season.rounds + 1
  return swissRound(standing, pairing, lots).map((pair) => ({ ...pair, round, stage: 'regular' }))
}

/** The next round of the play-offs, unless a coach would meet himself. */
const playOffsOf = (competition: Competition, plan: ConferencesPlan, season: Season): BracketPair[] => {
  const pairs = playOffPairs(competition, plan, season)
  const own = ownMatchOf(plan, season, pairs)
  if (own)
    misfit(
      `draw: ${own.teams.join(' and ')}, both of ${own.coach}, would meet in the ${own.round}; retire one of the two first`,
    )
  return pairs
}

const bracket = (season: Season, next: () => BracketPair[]): Fixture[] => {
  if (finalOf(season)) misfit('draw: the final is drawn; end the season to start the next one')
  const round = season.rounds + 1
  return numbered(next().map((pair) => ({ ...pair, round })))
}

/** Numbers the tables of each round from 1. */
const numbered = (fixtures: readonly Unnumbered[]): Fixture[] => {
  const tables = new Map<number, number>()
  return fixtures.map((fixture) => {
    const table = (tables.get(fixture.round) ?? 0) + 1
    tables.set(fixture.round, table)
    return { id: `${fixture.round}.${table}`, table, ...fixture }
  })
}

/** Repeats every draw of a competition: a message about the first that differs, or null. */
export const verifyDraws = (competition: Competition): string | null => {
  for (const [index, event] of competition.events.entries()) {
    if (event.kind !== 'drawn') continue
    const before = { ...competition, events: competition.events.slice(0, index) }
    const again = drawWith(before, stateOf(before), event.seed, seededLots(event.seed))
    if (JSON.stringify(sorted(again)) !== JSON.stringify(sorted(event)))
      return `events[${index}]: seed ${event.seed} does not draw what is written there`
  }
  return null
}

/** Sorts keys, because another program may have written the file. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
