// Conferences: how many there are, the matches inside and across them, and who qualifies for the play-offs.
// Neighbours: groups.ts draws their teams, roundRobin.ts pairs inside one, firstRound.ts seeds the play-offs, draw.ts numbers
// the tables. With divisions these are the groups that this file calls conferences.
import { counted } from '../counted.ts'
import { type Competition, type ConferencesPlan, misfit } from './competition.ts'
import { arranged } from './firstRound.ts'
import { bracketSize, standIn } from './knockOut.ts'
import { type Lots, shuffled } from './lots.ts'
import { roundRobin, type ScheduledPair } from './roundRobin.ts'
import { strictOrder } from './standings.ts'
import { playing, type Season } from './state.ts'

/** Three to five teams each; for 4 to 9 teams as in the Companion's table: 1, 1, 2, 2, 2, 3. */
export const conferenceCount = (teams: number): number => Math.max(1, Math.round(teams / 3.5))

/** The most teams of a group; divisions have four or five. */
const MOST_IN_GROUP = 5
const USUAL_IN_DIVISION = 4.5
/** Leagues from this size on are two conferences of divisions: 32 teams and 40 are twice four divisions of four or five. */
const BIG_LEAGUE = 32

const divisionCount = (teams: number): number =>
  Math.max(1, Math.ceil(teams / MOST_IN_GROUP), Math.round(teams / USUAL_IN_DIVISION))

/** How many conferences there are, and how many divisions in each. */
export interface Layout {
  readonly conferences: number
  readonly divisions: number
}

/** `asked` are the highest numbers that teams entered with; 0 where none did. */
export const layoutOf = (plan: ConferencesPlan, teams: number, asked: Layout): Layout => {
  const { divisions = 1 } = plan
  const isBig = divisions === null ? teams >= BIG_LEAGUE || asked.divisions > 1 : divisions > 1
  const conferences = plan.conferences ?? Math.max(asked.conferences, isBig ? 2 : conferenceCount(teams))
  if (divisions !== null) return { conferences, divisions }
  const isSplit = isBig || plan.conferences !== null
  return { conferences, divisions: Math.max(asked.divisions, isSplit ? divisionCount(teams / conferences) : 1) }
}

/**
 * The conferences' rounds run in parallel; a cross match goes into the first round in which both teams are free. It is between
 * two coaches: `isOwn` says which teams have the same one.
 */
export const conferenceSchedule = (
  conferences: readonly (readonly string[])[],
  { legs, cross }: ConferencesPlan,
  lots: Lots,
  isOwn: (one: string, other: string) => boolean = () => false,
): ScheduledPair[] => {
  const schedule = conferences.flatMap((ids) => roundRobin(shuffled(ids, lots), legs))
  const homes = new Map<string, number>()
  const count = ({ home, away }: ScheduledPair): void => {
    homes.set(home, (homes.get(home) ?? 0) + 1)
    homes.set(away, (homes.get(away) ?? 0) - 1)
  }
  for (const pair of schedule) count(pair)
  for (const [one, other] of crossPairs(conferences, cross, lots, isOwn)) {
    const busy = (round: number): boolean =>
      schedule.some((pair) => pair.round === round && [pair.home, pair.away].some((id) => id === one || id === other))
    let round = 1
    while (busy(round)) round++
    const turned = (homes.get(one) ?? 0) > (homes.get(other) ?? 0)
    const pair = turned ? { round, home: other, away: one } : { round, home: one, away: other }
    count(pair)
    schedule.push(pair)
  }
  return schedule.sort((a, b) => a.round - b.round)
}

type Pairs = readonly (readonly [string, string])[]

/** Shuffles before a coach may meet himself, which happens only where there are more matches across than other coaches. */
const MOST_SHUFFLES = 99

/**
 * Random matches of each team against `cross` teams of each other conference; in a smaller conference some play more.
 */
const crossPairs = (
  conferences: readonly (readonly string[])[],
  cross: number,
  lots: Lots,
  isOwn: (one: string, other: string) => boolean,
): Pairs => {
  const between = (one: readonly string[], other: readonly string[]): Pairs => {
    const [larger, smaller] = (one.length >= other.length ? [one, other] : [other, one]).map((ids) =>
      shuffled(ids, lots),
    )
    if (cross > smaller.length)
      misfit(
        `cross: ${cross} ${cross === 1 ? 'match' : 'matches'} across ${cross === 1 ? 'is' : 'are'} more than the ${counted(smaller.length, 'team')} of a conference; plan fewer`,
      )
    return Array.from({ length: cross }, (_, shift) =>
      larger.map((id, place) => [id, smaller[(place + shift) % smaller.length]] as const),
    ).flat()
  }
  return conferences.flatMap((one, index) =>
    conferences.slice(index + 1).flatMap((other) => {
      let pairs = between(one, other)
      for (let tries = 1; tries < MOST_SHUFFLES && pairs.some((pair) => isOwn(...pair)); tries++)
        pairs = between(one, other)
      return pairs
    }),
  )
}

export interface Qualified {
  /** Best seed first. */
  readonly seeds: readonly string[]
  readonly wildCards: readonly string[]
}

/** The fewest teams in the play-offs of several conferences. */
const LEAST_PLAY_OFFS = 4

/** With one conference two teams, with up to four conferences four teams, otherwise eight, or room for all winners. */
const playOffSize = (plan: ConferencesPlan, conferences: number): number =>
  plan.playOffs ?? (conferences === 1 ? 2 : Math.max(LEAST_PLAY_OFFS, bracketSize(conferences)))

/** First the conference winners, then the next places, then the best others as wild cards. */
export const qualified = (competition: Competition, plan: ConferencesPlan, season: Season): Qualified => {
  const fit = new Set(playing(season).map(({ id }) => id))
  const overall = strictOrder(competition, season, [...fit])
  const size = Math.min(playOffSize(plan, season.conferences.length), overall.length)
  const byPlace = season.conferences.map((ids) =>
    strictOrder(
      competition,
      season,
      ids.filter((id) => fit.has(id)),
    ),
  )
  const automatic = Array.from({ length: plan.qualifiers }, (_, place) =>
    overall.filter((id) => byPlace.some((ids) => ids[place] === id)),
  ).flat()
  if (automatic.length > size)
    misfit(
      `playOffs: ${automatic.length === 1 ? '1 team qualifies by its place' : `${automatic.length} teams qualify by their place`}, but the play-offs have room for ${size}`,
    )
  const wildCards = overall.filter((id) => !automatic.includes(id)).slice(0, size - automatic.length)
  const seeds = [...automatic, ...wildCards].flatMap((id) => standIn(season, id) ?? [])
  return { seeds: arranged(seeds, plan, season), wildCards }
}

/** The number of matches of a season whose conferences are drawn by lot. */
export const matchesOfConferences = (teams: number, plan: ConferencesPlan): number => {
  const { legs, cross, thirdPlace } = plan
  const { conferences, divisions } = layoutOf(plan, teams, { conferences: 0, divisions: 0 })
  const count = conferences * divisions
  const sizes = Array.from({ length: count }, (_, i) => Math.ceil((teams - i) / count))
  const inside = sizes.reduce((sum, size) => sum + (legs * size * (size - 1)) / 2, 0)
  const across = sizes.reduce((sum, size, i) => sum + size * cross * (count - 1 - i), 0)
  const size = Math.min(playOffSize(plan, count), teams)
  return inside + across + (size < 2 ? 0 : size - 1 + (thirdPlace && size > 3 ? 1 : 0))
}
