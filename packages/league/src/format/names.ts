// Names in files and on flags: of teams, players, coaches, leagues. Neighbours: the schemas of teams and competitions ask for them, the
// engine says which characters cannot be seen.
import { HIDDEN_CHARACTERS, hiddenIn } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'

/** Only characters that can be seen, and more than spaces where there must be something. */
export const namePattern = (least: number): string =>
  least > 0
    ? `^[^${HIDDEN_CHARACTERS}]*[^\\s${HIDDEN_CHARACTERS}][^${HIDDEN_CHARACTERS}]*$`
    : `^[^${HIDDEN_CHARACTERS}]*$`

/** What is asked for, in words. */
export const nameWanted = (least: number, most: number): string =>
  `a text of ${least} to ${most} letters, without control or direction characters`

/** Throws where a name from outside has a character that nobody sees. */
export const checkName = (name: string, where: string): string => {
  const hidden = hiddenIn(name)
  if (hidden !== '') throw new BadTeam(where, `it has the character ${hidden}, which cannot be seen`, 'leave it out')
  return name
}
