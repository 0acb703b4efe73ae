// All pre-match steps by the ids in ../rules/inducementRules.ts. Neighbours: one file a step in this folder,
// preMatch.ts runs them.
import { campaignRerolls } from '../fullCampaign/campaignRerolls.ts'
import { campaignSupplies } from '../gameDay/campaignSupplies.ts'
import { dirtyTricks } from '../gameDay/dirtyTricks.ts'
import { freebootersForHire } from '../gameDay/freebootersForHire.ts'
import { handicaps } from '../handicaps/rolling.ts'
import type { BeforeMatchStepId } from '../rules/inducementRules.ts'
import type { BeforeMatchStep } from './beforeMatch.ts'
import { fans, weather } from './earlyDice.ts'
import { freebooters } from './freebooting.ts'
import { gate } from './gate.ts'
import { inducementsInTurn } from './inTurn.ts'
import { journeymen } from './journeymen.ts'
import { niggles } from './niggles.ts'
import { prayers } from './prayers.ts'
import { secretObjectives } from './secretObjectives.ts'
import { stars } from './starMarket.ts'
import { allowance, inducements, transfer } from './transfer.ts'

export const beforeMatchSteps: { readonly [S in BeforeMatchStepId]: BeforeMatchStep } = {
  fans,
  weather,
  secretObjectives,
  journeymen,
  transfer,
  allowance,
  inducements,
  inducementsInTurn,
  prayers,
  handicaps,
  gate,
  niggles,
  freebooters,
  stars,
  campaignRerolls,
  freebootersForHire,
  dirtyTricks,
  campaignSupplies,
}
