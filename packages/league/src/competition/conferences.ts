// Conferences: their teams, the matches inside and across them, and who qualifies for the play-offs.
// Neighbours: roundRobin.ts inside a conference, knockOut.ts after them, draw.ts numbers the tables.
import { counted } from '../counted.ts'
import { type Competition, type ConferencesPlan, misfit } from './competition.ts'
import { bracketOrder, bracketSize } from './knockOut.ts'
import { type Lots, shuffled } from './lots.ts'
import { leastCostPairing } from './matching.ts'
import { roundRobin, type ScheduledPair } from './roundRobin.ts'
import { strictOrder } from './standings.ts'
import { type EnteredTeam, playing, type Season } from './state.ts'

/** Three to five teams each; for 4 to 9 teams as in the Companion's table: 1, 1, 2, 2, 2, 3. */
export const conferenceCount = (teams: number): number => Math.max(1, Math.round(teams / 3.5))

export const drawConferences = (teams: readonly EnteredTeam[], plan: ConferencesPlan, lots: Lots): string[][] => {
  const asked = Math.max(0, ...teams.map(({ conference }) => conference ?? 0))
  const count = plan.conferences ?? Math.max(asked, conferenceCount(teams.length))
  const conferences: string[][] = Array.from({ length: count }, () => [])
  for (const { id, conference } of teams) if (conference !== undefined) conferences[conference - 1].push(id)
  for (const { id } of shuffled(
    teams.filter(({ conference }) => conference === undefined),
    lots,
  )) {
    const smallest = Math.min(...conferences.map(({ length }) => length))
    conferences.find(({ length }) => length === smallest)?.push(id)
  }
  const thin = conferences.findIndex(({ length }) => length < 2)
  if (thin >= 0)
    misfit(
      `conferences: conference ${thin + 1} would have fewer than 2 teams; enter more teams or plan fewer conferences`,
    )
  return conferences
}

/** The conferences' rounds run in parallel; a cross match goes into the first round in which both teams are free. */
export const conferenceSchedule = (
  conferences: readonly (readonly string[])[],
  { legs, cross }: ConferencesPlan,
  lots: Lots,
): ScheduledPair[] => {
  const schedule = conferences.flatMap((ids) => roundRobin(shuffled(ids, lots), legs))
  const homes = new Map<string, number>()
  const count = ({ home, away }: ScheduledPair): void => {
    homes.set(home, (homes.get(home) ?? 0) + 1)
    homes.set(away, (homes.get(away) ?? 0) - 1)
  }
  for (const pair of schedule) count(pair)
  for (const [one, other] of crossPairs(conferences, cross, lots)) {
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

/**
 * Random matches of each team against `cross` teams of each other conference; in a smaller conference some play more.
 */
const crossPairs = (
  conferences: readonly (readonly string[])[],
  cross: number,
  lots: Lots,
): (readonly [string, string])[] =>
  conferences.flatMap((one, index) =>
    conferences.slice(index + 1).flatMap((other) => {
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
    }),
  )

export interface Qualified {
  /** Best seed first. */
  readonly seeds: readonly string[]
  readonly wildCards: readonly string[]
}

/** With one conference two teams, with up to four conferences four teams, otherwise eight. */
const playOffSize = (plan: ConferencesPlan, conferences: number): number =>
  plan.playOffs ?? (conferences === 1 ? 2 : conferences <= 4 ? 4 : 8)

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
  return { seeds: apart([...automatic, ...wildCards], season.conferences), wildCards }
}

/** The number of matches of a season whose conferences are drawn by lot. */
export const matchesOfConferences = (teams: number, plan: ConferencesPlan): number => {
  const { legs, cross, thirdPlace } = plan
  const count = plan.conferences ?? conferenceCount(teams)
  const sizes = Array.from({ length: count }, (_, i) => Math.ceil((teams - i) / count))
  const inside = sizes.reduce((sum, size) => sum + (legs * size * (size - 1)) / 2, 0)
  const across = sizes.reduce((sum, size, i) => sum + size * cross * (count - 1 - i), 0)
  const size = Math.min(playOffSize(plan, count), teams)
  return inside + across + (size < 2 ? 0 : size - 1 + (thirdPlace && size > 3 ? 1 : 0))
}

/** Swaps as few opponents as possible so that teams of one conference do not meet in the first round. */
const apart = (seeds: readonly string[], conferences: readonly (readonly string[])[]): string[] => {
  if (conferences.length < 2) return seeds.slice()
  const order = bracketOrder(bracketSize(seeds.length))
  const pairs: [better: number, worse: number][] = []
  for (let slot = 0; slot < order.length; slot += 2) {
    const [better, worse] = [order[slot], order[slot + 1]].sort((a, b) => a - b)
    if (worse < seeds.length) pairs.push([better, worse])
  }
  const same = (a: number, b: number): boolean =>
    conferences.some((ids) => ids.includes(seeds[a]) && ids.includes(seeds[b]))
  const count = pairs.length
  const dear = count * seeds.length ** 2 + 1
  const partners = leastCostPairing(count * 2, (a, b) => {
    if (a >= count || b < count) return null
    const [better, usual] = pairs[a]
    const [, worse] = pairs[b - count]
    return (same(better, worse) ? dear : 0) + (worse - usual) ** 2
  })
  const moved = seeds.slice()
  for (const [index, [, usual]] of pairs.entries()) moved[usual] = seeds[pairs[partners[index] - count][1]]
  return moved
}
