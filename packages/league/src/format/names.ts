// Names of teams, players, coaches and leagues, in files and flags. Neighbours: teamSchema.ts and
// ../competition/competitionSchema.ts use the pattern, the engine says which characters are invisible.
import { HIDDEN_CHARACTERS, hiddenIn } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'

/** Only visible characters, and more than spaces where a name is required. */
export const namePattern = (least: number): string =>
  least > 0
    ? `^[^${HIDDEN_CHARACTERS}]*[^\\s${HIDDEN_CHARACTERS}][^${HIDDEN_CHARACTERS}]*$`
    : `^[^${HIDDEN_CHARACTERS}]*$`

/** The requirement in words. */
export const nameWanted = (least: number, most: number): string =>
  `a text of ${least} to ${most} letters, without control or direction characters`

/** Throws where a name has an invisible character. */
export const checkName = (name: string, where: string): string => {
  const hidden = hiddenIn(name)
  if (hidden !== '') throw new BadTeam(where, `it has the character ${hidden}, which cannot be seen`, 'leave it out')
  return name
}
