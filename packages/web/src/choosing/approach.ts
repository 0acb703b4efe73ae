// Where nothing is declared: a click on another player begins the chosen one's action, walks beside that player if need be, and shows
// what he may do there. Nothing is decided by it but the way. Neighbours: aim.ts offers it, errand.ts carries it out, deedPlan.ts is
// the same for declared actions.
import { type Action, type Engine, forecastPath, type Match, OFF, type Square, squaresOf } from '@double-skulls/engine'
import type { Path } from '@double-skulls/odds'
import { questionOf } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import type { Chosen } from './chosen.ts'
import { type Errand, walkErrand } from './errand.ts'

export interface Approach {
  readonly target: number
  /** null when he is beside him already. */
  readonly way: Path | null
  /** The match when he is there, and what he may do to him then. */
  readonly there: Match
  readonly deeds: readonly Action[]
  readonly errand: Errand
}

/** Squares to look at before it is given up. */
const MOST_TRIED = 10

const about = (engine: Engine, match: Match, player: number, target: number): readonly Action[] => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach' || pending.question.kind !== 'activation' || pending.question.player !== player)
    return []
  return engine.legal(match).filter((one) => one.player === target)
}

/** The match with his action begun, and the answer that begins it if he is not in it. */
const begun = (engine: Engine, situation: Situation, player: number) => {
  const { match, legal } = situation
  const question = questionOf(situation)
  if (question?.kind === 'activation') return question.player === player ? { match, begin: null } : null
  const begin = legal.find((one) => one.do === 'activate' && one.player === player && one.option === '')
  if (question?.kind !== 'turn' || !begin) return null
  const copy = engine.clone(match)
  engine.apply(copy, { action: begin })
  return { match: copy, begin }
}

/** He stands: nobody acts who lies on the ground. */
const errandOf = (player: number, begin: Action | null, way: Path | null): Errand => {
  const { left } = walkErrand(player, begin, way?.steps ?? [])
  return { player, left: left.filter((one) => one.do !== 'standUp') }
}

export const approachOf = (engine: Engine, situation: Situation, chosen: Chosen, target: number): Approach | null => {
  const { player, reach, waypoints } = chosen
  const start = engine.rules.deeds.length === 0 || waypoints.length > 0 ? null : begun(engine, situation, player)
  if (!start) return null
  const now = about(engine, start.match, player, target)
  if (now.length > 0)
    return { target, way: null, there: start.match, deeds: now, errand: errandOf(player, start.begin, null) }
  if (!reach) return null
  const { pitch } = engine.rules
  const foe = start.match.players[target]
  const near = new Set(squaresOf(pitch, foe, foe.at).flatMap((square) => pitch.neighbours[square] ?? []))
  const ways = [...near]
    .filter((square: Square) => square !== OFF && start.match.board[square] === 0)
    .flatMap((square) => reach.path(square) ?? [])
    .filter(({ squares }) => squares.length > 0)
    .sort((a, b) => b.chance - a.chance || a.squares.length - b.squares.length)
  for (const way of ways.slice(0, MOST_TRIED)) {
    const path = forecastPath(engine, start.match, player, way.squares)
    if (path.possible < way.squares.length) continue
    const there = path.arrive([])
    const deeds = about(engine, there, player, target)
    if (deeds.length > 0) return { target, way, there, deeds, errand: errandOf(player, start.begin, way) }
  }
  return null
}
