// Random changes in random order: rounds stay valid, undo restores, files are read again, junk is refused. Neighbours:
// src/competition/.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adjust,
  arrange,
  BadCompetition,
  type Competition,
  correct,
  draw,
  dropOut,
  endSeason,
  enter,
  enterResult,
  fixturesOf,
  forfeit,
  type Plan,
  parseCompetition,
  playing,
  type Season,
  standings,
  stateOf,
  swap,
  undo,
  usualPlans,
  verifyDraws,
  waitsFor,
  writeCompetition,
} from '../../src/index.ts'
import { competition, letters, playAll, playRounds, score, team } from './support.ts'

const plans: readonly Plan[] = [
  ...[usualPlans.roundRobin, usualPlans.swiss, usualPlans.conferences, usualPlans.ladder],
  { kind: 'knockOut', seeding: 'random', thirdPlace: true },
]

type Deed = (so: Competition, season: Season, dice: (below: number) => number) => Competition

const anyTeam = (season: Season, dice: (below: number) => number): string =>
  season.teams[dice(Math.max(1, season.teams.length))]?.id ?? 'nobody'
const anyMatch = (season: Season, dice: (below: number) => number) =>
  season.fixtures[dice(Math.max(1, season.fixtures.length))]

const deeds: readonly Deed[] = [
  (so, season) => enter(so, team(`new${season.teams.length}x${season.number}`)),
  (so, season, dice) => dropOut(so, anyTeam(season, dice), 'ill'),
  (so) => draw(so),
  (so, _season, dice) => playAll(so, () => (dice(2) === 0 ? score(2, 1, dice(4)) : score(0, 1, 0, dice(4)))),
  (so, season, dice) => arrange(so, anyTeam(season, dice), anyTeam(season, dice)),
  (so, season, dice) => swap(so, season.rounds, [anyTeam(season, dice), anyTeam(season, dice)], ''),
  (so, season, dice) => enterResult(so, anyMatch(season, dice)?.id ?? '1.1', score(dice(3), dice(3))),
  (so, season, dice) => forfeit(so, anyMatch(season, dice)?.id ?? '1.1', [anyTeam(season, dice)], 'late'),
  (so, season, dice) =>
    correct(so, anyMatch(season, dice)?.id ?? '1.1', dice(3) === 0 ? null : score(dice(3), 0), 'slip'),
  (so, season, dice) => adjust(so, anyTeam(season, dice), dice(5) - 2, 'manners'),
  (so) => endSeason(so, 'enough'),
]

const checked = (so: Competition): void => {
  const { season } = stateOf(so)
  for (let round = 1; round <= season.rounds && so.plan.kind !== 'ladder'; round++) {
    const busy = fixturesOf(season, round).flatMap(({ home, away }) => (away === null ? home : [home, away]))
    expect(new Set(busy).size).toBe(busy.length)
  }
  for (const { rows } of standings(so, season)) {
    expect(rows.every(({ place }, index) => place <= index + 1 && place >= (rows[index - 1]?.place ?? 1))).toBe(true)
    expect(rows.every(({ reason }) => reason !== '')).toBe(true)
  }
  waitsFor(so, season)
}

