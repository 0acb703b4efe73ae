// The armour roll of a player who went down, and the injury roll when it is beaten.
// Hands back what the referee looks at: bit 1 doubles on armour, bit 2 doubles on injury, bit 4 armour broken.

import { anySkill, type Ctx, firstOf } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, type Procedure } from '../kernel/procedure.ts'
import { testOf } from '../tables/tests.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { layDown } from './fall.ts'
import { injuryFrame } from './injury.ts'
import { modifierSum, rollFrame } from './roll.ts'
import { openWindow } from './window.ts'

export const ARMOUR_DOUBLES = 1
export const INJURY_DOUBLES = 2
export const ARMOUR_BROKEN = 4

export interface ArmourFrame extends Frame {
  readonly proc: 'armour'
  step: 'start' | 'roll' | 'rolled' | 'judged' | 'injured'
  readonly player: number
  /** Who did it, or −1. */
  readonly by: number
  readonly why: string
  readonly modifiers: readonly Modifier[]
  /** The total rolled; skills may add to it once it is seen, break the armour, or have it rolled again. */
  total: number
  broken: boolean
  again: boolean
  /** The skill that was spent on this roll and cannot help the injury roll, or ''. */
  spent: string
  /** A re-roll of armour or injury was used up. */
  rerolled: boolean
  seen: number
}

export const armourFrame = (
  player: number,
  by: number,
  why: string,
  modifiers: readonly Modifier[] = [],
): ArmourFrame => ({
  proc: 'armour',
  step: 'start',
  player,
  by,
  why,
  modifiers,
  total: 0,
  broken: false,
  again: false,
  spent: '',
  rerolled: false,
  seen: 0,
})

const isDouble = (faces: readonly number[]): boolean => faces.length === 2 && faces[0] === faces[1]

/** Whether a total breaks the victim's armour; some attackers' blocks need only a fixed total. */
export const breaksArmour = (c: Ctx, f: ArmourFrame, total: number): boolean => {
  const victim = c.match.players[f.player]
  if (total >= testOf(c, 'armour').base(c, victim)) return true
  const attacker = f.by >= 0 && f.why === 'block' ? c.match.players[f.by] : null
  const enough =
    attacker && attacker.side !== victim.side ? firstOf(c, attacker, (skill) => skill.armourBreaksAt) : undefined
  return enough !== undefined && total >= enough
}

/** What breaks armour without throwing anyone down: a stab wounds where he stands, the others fell him only now. */
const FELLS_ON_BREAK: readonly string[] = ['chainsaw']

/** What hurts a player without a fall. */
const NO_FALL: readonly string[] = ['foul', 'stab', 'chainsaw', 'swing']

export const armour: Procedure<ArmourFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const victim = c.match.players[f.player]
      const fragile = anySkill(c, victim, (skill) => skill.noArmourRoll === true)
      if (!fragile || NO_FALL.includes(f.why)) return 'roll'
      f.broken = true
      return 'judged'
    },
    roll: (c, f) =>
      call(rollFrame(c, 'armour', f.player, { modifiers: f.modifiers, other: f.by, why: f.why }), 'rolled'),
    rolled: (c, f) => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('armour was judged without a roll')
      f.total = roll.faces[0] + roll.faces[1] + modifierSum(roll.modifiers)
      f.broken = breaksArmour(c, f, f.total)
      f.again = false
      f.seen = isDouble(roll.faces) ? ARMOUR_DOUBLES : 0
      return openWindow(c, 'armourRolled', f.by < 0 ? [f.player] : [f.by, f.player], 'judged')
    },
    judged: (c, f) => {
      if (f.again) return 'roll'
      if (!f.broken) return f.seen
      f.seen |= ARMOUR_BROKEN
      if (FELLS_ON_BREAK.includes(f.why)) layDown(c, c.match.players[f.player], f.why)
      return call(injuryFrame(f.player, f.by, f.why, f.spent, f.rerolled), 'injured')
    },
    injured: (_c, f, doubles) => f.seen | (doubles ? INJURY_DOUBLES : 0),
  },
}
