// Things on the pitch in the position notation: `thing=cannon:h2:home:h7`. Neighbours: positionFacts.ts reads the word, position.ts puts
// all together, tables/things.ts has the kinds.
import type { CompiledEdition } from '../edition.ts'
import type { Match, Piece, Player } from '../kernel/match.ts'
import { addPiece, pieceFits } from '../kernel/occupancy.ts'
import { OFF, squareName, squareNamed } from '../kernel/pitch.ts'
import { newPiece } from '../procs/things/pieces.ts'
import { thingIds } from '../tables/things.ts'
import { facings, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

const ownWord = ({ side, who }: Player): string => `${side[0]}${who.number}`

const MARK = /^!([a-zA-Z]+)$/
const LOAD = /^[ha]\d{1,2}(?:\+[ha]\d{1,2})*$/

/** What follows kind and square, in any order: a side, a facing, `!mark`s, and who is in it. */
const readPart = (match: Match, piece: Piece, part: string, word: string): Piece => {
  const side = sides.find((one) => one === part)
  const facing = facings.find((one) => one.toLowerCase() === part)
  const mark = MARK.exec(part)?.[1]
  if (side) return { ...piece, side }
  if (facing) return { ...piece, facing }
  if (mark) return { ...piece, marks: [...piece.marks, mark] }
  if (!LOAD.test(part))
    throw new BadPosition(
      `"${word}": what is "${part}"? A side, a facing (n e s w), a mark (!spiked) or players (h7+h8)`,
    )
  const load = part.split('+').map((name) => match.players.find((player) => ownWord(player) === name))
  if (load.some((player) => player?.place !== 'aboard'))
    throw new BadPosition(`"${word}": whoever is in a thing is a player of the position, like h7@aboard`)
  return { ...piece, load: load.flatMap((player) => (player ? [player.id] : [])) }
}

export const setThings = ({ pitch }: CompiledEdition, match: Match, words: readonly string[]): void => {
  for (const text of words) {
    const word = `thing=${text}`
    const [name = '', square = '', ...parts] = text.split(':')
    const kind = thingIds.find((one) => one === name)
    if (!kind) throw new BadPosition(`"${word}": there is no such thing; known are ${thingIds.join(', ')}`)
    const piece = parts.reduce((made, part) => readPart(match, made, part, word), newPiece(kind))
    const at = squareNamed(pitch, square)
    if (at === OFF || (piece.solid && !pieceFits(match, pitch, piece, at)))
      throw new BadPosition(`"${word}": its squares from ${square} on are taken or off the pitch`)
    piece.at = at
    addPiece(match, pitch, piece)
    for (const ball of match.balls) if (piece.load.includes(ball.carrier)) ball.at = at
  }
}

/** One word for each thing that is on the pitch. */
export const thingFacts = ({ pitch }: CompiledEdition, { pieces, players }: Match): readonly string[] =>
  pieces
    .filter(({ at }) => at !== OFF)
    .map(({ kind, at, side, facing, marks, load }) =>
      [
        ...[kind, squareName(pitch, at), side, facing.toLowerCase()],
        ...[...marks.map((mark) => `!${mark}`), load.map((id) => ownWord(players[id])).join('+')],
      ]
        .filter((part) => part !== '')
        .join(':'),
    )
