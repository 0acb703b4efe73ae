// The rules of teams of second: squads for single matches with stars whom the two coaches share out, and teams of full campaigns.
// Neighbours: leagueRules.ts explains the fields; ../preMatch/starMarket.ts shares out stars; ../fullCampaign/ has the campaign.
import { proposalsSecond } from '@double-skulls/engine'
import type { CharacteristicRule, LeagueRules } from './leagueRules.ts'

const { alignments, bidStep, cardsDrawn, equalBidsBeforeCoin, teamBudget } = proposalsSecond
const budget = teamBudget.value

/** The deck of each list's alignment. */
const decks = Object.fromEntries(
  Object.entries(alignments.value).flatMap(([alignment, lists]) => lists.map((list) => [list, alignment])),
)

/** What the engine takes of a line-up. */
const bounds: CharacteristicRule['bounds'] = {
  MA: [0, 12],
  SP: [0, 12],
  ST: [0, 20],
  AG: [0, 12],
  TS: [-6, 6],
  CL: [-6, 6],
  AV: [1, 12],
}

export const second: LeagueRules = {
  edition: 'second',
  budget,
  // A Large Monster counts as two of the sixteen.
  players: { least: 11, most: 16, largeCountAs: 2 },
  closed: [],
  staff: {
    // Re-rolls come with the match.
    rerolls: null,
    assistantCoaches: null,
    cheerleaders: { name: 'Cheerleaders', cost: 0, most: null },
    apothecaries: null,
    henchmen: null,
    chefs: null,
    briberyAgents: null,
    wizards: null,
  },
  // The Fan Factor comes with the gate of a match.
  fans: { name: 'Fan Factor', free: 0, least: 0, mostAtStart: 0, cost: 0, countsInValue: false },
  sponsorship: null,
  stars: {
    ...{ permanent: false, mostInMatch: null },
    market: {
      ...{ purse: 25_000, step: bidStep.value, equalBids: equalBidsBeforeCoin.value },
      ...{ drawn: cardsDrawn.value, decks },
    },
  },
  guestSkill: '',
  treasury: false,
  fixed: true,
  advances: {},
  characteristics: null,
  rated: false,
  careers: null,
  wastedSkills: null,
  singleMatches: true,
  campaign: {
    matches: 'second:campaign',
    ...{ budget: 50_000, undeadBudget: 0, firstTeam: 16 },
    characteristics: { value: {}, most: 9, least: 9, timesRaised: 1, bounds },
  },
  exhibition: { budget: [budget, budget], fans: 0 },
  freeLinemen: null,
  // Those of cards are for single matches, everything else for campaigns.
  beforeMatch: ['stars', 'freebootersForHire', 'dirtyTricks', 'campaignSupplies', 'campaignRerolls'],
  inducements: null,
  // Teams for single matches have none of it.
  afterMatch: [
    'outcome',
    'openedLists',
    'fanDrift',
    'suppliesKept',
    'matchFees',
    // The dead are nobody's stars when Fame is reckoned.
    'campaignCasualties',
    'campaignFame',
    'wages',
    'magicUpkeep',
    'healing',
    'training',
  ],
  raising: [],
  rulesInMatch: {},
  noShowAwards: null,
  rests: false,
  redraft: null,
}
