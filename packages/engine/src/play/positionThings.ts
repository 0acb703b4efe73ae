// Things on the pitch in the position notation: `thing=cannon:h2:home:h7`, and trap counters, face-down or not: `thing=pit:h2:home:down`.
// Neighbours: positionFacts.ts reads the word, position.ts puts all together, tables/things.ts has the kinds.
import type { CompiledEdition } from '../edition.ts'
import type { Match, Piece, Player } from '../kernel/match.ts'
import { addPiece, pieceFits } from '../kernel/occupancy.ts'
import { OFF, squareName, squareNamed } from '../kernel/pitch.ts'
import { newPiece } from '../procs/things/pieces.ts'
import { type ThingId, thingIds } from '../tables/things.ts'
import { trapOf } from '../tables/trapTables.ts'
import { SECRET } from '../vocabulary/secrecy.ts'
import { facings, otherSide, type Place, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

const ownWord = ({ side, who }: Player): string => `${side[0]}${who.number}`

const MARK = /^!([a-zA-Z]+\d?)$/
const LOAD = /^[ha]\d{1,2}(?:\+[ha]\d{1,2})*$/

/** A counter whose kind only its owner may see. */
const FACE_DOWN = 'down'

/** In which places players can be who are in it. */
const insideOf = ({ kind }: Piece): readonly Place[] =>
  trapOf(kind) === undefined ? ['aboard'] : [trapOf(kind)?.holds ? 'pit' : 'below']

/** What follows kind and square, in any order: a side, a facing, `!mark`s, whether it lies face-down, and who is in it. */
const readPart = (match: Match, piece: Piece, part: string, word: string): Piece => {
  const side = sides.find((one) => one === part)
  const facing = facings.find((one) => one.toLowerCase() === part)
  const mark = MARK.exec(part)?.[1]
  if (side) return { ...piece, side }
  if (facing) return { ...piece, facing }
  if (mark) return { ...piece, marks: [...piece.marks, mark] }
  if (part === FACE_DOWN && isTrap(piece)) return { ...piece, hiddenFrom: 'away' }
  if (!LOAD.test(part))
    throw new BadPosition(
      `"${word}": what is "${part}"? A side, a facing (n e s w), a mark (!spiked), "down" for a trap counter, or players (h7+h8)`,
    )
  const load = part.split('+').map((name) => match.players.find((player) => ownWord(player) === name))
  const places = insideOf(piece)
  if (load.some((player) => !player || !places.includes(player.place)))
    throw new BadPosition(`"${word}": whoever is in a thing is a player of the position, like h7@${places[0]}`)
  return { ...piece, load: load.flatMap((player) => (player ? [player.id] : [])) }
}

/** A counter of a kind that the viewer whose position it is may not see is still a counter. */
const isTrap = ({ kind }: Piece): boolean => kind === SECRET || trapOf(kind) !== undefined

const KINDS: readonly (ThingId | typeof SECRET)[] = [...thingIds, SECRET]

const made = (kind: ThingId | typeof SECRET): Piece =>
  kind === SECRET ? { ...newPiece('blank'), kind } : newPiece(kind)

/** It is hidden from the side that it does not belong to, and fills its square while it holds somebody. */
const finished = (match: Match, piece: Piece, word: string): Piece => {
  if (!isTrap(piece)) return piece
  const { hiddenFrom, kind, load, side } = piece
  if ((hiddenFrom !== '' && side === '') || (hiddenFrom === '' && kind === SECRET))
    throw new BadPosition(`"${word}": a counter that lies face-down belongs to a side, like thing=pit:h2:home:down`)
  const solid = load.some((id) => match.players[id].place === 'pit')
  return { ...piece, solid, hiddenFrom: hiddenFrom === '' || side === '' ? '' : otherSide(side) }
}

export const setThings = ({ id, pitch, steps }: CompiledEdition, match: Match, words: readonly string[]): void => {
  for (const text of words) {
    const word = `thing=${text}`
    const [name = '', square = '', ...parts] = text.split(':')
    const kind = KINDS.find((one) => one === name)
    if (!kind) throw new BadPosition(`"${word}": there is no such thing; known are ${thingIds.join(', ')}`)
    const piece = finished(
      match,
      parts.reduce((some, part) => readPart(match, some, part, word), made(kind)),
      word,
    )
    if (isTrap(piece) && !steps.has('trap'))
      throw new BadPosition(`"${word}": there are no traps in ${id}; begin with second:traps`)
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
    .map(({ kind, at, side, facing, hiddenFrom, marks, load }) =>
      [
        ...[kind, squareName(pitch, at), side, facing.toLowerCase(), hiddenFrom === '' ? '' : FACE_DOWN],
        ...[...marks.map((mark) => `!${mark}`), load.map((id) => ownWord(players[id])).join('+')],
      ]
        .filter((part) => part !== '')
        .join(':'),
    )
