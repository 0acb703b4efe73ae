// The armour roll of a player who went down, and the injury roll when it is beaten.
// Hands back what the referee looks at: bit 1 doubles on armour, bit 2 doubles on injury, bit 4 armour broken.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, type Procedure } from '../kernel/procedure.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { injuryFrame } from './injury.ts'
import { rollFrame } from './roll.ts'
import { openWindow } from './window.ts'

export const ARMOUR_DOUBLES = 1
export const INJURY_DOUBLES = 2
export const ARMOUR_BROKEN = 4

export interface ArmourFrame extends Frame {
  readonly proc: 'armour'
  step: 'roll' | 'rolled' | 'judged' | 'injured'
  readonly player: number
  /** Who did it, or −1. */
  readonly by: number
  readonly why: string
  readonly modifiers: readonly Modifier[]
  /** Skills decide after the roll: what they add, and whether it breaks. */
  broken: boolean
  seen: number
}

export const armourFrame = (
  player: number,
  by: number,
  why: string,
  modifiers: readonly Modifier[] = [],
): ArmourFrame => ({ proc: 'armour', step: 'roll', player, by, why, modifiers, broken: false, seen: 0 })

const isDouble = (faces: readonly number[]): boolean => faces.length === 2 && faces[0] === faces[1]

export const armour: Procedure<ArmourFrame, Ctx> = {
  steps: {
    roll: (c, f) => call(rollFrame(c, 'armour', f.player, { modifiers: f.modifiers, other: f.by }), 'rolled'),
    rolled: (c, f, broken) => {
      f.broken = broken === 1
      if (c.match.lastRoll && isDouble(c.match.lastRoll.faces)) f.seen |= ARMOUR_DOUBLES
      return openWindow(c, 'armourRolled', f.by < 0 ? [f.player] : [f.by, f.player], 'judged')
    },
    judged: (_c, f) => {
      if (!f.broken) return f.seen
      f.seen |= ARMOUR_BROKEN
      return call(injuryFrame(f.player, f.by, f.why), 'injured')
    },
    injured: (_c, f, doubles) => f.seen | (doubles ? INJURY_DOUBLES : 0),
  },
}
