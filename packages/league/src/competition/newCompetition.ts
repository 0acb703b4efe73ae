// New competitions with the usual settings: points and tie-breakers from the rules, and the Cup's five rounds.
// Neighbours: competition.ts has the fields, docs/rulings has the questions that the rules leave open.
import { baseOf, optionsOf } from '@double-skulls/engine'
import {
  type Bonus,
  COMPETITION_FORMAT,
  COMPETITION_VERSION,
  type Competition,
  type LeaguePoints,
  type Plan,
  type PlanKind,
  type TieBreaker,
} from './competition.ts'

/** Ready-made bonus points, by name. The first three are those of bb2020, the next two the Companion's. */
export const bonuses = {
  'three-touchdowns': { name: 'three touchdowns', measure: 'touchdowns', atLeast: 3, points: 1 },
  'none-conceded': { name: 'no touchdown conceded', measure: 'conceded', atMost: 0, points: 1 },
  'three-casualties': { name: 'three casualties', measure: 'casualties', atLeast: 3, points: 1 },
  'win-to-nil': { name: 'won and conceded none', measure: 'conceded', atMost: 0, outcome: 'win', points: 5 },
  'win-to-one': { name: 'won and conceded one', measure: 'conceded', atLeast: 1, atMost: 1, outcome: 'win', points: 2 },
  'narrow-loss': { name: 'lost by one', measure: 'margin', atLeast: -1, atMost: -1, outcome: 'loss', points: 1 },
} as const satisfies { readonly [id: string]: Bonus }
export type BonusName = keyof typeof bonuses

/** 3 points for a win, 1 for a draw, no bonuses. */
export const usualPoints: LeaguePoints = {
  ...{ win: 3, draw: 1, loss: 0, bye: 3, forfeitWin: 3, forfeitLoss: 0 },
  ...{ missedRound: 0, walkoverTouchdowns: 1, bonuses: [] },
}

/** Points of bb2020's leagues, with all three of its bonuses. */
export const pointsBb2020: LeaguePoints = {
  ...usualPoints,
  bonuses: [bonuses['three-touchdowns'], bonuses['none-conceded'], bonuses['three-casualties']],
}

/** Points of the Companion's leagues: a win is worth more with fewer touchdowns conceded. */
export const companionPoints: LeaguePoints = {
  ...usualPoints,
  ...{ win: 10, draw: 5, loss: 0, bye: 10, forfeitWin: 10, bonuses: [bonuses['win-to-nil'], bonuses['win-to-one']] },
}

const usualTieBreakers: { readonly [K in PlanKind]: readonly TieBreaker[] } = {
  roundRobin: ['points', 'headToHead', 'touchdownDifference', 'casualtyDifference', 'touchdownsFor'],
  swiss: ['points', 'opponentsScore', 'touchdownDifference', 'casualtyDifference', 'headToHead'],
  knockOut: ['points', 'touchdownDifference', 'casualtyDifference'],
  conferences: ['points', 'headToHead', 'touchdownDifference', 'casualtyDifference', 'touchdownsFor'],
  ladder: ['rung'],
}

/** The usual settings of each kind of competition. */
export const usualPlans: { readonly [K in PlanKind]: Extract<Plan, { kind: K }> } = {
  roundRobin: { kind: 'roundRobin', legs: 1 },
  swiss: { kind: 'swiss', rounds: 5, pairing: 'random' },
  knockOut: { kind: 'knockOut', seeding: 'entry', thirdPlace: false },
  conferences: {
    ...{ kind: 'conferences', conferences: null, legs: 1, cross: 1 },
    ...{ qualifiers: 1, playOffs: null, thirdPlace: false },
  },
  ladder: { kind: 'ladder' },
}

/** The settings of a new competition. */
export interface NewCompetition {
  readonly name: string
  /** The id of the edition; options that it names are those of all matches. */
  readonly edition: string
  readonly plan: Plan
  /** The seed of all draws; by default 1. */
  readonly seed?: number
  readonly organiser?: string
  /** By default `usualPoints`. */
  readonly points?: LeaguePoints
  /** By default those usual for the plan. */
  readonly tieBreakers?: readonly TieBreaker[]
  /** By default `walkover`. */
  readonly dropOut?: Competition['dropOut']
}

const matchIn = (edition: string): Pick<Competition, 'match'> => {
  const match = optionsOf(edition)
  return match.length > 0 ? { match } : {}
}

/** A competition that nobody has entered yet. */
export const newCompetition = (wanted: NewCompetition): Competition => ({
  format: COMPETITION_FORMAT,
  version: COMPETITION_VERSION,
  name: wanted.name,
  organiser: wanted.organiser ?? '',
  edition: baseOf(wanted.edition),
  ...matchIn(wanted.edition),
  seed: wanted.seed ?? 1,
  plan: wanted.plan,
  points: wanted.points ?? usualPoints,
  tieBreakers: wanted.tieBreakers ?? usualTieBreakers[wanted.plan.kind],
  dropOut: wanted.dropOut ?? 'walkover',
  events: [],
})

/** Editions that are one event: the League Cup of 2016 is five Swiss rounds. */
const eventPlans: { readonly [edition: string]: Plan } = { bugman: { kind: 'swiss', rounds: 5, pairing: 'random' } }

/** The usual plan of an edition, by its id. */
export const editionPlan = (edition: string): Plan =>
  Object.hasOwn(eventPlans, baseOf(edition)) ? eventPlans[baseOf(edition)] : usualPlans.roundRobin
