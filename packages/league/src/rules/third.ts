// The league rules of third, all but the steps before and after a match: a treasury, ratings, Star Player points, star
// rolls and ageing. Neighbours: leagueRules.ts explains the fields; ../handicaps, ../rating.ts, levels.ts.
import type { LeagueRules } from './leagueRules.ts'
import { levelsDeathZone } from './levels.ts'

export const thirdWithoutSteps: Omit<LeagueRules, 'beforeMatch' | 'afterMatch'> = {
  edition: 'third',
  budget: 1_000_000,
  players: { least: 11, most: 16 },
  closed: [],
  staff: {
    rerolls: { name: 'Team re-rolls', cost: 'list', most: 8, laterCost: 2 },
    assistantCoaches: { name: 'Assistant coaches', cost: 10_000, most: null },
    cheerleaders: { name: 'Cheerleaders', cost: 10_000, most: null },
    apothecaries: { name: 'Apothecary', cost: 50_000, most: 1, only: 'apothecary' },
    henchmen: null,
    chefs: null,
    briberyAgents: null,
  },
  fans: { name: 'Fan Factor', free: 0, least: 1, mostAtStart: 9, cost: 10_000, countsInValue: true },
  sponsorship: null,
  stars: { permanent: false, mostInMatch: null },
  guestSkill: '',
  treasury: true,
  fixed: false,
  advances: {
    normal: { from: 'primary', value: 0 },
    double: { from: 'any', value: 0 },
    characteristic: { from: null, value: 0 },
  },
  characteristics: {
    value: {},
    targets: [],
    rolled: [],
    most: 2,
    least: 2,
    timesRaised: null,
    bounds: { MA: [1, 10], ST: [1, 10], AG: [1, 10], AV: [1, 10] },
  },
  careers: {
    awards: { completion: 1, casualty: 2, interception: 2, touchdown: 3, mostValuable: 5 },
    levels: levelsDeathZone,
    paid: false,
  },
  wastedSkills: null,
  exhibition: null,
  freeLinemen: null,
  inducements: null,
  raising: [{ lists: ['undead'], position: 'Zombie', rule: 'necromancer' }],
  rulesInMatch: {},
  noShowAwards: null,
  rests: false,
  redraft: null,
}
