// The bots set up legally and by their own formations, kicking and receiving, with any number of players, in every
// edition. Neighbours: src/setUp.ts, casts.ts.
import {
  type Engine,
  editions,
  engineFor,
  freebooterFor,
  type Match,
  type Player,
  type Side,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { newBot } from '../src/index.ts'
import { expectGoodCast, standingOf } from './casts.ts'
import { engineOf, hasBlockDice } from './support.ts'

/** As how many of the players on the pitch he counts. */
const countsAs = ({ rules }: Engine, { skills }: Player): number =>
  Math.max(1, ...skills.map((id) => rules.skills.get(id)?.numbers?.countsAs ?? 1))

/** Plays up to the end of both set-ups; returns the answers given, by side. */
const setUpBoth = (engine: Engine, match: Match): { readonly [S in Side]: string[] } => {
  const verbs: { readonly [S in Side]: string[] } = { home: [], away: [] }
  const bots = { home: newBot('veteran', 1), away: newBot('rookie', 2) }
  for (let inputs = 0; inputs < 400; inputs++) {
    const pending = engine.pending(match)
    if (pending.wait === 'nothing') break
    if (pending.wait === 'dice') {
      // Tests succeed, so that nobody stays out.
      engine.apply(match, { dice: pending.dice.map(() => (pending.roll ? 6 : 1)) })
      continue
    }
    const { kind } = pending.question
    // Where nobody kicks, the offence says who has the ball.
    if (kind === 'kickTarget' || kind === 'kicker' || kind === 'touchback') return verbs
    const answer = bots[pending.side](engine, match, {})
    if (kind === 'setUp') verbs[pending.side].push(answer.do)
    engine.apply(match, { action: answer })
  }
  throw new Error('the set-up did not end')
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const engine = engineFor(edition)
  it.each([16, 11, 7, 4, 3])('a squad of %i is set up without a stock formation', (count) => {
    for (const roster of engine.rules.rosters) {
      const line = startingLineUp(roster)
      const many = [...line.players, ...line.players].map((player, i) => ({ ...player, number: i + 1 }))
      const squad = { ...line, players: many.slice(0, count) }
      const match = engine.start({ home: squad, away: squad })
      const verbs = setUpBoth(engine, match)
      for (const side of ['home', 'away'] as const) {
        expect(verbs[side].at(-1), `${roster.id} ${side}`).toBe('done')
        expect(verbs[side], `${roster.id} ${side}`).not.toContain('formation')
        const [fielded, waiting] = (['pitch', 'reserves'] as const).map((place) =>
          match.players.filter((p) => p.side === side && p.place === place).map((p) => countsAs(engine, p)),
        )
        const sum = fielded.reduce((all, one) => all + one, 0)
        const { playersOnPitch } = engine.rules.setUp
        // Nobody who still waits would fit in.
        expect([sum <= playersOnPitch, sum + Math.min(...waiting, 99) > playersOnPitch]).toEqual([true, true])
      }
    }
  })
})

// In second the ball is given to a player, and some of them count as several.
describe.each(editions.filter(hasBlockDice).map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const engine = engineFor(edition)
  it('big players stand at the line, quick and sure-handed ones deep, for every list, kicking and receiving', () => {
    for (const roster of engine.rules.rosters) {
      const match = engine.start({ home: startingLineUp(roster), away: startingLineUp(roster) })
      setUpBoth(engine, match)
      for (const side of ['home', 'away'] as const) expectGoodCast(engine, match, side, standingOf(engine, match, side))
    }
  })

  it('the best hands wait deep for the ball, and the strong stand on the line', () => {
    const roster = engine.rules.rosters.find(({ id }) => id === 'human') ?? engine.rules.rosters[0]
    const match = engine.start({ home: startingLineUp(roster), away: startingLineUp(roster) })
    setUpBoth(engine, match)
    const receiving = match.drive.kicking === 'home' ? 'away' : 'home'
    const team = match.players.filter((p) => p.side === receiving && p.place === 'pitch')
    const behind = (square: number): number =>
      Math.abs(engine.rules.pitch.x[square] - (engine.rules.pitch.length - 1) / 2)
    const deepest = team.reduce((a, b) => (behind(b.at) > behind(a.at) ? b : a))
    expect(deepest.who.position).toMatch(/Thrower|Catcher/)
    const onLine = team.filter((p) => behind(p.at) < 1)
    expect(onLine.length).toBeGreaterThanOrEqual(engine.rules.setUp.onLineOfScrimmage)
    expect(onLine.every((p) => !/Thrower|Catcher/.test(p.who.position))).toBe(true)
  })
})

it('a Giant who was hired last is set up at the line, and the others make room for him', () => {
  const engine = engineOf('bb2020')
  for (const roster of engine.rules.rosters) {
    const team = startingLineUp(roster)
    const squad = { ...team, players: [...team.players.slice(0, 15), freebooterFor(engine.rules, team, 'giant')] }
    const match = engine.start({ home: squad, away: squad })
    const verbs = setUpBoth(engine, match)
    for (const side of ['home', 'away'] as const) {
      expect(verbs[side].at(-1), `${roster.id} ${side}`).toBe('done')
      const standing = standingOf(engine, match, side)
      expect(standing, `${roster.id} ${side}`).toHaveLength(11)
      expect(standing.find(({ player }) => player.who.size > 1)?.behind, `${roster.id} ${side}`).toBeLessThanOrEqual(1)
    }
  }
})
