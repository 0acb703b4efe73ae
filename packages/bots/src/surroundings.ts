// A number for everybody who stands about a square, as far as he may help or hinder there: whoever helps stands next to it, and whoever
// keeps him from helping next to him. Neighbours: blockOdds.ts remembers by it what it has asked.
import type { Pitch, Square } from '@double-skulls/engine'
import type { Sight } from './sight.ts'

const nearby = new WeakMap<Pitch, (readonly Square[])[]>()

/** The squares up to two away, the square itself among them. */
const squaresAbout = (pitch: Pitch, at: Square): readonly Square[] => {
  let known = nearby.get(pitch)
  if (!known) {
    known = []
    nearby.set(pitch, known)
  }
  if (!known[at]) {
    const found = new Set<Square>([at])
    for (const near of pitch.neighbours[at]) {
      found.add(near)
      for (const far of pitch.neighbours[near]) found.add(far)
    }
    known[at] = [...found]
  }
  return known[at]
}

const POSTURES = { standing: 0, prone: 1, stunned: 2 } as const

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
