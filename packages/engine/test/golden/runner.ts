// A coach for golden matches with one plan: get the ball and run for the end zone. About one answer in ten is random,
// so that passes, fouls and mistakes happen too. Neighbour: matches.ts.
import type { Engine } from '../../src/engine.ts'
import type { Match, Player } from '../../src/kernel/match.ts'
import { distance, type Pitch, type Square } from '../../src/kernel/pitch.ts'
import type { Coach } from '../../src/play/playMatch.ts'
import type { Roller } from '../../src/play/roller.ts'
import { blockDice } from '../../src/tables/blockDice.ts'
import type { Action } from '../../src/vocabulary/actions.ts'
import type { Question } from '../../src/vocabulary/questions.ts'
import type { Side } from '../../src/vocabulary/words.ts'

interface Moment {
  readonly match: Match
  readonly pitch: Pitch
  readonly side: Side
  readonly question: Question
}

const carrierOf = (match: Match): Player | undefined => match.players[match.balls[0].carrier]

/** Columns to the end zone where the side scores. */
const toGoal = ({ pitch, side }: Moment, square: Square): number =>
  side === 'home' ? pitch.length - 1 - pitch.x[square] : pitch.x[square]

const markers = ({ match, pitch, side }: Moment, square: Square): number =>
  pitch.neighbours[square].filter((near) => {
    const other = match.players[match.board[near] - 1]
    return other !== undefined && other.side !== side && other.posture === 'standing'
  }).length

/** The distance from a square to the player's goal: the end zone with the ball, the ball without. */
const farFromAim = (moment: Moment, player: Player, square: Square): number => {
  const ball = moment.match.balls[0]
  if (ball.carrier === player.id) return toGoal(moment, square)
  return ball.at < 0 ? 0 : distance(moment.pitch, square, ball.at)
}

const activating = (moment: Moment, { player: id, option }: Action): number => {
  const { match, side } = moment
  const player = match.players[id]
  const carrier = carrierOf(match)
  const far = farFromAim(moment, player, player.at)
  switch (option) {
    case 'block':
      return 30
    case '':
    case 'move':
      return carrier?.side === side && carrier !== player ? 0 : 80 - far
    case 'blitz':
      return carrier && carrier.side !== side ? 70 - far : 0
    default:
      return 0
  }
}

const stepping = (moment: Moment, { player: named, square }: Action): number => {
  const player = moment.match.players[named < 0 ? moment.question.player : named]
  const nearer = farFromAim(moment, player, player.at) - farFromAim(moment, player, square)
  return nearer > 0 ? 60 + 4 * nearer - 3 * markers(moment, square) : 0
}

const throwing = (moment: Moment, square: Square): number => {
  const catcher = moment.match.players[moment.match.board[square] - 1]
  return catcher?.side === moment.side ? 70 - toGoal(moment, square) : 0
}

const choosingDie = ({ match, side, question }: Moment, option: string): number => {
  const wish = (blockDice as readonly string[]).indexOf(option)
  return match.players[question.player]?.side === side ? wish : -wish
}

const worth = (moment: Moment, answer: Action): number => {
  const { question } = moment
  switch (answer.do) {
    case 'activate':
      return activating(moment, answer)
    case 'step':
      return stepping(moment, answer)
    case 'throw':
      return throwing(moment, answer.square)
    case 'useDie':
      return choosingDie(moment, answer.option)
    case 'block':
      return carrierOf(moment.match)?.id === answer.player ? 90 : 40
    case 'charge':
    case 'gangUp':
    case 'stripBall':
    case 'boot':
      return 40
    case 'shove':
      return 35
    case 'tackle':
    case 'receive':
    case 'formation':
    case 'standUp':
    case 'handOff':
    case 'foul':
    case 'use':
    case 'intercept':
      return 50
    case 'endTurn':
      return 20
    case 'endAction':
      return 10
    case 'reroll':
      return question.roll?.passed ? 0 : 50
    case 'keep':
      return 25
    default:
      return 0
  }
}

/** Questions where a bad answer costs so much that touchdowns would become rare. */
const SERIOUS = ['kickOrReceive', 'setUp', 'turn', 'blockDie', 'reroll']

export const runner =
  (roller: Roller): Coach =>
  (engine: Engine, match: Match) => {
    const legal = engine.legal(match)
    const pending = engine.pending(match)
    if (pending.wait !== 'coach') throw new Error('nobody is asked')
    const { side, question } = pending
    const oneIn = SERIOUS.includes(question.kind) ? 12 : 8
    if (roller.below(oneIn) === 0) return legal[roller.below(legal.length)]
    const moment: Moment = { match, pitch: engine.rules.pitch, side, question }
    const worths = legal.map((answer) => worth(moment, answer))
    const most = Math.max(...worths)
    const best = legal.filter((_, i) => worths[i] === most)
    return best[roller.below(best.length)]
  }
