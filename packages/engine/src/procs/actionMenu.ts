// What may be declared in a turn at all, whoever does it: what the edition knows, what there are opponents for, and what is
// not taken yet. Neighbours: turn.ts asks, activationFrame.ts lists the kinds of action.
import type { Ctx } from '../edition.ts'
import { type Action, playerActions } from '../vocabulary/actions.ts'
import type { Side } from '../vocabulary/words.ts'
import { type ActionKind, actionKinds, everyonesActions } from './activationFrame.ts'
import { mayBeFouled } from './activationOptions.ts'
import { actionsAllowed } from './effects.ts'
import { isOnPitch } from './zones.ts'

/** Each kind of action with the answers that declare it, and whether it is open to everybody. */
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

/** What may be declared, and what of it is open to everybody. */
export interface Menu {
  readonly open: readonly Declaration[]
  readonly usual: readonly Declaration[]
}
export const menuOf = (open: readonly Declaration[]): Menu => ({ open, usual: open.filter((one) => one.usual) })
const wholeMenu = menuOf(declarations)

/** Menus by what an edition nominates and by which opponents there are: made once, asked at every turn. */
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

/** Which opponents are on the pitch, for what must name one of them. */
const foesThere = (c: Ctx, side: Side): number => {
  let there = 0
  for (const p of c.match.players) {
    if (p.side === side || !isOnPitch(p)) continue
    if (p.posture === 'standing') there |= STANDING
    else if ((there & DOWN) === 0 && mayBeFouled(c, p)) there |= DOWN
    if (there === (STANDING | DOWN)) break
  }
  return there
}

/** Whether the one such action of the turn was declared. */
export const isTaken = (c: Ctx, kind: ActionKind): boolean => {
  const { declared, side } = c.match.turn
  return (
    declared.includes(kind) &&
    c.rules.numbers.oncePerTurn.includes(kind) &&
    declared.filter((one) => one === kind).length >= actionsAllowed(c, side, kind)
  )
}

/** What may be declared at all now; what depends on the player comes after. */
export const menuFor = (c: Ctx, side: Side, bonus: boolean): Menu => {
  const { nominates, bonusActions } = c.rules.numbers
  const menu = nominates.length === 0 ? wholeMenu : menusFor(nominates)[foesThere(c, side)]
  // While the kicked ball is in the air nobody has it in hand; a team-mate may still be thrown.
  return bonus ? menuOf(menu.open.filter(({ kind }) => bonusActions.includes(kind))) : menu
}
