// What a campaign team brings into a match: team re-rolls by Fame and one for each Special Tactic. Neighbours: fame.ts, training.ts;
// ../preMatch/preMatchSteps.ts lists the step.

import { type BeforeMatchStep, withSide } from '../preMatch/beforeMatch.ts'
import type { Team } from '../team.ts'
import { rerollsByFame } from './fame.ts'

/** The team re-rolls of a campaign team against this opponent. */
export const campaignRerollsOf = ({ campaign, fame = 0 }: Team, opponent: Team): number =>
  rerollsByFame(fame, opponent.fame ?? 0) + (campaign?.tactics ?? 0)

export const campaignRerolls: BeforeMatchStep = function* (before) {
  const { home, away } = before
  if (!home.team.campaign || !away.team.campaign) return before
  const bringing = (side: typeof home, other: typeof home): typeof home => ({
    ...side,
    changes: {
      ...side.changes,
      numbers: { ...side.changes.numbers, rerolls: campaignRerollsOf(side.team, other.team) },
    },
  })
  return withSide(withSide(before, bringing(home, away)), bringing(away, home))
}
