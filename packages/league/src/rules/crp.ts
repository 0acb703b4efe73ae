// The Competition Rules Pack outside the match: a league of its own with treasury, Star Player points and improvement rolls.
// Neighbours: leagueRules.ts says what the fields mean; ruling C3 for what the reference sheet leaves out.
import type { LeagueRules } from './leagueRules.ts'

export const crp: LeagueRules = {
  edition: 'crp',
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
  fans: { name: 'Fan Factor', free: 0, least: 0, mostAtStart: 9, cost: 10_000, countsInValue: true },
  sponsorship: null,
  stars: { permanent: false, mostInMatch: 2 },
  guestSkill: 'loner',
  treasury: true,
  fixed: false,
  advances: {
    normal: { from: 'primary', value: 20_000 },
    double: { from: 'either', value: 30_000 },
    characteristic: { from: null, value: 0 },
  },
  characteristics: {
    value: { MA: 30_000, AV: 30_000, AG: 40_000, ST: 50_000 },
    targets: [],
    rolled: [],
    most: 2,
    least: 2,
    timesRaised: null,
    bounds: { MA: [1, 10], ST: [1, 10], AG: [1, 10], AV: [1, 10] },
  },
  careers: {
    awards: { completion: 1, casualty: 2, interception: 2, touchdown: 3, mostValuable: 5 },
    levels: [
      { title: 'Experienced', points: 6, price: {} },
      { title: 'Veteran', points: 16, price: {} },
      { title: 'Emerging Star', points: 31, price: {} },
      { title: 'Star', points: 51, price: {} },
      { title: 'Super Star', points: 76, price: {} },
      { title: 'Legend', points: 176, price: {} },
    ],
    paid: false,
  },
  exhibition: null,
  freeLinemen: null,
}
