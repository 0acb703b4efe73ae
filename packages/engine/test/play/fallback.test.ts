// Coaches who do not answer: whole matches in which one or both of them never do, or do not from time to time, and what counts
// as their answer. Neighbours: kernel/machine.ts has the rule, invariants.ts checks every state.
import { describe, expect, it } from 'vitest'
import { editions } from '../../src/editions/index.ts'
import { engineFor } from '../../src/engine.ts'
import { checkInvariants, playChecked } from '../../src/play/invariants.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import type { Coach } from '../../src/play/playMatch.ts'
import { type Roller, seededRoller } from '../../src/play/roller.ts'
import { wildSetup } from '../../src/play/wildLineUp.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import type { Side } from '../../src/vocabulary/words.ts'
import { newGame, opening } from '../support/game.ts'
import { type Scene, scene } from '../support/scene.ts'

const absent: Coach = (engine, match) => engine.fallback(match)

/** Lively, but the coach of this side never answers. */
const aloneAgainst =
  (side: Side) =>
  (roller: Roller): Coach => {
    const lively = livelyCoach(roller)
    return (engine, match) => {
      const pending = engine.pending(match)
      return pending.wait === 'coach' && pending.side === side ? absent(engine, match) : lively(engine, match)
    }
  }

/** Lively, but one time in three nobody answers: so questions in the middle of everything are left, too. */
const distracted = (roller: Roller): Coach => {
  const lively = livelyCoach(roller)
  return (engine, match) => (roller.below(3) === 0 ? absent : lively)(engine, match)
}

describe.each(editions.map(engineFor).map((engine) => [engine.edition, engine] as const))('in %s', (_id, engine) => {
  const [first, second] = engine.rules.rosters
  const setup = { home: startingLineUp(first), away: startingLineUp(second) }

  it('a match between two coaches who never answer comes to its end without a score', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { faults, inputs } = playChecked(engine, setup, seed, { makeCoach: () => absent })
      expect(faults).toEqual([])
      expect(inputs).toBeLessThan(400)
    }
  })

  it('so does one in which one of them never answers', () => {
    for (const side of ['home', 'away'] as const)
      expect(playChecked(engine, setup, 5, { makeCoach: aloneAgainst(side) }).faults).toEqual([])
  })

  it('so does one of wild teams, in which they often do not answer', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const wild = wildSetup(engine.rules, seededRoller(seed))
      const makeCoach = seed % 3 === 0 ? () => absent : distracted
      expect(playChecked(engine, wild, seed, { makeCoach }).faults).toEqual([])
    }
  })
})

const fallback = (s: Scene) => {
  const { do: verb, square, player, option } = s.engine.fallback(s.match)
  return { verb, square, player, option }
}

describe('who does not answer', () => {
  it('receives, takes a formation, and kicks to the middle of the other half', () => {
    const s = newGame({ edition: 'crp' })
    s.roll('weather', 3, 4).roll('fans', 3, 3).roll('fans', 3, 3).roll('coinToss', 1)
    expect(fallback(s)).toMatchObject({ verb: 'receive' })
    s.home.choose('kick')
    expect(fallback(s)).toMatchObject({ verb: 'formation' })
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    expect(fallback(s)).toMatchObject({ verb: 'aim', square: s.square('h20') })
  })

  it('leaves a player whom he has picked up where he was', () => {
    const s = opening(newGame({ edition: 'crp' }))
    s.home.choose('pick', { player: 'H1' })
    expect(fallback(s)).toMatchObject({ verb: 'toReserves' })
    s.home.choose('place', { square: 'h13' })
    s.home.choose('pick', { player: 'H1' })
    expect(fallback(s)).toMatchObject({ verb: 'place', square: s.square('h13') })
  })

  it('ends his turn, ends an action, keeps a roll, declines a skill, and stays', () => {
    const s = scene('x H1 A1', { edition: 'crp', players: { A1: '+diving-tackle' } })
    expect(fallback(s)).toMatchObject({ verb: 'endTurn' })
    s.activate('H1', 'move')
    expect(fallback(s)).toMatchObject({ verb: 'endAction' })
    s.step('x').roll('dodge', 6)
    expect(s.question().subject).toBe('diving-tackle')
    expect(fallback(s)).toMatchObject({ verb: 'decline' })
  })

  it('in third tries a catch, says nothing about procedure, and blocks with one who must', () => {
    const called = scene('H1 . A1', { edition: 'third:illegalProcedure' })
    called.activate('H1', 'move')
    expect([called.question().kind, fallback(called).verb]).toEqual(['callIllegal', 'decline'])
    const handing = scene('H1* H2 A1', { edition: 'third' })
    handing.activate('H1', 'handOff').handOff('H2')
    expect([handing.question().kind, fallback(handing).verb]).toEqual(['catchBall', 'use'])
    const wild = scene('. . .\n. H1 A1\n. . .', { edition: 'third', players: { H1: '+wild-animal' } })
    wild.activate('H1', 'blitz')
    expect(fallback(wild)).toMatchObject({ verb: 'block', player: wild.player('A1').id })
  })

  it('is nobody while the dice are awaited', () => {
    const s = newGame({ edition: 'crp' })
    expect(() => s.engine.fallback(s.match)).toThrow('no coach is asked')
    expect(checkInvariants(s.engine, s.match)).toEqual([])
  })
})
