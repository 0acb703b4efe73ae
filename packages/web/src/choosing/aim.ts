// What a square means right now: the answer or the errand that clicking it would give, and what is known about it before.
// Neighbours: choices.ts lists the answers, reach comes from packages/odds, preview/ shows what is returned here.
import { type Action, action, type Engine, forecastBlock, OFF, type Square, sameAction } from '@double-skulls/engine'
import type { Path, Reach } from '@double-skulls/odds'
import type { Situation } from '../match/host.ts'
import { type Choices, playerOn } from './choices.ts'
import { deedErrand, type Errand, walkErrand } from './errand.ts'

export interface Chosen {
  /** The player picked by the coach or named by the question, or −1. */
  readonly player: number
  readonly mode: string
  readonly reach: Reach | null
  /** Squares the route must touch, in order, each with the way to it. */
  readonly waypoints: readonly Path[]
}

export type Aim =
  | { readonly means: 'nothing' }
  /** Choosing that player, to see what he can do. */
  | { readonly means: 'select'; readonly player: number }
  | { readonly means: 'answer'; readonly answer: Action }
  /** Several answers about this player: they become buttons. */
  | { readonly means: 'menu'; readonly player: number }
  | { readonly means: 'walk'; readonly path: Path; readonly errand: Errand }
  /** An action declared and carried out at once. */
  | { readonly means: 'deed'; readonly deed: Action; readonly errand: Errand }

const NOTHING: Aim = { means: 'nothing' }

const questionOf = ({ pending }: Situation) => (pending.wait === 'coach' ? pending.question : null)

/** Deeds that can be meant by pointing at somebody while only a player is chosen: what is declared for them. */
const POINTED = ['block'] as const

const declared = (legal: readonly Action[], player: number, kind: string): Action | undefined => {
  const wanted = action('activate', player, -1, kind)
  return legal.find((one) => sameAction(one, wanted))
}

/** Over the waypoints and on to the end of the path. */
const wholeWay = ({ waypoints }: Chosen, path: Path) => [...waypoints.flatMap(({ steps }) => steps), ...path.steps]

/** While the question is which player acts: walking, or blocking somebody next to him, declares by itself. */
const aimInTurn = (engine: Engine, situation: Situation, chosen: Chosen, square: Square): Aim => {
  const { match, legal } = situation
  const { player, reach } = chosen
  const there = playerOn(match, square)
  if (there >= 0 && match.players[there].side !== match.players[player].side) {
    for (const kind of POINTED) {
      const declare = declared(legal, player, kind)
      if (declare && forecastBlock(engine, match, player, there).possible) {
        const deed = action(kind, there)
        return { means: 'deed', deed, errand: deedErrand(player, declare, deed) }
      }
    }
    return NOTHING
  }
  const declare = declared(legal, player, 'move')
  const path = declare && there < 0 ? reach?.path(square) : null
  return declare && path && path.squares.length > 0
    ? { means: 'walk', path, errand: walkErrand(player, declare, wholeWay(chosen, path)) }
    : NOTHING
}

/** A way for the player in action, over several squares; one square is an ordinary answer. */
const aimOfWalk = (chosen: Chosen, square: Square): Aim => {
  const path = chosen.reach?.path(square) ?? null
  if (!path || path.squares.length === 0) return NOTHING
  return { means: 'walk', path, errand: walkErrand(chosen.player, null, wholeWay(chosen, path)) }
}

export const aimAt = (engine: Engine, situation: Situation, choices: Choices, chosen: Chosen, square: Square): Aim => {
  const { match, yours } = situation
  const question = questionOf(situation)
  if (!yours || !question || square === OFF) return NOTHING
  const there = playerOn(match, square)
  const walking = chosen.mode === 'step' && chosen.reach !== null
  if (walking && question.kind !== 'turn' && there < 0) {
    const walk = aimOfWalk(chosen, square)
    if (walk.means !== 'nothing') return walk
  }
  const answer = chosen.waypoints.length === 0 ? choices.squares(chosen.mode, chosen.player).get(square) : undefined
  if (answer) return { means: 'answer', answer }
  if (there >= 0) {
    const about = choices.players.get(there)
    if (about && about.length === 1 && about[0].do !== 'activate') return { means: 'answer', answer: about[0] }
    if (about) return { means: question.kind === 'turn' ? 'select' : 'menu', player: there }
    if (choices.movers.has(there)) {
      const own = choices.squares(choices.modes[0].id, there)
      return own.size === 1 ? { means: 'answer', answer: [...own.values()][0] } : { means: 'select', player: there }
    }
  }
  return question.kind === 'turn' && chosen.player >= 0 ? aimInTurn(engine, situation, chosen, square) : NOTHING
}
