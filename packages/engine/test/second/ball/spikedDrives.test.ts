// Drives with a ball with spikes: who runs under its kick-off, two of them, and whole matches. Neighbour: spikeBall.test.ts.
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../../src/play/invariants.ts'
import { livelyCoach } from '../../../src/play/livelyCoach.ts'
import { randomCoach } from '../../../src/play/playMatch.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, newSecond, plainSecond, setUpSecond } from '../../support/second.ts'
import { atKickOff, kickTo } from '../kicking/kickOffScene.ts'

describe('who runs under its kick-off', () => {
  const caught = (face: number): Scene => {
    const s = kickTo(atKickOff({ offence: { 1: 'h5', 2: 'n3' }, defence: { 1: 'h23' }, on: ['spikeBall'] }), 'h6')
    s.roll('kick', 6, 6)
    s.home.choose('choose', { player: 'H1' })
    s.home.choose('step', { square: 'h6' })
    return s.roll('spikes', face)
  }

  rule('[second 176] catches it, and may hurt himself like any catcher', () => {
    const s = caught(2)
    expect([s.holder(), s.waits()]).toEqual(['H1', 'away turn'])
    expect(caught(3).roll('armour', 1, 2).holder()).toBe('H1')
  })

  rule('[second 176] hurt, he drops it, and it is in play', () => {
    const s = caught(3).roll('armour', 6, 6).roll('injury', 1, 2).roll('bounce', 4)
    expect([s.where('H1'), s.ball(), s.waits()]).toEqual(['stunnedBox', 'ground h5', 'away turn'])
  })
})

describe('drives with it', () => {
  rule('[second 175] with two balls both have spikes, at the start and after a touchdown', () => {
    const s = newSecond({}, 'spikeBall', 'twoBalls')
    s.roll('coinToss', 1)
    setUpSecond(s)
    s.home.choose('giveBall', { player: 'H3' })
    s.away.choose('giveBall', { player: 'A5' })
    expect(s.balls()).toEqual(['spiked held H3', 'spiked held A5'])
  })

  const setup = { home: plainSecond(14), away: plainSecond(13), options: { touchdowns: 2, turns: 10 } }
  for (const [seed, more] of (
    [
      [],
      ['throwing', 'interceptions'],
      ['twoBalls', 'throwing', 'rerolls'],
      ['kickOff', 'kickers', 'kicksInPlay', 'weather', 'throwing'],
    ] as const
  ).entries())
    it(`hold every invariant: ${more.join(' ')}`, () => {
      for (const makeCoach of [randomCoach, livelyCoach])
        expect(
          playChecked(engineSecond('spikeBall', ...more), setup, seed, { makeCoach, alone: seed > 0 }).faults,
        ).toEqual([])
    })
})
