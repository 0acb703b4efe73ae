// What is chosen for the current question: the player, the mode (what a square means), and where he can go. Derived from what the
// coach has picked and from the question. Neighbours: choices.ts, planCache.ts; aim.ts says what a square then means.
import type { Path, Reach } from '@double-skulls/odds'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import type { Choices } from './choices.ts'
import type { PlanCache } from './planCache.ts'
import type { Waypoint } from './reachOf.ts'

export interface Chosen {
  /** The player picked by the coach or named by the question, or −1. */
  readonly player: number
  readonly mode: string
  readonly reach: Reach | null
  /** Squares that the route must touch, in order, each with the route to it. */
  readonly waypoints: readonly Path[]
}

/** What the coach has picked himself. */
export interface Wish {
  /** A player, or −1. */
  readonly picked: number
  /** A mode, or ''. */
  readonly mode: string
  readonly waypoints: readonly Waypoint[]
}

/** The acting player if there is one; otherwise the picked player, if he has an answer, or the one it is all about. */
const playerOf = (acting: number, asked: number, { players, movers }: Choices, picked: number): number => {
  if (acting >= 0) return acting
  if (players.has(picked) || movers.has(picked)) return picked
  if (movers.has(asked)) return asked
  return movers.size === 1 && players.size === 0 ? ([...movers][0] ?? -1) : -1
}

/** The wanted mode if it exists; otherwise walking, otherwise the first one. */
const modeOf = ({ modes }: Choices, wanted: string, canWalk: boolean): string => {
  const has = (id: string): boolean => modes.some((mode) => mode.id === id)
  if (has(wanted)) return wanted
  return canWalk || has('step') ? 'step' : (modes[0]?.id ?? '')
}

export const chosenBy = (cache: PlanCache, situation: Situation, choices: Choices, wish: Wish): Chosen => {
  const { match, yours } = situation
  const question = yours ? questionOf(situation) : null
  const acting = question?.kind === 'activation' ? question.player : -1
  const player = playerOf(acting, question?.player ?? -1, choices, wish.picked)
  const canWalk = (acting >= 0 || question?.kind === 'turn') && player >= 0
  return {
    player,
    mode: modeOf(choices, wish.mode, canWalk),
    reach: canWalk ? (wish.waypoints.at(-1)?.reach ?? cache.reach(match, player)) : null,
    waypoints: wish.waypoints.map(({ path }) => path),
  }
}
