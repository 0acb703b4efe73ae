// The initial choices of the home page: the last pairing, as far as it can still be played. Neighbours: settings/ stores it,
// PlayNow.tsx shows it, pickableTeams.ts knows the saved teams.
import { baseOf, editionFault, editionNamed } from '@double-skulls/engine'
import { readAgreement } from '../match/agreement.ts'
import { playableEditions } from '../match/playable.ts'
import type { LastPairing } from '../settings/settings.ts'
import { opponents } from '../words/bots.ts'
import { type Opponent, SURPRISE, type Wanted } from './newMatch.ts'
import { isKeptChoice, type PickableTeam } from './pickableTeams.ts'

export const opponentNamed = (word: string): Opponent | null =>
  word === 'hotSeat' ? word : (opponents.find((one) => one === word) ?? null)

/** The edition that was played last, with its options, if it still exists. */
export const rememberedEdition = (last: LastPairing | null): string =>
  last && editionFault(last.edition) === '' ? last.edition : playableEditions[0].id

/** Saved teams are accepted until they are loaded: `stillThere` checks them then. */
export const rememberedPairing = (last: LastPairing | null): Wanted => {
  const edition = rememberedEdition(last)
  const rosters = editionNamed(edition)?.rosters ?? []
  const fits = (choice: string): boolean => isKeptChoice(choice) || rosters.some(({ id }) => id === choice)
  const team = (choice: string | undefined): string =>
    edition === last?.edition && choice !== undefined && fits(choice) ? choice : SURPRISE
  return {
    edition,
    home: team(last?.home),
    away: team(last?.away),
    opponent: opponentNamed(last?.opponent ?? '') ?? opponents[0],
    ...(edition === last?.edition && last.agreement ? { agreement: readAgreement(last.agreement) } : {}),
  }
}

/** The choice, unless it is a saved team that was deleted, plays by another edition or cannot play. */
export const stillThere = (choice: string, edition: string, teams: readonly PickableTeam[]): string => {
  if (!isKeptChoice(choice)) return choice
  const team = teams.find((one) => one.choice === choice)
  return team && team.edition === baseOf(edition) && team.why === '' ? choice : SURPRISE
}
