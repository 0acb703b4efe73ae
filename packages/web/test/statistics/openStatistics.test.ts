// A saved match is counted without being opened; one from other rules is not counted wrongly.
import type { Engine } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { countSaved } from '../../src/statistics/openStatistics.ts'
import { botMatch } from '../support/botMatch.ts'

const engine = engineNamed(playableEditions[0].id) as Engine
const kept = botMatch({ edition: engine, seed: 5, until: (_, { clock }) => clock.home === 3 })

it('replays the save, and does not change it', () => {
  const before = JSON.stringify(kept)
  const { match, statistics, lost } = countSaved(kept)
  expect(lost).toBe(false)
  expect(match).toEqual(kept.state)
  expect(statistics.turns.length).toBeGreaterThan(2)
  expect(JSON.stringify(kept)).toBe(before)
})

it('shows the last state and says so when the rules have changed since', () => {
  const { match, statistics, lost } = countSaved({ ...kept, rules: 99 })
  expect(lost).toBe(true)
  expect(match).toEqual(kept.state)
  expect(statistics.throws).toEqual([])
})

it('names an unknown edition', () => {
  expect(() => countSaved({ ...kept, edition: 'nowhere' })).toThrow('"nowhere"')
})
