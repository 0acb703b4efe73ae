// Who stands around a square, as a number: squares with the same number have the same others in the same places.
// Neighbour: moveForecast.ts asks the engine once for each two kinds of squares.
import type { Ctx } from '../edition.ts'
import { OFF, type Square } from '../kernel/pitch.ts'

/** Numbers the squares of one match as one player finds them; nobody else may move meanwhile. */
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
      // The base of somebody big matters beyond the squares right here.
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
