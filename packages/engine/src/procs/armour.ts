// The armour roll of a player who went down, and the injury roll when it is beaten.
// Hands back what the referee looks at: bit 1 doubles on armour, bit 2 doubles on injury, bit 4 armour broken.

import { type Ctx, firstOf } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, type Procedure } from '../kernel/procedure.ts'
import { kitOf } from '../kit.ts'
import { testOf } from '../tables/tests.ts'
import type { Explanation, Modifier } from '../vocabulary/rolls.ts'
import { layDown, lie, placeProne } from './fall.ts'
import { injuryFrame } from './injury.ts'
import { modifierSum, rollFrame } from './roll.ts'
import { openWindow } from './window.ts'
import { skillWorks } from './zones.ts'

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
  /** Opponents whose skills may have made his fall worse, though none of them did it. */
  readonly helpers: readonly number[]
  /** What counts on this roll where it breaks the armour, and otherwise on the injury roll. */
  readonly edge: number
  /** What the dice showed, before anything was added. */
  natural: number
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
  helpers: readonly number[] = [],
  edge = 0,
): ArmourFrame => ({
  proc: 'armour',
  step: 'start',
  player,
  by,
  why,
  modifiers,
  helpers,
  edge,
  natural: 0,
  total: 0,
  broken: false,
  again: false,
  spent: '',
  rerolled: false,
  seen: 0,
})

/** What a shot does to whoever it hits. */
export const BLAST = 'blast'

/** A referee's axe. */
export const AXE = 'axe'

/** What hurts a team-mate of the savage who knocked him down. */
export const LASH_OUT = 'lashOut'

const isDouble = (faces: readonly number[]): boolean => faces.length === 2 && faces[0] === faces[1]

/** Whether a total breaks the victim's armour; some attackers' blocks need only a fixed total. */
export const breaksArmour = (c: Ctx, f: ArmourFrame, total: number): boolean => {
  const victim = c.match.players[f.player]
  // What others would add afterwards does nothing to a hardened player.
  const counted = isHardened(c, victim) ? Math.min(total, f.total) : total
  if (counted >= testOf(c, 'armour').base(c, victim)) return true
  const lashed = f.why === LASH_OUT
  const attacker = f.by >= 0 && (lashed || f.why === 'block') ? c.match.players[f.by] : null
  if (!attacker || (attacker.side === victim.side && !lashed) || isHardened(c, victim)) return false
  const enough = firstOf(c, attacker, 'armourBreaksAt', (skill) => skill.armourBreaksAt)
  if (enough !== undefined && total >= enough) return true
  const naturally =
    lashed || threwTheBlock(c, attacker)
      ? firstOf(c, attacker, 'armourBreaksAtNatural', (skill) =>
          skillWorks(c, attacker, skill) ? skill.armourBreaksAtNatural : undefined,
        )
      : undefined
  return naturally !== undefined && f.natural >= naturally
}

/** Whether opponents cannot add to the armour rolls of this player. */
export const isHardened = (c: Ctx, victim: Player): boolean => kitOf(c, victim).armourUntouched

/** Whether the block being played is his own. */
export const threwTheBlock = (c: Ctx, player: Player): boolean =>
  c.match.stack.some((frame) => frame.proc === 'block' && (frame as { attacker?: number }).attacker === player.id)

/** What is added to the armour roll: of a hardened player nothing that opponents do. */
const armourModifiers = (c: Ctx, f: ArmourFrame): readonly Modifier[] => {
  const victim = c.match.players[f.player]
  if (f.modifiers.length === 0 || !isHardened(c, victim)) return f.modifiers
  return f.modifiers.filter(({ player }) => {
    const cause = player >= 0 ? player : f.by
    return cause < 0 || c.match.players[cause].side === victim.side
  })
}

/** Takes down what an armour roll says. */
export const readArmour = (c: Ctx, f: ArmourFrame, roll: Explanation): void => {
  f.natural = roll.faces[0] + roll.faces[1]
  f.total = f.natural + modifierSum(roll.modifiers)
  f.broken = breaksArmour(c, f, f.total)
  f.seen = isDouble(roll.faces) ? ARMOUR_DOUBLES : 0
}

/** What fells nobody before it breaks his armour. */
const FELLS_ON_BREAK: readonly string[] = ['chainsaw', BLAST]

/** The same for what only places him prone: nobody's turn ends by it but a carrier's. */
const PRONE_ON_BREAK: readonly string[] = ['stab', 'vomit']

/** The same, and nobody's turn ends by it at all. */
const SPARED_ON_BREAK: readonly string[] = [AXE]

/** What hurts a player without a fall. */
const NO_FALL: readonly string[] = ['foul', 'stab', 'chainsaw', 'swing', 'vomit', BLAST, AXE]

export const armour: Procedure<ArmourFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const victim = c.match.players[f.player]
      const fragile = kitOf(c, victim).noArmourRoll
      if (!fragile || NO_FALL.includes(f.why)) return 'roll'
      f.broken = true
      return 'judged'
    },
    roll: (c, f) =>
      call(rollFrame(c, 'armour', f.player, { modifiers: armourModifiers(c, f), other: f.by, why: f.why }), 'rolled'),
    rolled: (c, f) => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('armour was judged without a roll')
      readArmour(c, f, roll)
      f.again = false
      return openWindow(c, 'armourRolled', f.by < 0 ? [...f.helpers, f.player] : [f.by, f.player], 'judged')
    },
    judged: (c, f) => {
      if (f.again) return 'roll'
      // No coach would spend it otherwise: on the armour where that breaks it, on the injury where it is broken anyway.
      const edged = !f.broken && f.edge > 0
      if (edged) f.broken = breaksArmour(c, f, f.total + f.edge)
      if (!f.broken) return f.seen
      f.seen |= ARMOUR_BROKEN
      if (FELLS_ON_BREAK.includes(f.why)) layDown(c, c.match.players[f.player], f.why)
      if (PRONE_ON_BREAK.includes(f.why)) placeProne(c, c.match.players[f.player], f.why)
      if (SPARED_ON_BREAK.includes(f.why)) lie(c, c.match.players[f.player], f.why)
      const frame = injuryFrame(f.player, f.by, f.why, f.spent, f.rerolled, f.helpers, edged ? 0 : f.edge)
      return call(frame, 'injured')
    },
    injured: (_c, f, doubles) => f.seen | (doubles ? INJURY_DOUBLES : 0),
  },
}
