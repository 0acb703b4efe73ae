// The league rules of the Second Season: a treasury, and Star Player points that buy advances.
// Neighbours: leagueRules.ts explains the fields.
import type { AdvanceSource } from '../team.ts'
import { inducementsBb2020 } from './inducementsBb2020.ts'
import type { LeagueRules, Level } from './leagueRules.ts'

const prices: { readonly [S in AdvanceSource]?: readonly number[] } = {
  randomPrimary: [3, 4, 6, 8, 10, 15],
  chosenPrimary: [6, 8, 12, 16, 20, 30],
  randomSecondary: [6, 8, 12, 16, 20, 30],
  chosenSecondary: [12, 14, 18, 22, 26, 40],
  characteristic: [18, 20, 24, 28, 32, 50],
}

const titles = ['Experienced', 'Veteran', 'Emerging Star', 'Star', 'Super Star', 'Legend']

const level = (title: string, i: number): Level => ({
  title,
  points: 0,
  price: Object.fromEntries(Object.entries(prices).map(([source, row]) => [source, row[i]])),
})

export const bb2020: LeagueRules = {
  edition: 'bb2020',
  budget: 1_000_000,
  players: { least: 11, most: 16 },
  closed: [],
  staff: {
    rerolls: { name: 'Team re-rolls', cost: 'list', most: 8, laterCost: 2 },
    assistantCoaches: { name: 'Assistant coaches', cost: 10_000, most: 6 },
    cheerleaders: { name: 'Cheerleaders', cost: 10_000, most: 12 },
    apothecaries: { name: 'Apothecary', cost: 50_000, most: 1, only: 'apothecary' },
    henchmen: null,
    chefs: null,
    briberyAgents: null,
    wizards: null,
  },
  fans: { name: 'Dedicated Fans', free: 1, least: 1, mostAtStart: 6, cost: 10_000, countsInValue: false },
  sponsorship: null,
  stars: { permanent: false, mostInMatch: 2 },
  guestSkill: 'loner-4',
  treasury: true,
  fixed: false,
  advances: {
    randomPrimary: { from: 'primary', value: 10_000 },
    chosenPrimary: { from: 'primary', value: 20_000 },
    randomSecondary: { from: 'secondary', value: 20_000 },
    chosenSecondary: { from: 'secondary', value: 40_000 },
    characteristic: { from: null, value: 0 },
    gift: { from: 'all', value: 0 },
  },
  characteristics: {
    value: { AV: 10_000, MA: 20_000, PA: 20_000, AG: 40_000, ST: 80_000 },
    most: 2,
    least: 12,
    timesRaised: 2,
    bounds: { MA: [1, 9], ST: [1, 8], AG: [1, 6], PA: [1, 6], AV: [3, 11] },
  },
  rated: false,
  careers: {
    awards: { completion: 1, throw: 1, deflection: 1, interception: 2, casualty: 2, touchdown: 3, mostValuable: 4 },
    levels: titles.map(level),
    paid: true,
  },
  wastedSkills: {
    again: [{ skill: 'catch', beside: 'monstrous-mouth' }],
    mayAgain: [{ skill: 'iron-hard-skin', which: 'AV', upTo: 8 }],
  },
  exhibition: { budget: [1_100_000, 1_300_000], fans: 0 },
  freeLinemen: 'Low Cost Linemen',
  beforeMatch: ['fans', 'weather', 'secretObjectives', 'journeymen', 'inducementsInTurn', 'prayers'],
  inducements: inducementsBb2020,
  afterMatch: [
    'outcome',
    'winningsByFans',
    'dedicatedFans',
    'upkeepNegotiations',
    'mostValuableMember',
    'handedOverTouchdowns',
    'starPlayerPoints',
    'injuries',
    'leaversByAdvances',
    'gifts',
    'risenDead',
    'advancement',
    'hiring',
    'expensiveMistakes',
  ],
  raising: [
    { lists: ['necromantic-horror', 'shambling-undead'], position: 'Zombie Lineman', rule: 'masters-of-undeath' },
    { lists: ['vampire'], position: 'Thrall Lineman', rule: 'vampire-lord' },
    { lists: ['nurgle'], position: 'Rotter Lineman', rule: '' },
  ],
  rulesInMatch: { 'Bribery and Corruption': 'bribery-and-corruption' },
  noShowAwards: 2,
  rests: true,
  redraft: {
    budget: 1_000_000,
    perGame: 20_000,
    perWin: 20_000,
    perDraw: 10_000,
    cap: 1_300_000,
    feePerSeason: 20_000,
    healsOn: 4,
    apothecaryBonus: 1,
    prizes: [100_000, 60_000, 30_000],
    trophyRerolls: 1,
  },
}
