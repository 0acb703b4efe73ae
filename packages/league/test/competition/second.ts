// Leagues of second in tests: teams by letters, with their coaches and conferences. Neighbours: leaguesSecond.test.ts,
// playOffsSecond.test.ts, retirementsSecond.test.ts; support.ts has the helpers of all editions.
import {
  type Competition,
  type ConferencesPlan,
  draw,
  type Entrant,
  editionPlan,
  enter,
  type FixtureResult,
  type NewCompetition,
  newCompetition,
  type PlannedFixture,
  stateOf,
  waitsFor,
} from '../../src/index.ts'
import { playAll, score, team } from './support.ts'

/** The plan that a league of second has by itself. */
export const planSecond = (more: Partial<ConferencesPlan> = {}): ConferencesPlan => {
  const plan = editionPlan('second')
  if (plan.kind !== 'conferences') throw new Error(`second plays ${plan.kind}`)
  return { ...plan, ...more }
}

export interface LeagueWish extends Partial<Pick<NewCompetition, 'seed' | 'victory'>> {
  readonly plan?: Partial<ConferencesPlan>
  /** By the ids of the teams; everybody else has one team. */
  readonly coaches?: { readonly [id: string]: string }
  readonly entries?: { readonly [id: string]: Partial<Entrant> }
}

const started = (wish: LeagueWish): Competition => {
  const { seed = 3, victory } = wish
  const plan = planSecond(wish.plan)
  return newCompetition({ name: 'Test', edition: 'second', plan, seed, ...(victory ? { victory } : {}) })
}

const entered = (
  so: Competition,
  id: string,
  { coaches = {}, entries = {} }: LeagueWish,
  more: Partial<Entrant> = {},
) => enter(so, team(id, { ...more, ...(coaches[id] ? { coach: coaches[id] } : {}), ...entries[id] }))

/** A league whose conferences are drawn. */
export const leagueOf = (ids: readonly string[], wish: LeagueWish = {}): Competition =>
  ids.reduce((so, id) => entered(so, id, wish), started(wish))

/** A league whose conferences are settled: `leagueIn(['abc', 'def'])`. */
export const leagueIn = (conferences: readonly string[], wish: LeagueWish = {}): Competition =>
  conferences
    .flatMap((ids, index) => [...ids].map((id) => ({ id, conference: index + 1 })))
    .reduce((so, { id, conference }) => entered(so, id, wish, { conference }), started(wish))

type Teams = Pick<PlannedFixture, 'home' | 'away'>

/** Earlier letters beat later ones by 3 to 2. */
export const byLetter = ({ home, away }: Teams): FixtureResult => (home < (away ?? '') ? score(3, 2) : score(2, 3))

/** The team that comes first in this order wins by 3 to 2. */
export const ranked =
  (order: string) =>
  ({ home, away }: Teams): FixtureResult =>
    order.indexOf(home) < order.indexOf(away ?? '') ? score(3, 2) : score(2, 3)

/** Either team wins by 2 to 1, as chance has it. */
export const chances = (seed: number): (() => FixtureResult) => {
  let lots = seed
  return () => {
    lots = (lots * 1_103_515_245 + 12_345) % 2 ** 31
    return lots % 65_536 < 32_768 ? score(2, 1) : score(1, 2)
  }
}

/** Draws and plays until something else than a draw is due, or that many draws. */
export const played = (
  before: Competition,
  draws = 99,
  resultFor: (fixture: PlannedFixture) => FixtureResult = byLetter,
): Competition => {
  let so = before
  for (let count = 0; count < draws && waitsFor(so, stateOf(so).season) === 'draw'; count++)
    so = playAll(draw(so), resultFor)
  return so
}

/** The opponents of a team so far, one entry for each match. */
export const opponentsOf = (so: Competition, id: string, stage = 'regular'): string[] =>
  stateOf(so).season.fixtures.flatMap((fixture) => {
    if (fixture.stage !== stage) return []
    return fixture.home === id ? (fixture.away ?? []) : fixture.away === id ? fixture.home : []
  })
