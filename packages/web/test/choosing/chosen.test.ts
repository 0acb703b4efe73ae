// What is chosen follows from the coach's picks and from the question: the player, the mode, where he can go.
import { action, editions, engineFor, readPosition } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { buttonsOf } from '../../src/choosing/buttons.ts'
import { choicesOf } from '../../src/choosing/choices.ts'
import { chosenBy, type Wish } from '../../src/choosing/chosen.ts'
import { nextPlayer } from '../../src/choosing/nextPlayer.ts'
import { newPlanCache } from '../../src/choosing/planCache.ts'
import { waypointAt } from '../../src/choosing/reachOf.ts'
import type { Situation } from '../../src/match/host.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const scene = (words: string): Situation => situationOf(engine, readPosition(`${engine.edition} ${words}`).match)
const none: Wish = { picked: -1, mode: '', waypoints: [] }
const chosenIn = (situation: Situation, wish: Partial<Wish> = {}) =>
  chosenBy(newPlanCache(engine), situation, choicesOf(situation.yours ? situation.legal : []), { ...none, ...wish })

const turn = scene('turn=home:1/0 ball=a1 h1@h12 h2@c5 a1@h13 a2@h20')

describe('in a turn', () => {
  it('is no player until one is picked, and then where he can go', () => {
    expect(chosenIn(turn)).toMatchObject({ player: -1, reach: null })
    const chosen = chosenIn(turn, { picked: 1 })
    expect(chosen).toMatchObject({ player: 1, mode: 'step', waypoints: [] })
    expect(chosen.reach?.player).toBe(1)
  })

  it('is no player when the picked one has no answer', () => {
    expect(chosenIn(turn, { picked: 2 })).toMatchObject({ player: -1, reach: null })
  })

  it('goes on from the last waypoint', () => {
    const { reach } = chosenIn(turn, { picked: 1 })
    const square = turn.match.players[1].at + 2
    const waypoint = reach && waypointAt(engine, turn.match, reach, square)
    if (!waypoint) throw new Error('no way there')
    const chosen = chosenIn(turn, { picked: 1, waypoints: [waypoint] })
    expect(chosen.reach).toBe(waypoint.reach)
    expect(chosen.waypoints).toEqual([waypoint.path])
  })

  it('is no player when the question is not for this screen', () => {
    expect(chosenIn({ ...turn, yours: false }, { picked: 1 })).toMatchObject({ player: -1, mode: '', reach: null })
  })
})

describe('in an action', () => {
  const throwing = scene('turn=home:1/0 act=h1:pass:6.2 h1@h12.o h2@c9 a1@h20')

  it('is the acting player, no matter who was picked', () => {
    expect(chosenIn(throwing, { picked: 1 }).player).toBe(0)
  })

  it('means walking by a square unless another existing mode was wanted', () => {
    expect(chosenIn(throwing).mode).toBe('step')
    expect(chosenIn(throwing, { mode: 'throw' }).mode).toBe('throw')
    expect(chosenIn(throwing, { mode: 'leap' }).mode).toBe('step')
  })
})

describe('keys', () => {
  it('go from one player who can be chosen to the next, and round', () => {
    const choices = choicesOf(turn.legal)
    expect([-1, 0, 1].map((after) => nextPlayer(turn.match, choices, after))).toEqual([0, 1, 0])
    expect(nextPlayer(turn.match, choicesOf([]), -1)).toBe(-1)
  })

  it('have a button for each action of the picked player, then for the end of the turn', () => {
    const choices = choicesOf(turn.legal)
    const own = turn.legal.filter((one) => one.player === 1)
    expect(own.length).toBeGreaterThan(1)
    const shown = buttonsOf({ choices, chosen: chosenIn(turn, { picked: 1 }), menuOf: -1 })
    expect(shown).toEqual([...own, action('endTurn')])
  })
})
