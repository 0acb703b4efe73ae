// Helpers to build competitions in tests. Neighbours: the tests in this folder.
import {
  type Competition,
  draw,
  type Entrant,
  enter,
  enterResult,
  type FixtureResult,
  fixturesOf,
  type NewCompetition,
  newCompetition,
  openFixtures,
  type Plan,
  type PlannedFixture,
  resultOf,
  stateOf,
} from '../../src/index.ts'

export const team = (id: string, more: Partial<Entrant> = {}): Entrant => ({
  ...{ id, name: `The ${id}`, coach: `Coach of ${id}`, roster: 'human', teamValue: 1_000_000 },
  ...more,
})

export const letters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => (index < 26 ? String.fromCharCode(97 + index) : `t${index}`))

export const competition = (plan: Plan, ids: readonly string[], more: Partial<NewCompetition> = {}): Competition =>
  ids.reduce((so, id) => enter(so, team(id)), newCompetition({ name: 'Test', edition: 'crp', plan, seed: 7, ...more }))

/** `score(2, 1)`, with casualties where they matter. */
export const score = (home: number, away: number, hurtByHome = 0, hurtByAway = 0): FixtureResult =>
  resultOf({ touchdowns: home, casualties: hurtByHome }, { touchdowns: away, casualties: hurtByAway })

/** Enters a result for every open match. */
export const playAll = (
  before: Competition,
  resultFor: (fixture: PlannedFixture) => FixtureResult = () => score(1, 0),
): Competition =>
  openFixtures(stateOf(before).season).reduce((so, fixture) => enterResult(so, fixture.id, resultFor(fixture)), before)

/** Draws and plays that many rounds. */
export const playRounds = (
  before: Competition,
  rounds: number,
  resultFor?: (fixture: PlannedFixture) => FixtureResult,
): Competition => {
  let so = before
  for (let round = 0; round < rounds; round++) so = playAll(draw(so), resultFor)
  return so
}

/** `a-b` for each match of a round, the home team first; `c-bye` for a bye. */
export const pairsOf = (so: Competition, round: number): string[] =>
  fixturesOf(stateOf(so).season, round).map(({ home, away }) => `${home}-${away ?? 'bye'}`)

/** Enters the result of the match between two teams, touchdowns in the order they are named. */
export const beats = (so: Competition, winner: string, loser: string, by: FixtureResult = score(1, 0)): Competition => {
  const match = openFixtures(stateOf(so).season).find(({ home, away }) =>
    [home, away].every((id) => id === winner || id === loser),
  )
  if (!match) throw new Error(`no open match between ${winner} and ${loser}`)
  const turned: FixtureResult = { ...by, home: by.away, away: by.home, winner: by.winner === null ? null : 'away' }
  return enterResult(so, match.id, match.home === winner ? by : turned)
}
