// Hover previews need odds at once: the whole pitch in 3 ms, a plan of twelve risky steps in 5. Machines differ and are
// shared, so the best of several runs counts; figures of a quiet machine: docs/performance.md. Neighbours: speed.ts.
import { describe, expect, it } from 'vitest'
import { editionsOfDice } from './positions.ts'
import { gauntletMillis, quantile, reachMillis } from './speed.ts'

describe.each(editionsOfDice.map((edition) => ({ edition, id: edition.id })))('odds of $id', ({ edition, id }) => {
  it('should know the whole pitch of one player in under 3 ms', () => {
    expect(quantile(reachMillis(edition, 'plain', 12, 5), 0.5)).toBeLessThan(3)
  })

  it('should know a plan of twelve risky steps in under 5 ms', () => {
    const { odds, millis } = gauntletMillis(id, 30)
    expect(odds.steps.every(({ rolls }) => rolls.length > 0)).toBe(true)
    expect(odds.success).toBeGreaterThan(0)
    expect(millis).toBeLessThan(5)
  })
})
