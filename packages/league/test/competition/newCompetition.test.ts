// The usual settings of a new competition. Neighbours: src/competition/newCompetition.ts; standings.test.ts for tie-breakers.
import { describe, expect, it } from 'vitest'
import { editionPlan, newCompetition, type PlanKind, type TieBreaker, usualPlans } from '../../src/index.ts'

/** As in docs/competition.md: points first, then what suits the plan. */
const wanted: { readonly [K in PlanKind]: readonly TieBreaker[] } = {
  roundRobin: ['points', 'headToHead', 'touchdownDifference', 'casualtyDifference', 'touchdownsFor'],
  swiss: ['points', 'opponentsScore', 'touchdownDifference', 'casualtyDifference', 'headToHead'],
  knockOut: ['points', 'touchdownDifference', 'casualtyDifference'],
  conferences: ['points', 'headToHead', 'touchdownDifference', 'casualtyDifference', 'touchdownsFor'],
  ladder: ['rung'],
}

describe('a new competition', () => {
  it.each(Object.values(usualPlans))('of $kind should have its usual tie-breakers', (plan) => {
    expect(newCompetition({ name: 'T', edition: 'crp', plan }).tieBreakers).toEqual(wanted[plan.kind])
  })

  it('should have the plan of its edition', () => {
    expect(editionPlan('bugman')).toEqual({ kind: 'swiss', rounds: 5, pairing: 'random' })
    for (const edition of ['third', 'crp', 'bb2020'])
      expect(editionPlan(edition)).toEqual({ kind: 'roundRobin', legs: 1 })
  })
})
