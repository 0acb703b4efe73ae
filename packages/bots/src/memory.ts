// What a coach has asked the engine this turn and need not ask again. One memory serves one turn of one match.
// Neighbours: walk.ts and blockOdds.ts fill it.
import type { Side } from '@double-skulls/engine'
import type { Test } from './probe.ts'

export interface Legs {
  readonly moves: number
  readonly rushes: number
  /** To be activated and to get up at all: a failure costs the action, not the turn. */
  readonly ready: number
}

/** What comes of one face of the block dice between two players. */
export interface FaceEffect {
  readonly attackerDown: boolean
  readonly defenderDown: boolean
  /** The defender was moved; the crowd has him. */
  readonly pushed: boolean
  readonly crowd: boolean
  /** The chance that armour gives way, of whoever went down. */
  readonly breaks: number
}

/** How a block would be thrown: dice, whose choice they are, and the chance to get as far. */
export interface BlockDice {
  readonly dice: number
  readonly chooser: Side
  readonly ready: number
}

export interface Memory {
  readonly legs: Map<string, Legs>
  readonly tests: Map<string, Test>
  /** Dodges by player, zones and troublesome skills; the skills are numbered as they are met. */
  readonly dodges: Map<number, Test>
  readonly troubles: Map<string, number>
  /** By attacker and defender: a row for each face of a block die. */
  readonly faces: Map<string, readonly FaceEffect[]>
  /** By attacker, defender, square and all who stand about: null where no dice would be thrown. */
  readonly blocks: Map<string, BlockDice | null>
}
export const newMemory = (): Memory => ({
  ...{ legs: new Map(), tests: new Map(), faces: new Map() },
  ...{ dodges: new Map(), troubles: new Map(), blocks: new Map() },
})
