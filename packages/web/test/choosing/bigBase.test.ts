// A player on a big base is sent somewhere by a square that his base newly covers.
import { type Action, readPosition, squareName, squareNamed } from '@double-skulls/engine'
import { reach } from '@double-skulls/odds'
import { describe, expect, it } from 'vitest'
import { shownOn, shownReach } from '../../src/choosing/bigBase.ts'
import { choicesOf } from '../../src/choosing/choices.ts'

/** A Giant on g11, g12, h11 and h12 in the middle of his move, and a player who lies in front of him. */
const { engine, match } = readPosition('bb2020 act=h1:move:4.0 h1@g11:6.7.5.5.11+giant h2@b2 a1@g13.p a2@b20')
const { pitch } = engine.rules
const name = (square: number): string => squareName(pitch, square)
const at = (square: string): number => squareNamed(pitch, square)

describe('big bases', () => {
  it('should show each step on a square of its own outside the token', () => {
    const pending = engine.pending(match)
    if (pending.wait !== 'coach') throw new Error('nobody is asked')
    const shown = (answer: Action): number => shownOn(engine, match, pending.question, answer)
    const choices = choicesOf(engine.legal(match), shown)
    const squares = choices.squares('step', 0)
    expect([...squares.keys()].map(name).sort()).toEqual(['f10', 'f11', 'f13', 'g10', 'g13', 'i10', 'i11', 'i13'])
    expect(name(squares.get(at('i13'))?.square ?? -1)).toBe('h12')
    expect(name(squares.get(at('g10'))?.square ?? -1)).toBe('g10')
  })

  it('should not change the answers of other players', () => {
    const answer: Action = { do: 'step', player: 1, square: at('b3'), option: '' }
    expect(shownOn(engine, match, null, answer)).toBe(answer.square)
    const small = reach(engine, match, 1)
    expect(shownReach(engine, match, small)).toBe(small)
  })

  it('should show a route on the square that it covers, and none that ends on top of a player', () => {
    const routes = shownReach(engine, match, reach(engine, match, 0))
    expect(routes.path(at('i13'))?.squares.map(name)).toEqual(['h12'])
    expect([routes.chance[at('i13')], routes.chance[at('g13')], routes.path(at('g13'))]).toEqual([1, 0, null])
    // Over him and on: his base then covers g15 and g14, beyond the player who lies on g13.
    expect(routes.chance[at('g15')]).toBe(1)
    expect(routes.path(at('g15'))?.squares.map(name).at(-1)).toBe('g14')
  })
})
