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
  type VictoryCondition,
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

/** The Companion's: Fame decides; where nobody has counted it, the part of it that results tell. */
const companionTieBreakers: readonly TieBreaker[] = [
  ...(['points', 'fame', 'winsMinusLosses'] as const),
  ...(['touchdownDifference', 'casualtyDifference'] as const),
]

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
  /** What wins every match; by default as the edition says. */
  readonly victory?: VictoryCondition
  /** By default those of the edition. */
  readonly points?: LeaguePoints
  /** By default those usual for the edition's plan, or for the plan. */
  readonly tieBreakers?: readonly TieBreaker[]
  /** By default `walkover`. */
  readonly dropOut?: Competition['dropOut']
}

const matchIn = (edition: string): Pick<Competition, 'match'> => {
  const match = optionsOf(edition)
  return match.length > 0 ? { match } : {}
}

const tieBreakersFor = ({ edition, plan }: NewCompetition): readonly TieBreaker[] => {
  const own = settingsOf(edition)
  return (own.plan.kind === plan.kind ? own.tieBreakers : undefined) ?? usualTieBreakers[plan.kind]
}

/** A competition that nobody has entered yet. */
export const newCompetition = (wanted: NewCompetition): Competition => ({
  format: COMPETITION_FORMAT,
  version: COMPETITION_VERSION,
  name: wanted.name,
  organiser: wanted.organiser ?? '',
  edition: baseOf(wanted.edition),
  ...matchIn(wanted.edition),
  ...(wanted.victory && Object.keys(wanted.victory).length > 0 ? { victory: wanted.victory } : {}),
  seed: wanted.seed ?? 1,
  plan: wanted.plan,
  points: wanted.points ?? editionPoints(wanted.edition),
  tieBreakers: wanted.tieBreakers ?? tieBreakersFor(wanted),
  dropOut: wanted.dropOut ?? 'walkover',
  events: [],
})

/** What competitions of an edition are by default, where it has rules for them. */
interface EditionSettings {
  readonly plan: Plan
  readonly points?: LeaguePoints
  readonly tieBreakers?: readonly TieBreaker[]
}

const editionSettings: { readonly [edition: string]: EditionSettings } = {
  // The League Cup of 2016 is one event of five Swiss rounds.
  bugman: { plan: { kind: 'swiss', rounds: 5, pairing: 'random' } },
  // The Companion's leagues; big ones have divisions.
  second: {
    plan: { ...usualPlans.conferences, divisions: null, coachesApart: true },
    points: companionPoints,
    tieBreakers: companionTieBreakers,
  },
}

const settingsOf = (edition: string): EditionSettings =>
  Object.hasOwn(editionSettings, baseOf(edition)) ? editionSettings[baseOf(edition)] : { plan: usualPlans.roundRobin }

/** The usual plan of an edition, by its id. */
export const editionPlan = (edition: string): Plan => settingsOf(edition).plan

/** The plan of a kind as an edition has it. */
export const planIn = <K extends PlanKind>(edition: string, kind: K): Extract<Plan, { kind: K }> => {
  const own = editionPlan(edition)
  return isOfKind(own, kind) ? own : usualPlans[kind]
}

const isOfKind = <K extends PlanKind>(plan: Plan, kind: K): plan is Extract<Plan, { kind: K }> => plan.kind === kind

/** The usual points of an edition. */
export const editionPoints = (edition: string): LeaguePoints => settingsOf(edition).points ?? usualPoints
