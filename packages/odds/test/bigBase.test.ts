// Where a player on a big base can move: all of his squares count for tackle zones, the ball and players on the ground.
// Neighbours: src/reach.ts; reach.test.ts for bases of one square.
import { readPosition, squareNamed } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { reach } from '../src/index.ts'

const GIANT = ':6.7.5.5.11+giant'

const reached = (text: string) => {
  const { engine, match } = readPosition(`bb2020 ${text}`)
  const sweep = reach(engine, match, 0, { rerolls: 0 })
  const at = (name: string): number => squareNamed(engine.rules.pitch, name)
  return { sweep, at }
}

describe('the reach of a big base', () => {
  it('should be as far as he moves, with two rushes', () => {
    const { sweep, at } = reached(`h1@g5${GIANT} a1@b20`)
    expect(sweep.chance[at('g11')]).toBe(1)
    expect(sweep.chance[at('g12')]).toBeCloseTo(5 / 6)
    expect(sweep.chance[at('g14')]).toBe(0)
    // With his corner on row o, the lower half of his base would be off the pitch.
    expect(sweep.chance[at('n5')]).toBeCloseTo(5 / 6)
    expect(sweep.chance[at('o5')]).toBe(0)
  })

  it('should count every marker of any of his squares', () => {
    const { sweep, at } = reached(`h1@g5${GIANT} a1@i6 a2@b20`)
    // The dodge needs 5+ into a free area.
    expect(sweep.chance[at('f4')]).toBeCloseTo(1 / 3)
  })

  it('should pick up a ball under any of his squares, and then have it', () => {
    const { sweep, at } = reached(`ball=h8 h1@g5${GIANT} a1@b20`)
    expect(sweep.withBall[at('g7')]).toBeCloseTo(1 / 3)
    expect(sweep.withBall[at('h8')]).toBeCloseTo(1 / 3)
    expect(sweep.path(at('g9'), { withBall: true })?.carrying).toBe(true)
  })

  it('should lead over players who are down, and around nobody', () => {
    const { sweep, at } = reached(`h1@g5${GIANT} a1@g7.p a2@b20`)
    expect(sweep.path(at('g8'))?.moved).toBe(3)
  })
})
