// A route over waypoints as a whole: its rolls and its chance. Neighbours: aim.ts, packages/odds.
import { type Engine, type Match, TEAM } from '@double-skulls/engine'
import { type Path, planOdds } from '@double-skulls/odds'

const isSpent = ({ opening, steps }: Path): boolean =>
  [...opening, ...steps.flatMap((step) => step.rolls)].some(({ rerolls }) =>
    rerolls.some(({ source, once }) => source === TEAM || once),
  )

/** Two parts of the route may need the same re-roll, so their chances cannot simply be multiplied. */
const chanceOf = (engine: Engine, match: Match, player: number, parts: readonly Path[], kind: string): number => {
  const product = parts.reduce((all, { chance }) => all * chance, 1)
  const shared = parts.filter(isSpent).length > 1
  if (!shared || parts.some(({ exact }) => !exact)) return product
  const steps = parts.flatMap(({ squares }) => squares)
  return planOdds(engine, match, { player, action: kind, steps }).success
}

/** `kind` is the action to declare, when the player is not acting yet. */
export const wholeWay = (engine: Engine, match: Match, player: number, parts: readonly Path[], kind = 'move'): Path => {
  const last = parts[parts.length - 1]
  if (parts.length === 1) return last
  const chance = chanceOf(engine, match, player, parts, kind)
  const isOpposed = parts.some((part) => part.unopposed !== part.chance)
  return {
    ...last,
    steps: parts.flatMap(({ steps }) => steps),
    squares: parts.flatMap(({ squares }) => squares),
    opening: parts[0].opening,
    chance,
    unopposed: isOpposed ? parts.reduce((all, part) => all * part.unopposed, 1) : chance,
    rolls: parts.reduce((sum, { rolls }) => sum + rolls, 0),
    exact: parts.every(({ exact }) => exact),
  }
}
