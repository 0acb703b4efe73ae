// What a match of team files is played by: the edition of the teams, with options of the match, and the stage of a cup.
// Neighbours: teamFileActions.ts begins the match, fixture.ts finds it in its competition, wishes.ts has the other flags.
import { baseOf, type MatchRecord, optionsOf } from '@double-skulls/engine'
import { type AroundMatch, editionIn, editionOfMatches, type MatchOptions, optionsOfMatch } from '@double-skulls/league'
import { chooseEdition } from '../choices.ts'
import { type Given, textOf } from '../command.ts'
import { refuse } from '../usage.ts'
import type { OpenFixture } from './fixture.ts'
import type { TeamFile } from './sitting.ts'

/** The id of --edition as records have it; undefined without the flag. */
const wishedEdition = (given: Given): string | undefined => {
  const text = textOf(given, 'edition')
  return text === undefined ? undefined : chooseEdition(text).id
}

/** Both teams are of one edition, and of that of the flag. */
export const checkEditions = (given: Given, files: readonly TeamFile[]): void => {
  const edition = baseOf(wishedEdition(given) ?? files[0].team.edition)
  for (const { path, team } of files)
    if (team.edition !== edition) refuse(`${path}: ${team.name} is of edition ${team.edition}, not ${edition}`)
}

/** Options of the match and its stage: by the competition, by the flags, or by the record of a match played elsewhere. */
export const settledFor = (
  given: Given,
  open: OpenFixture | null,
  played: MatchRecord | null,
): Pick<MatchOptions, 'match' | 'stage' | 'agreement'> => {
  const wished = wishedEdition(given)
  if (open) {
    const edition = editionOfMatches(open.competition)
    if (wished !== undefined && wished !== edition)
      refuse(`--edition: the matches of this competition are played by ${edition}; leave it out`)
    if (textOf(given, 'stage') !== undefined) refuse('--stage: the competition says how far it is; leave it out')
    const settled = optionsOfMatch(open.competition, open.fixture)
    for (const term of Object.keys(settled.agreement ?? {}))
      if (textOf(given, term) !== undefined) refuse(`--${term}: the competition says what wins a match; leave it out`)
    return settled
  }
  const match = optionsOf(wished ?? played?.edition ?? '')
  return match.length > 0 ? { match } : {}
}

/** A match that was begun keeps its edition. */
export const checkResumed = (given: Given, record: AroundMatch): void => {
  const wished = wishedEdition(given)
  if (wished !== undefined && wished !== editionIn(record))
    refuse(`--edition was settled when the record was begun: ${editionIn(record)}; leave it out`)
}
