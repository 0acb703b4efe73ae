// Attacks in place of a block: stab, chainsaw (which may kick back), fire, vomit. No push, no follow-up.
// Neighbours: block.ts calls them after its declaration, foul.ts uses the chainsaw's kick-back, armour.ts the rolls.

import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { layDown, placeProne } from '../procs/hurt/fall.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { modifierSum } from '../procs/rolling/judging.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { turnover } from '../procs/turn/turnover.ts'

export interface StabFrame extends Frame {
  readonly proc: 'stab'
  step: 'attack' | 'balls' | 'end'
  readonly attacker: number
  readonly defender: number
}

export const stabProcedure: Procedure<StabFrame, Ctx> = {
  steps: {
    attack: (_c, f) => call(armourFrame(f.defender, f.attacker, 'stab'), 'balls'),
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

export interface ChainsawFrame extends Frame, Receives<{ bite: RollResult }> {
  readonly proc: 'chainsaw'
  step: 'attack' | 'bite' | 'balls' | 'end'
  readonly attacker: number
  readonly defender: number
}

/** A kick-back is a turnover in some editions. */
export const kickedBack = (c: Ctx): void => {
  if (c.rules.block.kickBackEndsTurn) turnover(c, 'kickBack')
}

export const chainsawProcedure: Procedure<ChainsawFrame, Ctx> = {
  steps: {
    attack: (c, f) => call(rollFrame(c, 'chainsaw', f.attacker, { other: f.defender }), 'bite'),
    bite: (c, f, roll) => {
      const hit = roll === 'passed'
      if (!hit) kickedBack(c)
      return call(
        armourFrame(hit ? f.defender : f.attacker, hit ? f.attacker : -1, 'chainsaw', { modifiers: CHAINSAW }),
        'balls',
      )
    },
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

export const CHAINSAW = [{ value: 3, source: 'chainsaw', player: -1 }] as const

/** Breathing fire: a bad roll burns himself, a good one knocks the victim down, the best one hurts him too. */
export interface BreatheFireFrame extends Frame, Receives<{ breathed: RollResult }> {
  readonly proc: 'breatheFire'
  step: 'attack' | 'breathed' | 'balls' | 'end'
  readonly attacker: number
  readonly defender: number
}

/** A victim this strong gives the roll a penalty. */
const STRONG = 5

export const breatheFireProcedure: Procedure<BreatheFireFrame, Ctx> = {
  steps: {
    attack: (c, f) => {
      const strong = (c.match.players[f.defender].stats.ST ?? 0) >= STRONG
      const modifiers = strong ? [{ value: -1, source: 'strength', player: f.defender }] : []
      return call(rollFrame(c, 'breatheFire', f.attacker, { other: f.defender, modifiers }), 'breathed')
    },
    breathed: (c, f, breath) => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('fire was judged without a roll')
      const victim = c.match.players[f.defender]
      if (roll.faces[0] === 6) {
        layDown(c, victim, 'breatheFire')
        return call(armourFrame(f.defender, f.attacker, 'breatheFire'), 'balls')
      }
      if (breath === 'passed') {
        placeProne(c, victim, 'breatheFire')
        const fragile = may(c, victim).noArmourRoll
        return fragile ? call(injuryFrame(f.defender, f.attacker, 'breatheFire'), 'balls') : 'balls'
      }
      const backfires = roll.faces[0] + modifierSum(roll.modifiers) <= 1
      return backfires ? call(knockDownFrame(f.attacker, 'breatheFire'), 'end') : 'end'
    },
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

/** Projectile vomit: if it misses, it hits himself. */
export interface VomitFrame extends Frame, Receives<{ spat: RollResult }> {
  readonly proc: 'vomit'
  step: 'attack' | 'spat' | 'balls' | 'end'
  readonly attacker: number
  readonly defender: number
}

export const vomit: Procedure<VomitFrame, Ctx> = {
  steps: {
    attack: (c, f) => call(rollFrame(c, 'vomit', f.attacker, { other: f.defender }), 'spat'),
    spat: (_c, f, roll) => {
      const hit = roll === 'passed'
      return call(armourFrame(hit ? f.defender : f.attacker, hit ? f.attacker : -1, 'vomit'), 'balls')
    },
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

/** Attacks after which a blitzer may move on. */
export const leavesTime: readonly string[] = ['vomit']

type WeaponFrame = StabFrame | ChainsawFrame | BreatheFireFrame | VomitFrame
export type Weapon = WeaponFrame['proc']

export const weaponFrame = (weapon: Weapon, attacker: number, defender: number): WeaponFrame => ({
  proc: weapon,
  step: 'attack',
  attacker,
  defender,
})
