// The first round of play-offs after conferences: their teams are kept apart as far as that goes, and the final is between two
// conferences where these have divisions. Neighbours: conferences.ts says who qualifies, knockOut.ts pairs the seeds.
import { sameCoach } from './coaches.ts'
import type { ConferencesPlan } from './competition.ts'
import { bracketOrder, bracketSize } from './knockOut.ts'
import { leastCostPairing } from './matching.ts'
import type { Season } from './state.ts'

/** The first half of the conferences' numbers is odd: conference 1 plays in the upper half, conference 2 in the lower one. */
const inUpperHalf = (id: string, { conferences, divisions = 1 }: Season): boolean =>
  Math.floor(conferences.findIndex((ids) => ids.includes(id)) / divisions) % 2 === 0

/** One half of a list, best seed first, with the worst of the other half where it is too short. */
const halved = (seeds: readonly string[], season: Season): readonly [upper: string[], lower: string[]] => {
  const half = seeds.length / 2
  const upper = seeds.filter((id) => inUpperHalf(id, season))
  const lower = seeds.filter((id) => !upper.includes(id))
  const moved = [...upper.splice(half), ...lower.splice(half)]
  const filled = (ids: string[]): string[] => (ids.length < half ? [...ids, ...moved] : ids)
  return [filled(upper), filled(lower)]
}

/** The seeds in another order, so that each half of the bracket belongs to one conference. */
const halfEach = (seeds: readonly string[], season: Season): string[] => {
  const order = bracketOrder(seeds.length)
  const half = seeds.length / 2
  const inHalf = bracketOrder(half)
  const moved = seeds.slice()
  for (const [side, ids] of halved(seeds, season).entries())
    for (const [place, rank] of inHalf.entries()) moved[order[side * half + place]] = ids[rank]
  return moved
}

/**
 * Seeds in the order that gives the first round: teams of one coach do not meet, then teams of one group do not, and as few
 * opponents as possible are swapped for that.
 */
export const arranged = (qualified: readonly string[], plan: ConferencesPlan, season: Season): string[] => {
  const { conferences, divisions = 1 } = season
  if (conferences.length < 2) return qualified.slice()
  const size = bracketSize(qualified.length)
  const isHalved = divisions > 1 && conferences.length > divisions && qualified.length === size && size > 2
  const seeds = isHalved ? halfEach(qualified, season) : qualified
  const order = bracketOrder(size)
  const pairs: { readonly better: number; readonly worse: number; readonly half: number }[] = []
  for (let slot = 0; slot < order.length; slot += 2) {
    const [better, worse] = [order[slot], order[slot + 1]].sort((a, b) => a - b)
    if (worse < seeds.length) pairs.push({ better, worse, half: slot < order.length / 2 ? 0 : 1 })
  }
  const same = (a: number, b: number): boolean =>
    conferences.some((ids) => ids.includes(seeds[a]) && ids.includes(seeds[b]))
  const teamOf = new Map(season.teams.map((team) => [team.id, team]))
  const ofOneCoach = (a: number, b: number): boolean => {
    const [one, other] = [teamOf.get(seeds[a]), teamOf.get(seeds[b])]
    return plan.coachesApart === true && one !== undefined && other !== undefined && sameCoach(one, other)
  }
  const count = pairs.length
  const dear = count * seeds.length ** 2 + 1
  const dearest = dear * (count + 1)
  const partners = leastCostPairing(count * 2, (a, b) => {
    if (a >= count || b < count) return null
    const [one, other] = [pairs[a], pairs[b - count]]
    if (isHalved && one.half !== other.half) return null
    const { better } = one
    const { worse } = other
    return (ofOneCoach(better, worse) ? dearest : 0) + (same(better, worse) ? dear : 0) + (worse - one.worse) ** 2
  })
  const moved = seeds.slice()
  for (const [index, { worse }] of pairs.entries()) moved[worse] = seeds[pairs[partners[index] - count].worse]
  return moved
}
