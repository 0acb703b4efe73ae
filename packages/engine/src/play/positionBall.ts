// The ball nobody holds in the position notation: on the ground, or a kick that hangs in the air. Neighbours: positionFacts.ts reads the
// word, position.ts puts all together; procs/kickOff/hangingKick.ts brings the kick down.
import type { CompiledEdition } from '../edition.ts'
import type { Match } from '../kernel/match.ts'
import { OFF, squareName, squareNamed } from '../kernel/pitch.ts'
import { hangFor, turnsLeft } from '../procs/kickOff/hangingKick.ts'
import { sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

/** `h14`, or `h14^home2` for a kick of home above it that comes down when two more turns have ended, the running one included. */
const WORD = /^([a-z]+\d+)(?:\^(home|away)([1-9]))?$/

export const setBall = ({ pitch, routines, id }: CompiledEdition, match: Match, word: string): void => {
  if (word === '') return
  const [, name = '', by, turns] = WORD.exec(word) ?? []
  const at = squareNamed(pitch, name)
  const [ball] = match.balls
  const kicking = sides.find((side) => side === by)
  if (at === OFF || ball.carrier >= 0 || (!kicking && match.board[at] > 0))
    throw new BadPosition(`"ball=${word}": the ball must lie on an empty square and nobody may hold it`)
  if (kicking && !routines.some((routine) => routine.id === 'hangingKick'))
    throw new BadPosition(`"ball=${word}": no kick hangs in the air in edition ${id}; leave out ^`)
  ball.state = kicking ? 'air' : 'ground'
  ball.at = at
  if (kicking) hangFor(match, kicking, Number(turns))
}

export const ballFact = ({ pitch }: CompiledEdition, match: Match): string => {
  const [{ state, at }] = match.balls
  if (state === 'ground') return squareName(pitch, at)
  const kicking = sides.find((side) => turnsLeft(match, side) > 0)
  return state === 'air' && kicking ? `${squareName(pitch, at)}^${kicking}${turnsLeft(match, kicking)}` : ''
}
