// Attacks that take the place of a block: a stab, and a chainsaw that may kick back. No push, no follow-up.
// Neighbours: block.ts calls them after its declaration, foul.ts uses the chainsaw's kick-back, armour.ts the rolls.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { armourFrame } from './armour.ts'
import { rollFrame } from './roll.ts'
import { settleFrame } from './settle.ts'

export interface StabFrame extends Frame {
  readonly proc: 'stab'
  step: 'attack' | 'balls' | 'end'
  readonly attacker: number
  readonly defender: number
}

export const stab: Procedure<StabFrame, Ctx> = {
  steps: {
    attack: (_c, f) => call(armourFrame(f.defender, f.attacker, 'stab'), 'balls'),
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

export interface ChainsawFrame extends Frame {
  readonly proc: 'chainsaw'
  step: 'attack' | 'bite' | 'balls' | 'end'
  readonly attacker: number
  readonly defender: number
}

export const chainsaw: Procedure<ChainsawFrame, Ctx> = {
  steps: {
    attack: (c, f) => call(rollFrame(c, 'chainsaw', f.attacker, { other: f.defender }), 'bite'),
    bite: (_c, f, hit) =>
      call(armourFrame(hit ? f.defender : f.attacker, hit ? f.attacker : -1, 'chainsaw', CHAINSAW), 'balls'),
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

export const CHAINSAW = [{ value: 3, source: 'chainsaw', player: -1 }] as const

export const weaponFrame = (
  weapon: 'stab' | 'chainsaw',
  attacker: number,
  defender: number,
): StabFrame | ChainsawFrame =>
  weapon === 'stab'
    ? { proc: 'stab', step: 'attack', attacker, defender }
    : { proc: 'chainsaw', step: 'attack', attacker, defender }
