// Texts for actions and for the faces of a block die. Neighbours: sentence.ts uses the actions, line.ts the faces; the
// client's buttons have the same texts.
import { blockDieFaces, type Engine } from '@double-skulls/engine'

export const actionKindWords: { readonly [kind: string]: string } = {
  move: 'Move',
  open: 'Act',
  walking: 'Move',
  late: 'Do more',
  trapped: 'Get out of the pit',
  block: 'Block',
  blitz: 'Blitz',
  pass: 'Pass',
  handOff: 'Hand-off',
  foul: 'Foul',
  bomb: 'Throw a bomb',
  gaze: 'Gaze',
  kickTeamMate: 'Kick team-mate',
}

export const blockResultWords: { readonly [result: string]: string } = {
  attackerDown: 'Attacker down',
  bothDown: 'Both down',
  pushed: 'Push back',
  defenderStumbles: 'Stumble',
  defenderDown: 'Defender down',
}

/** The names of the faces of an edition's block die, in order. */
export const blockFaces = ({ rules }: Engine): readonly string[] =>
  blockDieFaces(rules).map((face) => blockResultWords[face] ?? face)
