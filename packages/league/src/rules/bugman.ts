// The league rules of Bugman's League Cup: a budget of 1,300,000, staff for the whole event, one improvement a game, no
// treasury. Neighbours: leagueRules.ts explains the fields; crp.ts and bb2020.ts are the leagues.
import type { LeagueRules } from './leagueRules.ts'

const NECROMANTIC_LISTS = ['khemri', 'necromantic', 'nurgle', 'undead'] as const

export const bugman: LeagueRules = {
  edition: 'bugman',
  budget: 1_300_000,
  players: { least: 11, most: 16 },
  // Ruling R22: 21 races.
  closed: ['chaos-pact', 'slann', 'underworld'],
  staff: {
    rerolls: { name: 'Team re-rolls', cost: 'list', most: 8 },
    assistantCoaches: { name: 'Assistant coaches', cost: 10_000, most: null },
    cheerleaders: { name: 'Cheerleaders', cost: 10_000, most: null },
    apothecaries: { name: 'Apothecary', cost: 50_000, most: 1, only: 'apothecary' },
    henchmen: { name: 'Hunchbacked Henchman', cost: 100_000, most: 1, only: NECROMANTIC_LISTS },
    chefs: {
      name: 'Halfling Master Chef',
      cost: 300_000,
      most: 1,
      bargain: { lists: ['halfling'], cost: 100_000 },
    },
    briberyAgents: {
      name: 'Goblin Bribery Agent',
      cost: 100_000,
      most: 1,
      bargain: { lists: ['goblin'], cost: 50_000 },
    },
    wizards: null,
  },
  fans: { name: 'Fan Factor', free: 0, least: 0, mostAtStart: 9, cost: 10_000, countsInValue: true },
  sponsorship: { name: "Bugman's sponsorship", cost: 30_000, skill: 'leader' },
  stars: { permanent: true, mostInMatch: null },
  guestSkill: '',
  treasury: false,
  fixed: true,
  // The event's improvement: a D6 of 6 opens every category (ruling R24). It has no prices.
  advances: { normal: { from: 'primary', value: 0 }, double: { from: 'any', value: 0 } },
  characteristics: null,
  rated: false,
  careers: null,
  wastedSkills: null,
  exhibition: null,
  freeLinemen: null,
  beforeMatch: ['weather'],
  inducements: null,
  // Deeds are only counted; they give no points.
  afterMatch: ['outcome', 'starPlayerPoints', 'chosenImprovement', 'winnersFans'],
  raising: [],
  rulesInMatch: {},
  noShowAwards: null,
  rests: false,
  redraft: null,
}
