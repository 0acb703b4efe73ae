// The two teams of a match to be prepared. Neighbours: home/newMatch.ts has the address, BeforePage.tsx opens it, the league
// founds squads from team lists.
import { type BySide, baseOf, editionFault } from '@double-skulls/engine'
import { begin, editionOf, preMatch, stockTeam, type Team, type Terms, termsOf } from '@double-skulls/league'
import { rosterNamed, type Wanted } from '../home/newMatch.ts'
import { chosenTeam } from '../home/pickableTeams.ts'
import { whyNot } from '../teams/fielding.ts'

export interface Pairing {
  /** Saved teams; null for a side whose squad comes from a team list. */
  readonly kept: BySide<Team | null>
  /** Match options to choose from; empty when a saved team decides them. */
  readonly terms: readonly Terms[]
}

/** Reads saved teams, and reports their faults before anything is bought. */
export const openPairing = async (wanted: Wanted): Promise<Pairing> => {
  const { home, away } = wanted
  const edition = baseOf(wanted.edition)
  const kept = { home: await chosenTeam(edition, home), away: await chosenTeam(edition, away) }
  for (const [choice, team] of [
    [home, kept.home],
    [away, kept.away],
  ] as const) {
    if (!team) rosterNamed(edition, choice)
    const why = team ? whyNot(team) : ''
    if (why !== '') throw new Error(`${team?.name} cannot play: ${why}. Put it right on its page.`)
  }
  const fault = editionFault(wanted.edition)
  if (fault !== '') throw new Error(`${fault}.`)
  // The league's objections to this pairing are reported at once.
  const teams = teamsOf(wanted, { kept }, undefined)
  begin(() => preMatch(teams.home, teams.away))
  return { kept, terms: kept.home || kept.away ? [] : termsOf(edition) }
}

/** Both teams under these options; the squad against a saved team is founded by that team's rules. */
export const teamsOf = (wanted: Wanted, { kept }: Pick<Pairing, 'kept'>, terms: Terms | undefined): BySide<Team> => {
  const { home, away } = wanted
  // Teams belong to the edition without options.
  const edition = baseOf(wanted.edition)
  const model = kept.home ?? kept.away
  const { league } = editionOf(edition)
  const settled = model?.exhibition
    ? { budget: model.budget, exhibition: true }
    : (terms ?? { budget: league.budget, exhibition: false })
  return {
    home: kept.home ?? stockTeam(edition, home, settled),
    away: kept.away ?? stockTeam(edition, away, settled),
  }
}
