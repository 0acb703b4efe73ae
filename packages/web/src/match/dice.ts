// The dice of a match in this page: random numbers of the browser, or a seed that gives the same faces for the same input of the
// match, reloads included. Neighbour: localHost.ts.
import { type Die, dieFaces, seededRoller } from '@double-skulls/engine'

export type Dice = (dice: readonly Die[], input: number) => number[]

/** Numbers above the largest multiple of `faces` would favour low faces and are drawn again. */
const fairFace = (faces: number): number => {
  const limit = 0x100000000 - (0x100000000 % faces)
  const drawn = new Uint32Array(1)
  do crypto.getRandomValues(drawn)
  while (drawn[0] >= limit)
  return (drawn[0] % faces) + 1
}

export const chanceDice: Dice = (dice) => dice.map((die) => fairFace(dieFaces(die)))

/** Mixes the bits, so that neighbouring inputs of one seed differ widely. */
const SPREAD = 0x9e3779b1

export const seededDice =
  (seed: number): Dice =>
  (dice, input) =>
    seededRoller((seed ^ Math.imul(input + 1, SPREAD)) | 0).roll(dice)
