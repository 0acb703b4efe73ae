// Dice for play-outs with common random numbers: a roll depends on seed, player and kind of roll only, so that similar
// plans get the same luck. Neighbours: playOut.ts throws these dice, playSearch.ts compares plans.
import { type Pending, type Roller, seededRoller } from '@double-skulls/engine'

export type SharedDice = (thrown: Extract<Pending, { wait: 'dice' }>) => number[]

/** A hash of a text. */
const numberOf = (text: string, seed: number): number => {
  let number = seed | 0
  for (let i = 0; i < text.length; i++) number = Math.imul(number ^ text.charCodeAt(i), 0x45d9f3b) ^ (number >>> 15)
  return number
}

export const newSharedDice = (seed: number): SharedDice => {
  const rollers = new Map<string, Roller>()
  return ({ dice, why, roll }) => {
    const occasion = roll ? `${roll.roll} ${roll.player}` : why
    let roller = rollers.get(occasion)
    if (!roller) {
      roller = seededRoller(numberOf(occasion, seed))
      rollers.set(occasion, roller)
    }
    return roller.roll(dice)
  }
}
