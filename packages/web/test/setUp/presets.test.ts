// The formations that the client offers: over all starting squads the places are given by role, not by shirt number. Neighbours:
// formation.test.ts for saved set-ups, the bots' casts.ts says what a good cast is.
import {
  type Engine,
  editions,
  engineFor,
  freebooterFor,
  type LineUp,
  type Match,
  type Side,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { expectGoodCast, type Standing, standingOf } from '../../../bots/test/casts.ts'
import { advance } from '../../src/choosing/errand.ts'
import { formationErrand, offeredSpots } from '../../src/setUp/formation.ts'
import { situationOf } from '../support/wild.ts'

/** The squad with reversed shirts: the strongest last, where shirt order would leave them on the bench. */
const reversed = (lineUp: LineUp): LineUp => ({
  ...lineUp,
  players: [...lineUp.players].reverse().map((player, i) => ({ ...player, number: i + 1 })),
})

/** Plays up to the first set-up of both sides; the kickers set up first, then the receivers. */
const untilSetUp = (engine: Engine, match: Match): Side => {
  for (;;) {
    const pending = engine.pending(match)
    // Tests succeed, so that nobody stays out.
    if (pending.wait === 'dice') engine.apply(match, { dice: pending.dice.map(() => (pending.roll ? 6 : 1)) })
    else if (pending.wait === 'coach' && pending.question.kind === 'setUp') return pending.side
    else engine.apply(match, { action: engine.legal(match)[0] })
  }
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('presets in %s', (_id, edition) => {
  const engine = engineFor(edition)
  const { pitch } = engine.rules

  /** The set-up of the side, by the spots that the client shows. */
  const offered = (match: Match, side: Side, option: string): readonly Standing[] => {
    const offer = engine.legal(match).find((one) => one.do === 'formation' && one.option === option)
    if (!offer) throw new Error(`no formation ${option}`)
    const column = pitch.length / 2 - 1
    return offeredSpots(engine, match, side, offer).map((spot) => {
      const player = match.players.find((one) => one.side === side && one.who.number === spot.number)
      if (!player) throw new Error(`nobody wears ${spot.number}`)
      return { player, behind: column - spot.column }
    })
  }

  /** With monsters on big bases in every list it is enough that as many stand as may. */
  const expectGood = (match: Match, side: Side, standing: readonly Standing[]): void => {
    if (engine.rules.deeds.length === 0) expectGoodCast(engine, match, side, standing)
    else expect(standing.length).toBeGreaterThanOrEqual(6)
  }

  it.each(['wall', 'spread', 'deep', 'arrow'])('%s is cast by role for every list, kicking and receiving', (option) => {
    for (const roster of engine.rules.rosters)
      for (const lineUp of [startingLineUp(roster), reversed(startingLineUp(roster))]) {
        const match = engine.start({ home: lineUp, away: lineUp })
        for (const _time of [1, 2]) {
          const side = untilSetUp(engine, match)
          expectGood(match, side, offered(match, side, option))
          engine.apply(match, { action: engine.legal(match)[0] })
        }
      }
  })

  it('puts the players where the picture shows them, and makes a legal set-up of it', () => {
    const roster = engine.rules.rosters.find(({ id }) => id === 'halfling') ?? engine.rules.rosters[0]
    const match = engine.start({ home: startingLineUp(roster), away: startingLineUp(roster) })
    const side = untilSetUp(engine, match)
    for (const offer of engine.legal(match).filter((one) => one.do === 'formation')) {
      const spots = offeredSpots(engine, match, side, offer)
      let next = advance(formationErrand(pitch, match, side, spots, true), situationOf(engine, match))
      while (next.go === 'answer') {
        engine.apply(match, { action: next.answer })
        next = advance(next.errand, situationOf(engine, match))
      }
      expectGood(match, side, standingOf(engine, match, side))
      expect(engine.legal(match).some((one) => one.do === 'done')).toBe(true)
    }
  })
})

it('brings on a Giant who was hired last, at the line', () => {
  const edition = editions.find(({ freebooters }) => freebooters.some(({ id }) => id === 'giant'))
  if (!edition) throw new Error('no edition has Giants')
  const engine = engineFor(edition)
  const { pitch } = engine.rules
  const team = startingLineUp(engine.rules.rosters[0])
  const squad = { ...team, players: [...team.players, freebooterFor(engine.rules, team, 'giant')] }
  const match = engine.start({ home: squad, away: squad })
  const side = untilSetUp(engine, match)
  const giant = match.players.find((one) => one.side === side && one.who.size > 1)
  for (const offer of engine.legal(match).filter((one) => one.do === 'formation')) {
    const spots = offeredSpots(engine, match, side, offer)
    expect(spots).toHaveLength(11)
    const column = spots.find(({ number }) => number === giant?.who.number)?.column ?? 0
    expect(column).toBeGreaterThanOrEqual(pitch.length / 2 - 2)
  }
})
