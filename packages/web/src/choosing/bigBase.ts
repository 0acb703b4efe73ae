// Players on big bases in the picture: a destination of such a base is shown on a square that it newly covers, because its own
// corner may lie under the token. Neighbours: choices.ts shows answers, reachOf.ts shows routes.
import {
  type Action,
  coveringAt,
  type Engine,
  leadingSquare,
  type Match,
  OFF,
  type Player,
  type Question,
  type Square,
  squaresOf,
} from '@double-skulls/engine'
import type { Reach } from '@double-skulls/odds'

/** Answers whose square is a player's destination. */
const GOING: readonly string[] = ['step', 'push', 'followUp']

const isBig = (player: Player | undefined): player is Player =>
  player !== undefined && player.who.size > 1 && player.at !== OFF

/** The square on which an answer is shown. */
export const shownOn = (engine: Engine, match: Match, question: Question | null, answer: Action): Square => {
  const player = match.players[answer.player >= 0 ? answer.player : (question?.player ?? -1)]
  if (!isBig(player) || !GOING.includes(answer.do)) return answer.square
  return leadingSquare(engine.rules.pitch, player, answer.square)
}

/** Where the player can go and stay, by the squares that are clicked. */
export const shownReach = (engine: Engine, match: Match, reach: Reach): Reach => {
  const { pitch } = engine.rules
  const player = match.players[reach.player]
  if (!isBig(player)) return reach
  const meant = (square: Square): Square => coveringAt(pitch, player, square)
  const stays = (at: Square): boolean =>
    squaresOf(pitch, player, at).every((one) => one !== OFF && [0, player.id + 1].includes(match.board[one]))
  const shown = (values: Float64Array): Float64Array =>
    values.map((_value, square) => {
      const at = meant(square)
      return leadingSquare(pitch, player, at) === square && stays(at) ? values[at] : 0
    })
  const { forecast } = reach
  return {
    ...reach,
    forecast: { ...forecast, isMarked: (from) => forecast.isMarked(meant(from)) },
    chance: shown(reach.chance),
    unopposed: shown(reach.unopposed),
    withBall: shown(reach.withBall),
    chanceToAct: (square) => (stays(meant(square)) ? reach.chanceToAct(meant(square)) : 0),
    moved: (square, wish) => (stays(meant(square)) ? reach.moved(meant(square), wish) : -1),
    path: (square, wanted) => (stays(meant(square)) ? reach.path(meant(square), wanted) : null),
  }
}
