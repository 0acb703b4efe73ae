// The league rules of third: a treasury, ratings and handicaps, Star Player points, star rolls and ageing.
// Neighbours: leagueRules.ts explains the fields; ../handicaps/handicap.ts, ../rating.ts, levels.ts.
import { proposalsThird } from '@double-skulls/engine'
import type { InducementRules } from './inducementRules.ts'
import type { LeagueRules } from './leagueRules.ts'
import { levelsDeathZone, levelsReview } from './levels.ts'

const { freebooterShare, freebooterSkill, laterRerollFactor, leastFanFactor } = proposalsThird

/** No inducements, but freebooters: Big Guys, and rookies of the list with skills. */
const freebooters: InducementRules = {
  offers: [],
  groups: { coachingStaff: 0, wizard: 0, referee: 0 },
  mercenaries: {
    ...{ called: 'freebooter', fee: 0, share: freebooterShare.value },
    ...{ skill: freebooterSkill.value, source: 'normal', mostSkills: levelsDeathZone.length },
  },
  sideBet: null,
  prayerGap: 0,
  freebootersAreBigGuys: true,
}

export const third: LeagueRules = {
  edition: 'third',
  budget: 1_000_000,
  players: { least: 11, most: 16, inMatch: 1 },
  closed: [],
  staff: {
    rerolls: { name: 'Team re-rolls', cost: 'list', most: 8, laterCost: laterRerollFactor.value },
    assistantCoaches: { name: 'Assistant coaches', cost: 10_000, most: null },
    cheerleaders: { name: 'Cheerleaders', cost: 10_000, most: null },
    apothecaries: { name: 'Apothecary', cost: 50_000, most: 1, only: 'apothecary' },
    henchmen: null,
    chefs: null,
    briberyAgents: null,
    wizards: { name: 'Wizard', cost: 150_000, most: 1, except: ['undead'] },
  },
  fans: { name: 'Fan Factor', free: 0, least: leastFanFactor.value, mostAtStart: 9, cost: 10_000, countsInValue: true },
  sponsorship: null,
  stars: { permanent: false, mostInMatch: null },
  guestSkill: '',
  treasury: true,
  fixed: false,
  advances: {
    normal: { from: 'primary', value: 0 },
    double: { from: 'anyOrOwnTrait', value: 0 },
    characteristic: { from: null, value: 0 },
  },
  characteristics: {
    value: { MA: 0, ST: 0, AG: 0, AV: 0 },
    most: 2,
    least: 2,
    timesRaised: null,
    bounds: { MA: [1, 10], ST: [1, 10], AG: [1, 10], AV: [1, 10] },
  },
  rated: true,
  careers: {
    awards: { completion: 1, casualty: 2, interception: 2, touchdown: 3, mostValuable: 5 },
    levels: levelsDeathZone,
    otherLevels: { deathZone: levelsDeathZone, review: levelsReview },
    paid: false,
  },
  wastedSkills: null,
  exhibition: null,
  freeLinemen: null,
  beforeMatch: ['weather', 'handicaps', 'gate', 'niggles', 'freebooters'],
  inducements: freebooters,
  afterMatch: [
    'outcome',
    'winningsByTable',
    'fanFactorByTable',
    'mostValuableOfEach',
    'starPlayerPoints',
    'injuries',
    'leaversByPoints',
    'risenDead',
    'starRolls',
    'hiring',
  ],
  raising: [{ lists: ['undead'], position: 'Zombie', rule: 'masters-of-undeath', needsPlace: true }],
  rulesInMatch: {},
  noShowAwards: null,
  rests: false,
  redraft: null,
}
