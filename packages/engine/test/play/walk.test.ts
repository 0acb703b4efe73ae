// Conveniences on top of the rules: walking a path until something happens, loading a formation player by player.
import { describe, expect, it } from 'vitest'
import { loadFormation, walkPath } from '../../src/play/walk.ts'
import { newGame, opening } from '../support/game.ts'
import { scene } from '../support/scene.ts'

describe('walking a path', () => {
  it('walks to its end when nothing happens', () => {
    const s = scene('H1 a b c', { edition: 'crp' })
    s.activate('H1', 'move')
    expect(walkPath(s.engine, s.match, ['a', 'b', 'c'].map(s.square)).steps).toBe(3)
    expect(s.where('H1')).toBe('c')
    expect(s.waits()).toBe('home activation')
  })

  it('stops where dice are needed', () => {
    const s = scene('H1 a b c\n. . A1 .', { edition: 'crp' })
    s.activate('H1', 'move')
    expect(walkPath(s.engine, s.match, ['a', 'b', 'c'].map(s.square)).steps).toBe(2)
    expect(s.where('H1')).toBe('b')
    s.roll('dodge', 6)
  })

  it('stops before a square that is not open to him', () => {
    const s = scene('H1 a A1/ c', { edition: 'crp' })
    s.activate('H1', 'move')
    expect(walkPath(s.engine, s.match, [s.square('a'), s.player('A1').at, s.square('c')]).steps).toBe(1)
  })
})

describe('loading a formation', () => {
  it('places the players and leaves "done" to the coach', () => {
    const game = opening(newGame({ edition: 'crp' }))
    const squares = ['h13', 'g13', 'i13', 'h10', 'g10', 'i10', 'c10', 'm10', 'h8', 'g8', 'i8']
    const formation = squares.map((name, player) => ({ player, square: game.square(name) }))
    expect(loadFormation(game.engine, game.match, formation)).toBe(11)
    expect(game.question().missing).toBeNull()
    game.home.choose('done')
    expect(game.waits()).toBe('away setUp')
  })
})