describe('a competition', () => {
  it('should stay valid under random changes, be restored by undo, and be read again from its file', () => {
    const script = fc.array(fc.tuple(fc.nat(deeds.length - 1), fc.array(fc.nat(999), { minLength: 6, maxLength: 6 })), {
      ...{ minLength: 25, maxLength: 40 },
    })
    let refused = 0
    let done = 0
    fc.assert(
      fc.property(fc.constantFrom(...plans), fc.integer({ min: 2, max: 9 }), script, (plan, count, steps) => {
        let so = competition(plan, letters(count))
        for (const [which, numbers] of steps) {
          let turn = 0
          const dice = (below: number): number => numbers[turn++ % numbers.length] % below
          const before = so
          try {
            so = deeds[which](before, stateOf(before).season, dice)
          } catch (error) {
            if (!(error instanceof BadCompetition)) throw error
            refused++
            continue
          }
          done++
          checked(so)
          if (so.events.length === before.events.length + 1)
            expect(stateOf(undo(so).competition)).toEqual(stateOf(before))
        }
        const again = parseCompetition(writeCompetition(so))
        expect(stateOf(again)).toEqual(stateOf(so))
        expect(verifyDraws(again)).toBeNull()
      }),
      { numRuns: 100 },
    )
    // Both valid and refused changes have occurred.
    expect(done).toBeGreaterThan(300)
    expect(refused).toBeGreaterThan(300)
  })

  it('should pair all teams with the fewest rematches, through late entries and drop-outs', () => {
    const turns = fc.array(fc.record({ drop: fc.nat(20), late: fc.boolean(), homeWins: fc.boolean() }), {
      minLength: 5,
      maxLength: 5,
    })
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 7 }), turns, fc.nat(9999), (count, rounds, seed) => {
        let so = competition({ kind: 'swiss', rounds: 5, pairing: 'random' }, letters(count), { seed })
        for (const [index, { drop, late, homeWins }] of rounds.entries()) {
          const { season } = stateOf(so)
          const leaving = playing(season)[drop]
          if (leaving && playing(season).length > 3) so = dropOut(so, leaving.id, 'ill')
          if (late) so = enter(so, team(`late${index}`))
          const before = stateOf(so).season
          so = draw(so)
          const now = fixturesOf(stateOf(so).season, index + 1)
          const busy = now.flatMap(({ home, away }) => (away === null ? home : [home, away])).sort()
          expect(busy).toEqual(
            playing(before)
              .map(({ id }) => id)
              .sort(),
          )
          const rematches = now.reduce(
            (sum, { home, away }) => sum + (away === null ? 0 : meetings(before, home, away)),
            0,
          )
          expect(rematches).toBe(fewestRematches(before, busy))
          so = playAll(so, () => (homeWins ? score(1, 0) : score(0, 1)))
        }
      }),
      { numRuns: 60 },
    )
  })
})

const meetings = (season: Season, one: string, other: string): number =>
  season.fixtures.filter(({ home, away }) => (home === one && away === other) || (home === other && away === one))
    .length

/** By exhaustive search, with the bye for a team with the fewest byes. */
const fewestRematches = (season: Season, ids: readonly string[]): number => {
  const byes = (id: string): number => season.fixtures.filter(({ home, away }) => home === id && away === null).length
  const best = (left: readonly string[]): number => {
    const [first, ...rest] = left
    if (first === undefined) return 0
    return Math.min(
      ...rest.map((partner) => meetings(season, first, partner) + best(rest.filter((id) => id !== partner))),
    )
  }
  if (ids.length % 2 === 0) return best(ids)
  const fewest = Math.min(...ids.map(byes))
  return Math.min(...ids.filter((id) => byes(id) === fewest).map((bye) => best(ids.filter((id) => id !== bye))))
}

describe('a file with junk in it', () => {
  const files = [
    playRounds(competition({ kind: 'swiss', rounds: 3, pairing: 'random' }, letters(5)), 2),
    playRounds(competition({ kind: 'knockOut', seeding: 'entry', thirdPlace: true }, letters(4)), 2),
    draw(competition(usualPlans.conferences, letters(6))),
  ].map((so) => JSON.parse(writeCompetition(dropOut(so, 'a', 'ill'))))

  const pathsIn = (value: unknown): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])])
      : []

  it('should be refused as no competition, or be one', () => {
    const junk = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue(),
      fc.integer({ min: -2, max: 9 }),
      fc.constantFrom('a', '1.1', 'home'),
    )
    let refused = 0
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(1_000_000), junk, (file, which, value) => {
        const data = structuredClone(file)
        const paths = pathsIn(data)
        const path = paths[which % paths.length]
        const inside = path.slice(0, -1).reduce((part, key) => part[key], data)
        if (value === undefined) delete inside[path[path.length - 1]]
        else inside[path[path.length - 1]] = value
        try {
          const so = parseCompetition(JSON.stringify(data))
          standings(so, stateOf(so).season)
        } catch (error) {
          if (!(error instanceof BadCompetition)) throw error
          refused++
        }
      }),
      { numRuns: 1500 },
    )
    expect(refused).toBeGreaterThan(500)
  })
})
