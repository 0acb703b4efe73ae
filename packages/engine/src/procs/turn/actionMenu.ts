// The actions that may be declared in a turn, independent of the player: those the edition has, that have a possible
// target, and that are not used up. Neighbours: turn.ts asks, activationFrame.ts lists the kinds of action.
import type { Ctx } from '../../edition.ts'
import { type Action, playerActions } from '../../vocabulary/actions.ts'
import { otherSide, type Side } from '../../vocabulary/words.ts'
import { actionsAllowed, eachEffect } from '../match/effects.ts'
import { isOnPitch } from '../move/zones.ts'
import { mayBeFouled } from './actionTargets.ts'
import { type ActionKind, actionKinds, everyonesActions } from './activationFrame.ts'

/** A kind of action, the answer that declares it, and whether it needs no skill. */
interface Declaration {
  readonly kind: ActionKind
  readonly declare: (player: number) => Action
  readonly usual: boolean
}
const declarations: readonly Declaration[] = actionKinds.map((kind) => ({
  kind,
  declare: playerActions('activate', kind),
  usual: everyonesActions.includes(kind),
}))

/** The actions that may be declared, and those of them that need no skill. */
export interface Menu {
  readonly open: readonly Declaration[]
  readonly usual: readonly Declaration[]
  /** The usual answers by player, with a block and without one: made once, listed in every turn. */
  readonly withBlock: (player: number) => readonly Action[]
  readonly withoutBlock: (player: number) => readonly Action[]
  /** This menu without some actions, by their bits; made when first needed. */
  readonly without: Map<number, Menu>
}

const answersOf = (declarations: readonly Declaration[]): ((player: number) => readonly Action[]) => {
  const made: (readonly Action[])[] = []
  return (player) => {
    made[player] ??= declarations.map(({ declare }) => declare(player))
    return made[player]
  }
}

const menuOf = (open: readonly Declaration[]): Menu => {
  const usual = open.filter((one) => one.usual)
  return {
    open,
    usual,
    withBlock: answersOf(usual),
    withoutBlock: answersOf(usual.filter(({ kind }) => kind !== 'block')),
    without: new Map(),
  }
}
const wholeMenu = menuOf(declarations)

/** Menus by an edition's nominated actions and by which opponents there are: built once, used every turn. */
const menus = new WeakMap<readonly string[], readonly Menu[]>()
const menusFor = (nominates: readonly string[]): readonly Menu[] => {
  const known = menus.get(nominates)
  if (known) return known
  const made = [0, DOWN, STANDING, DOWN | STANDING].map((there) =>
    menuOf(
      declarations.filter(({ kind }) => !nominates.includes(kind) || (there & (kind === 'foul' ? DOWN : STANDING)) > 0),
    ),
  )
  menus.set(nominates, made)
  return made
}
const DOWN = 1
const STANDING = 2

/** Whether there are standing and foulable opponents, as bits: some actions name their target when declared. */
const opponentKinds = (c: Ctx, side: Side): number => {
  let there = 0
  for (const p of c.match.players) {
    if (p.side === side || !isOnPitch(p)) continue
    if (p.posture === 'standing') there |= STANDING
    else if ((there & DOWN) === 0 && mayBeFouled(c, p)) there |= DOWN
    if (there === (STANDING | DOWN)) break
  }
  return there
}

/** Whether this once-per-turn action is used up. */
const isTaken = (c: Ctx, kind: ActionKind): boolean => {
  const { declared, side } = c.match.turn
  return (
    declared.includes(kind) &&
    c.rules.turn.oncePerTurn.includes(kind) &&
    declared.filter((one) => one === kind).length >= actionsAllowed(c, side, kind)
  )
}

/** The menu without the once-per-turn actions that are used up. */
export const whatIsLeft = (c: Ctx, menu: Menu): Menu => {
  const { declared } = c.match.turn
  let gone = 0
  for (let i = 0; i < declared.length; i++) {
    const kind = declared[i] as ActionKind
    if (isTaken(c, kind)) gone |= 1 << actionKinds.indexOf(kind)
  }
  return lessBy(menu, gone)
}

/** The menu without these actions, by their bits. */
const lessBy = (menu: Menu, gone: number): Menu => {
  if (gone === 0) return menu
  let left = menu.without.get(gone)
  if (!left) {
    left = menuOf(menu.open.filter(({ kind }) => (gone & (1 << actionKinds.indexOf(kind))) === 0))
    menu.without.set(gone, left)
  }
  return left
}

/** The actions that an effect of the opponents forbids, as bits. */
const forbidden = (c: Ctx, side: Side): number => {
  let gone = 0
  eachEffect(c, otherSide(side), ({ foesNever }) => {
    for (const kind of foesNever ?? []) gone |= 1 << actionKinds.indexOf(kind)
  })
  return gone
}

/** What may be declared now, before the player's own skills and state are considered. */
export const menuFor = (c: Ctx, side: Side, bonus: boolean): Menu => {
  const { nominates } = c.rules.turn
  const { bonusActions } = c.rules.kickOff
  const whole = nominates.length === 0 ? wholeMenu : menusFor(nominates)[opponentKinds(c, side)]
  const menu = lessBy(whole, forbidden(c, side))
  // In the kick-off's bonus turn the ball is still in the air, but a team-mate may be thrown.
  return bonus ? menuOf(menu.open.filter(({ kind }) => bonusActions.includes(kind))) : menu
}
