// The armour roll of a player who went down, and the injury roll if his armour is broken. Neighbours: injury.ts,
// roll.ts. Its result is what a referee sees of it.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { type Call, call, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { innermost } from '../../kernel/stack.ts'
import { may, numbersOf } from '../../kit.ts'
import { testOf } from '../../tables/tests.ts'
import type { Explanation, Modifier } from '../../vocabulary/rolls.ts'
import { routinesFrame } from '../match/routines.ts'
import { workingNumber } from '../move/zones.ts'
import { modifierSum } from '../rolling/judging.ts'
import { rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { isMachine } from '../things/machines.ts'
import { layDown, lie, placeProne } from './fall.ts'
import { type InjuryDice, injuryFrame } from './injury.ts'

/** Whether the armour held or broke, and whether those dice, or the injury dice, were doubles. */
export type ArmourResult = 'held' | 'heldOnDoubles' | 'broken' | 'brokenOnDoubles' | 'injuryOnDoubles'

export const isBroken = (armour: ArmourResult): boolean => armour !== 'held' && armour !== 'heldOnDoubles'

const HELD = done('held')
const HELD_ON_DOUBLES = done('heldOnDoubles')
const BROKEN = done('broken')
const BROKEN_ON_DOUBLES = done('brokenOnDoubles')
const INJURY_ON_DOUBLES = done('injuryOnDoubles')

export interface ArmourFrame extends Frame, Returns<ArmourResult>, Receives<{ injured: InjuryDice }> {
  readonly proc: 'armour'
  step: 'start' | 'roll' | 'rolled' | 'judged' | 'injured' | 'over'
  readonly player: number
  /** The player who caused it, or −1. */
  readonly by: number
  readonly why: string
  /** Replaced, never changed in place. */
  modifiers: readonly Modifier[]
  /** Opponents who did not cause the fall but whose skills may make it worse. */
  readonly helpers: readonly number[]
  /** A bonus that is used on this roll if it breaks the armour, and otherwise on the injury roll. */
  readonly edge: number
  /** Added to the injury roll only, if it comes to one. */
  readonly worse: number | undefined
  /** The unmodified result of the dice. */
  natural: number
  /** The total; skills may add to it after the roll, break the armour, or have it rolled again. */
  total: number
  /** From the start, if no armour can help: then none is rolled for. */
  broken: boolean
  again: boolean
  /** The skill that was used on this roll and cannot be used on the injury roll, or ''. */
  spent: string
  /** An armour or injury re-roll was used. */
  rerolled: boolean
  /** The dice were doubles. */
  doubles: boolean
}

/** What differs from a plain roll for armour. */
type ArmourTerms = Partial<Pick<ArmourFrame, 'modifiers' | 'helpers' | 'edge' | 'worse' | 'broken'>>

export const armourFrame = (
  player: number,
  by: number,
  why: string,
  { modifiers = [], helpers = [], edge = 0, worse, broken = false }: ArmourTerms = {},
): ArmourFrame => ({
  proc: 'armour',
  step: 'start',
  player,
  by,
  why,
  modifiers,
  helpers,
  edge,
  worse,
  natural: 0,
  total: 0,
  broken,
  again: false,
  spent: '',
  rerolled: false,
  doubles: false,
})

const copy = (f: ArmourFrame): ArmourFrame => ({
  proc: f.proc,
  step: f.step,
  player: f.player,
  by: f.by,
  why: f.why,
  modifiers: f.modifiers,
  helpers: f.helpers,
  edge: f.edge,
  worse: f.worse,
  natural: f.natural,
  total: f.total,
  broken: f.broken,
  again: f.again,
  spent: f.spent,
  rerolled: f.rerolled,
  doubles: f.doubles,
})

/** The cause of an armour roll: a shot hit the player. */
export const BLAST = 'blast'

/** The cause of an armour roll: the referee's axe. */
export const AXE = 'axe'

/** The cause of an armour roll: a team-mate with Animal Savagery knocked him down. */
export const LASH_OUT = 'lashOut'

/** The least that two dice show. */
const LOWEST = 2

/** The dice alone; 0 if none were rolled. */
const diceSum = ({ faces }: Explanation): number => {
  let sum = 0
  for (let i = 0; i < faces.length; i++) sum += faces[i]
  return sum
}

const isDouble = (faces: readonly number[]): boolean => faces.length === 2 && faces[0] === faces[1]

/** Whether a total breaks the victim's armour; with Claw or the like a fixed total is enough. */
export const breaksArmour = (c: Ctx, f: ArmourFrame, total: number): boolean => {
  const victim = c.match.players[f.player]
  // What opponents add after the roll does not count against Iron Hard Skin.
  const counted = isHardened(c, victim) ? Math.min(total, f.total) : total
  if (counted >= testOf(c, 'armour').base(c, victim)) return true
  const lashed = f.why === LASH_OUT
  const attacker = f.by >= 0 && (lashed || f.why === 'block') ? c.match.players[f.by] : null
  if (!attacker || (attacker.side === victim.side && !lashed) || isHardened(c, victim)) return false
  const enough = numbersOf(c, attacker).armourBreaksAt
  if (enough !== undefined && total >= enough) return true
  const naturally =
    lashed || threwTheBlock(c, attacker) ? workingNumber(c, attacker, 'armourBreaksAtNatural') : undefined
  return naturally !== undefined && f.natural >= naturally
}

/** Whether opponents cannot modify armour rolls against this player. */
export const isHardened = (c: Ctx, victim: Player): boolean => may(c, victim).armourUnmodified

/** All that being hurt needs to know of a block. */
interface Block extends Frame {
  readonly proc: 'block'
  readonly attacker: number
}

/** Whether he is the attacker of the current block. */
export const threwTheBlock = (c: Ctx, player: Player): boolean =>
  innermost<Block>(c.match, 'block', ({ attacker }) => attacker === player.id) !== undefined

/** Modifiers of the armour roll, without the opponents' ones for a player with Iron Hard Skin. */
const armourModifiers = (c: Ctx, f: ArmourFrame): readonly Modifier[] => {
  const victim = c.match.players[f.player]
  if (f.modifiers.length === 0 || !isHardened(c, victim)) return f.modifiers
  return f.modifiers.filter(({ player }) => {
    const cause = player >= 0 ? player : f.by
    return cause < 0 || c.match.players[cause].side === victim.side
  })
}

/** Stores the result of an armour roll in the frame. */
export const readArmour = (c: Ctx, f: ArmourFrame, roll: Explanation): void => {
  f.natural = diceSum(roll)
  f.total = f.natural + modifierSum(roll.modifiers)
  f.broken = roll.faces.length === 0 ? roll.passed : breaksArmour(c, f, f.total)
  f.doubles = isDouble(roll.faces)
}

/** Two ones may make the crowd stir, once the roll and its injury are dealt with. */
const stirs = (c: Ctx, f: ArmourFrame): boolean => f.natural === LOWEST && c.rules.routinesAt.has('armourOfTwo')

const stirred = (c: Ctx, f: ArmourFrame): Call<'over'> =>
  call(routinesFrame('armourOfTwo', coachOf(c.match, c.match.players[f.player])), 'over')

/** Causes that knock a player down only if they break his armour. */
const FELLS_ON_BREAK: readonly string[] = ['chainsaw', BLAST]

/** Causes that place a player prone only if they break his armour: a turnover only if he carried the ball. */
const PRONE_ON_BREAK: readonly string[] = ['stab', 'vomit']

/** The same, but never a turnover. */
const SPARED_ON_BREAK: readonly string[] = [AXE]

/** Causes that hurt a player without a fall. */
const NO_FALL: readonly string[] = ['foul', 'stab', 'chainsaw', 'swing', 'vomit', BLAST, AXE]

export const armour: Procedure<ArmourFrame, Ctx> = {
  copy,
  steps: {
    start: (c, f) => {
      if (f.broken) return 'judged'
      const victim = c.match.players[f.player]
      // It has no armour: it falls and breaks, or nothing has happened.
      if (isMachine(c, victim)) return HELD
      const fragile = may(c, victim).noArmourRoll
      if (!fragile || NO_FALL.includes(f.why)) return f.by < 0 ? 'roll' : openWindow(c, 'armourComing', [f.by], 'roll')
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
      // The best use of the bonus: on the armour roll if that breaks the armour, else on the injury roll.
      const edged = !f.broken && f.edge > 0
      if (edged) f.broken = breaksArmour(c, f, f.total + f.edge)
      if (!f.broken) return stirs(c, f) ? stirred(c, f) : f.doubles ? HELD_ON_DOUBLES : HELD
      if (FELLS_ON_BREAK.includes(f.why)) layDown(c, c.match.players[f.player], f.why)
      if (PRONE_ON_BREAK.includes(f.why)) placeProne(c, c.match.players[f.player], f.why)
      if (SPARED_ON_BREAK.includes(f.why)) lie(c, c.match.players[f.player], f.why)
      const frame = injuryFrame(
        f.player,
        f.by,
        f.why,
        f.spent,
        f.rerolled,
        f.helpers,
        (edged ? 0 : f.edge) + (f.worse ?? 0),
      )
      return call(frame, 'injured')
    },
    injured: (c, f, dice) => {
      if (stirs(c, f)) return stirred(c, f)
      return dice === 'doubles' ? INJURY_ON_DOUBLES : f.doubles ? BROKEN_ON_DOUBLES : BROKEN
    },
    // Two ones are doubles.
    over: (_c, f) => (f.broken ? BROKEN_ON_DOUBLES : HELD_ON_DOUBLES),
  },
}
