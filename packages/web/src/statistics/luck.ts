// Luck, in a simple measure: the result of a roll minus its expected value. A test is worth 1 or 0; a block +1, 0 or −1 by who
// goes down; an injury 1 when the player leaves the pitch. Neighbours: chance.ts, tally.ts; LuckPart.tsx explains it.
import {
  blockDieFaces,
  type Die,
  dieFaces,
  type Engine,
  type Explanation,
  type Match,
  type NamedTable,
  otherSide,
  type Side,
} from '@double-skulls/engine'
import { isBlockDice } from '@double-skulls/words'
import { chanceToReach, pickedOf } from './chance.ts'

export interface Weighed {
  /** The team that wants a high value. */
  readonly side: Side
  readonly worth: number
  readonly expected: number
  readonly variance: number
}

/** The value of a block result for the attacker by the face alone, without skills. */
const blockWorths: { readonly [result: string]: number } = { attackerDown: -1, defenderStumbles: 1, defenderDown: 1 }

export const blockWorth = (result: string): number => blockWorths[result] ?? 0

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The dice that were fixed when some were (re-)rolled: all faces without those just rolled. */
const keptOf = (faces: readonly number[], thrown: readonly number[]): readonly number[] => {
  const left = [...faces]
  for (const face of thrown) {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

const chanced = (side: Side, worth: boolean, p: number): Weighed => ({
  side,
  worth: worth ? 1 : 0,
  expected: p,
  variance: p * (1 - p),
})

/** The highest total that only stuns; above it a player leaves the pitch. */
const stunnedUpTo = (engine: Engine): number =>
  Math.max(...engine.rules.tables.injury.filter(({ result }) => result === 'stunned').map(({ upTo }) => upTo))

export interface Throwing {
  readonly engine: Engine
  readonly match: Match
  readonly roll: Explanation
  /** The dice just rolled and their faces; other dice of the roll may be fixed. */
  readonly dice: readonly Die[]
  readonly thrown: readonly number[]
  /** Who chooses among block dice; null when unknown. */
  readonly chooser: Side | null
}

/** Every way in which dice can fall. */
const fallsOf = (dice: readonly Die[]): readonly (readonly number[])[] =>
  dice.reduce<readonly (readonly number[])[]>(
    (ways, die) => ways.flatMap((way) => Array.from({ length: dieFaces(die) }, (_, i) => [...way, i + 1])),
    [[]],
  )

/** A roll that is read on a table, if the table tells good results from bad ones. */
const onTable = (
  side: Side,
  { modifiers, passed }: Explanation,
  { rows, extremes }: NamedTable,
  dice: readonly Die[],
  kept: readonly number[],
): Weighed | null => {
  if (!rows.some(({ good }) => good)) return null
  const more = sum(modifiers.map(({ value }) => value)) + sum(kept)
  const falls = fallsOf(dice)
  const isGood = (faces: readonly number[]): boolean => {
    const all = [...faces, ...kept]
    const natural = all.every((face) => face === 1)
      ? extremes?.lowest
      : all.every((face) => face === 6)
        ? extremes?.highest
        : undefined
    const row = rows.find(
      natural === undefined ? ({ upTo }) => sum(faces) + more <= upTo : ({ result }) => result === natural,
    )
    return row?.good === true
  }
  return chanced(side, passed, falls.filter(isGood).length / falls.length)
}

/** Weighs a roll; null for one without an expected value. */
export const weigh = ({ engine, match, roll, dice, thrown, chooser }: Throwing): Weighed | null => {
  const player = match.players[roll.player]
  // Whether a neutral player is hurt is nobody's luck.
  if (player.side === 'neutral') return null
  const { side } = player
  const kept = keptOf(roll.faces, thrown)
  if (isBlockDice(roll)) {
    if (chooser === null) return null
    const table = blockDieFaces(engine.rules)
    const pick = chooser === side ? Math.max : Math.min
    const worthOf = (face: number): number => blockWorth(table[face - 1])
    const { mean, variance } = pickedOf(table.map(blockWorth), dice.length, kept.map(worthOf), pick)
    return { side, worth: pick(...roll.faces.map(worthOf)), expected: mean, variance }
  }
  if (roll.roll === 'injury') {
    const limit = stunnedUpTo(engine) - sum(roll.modifiers.map(({ value }) => value))
    return chanced(otherSide(side), sum(roll.faces) > limit, chanceToReach(dice, limit + 1 - sum(kept)))
  }
  const table = engine.rules.tables.results?.find(({ name }) => name === roll.table)
  if (table && roll.result !== undefined) return onTable(side, roll, table, dice, kept)
  if (roll.needed === 0) return null
  // Armour is rolled for the player who went down; his opponents want it to break.
  const wishing = roll.roll === 'armour' ? otherSide(side) : side
  const needed = roll.needed - sum(kept)
  const chance = roll.under ? 1 - chanceToReach(dice, needed + 1) : chanceToReach(dice, needed)
  return chanced(wishing, roll.passed, chance)
}
