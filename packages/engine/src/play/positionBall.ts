// The balls in the position notation: those that nobody holds, on the ground or as a kick that hangs in the air, and heads wherever they
// are. Neighbours: positionFacts.ts reads the words, position.ts puts all together, positionPlayer.ts marks who holds a football;
// procs/kickOff/hangingKick.ts brings the kick down.
import type { CompiledEdition } from '../edition.ts'
import type { Ball, Match, Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import { OFF, squareName, squareNamed } from '../kernel/pitch.ts'
import { carriedBall, isCarried, isFootball } from '../procs/ball/whichBall.ts'
import { hangFor, turnsLeft } from '../procs/kickOff/hangingKick.ts'
import { sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

/** `h14`, or `h14^home2` for a kick of home above it that comes down when two more turns have ended, the running one included. */
const WORD = /^([a-z]+\d+)(?:\^(home|away)([1-9]))?$/
/** `away:h14`: a head that away cut off. */
const HEAD = /^(home|away):([a-z]+\d+)$/

/** The next football that nobody has been given yet. */
const nextBall = ({ balls }: Match): Ball | undefined => balls.find(({ state }) => state === 'absent')

export const holdBall = (match: Match, player: Player, text: string): void => {
  const ball = nextBall(match)
  if (!ball || carriedBall(match, player.id) >= 0)
    throw new BadPosition(
      match.balls.length === 1
        ? `"${text}": two players hold the ball`
        : `"${text}": there are only ${match.balls.length} balls`,
    )
  Object.assign(ball, { state: 'held', carrier: player.id, at: player.at })
}

export const holdsFootball = ({ balls }: Match, player: number): boolean =>
  balls.some((ball) => ball.carrier === player && isFootball(ball))

const setBall = ({ pitch, routines, id }: CompiledEdition, match: Match, word: string): void => {
  const [, name = '', by, turns] = WORD.exec(word) ?? []
  const at = squareNamed(pitch, name)
  const ball = nextBall(match)
  const kicking = sides.find((side) => side === by)
  const taken = match.balls.some((other) => other.at === at)
  if (at === OFF || !ball || taken || (!kicking && match.board[at] > 0))
    throw new BadPosition(`"ball=${word}": the ball must lie on an empty square and nobody may hold it`)
  if (kicking && !routines.some((routine) => routine.id === 'hangingKick'))
    throw new BadPosition(`"ball=${word}": no kick hangs in the air in edition ${id}; leave out ^`)
  ball.state = kicking ? 'air' : 'ground'
  ball.at = at
  if (kicking) hangFor(match, kicking, Number(turns))
}

/** Where a standing player is, he holds it. */
const setHead = ({ pitch }: CompiledEdition, match: Match, word: string): void => {
  const [, by, name = ''] = HEAD.exec(word) ?? []
  const cutBy = sides.find((side) => side === by)
  const at = squareNamed(pitch, name)
  const holder = playerAt(match, at)
  const taken = match.balls.some((other) => other.at === at)
  if (at === OFF || !cutBy || taken || (holder && holder.posture !== 'standing'))
    throw new BadPosition(
      `"heads=${word}": a head lies on a square, or is held by the standing player there, who has no ball: heads=home:h14`,
    )
  match.balls.push({ kind: 'head', cutBy, state: holder ? 'held' : 'ground', at, carrier: holder?.id ?? -1 })
}

const wordsOf = (text: string): readonly string[] => (text === '' ? [] : text.split('/'))

export const setBalls = (rules: CompiledEdition, match: Match, { ball, heads }: { ball: string; heads: string }) => {
  for (const word of wordsOf(ball)) setBall(rules, match, word)
  for (const word of wordsOf(heads)) setHead(rules, match, word)
}

const ballWord = ({ pitch }: CompiledEdition, match: Match, { state, at }: Ball): string => {
  if (state === 'ground') return squareName(pitch, at)
  const kicking = sides.find((side) => turnsLeft(match, side) > 0)
  return state === 'air' && kicking ? `${squareName(pitch, at)}^${kicking}${turnsLeft(match, kicking)}` : ''
}

export const ballFacts = (rules: CompiledEdition, match: Match): { readonly ball: string; readonly heads: string } => {
  const { balls } = match
  if (balls.filter(isFootball).length > rules.ball.balls.length || !balls.every(isCarried))
    throw new BadPosition('a position has one ball, and two are in play; save the match instead')
  const lying = balls.filter(isFootball).map((ball) => ballWord(rules, match, ball))
  const heads = balls.flatMap(({ cutBy, state, at, carrier }) =>
    cutBy && state !== 'absent' ? [`${cutBy}:${squareName(rules.pitch, match.players[carrier]?.at ?? at)}`] : [],
  )
  return { ball: lying.filter((word) => word !== '').join('/'), heads: heads.join('/') }
}
