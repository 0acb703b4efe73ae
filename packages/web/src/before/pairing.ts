// The two teams behind a pairing. Neighbours: home/newMatch.ts has its address, BeforePage.tsx opens it, the league founds squads of
// the lists.
import type { BySide } from '@double-skulls/engine'
import { begin, editionOf, preMatch, stockTeam, type Team, type Terms, termsOf } from '@double-skulls/league'
import { rosterNamed, type Wanted } from '../home/newMatch.ts'
import { chosenTeam } from '../home/pickableTeams.ts'
import { whyNot } from '../teams/fielding.ts'

export interface Pairing {
  /** Kept teams; null for a side whose squad comes from a list. */
  readonly kept: BySide<Team | null>
  /** Terms to choose from; none where a kept team settles them. */
  readonly terms: readonly Terms[]
}

/** Reads kept teams, and says what is wrong with them before anybody goes shopping. */
export const openPairing = async (wanted: Wanted): Promise<Pairing> => {
  const { edition, home, away } = wanted
  const kept = { home: await chosenTeam(edition, home), away: await chosenTeam(edition, away) }
  for (const [choice, team] of [
    [home, kept.home],
    [away, kept.away],
  ] as const) {
    if (!team) rosterNamed(edition, choice)
    const why = team ? whyNot(team) : ''
    if (why !== '') throw new Error(`${team?.name} cannot play: ${why}. Put it right on its page.`)
  }
  // Whatever the league has against the pairing it says at once.
  const teams = teamsOf(wanted, { kept }, undefined)
  begin(() => preMatch(teams.home, teams.away))
  return { kept, terms: kept.home || kept.away ? [] : termsOf(edition) }
}

/** Both teams on these terms; against a kept team a squad is founded as that one was. */
export const teamsOf = (
  { edition, home, away }: Wanted,
  { kept }: Pick<Pairing, 'kept'>,
  terms: Terms | undefined,
): BySide<Team> => {
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
