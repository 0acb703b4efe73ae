// A seeded source of dice and choices: the same seed gives the same results on every machine. Only drivers use it, no
// rule. Neighbours: playMatch.ts, livelyCoach.ts.
import { type Die, dieFaces } from '../vocabulary/words.ts'

export interface Roller {
  /** A whole number from 0 to n − 1. */
  below(n: number): number
  roll(dice: readonly Die[]): number[]
}

/** A 32-bit xorshift-multiply generator; the seed is mixed first, so that similar seeds give different sequences. */
export const seededRoller = (seed: number): Roller => {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    let t = state ^ (state >>> 16)
    t = Math.imul(t, 0x21f0aaad)
    t ^= t >>> 15
    t = Math.imul(t, 0x735a2d97)
    return (t ^ (t >>> 15)) >>> 0
  }
  const below = (n: number): number => {
    // Rejects draws that would favour low numbers.
    const limit = 0x100000000 - (0x100000000 % n)
    let drawn = next()
    while (drawn >= limit) drawn = next()
    return drawn % n
  }
  return {
    below,
    roll: (dice) => {
      const faces: number[] = new Array(dice.length)
      for (let i = 0; i < dice.length; i++) faces[i] = below(dieFaces(dice[i])) + 1
      return faces
    },
  }
}
