// Undo: back to decisions without dice or hidden choices since then, by policy.
import { describe, expect, it } from 'vitest'
import { newSession, type UndoPolicy } from '../../src/play/session.ts'
import { action } from '../../src/vocabulary/actions.ts'
import { scene } from '../support/scene.ts'

const session = (policy: UndoPolicy) => {
  const s = scene(
    `
    x  y  H1 A1
  `,
    { edition: 'crp' },
  )
  return { s, play: newSession(s.engine, s.match, policy) }
}
const step = (square: number) => ({ action: action('step', -1, square) })

describe('undo', () => {
  it('steps back over decisions, to the same bytes', () => {
    const { s, play } = session('until-dice')
    const before = JSON.stringify(play.match())
    play.apply({ action: action('activate', s.player('H1').id, -1, 'move') })
    expect(play.canUndo()).toBe(true)
    expect(play.undo()).toBe(true)
    expect(JSON.stringify(play.match())).toBe(before)
    expect(play.undo()).toBe(false)
  })

  it('does not step back over a die, unless it is free', () => {
    for (const policy of ['until-dice', 'free'] as const) {
      const { s, play } = session(policy)
      play.apply({ action: action('activate', s.player('H1').id, -1, 'move') })
      play.apply(step(s.square('y')))
      play.apply({ dice: [6] })
      expect(play.canUndo()).toBe(policy === 'free')
      play.apply(step(s.square('x')))
      expect(play.undo()).toBe(true)
      expect(play.match().players[s.player('H1').id].at).toBe(s.square('y'))
      expect(play.undo()).toBe(policy === 'free')
      expect(play.inputs()).toHaveLength(policy === 'free' ? 1 : 3)
    }
  })

  it('does nothing under the policy none', () => {
    const { s, play } = session('none')
    play.apply({ action: action('activate', s.player('H1').id, -1, 'move') })
    expect(play.canUndo()).toBe(false)
    expect(play.undo()).toBe(false)
  })

  it('does not step back over a hidden choice', () => {
    const { s } = session('none')
    const secretive: typeof s.engine = { ...s.engine, secret: () => ({ how: 'answer', of: 'home' }) }
    const play = newSession(secretive, s.engine.clone(s.match), 'until-dice')
    play.apply({ action: action('activate', s.player('H1').id, -1, 'move') })
    expect(play.canUndo()).toBe(false)
  })
})
