// A cache of the engine's answers during one turn of one match.
// Neighbours: walk.ts, blockOdds.ts and attacks.ts and deeds.ts fill it.
import type { Side } from '@double-skulls/engine'
import type { Test } from './probe.ts'

export interface Legs {
  /** Squares of movement, a sprint included; those of them before the sprint begins; and rushes. */
  readonly moves: number
  readonly walks: number
  readonly rushes: number
  /** The chance to be activated and to stand up; a failure costs the action, not the turn. */
  readonly ready: number
}

/** The effect of one face of the block dice between two players. */
export interface FaceEffect {
  readonly attackerDown: boolean
  readonly defenderDown: boolean
  /** The defender was moved; he was pushed into the crowd. */
  readonly pushed: boolean
  readonly crowd: boolean
  /** The chance that the armour of the player who went down breaks. */
  readonly breaks: number
}

/** The number of block dice, who chooses, and the chance to get as far as throwing them. */
export interface BlockDice {
  readonly dice: number
  readonly chooser: Side
  readonly ready: number
}

export interface Memory {
  readonly legs: Map<string, Legs>
  readonly tests: Map<string, Test>
  /** Dodges by player, tackle zones and hindering skills; `troubles` numbers each set of hindering skills. */
  readonly dodges: Map<number, Test>
  readonly troubles: Map<string, number>
  /** By attacker and defender: a row for each face of a block die. */
  readonly faces: Map<string, readonly FaceEffect[]>
  /** By attacker, defender, square and the players around: null where no dice would be thrown. */
  readonly blocks: Map<string, BlockDice | null>
  /** What a deed of one player against another gains: kept for the whole match. */
  readonly gains: Map<string, number>
  /** What other deeds gain in this turn, and where players have none. */
  readonly deeds: Map<string, number>
  readonly deedless: Set<string>
}
export const newMemory = (gains = new Map<string, number>()): Memory => ({
  ...{ legs: new Map(), tests: new Map(), faces: new Map() },
  ...{ dodges: new Map(), troubles: new Map(), blocks: new Map() },
  ...{ gains, deeds: new Map(), deedless: new Set() },
})
