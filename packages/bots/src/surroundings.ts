// A hash of all players within two squares: those who can assist at a square, and those who can cancel the assist.
// Neighbours: blockOdds.ts uses it as a cache key.
import type { Pitch, Square } from '@double-skulls/engine'
import type { Sight } from './sight.ts'

const nearby = new WeakMap<Pitch, (readonly Square[])[]>()

/** The squares up to two away, the square itself included. */
const squaresAbout = (pitch: Pitch, at: Square): readonly Square[] => {
  let known = nearby.get(pitch)
  if (!known) {
    known = []
    nearby.set(pitch, known)
  }
  if (!known[at]) {
    const squares = new Set<Square>([at])
    for (const near of pitch.neighbours[at]) {
      squares.add(near)
      for (const far of pitch.neighbours[near]) squares.add(far)
    }
    known[at] = [...squares]
  }
  return known[at]
}

const POSTURES = { standing: 0, prone: 1, stunned: 2, faceDown: 2 } as const

export const surroundings = ({ pitch, match }: Sight, at: Square): number => {
  const { board, players } = match
  let [low, high] = [at + 1, 7]
  for (const square of squaresAbout(pitch, at)) {
    const code = board[square]
    if (code === 0) continue
    const player = code > 0 ? players[code - 1] : undefined
    const state = player ? POSTURES[player.posture] * 2 + (player.noZones ? 1 : 0) : 7
    const part = (square * 64 + code) * 8 + state
    low = Math.imul(low ^ part, 0x9e3779b1)
    low ^= low >>> 15
    high = Math.imul(high + part, 0x85ebca6b)
    high ^= high >>> 13
  }
  return (low >>> 0) * 0x100000 + (high & 0xfffff)
}
