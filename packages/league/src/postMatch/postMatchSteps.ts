// All post-match steps by the ids in ../rules/leagueRules.ts. Neighbours: one file a step in this folder, postMatch.ts
// runs them.

import { chosenImprovement } from '../cup/cupImprovement.ts'
import { winnersFans } from '../cup/winnersFans.ts'
import { campaignCasualties } from '../fullCampaign/casualties.ts'
import { campaignFame } from '../fullCampaign/fameAfterMatch.ts'
import { healing } from '../fullCampaign/healing.ts'
import { training } from '../fullCampaign/interphase.ts'
import { magicUpkeep } from '../fullCampaign/magicUpkeep.ts'
import { matchFees } from '../fullCampaign/matchFees.ts'
import { wages } from '../fullCampaign/wages.ts'
import { fanDrift } from '../gameDay/fanDrift.ts'
import { openedLists } from '../gameDay/openedLists.ts'
import { suppliesKept } from '../gameDay/suppliesKept.ts'
import type { AfterMatchStepId } from '../rules/leagueRules.ts'
import { upkeepNegotiations } from '../season/upkeep.ts'
import { advancement } from './advancement.ts'
import type { AfterMatchStep } from './afterMatch.ts'
import { leaversByAdvances, leaversByPoints } from './concession.ts'
import { expensiveMistakes } from './expensiveMistakes.ts'
import { dedicatedFans, fanFactor, fanFactorByTable } from './fans.ts'
import { gifts } from './gifts.ts'
import { handedOverTouchdowns } from './handedOver.ts'
import { hiring } from './hiring.ts'
import { improvementRolls } from './improvement.ts'
import { injuries } from './injuries.ts'
import { mostValuableMember, mostValuableOfAll, mostValuableOfEach } from './mostValuable.ts'
import { outcome } from './outcome.ts'
import { starPlayerPoints } from './points.ts'
import { risenDead } from './raising.ts'
import { spirallingExpenses } from './spirallingExpenses.ts'
import { starRolls } from './starRolls.ts'
import { winningsByDie, winningsByFans } from './winnings.ts'
import { winningsByTable } from './winningsByTable.ts'

export const afterMatchSteps: { readonly [S in AfterMatchStepId]: AfterMatchStep } = {
  outcome,
  mostValuableOfAll,
  mostValuableOfEach,
  mostValuableMember,
  winningsByDie,
  winningsByFans,
  winningsByTable,
  fanFactor,
  fanFactorByTable,
  dedicatedFans,
  upkeepNegotiations,
  handedOverTouchdowns,
  starPlayerPoints,
  injuries,
  gifts,
  risenDead,
  improvementRolls,
  starRolls,
  advancement,
  leaversByPoints,
  leaversByAdvances,
  spirallingExpenses,
  hiring,
  expensiveMistakes,
  chosenImprovement,
  winnersFans,
  openedLists,
  fanDrift,
  suppliesKept,
  matchFees,
  campaignFame,
  campaignCasualties,
  magicUpkeep,
  wages,
  healing,
  training,
}
