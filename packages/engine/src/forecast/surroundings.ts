// The players around a square as a number: equal numbers mean the same players in the same places.
// Neighbour: moveForecast.ts asks the engine once for each pair of kinds of squares.
import type { Ctx } from '../edition.ts'
import { OFF, type Square } from '../kernel/pitch.ts'

/** Numbers the squares of a match for one player; valid while no other player moves. */
export const newSurroundings = ({ match, rules }: Ctx, id: number): ((square: Square) => number) => {
  const { step, squares } = rules.pitch
  const numbers = new Map<string, number>()
  const known = new Int16Array(squares).fill(-1)
  return (square) => {
    if (known[square] >= 0) return known[square]
    let text = ''
    for (let d = 0; d < 8; d++) {
      const near = step[square * 8 + d]
      const code = near === OFF ? 0 : match.board[near]
      if (code === 0 || code === id + 1) continue
      // For a big base its exact square matters.
      const big = code < 0 || match.players[code - 1].who.size > 1
      text += big ? `${d}at${square} ` : `${d}:${code} `
    }
    let number = numbers.get(text)
    if (number === undefined) {
      number = numbers.size
      numbers.set(text, number)
    }
    known[square] = number
    return number
  }
}
