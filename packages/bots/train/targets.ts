// What the net should have said of each row: the touchdowns that came, or a mixture of those with what it says of later rows. The
// mixture keeps the luck of the dice out. Neighbours: fit.ts learns them, rows.ts.
import type { Row } from './rows.ts'

/** How far each row trusts what came rather than what the net says of the next one. */
const TRUST = 0.9
const MOST_TURNS = 8

/** What came after each row until its half ended, seen by the row's side. */
export const whatCame = (rows: readonly Row[]): Float32Array => {
  const values = new Float32Array(rows.length)
  let sum = 0
  for (let i = rows.length - 1; i >= 0; i--) {
    if (rows[i].kind === 'halfEnd') sum = 0
    values[i] = sum * rows[i].side
    sum += rows[i].scored
  }
  return values
}

/** What receiving was worth on average, by the turns left. */
export const receivingOf = (rows: readonly Row[], came: Float32Array): number[] => {
  const sums = new Array<number>(MOST_TURNS + 1).fill(0)
  const counts = new Array<number>(MOST_TURNS + 1).fill(0)
  rows.forEach(({ kind, turns }, i) => {
    if (kind !== 'kickOff') return
    sums[Math.min(turns, MOST_TURNS)] += came[i]
    counts[Math.min(turns, MOST_TURNS)]++
  })
  // Too few to tell anything: nothing is said.
  return sums.map((sum, i) => (counts[i] > 20 ? sum / counts[i] : 0))
}

/** The same with what is said of later rows mixed in; `said` is seen by each row's own side. */
export const mixture = (rows: readonly Row[], said: Float32Array): Float32Array => {
  const values = new Float32Array(rows.length)
  // As home sees it: what the row after came to, what was said of it, what was scored on the way to it.
  let [after, saidAfter, scored] = [0, 0, 0]
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i]
    if (row.kind === 'halfEnd') [after, saidAfter] = [0, 0]
    else {
      const here = scored + TRUST * after + (1 - TRUST) * saidAfter
      values[i] = here * row.side
      ;[after, saidAfter] = [here, said[i] * row.side]
    }
    scored = row.scored
  }
  return values
}
