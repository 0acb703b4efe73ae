// Two opponents blocked at once: the dice of both are rolled and chosen, then both results are applied, even after a
// turnover, and the attacker falls last. Neighbours: activation.ts calls it, block.ts plays each of the two.

import type { Ctx } from '../edition.ts'
import { isNextTo } from '../kernel/base.ts'
import type { Frame } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { type BlockResult, blockFrame } from '../procs/block/blockFrame.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { layDown, placeProne } from '../procs/hurt/fall.ts'
import { hasZone, isOnPitch, stands } from '../procs/move/zones.ts'
import { blockDieFaces } from '../tables/blockDice.ts'

export interface DoubleBlockFrame extends Frame, Receives<{ thrown: BlockResult; applied: BlockResult }> {
  readonly proc: 'doubleBlock'
  step: 'throw' | 'thrown' | 'apply' | 'applied' | 'fall' | 'balls' | 'end'
  readonly attacker: number
  readonly targets: readonly number[]
  /** Their squares when it began. */
  readonly squares: readonly Square[]
  /** What each block returned after its dice were chosen. */
  results: readonly BlockResult[]
  next: number
  /** The defender against whom the attacker falls, or −1. */
  fallsTo: number
  /** One of them used Wrestle. */
  wrestled?: boolean
}

export const doubleBlockFrame = (c: Ctx, attacker: number, first: number, second: number): DoubleBlockFrame => ({
  proc: 'doubleBlock',
  step: 'throw',
  attacker,
  targets: [first, second],
  squares: [c.match.players[first].at, c.match.players[second].at],
  results: [],
  next: 0,
  fallsTo: -1,
})

const partner = (f: DoubleBlockFrame): number => f.targets[1 - f.next]

/**
 * Applies the results one after another, as long as the attacker is able to. Skips blocks that were cancelled or replaced
 * by a weapon, and a target whom the first push moved away.
 */
const applying =
  (ableTo: (c: Ctx, f: DoubleBlockFrame) => boolean) =>
  (c: Ctx, f: DoubleBlockFrame): Next<DoubleBlockFrame> => {
    for (; f.next < f.targets.length; f.next++) {
      const attacker = c.match.players[f.attacker]
      const target = c.match.players[f.targets[f.next]]
      const decided = blockDieFaces(c.rules).find((die) => die === f.results[f.next])
      if (!decided || !ableTo(c, f) || !isOnPitch(target) || !isNextTo(c.rules.pitch, attacker, target)) continue
      const half = { double: true, partner: partner(f), decided }
      return call(blockFrame(c, f.attacker, target.id, false, half), 'applied')
    }
    return 'fall'
  }

export const doubleBlock: Procedure<DoubleBlockFrame, Ctx> = {
  calls: ['block'],
  steps: {
    throw: (c, f): Next<DoubleBlockFrame> => {
      // A weapon used instead of the first block may have knocked the attacker down.
      if (f.next < f.targets.length && stands(c.match.players[f.attacker])) {
        const half = { double: true, partner: partner(f) }
        return call(blockFrame(c, f.attacker, f.targets[f.next], false, half), 'thrown')
      }
      f.next = 0
      return 'apply'
    },

    thrown: (_c, f, result) => {
      f.results = [...f.results, result]
      f.next++
      return 'throw'
    },

    apply: applying((c, f) => stands(c.match.players[f.attacker])),

    applied: (_c, f, result) => {
      if (result === 'attackerFalls') f.fallsTo = f.targets[f.next]
      if (result === 'attackerProne') f.wrestled = true
      f.next++
      return 'apply'
    },

    fall: (c, f) => {
      const attacker = c.match.players[f.attacker]
      if (!hasZone(attacker)) return 'end'
      if (f.fallsTo < 0) {
        if (!f.wrestled) return 'end'
        placeProne(c, attacker, 'wrestle')
        return 'balls'
      }
      layDown(c, attacker, 'block')
      return call(armourFrame(f.attacker, f.fallsTo, 'block'), 'balls')
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}

/** `third`: one set of dice against both, whose result counts for each, even if he lies on the first of them. */
export const pairBlock: Procedure<DoubleBlockFrame, Ctx> = {
  calls: ['block'],
  steps: {
    ...doubleBlock.steps,
    thrown: (_c, f, result) => {
      f.results = [result, result]
      f.next = 0
      return 'apply'
    },
    apply: applying(() => true),
  },
}
