// What fair dice do on average, the reference for luck. Neighbour: luck.ts weighs rolls with it.
import { type Die, dieFaces } from '@double-skulls/engine'

/** The chance that these dice sum to at least this total. */
export const chanceToReach = (dice: readonly Die[], total: number): number => {
  let sums = new Map([[0, 1]])
  for (const die of dice) {
    const faces = dieFaces(die)
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (let face = 1; face <= faces; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / faces)
    sums = next
  }
  let reached = 0
  for (const [sum, chance] of sums) if (sum >= total) reached += chance
  return Math.min(1, reached)
}

export interface Spread {
  readonly mean: number
  readonly variance: number
}

/** Mean and variance of the best (or worst) of some dice, with a value for each face, some dice being fixed. */
export const pickedOf = (
  worths: readonly number[],
  dice: number,
  kept: readonly number[],
  pick: (...worths: number[]) => number,
): Spread => {
  const start = kept.length > 0 ? pick(...kept) : null
  let spread = new Map<number | null, number>([[start, 1]])
  for (let i = 0; i < dice; i++) {
    const next = new Map<number | null, number>()
    for (const [best, chance] of spread)
      for (const worth of worths) {
        const now = best === null ? worth : pick(best, worth)
        next.set(now, (next.get(now) ?? 0) + chance / worths.length)
      }
    spread = next
  }
  let mean = 0
  let square = 0
  for (const [worth, chance] of spread) {
    mean += (worth ?? 0) * chance
    square += (worth ?? 0) ** 2 * chance
  }
  return { mean, variance: Math.max(0, square - mean * mean) }
}

/** The normal distribution function in per cent: Abramowitz and Stegun 7.1.26, good to six places. */
export const belowOnBell = (deviations: number): number => {
  const x = Math.abs(deviations) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x)
  return deviations >= 0 ? 1 - tail / 2 : tail / 2
}
