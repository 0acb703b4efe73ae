// Ratings from results: Bradley–Terry by maximum likelihood, on the Elo scale, with 95 % intervals from the Fisher
// information. Neighbours: standings.ts has the results.

export interface Meeting {
  readonly a: number
  readonly b: number
  /** The points of `a`, a draw being half; and the number of games. */
  readonly points: number
  readonly games: number
}

export interface Rating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** The rating of the first player, the anchor. */
export const ANCHOR = 1000
const ELO_PER_LOGIT = 400 / Math.LN10
const Z95 = 1.959964
const ROUNDS = 100

const chance = (difference: number): number => 1 / (1 + Math.exp(-difference))

/** One draw is added to every pair: without it a clean sweep has no finite maximum-likelihood rating. */
const withOneDraw = ({ a, b, points, games }: Meeting): Meeting => ({ a, b, points: points + 0.5, games: games + 1 })

/** Solves matrix · x = right for several right sides; the matrix is small and positive definite. */
const solve = (matrix: readonly (readonly number[])[], right: readonly (readonly number[])[]): number[][] => {
  const rows = matrix.map((row, i) => [...row, ...right[i]])
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i][i]
    rows[i] = rows[i].map((value) => value / pivot)
    for (let j = 0; j < rows.length; j++) {
      const factor = rows[j][i]
      if (j !== i) rows[j] = rows[j].map((value, k) => value - factor * rows[i][k])
    }
  }
  return rows.map((row) => row.slice(matrix.length))
}

/** Gradient and Hessian of the log-likelihood in all ratings but the anchor's, which is 0. */
const shapeAt = (strengths: readonly number[], meetings: readonly Meeting[]) => {
  const slope = strengths.map(() => 0)
  const information = strengths.map(() => strengths.map(() => 0))
  for (const { a, b, points, games } of meetings) {
    const p = chance(strengths[a] - strengths[b])
    const weight = games * p * (1 - p)
    slope[a] += points - games * p
    slope[b] -= points - games * p
    information[a][a] += weight
    information[b][b] += weight
    information[a][b] -= weight
    information[b][a] -= weight
  }
  return { slope: slope.slice(1), information: information.slice(1).map((row) => row.slice(1)) }
}

/** Newton steps are limited to this, so that the first ones do not overshoot. */
const LONGEST_STEP = 1

export const ratingsOf = (players: number, played: readonly Meeting[]): Rating[] => {
  const meetings = played.filter(({ a, b }) => a !== b).map(withOneDraw)
  let strengths: number[] = new Array(players).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, information } = shapeAt(strengths, meetings)
    const steps = solve(
      information,
      slope.map((value) => [value]),
    ).map(([step]) => Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step)))
    strengths = [0, ...steps.map((step, i) => strengths[i + 1] + step)]
    if (steps.every((step) => Math.abs(step) < 1e-12)) break
  }
  const { information } = shapeAt(strengths, meetings)
  const covariance = solve(
    information,
    information.map((_, i) => information.map((__, j) => (i === j ? 1 : 0))),
  )
  return strengths.map((strength, i) => {
    const rating = ANCHOR + ELO_PER_LOGIT * strength
    const margin = i === 0 ? 0 : Z95 * ELO_PER_LOGIT * Math.sqrt(covariance[i - 1][i - 1])
    return { rating, low: rating - margin, high: rating + margin }
  })
}

/** Wilson's 95 % interval of a share, which is also valid at 0 and 1. */
export const shareInterval = (share: number, games: number): readonly [low: number, high: number] => {
  const z2 = Z95 ** 2
  const middle = (share + z2 / (2 * games)) / (1 + z2 / games)
  const margin = (Z95 / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games ** 2))
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)]
}
