// Which of the phases before a game of a campaign are played, and what its match knows of them. Neighbours: the steps
// freebootersForHire.ts, dirtyTricks.ts and campaignSupplies.ts ask; ../rules/options.ts has the league's choice.
import { type Edition, type EditionOption, editionNamed, idWith } from '@double-skulls/engine'
import { bookOf } from '../book.ts'
import type { BeforeMatch } from '../preMatch/beforeMatch.ts'
import type { BeforeMatchStepId } from '../rules/inducementRules.ts'
import type { CampaignPhase } from '../rules/options.ts'

/** Whether both teams are of campaigns, and their league plays this phase. */
export const hasPhase = ({ home, away, options }: BeforeMatch, phase: CampaignPhase): boolean =>
  home.team.campaign !== undefined && away.team.campaign !== undefined && options.phases?.includes(phase) === true

/** The rules of the match with its options. */
export const editionOfMatch = ({ home, options }: BeforeMatch): Edition => {
  const { edition } = bookOf(home.team)
  return editionNamed(idWith(edition.id, options.match ?? [])) ?? edition
}

export const playsWith = ({ options }: BeforeMatch, option: EditionOption): boolean =>
  options.match?.includes(option) === true

/** The phase that a step before a match belongs to; absent: none. */
export const phaseOfStep: { readonly [S in BeforeMatchStepId]?: CampaignPhase } = {
  campaignSupplies: 'magic',
  freebootersForHire: 'freebooters',
  dirtyTricks: 'tricks',
}
