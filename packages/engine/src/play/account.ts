// How a match stands, as plain text that does not depend on how the engine keeps a match: the score, where each player
// is and what happened to him. A record's final check is over this text. Neighbours: record.ts, docs/record.md.
import type { Match } from '../kernel/match.ts'
import { type PitchShape, squareName } from '../kernel/pitch.ts'
import { sides } from '../vocabulary/words.ts'

/** One line a fact, its fields separated by tabs, which no name may contain. Never changed: other programs compute it too. */
export const account = (pitch: PitchShape, { edition, squads, players, result }: Match): string => {
  const { home, away } = squads
  const lines: (readonly (string | number)[])[] = [
    ['edition', edition],
    ['score', home.score, away.score],
    ['result', result?.winner ?? '', result?.by ?? ''],
    ...sides.map((side) => [side, squads[side].name]),
    ...players.map(({ id, side, who, place, at, posture, injuries }) => {
      const where = place === 'pitch' ? [squareName(pitch, at), posture] : ['', '']
      return [id, side, who.number, who.name, place, ...where, injuries.join(',')]
    }),
  ]
  return lines.map((fields) => fields.join('\t')).join('\n')
}
