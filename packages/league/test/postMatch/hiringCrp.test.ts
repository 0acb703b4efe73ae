// Hiring and firing after a match in crp. Neighbours: support.ts, careersCrp.test.ts.
import type { Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { played, teamOf } from '../team/teams.ts'
import { after } from './support.ts'

describe('hiring and firing', () => {
  const rich = { ...played(teamOf({ staff: { cheerleaders: 1 } })), treasury: 200_000 }
  const managed = (...answers: string[]): Team =>
    after({ home: rich, news: { away: { score: 1 } }, script: { 'home whom': answers } }).result.home

  it('should sell players and staff at their price, re-rolls at double', () => {
    const team = managed('hire Blitzer', 'buy rerolls')
    expect(team.players.at(-1)).toMatchObject({ position: 'Blitzer', number: 12 })
    expect(team.staff.rerolls).toBe(1)
    expect(team.treasury).toBe(210_000 - 90_000 - 100_000)
  })

  it('should offer only what can be paid and has a place', () => {
    const poor = { ...rich, treasury: 40_000 }
    const asked = after({ home: poor, news: { away: { score: 1 } } })
      .steps.filter(({ who }) => who === 'home')
      .at(-1)
    const options = asked?.kind === 'ask' ? asked.options : []
    expect(options.filter((option) => option.startsWith('hire'))).toEqual(['hire Lineman'])
    expect(options).toContain('buy apothecaries')
    expect(options).not.toContain('buy rerolls')
    expect(options).not.toContain('drop rerolls')
  })

  it('should dismiss without a refund, and let staff go', () => {
    const team = managed('dismiss p3', 'drop cheerleaders')
    expect([team.players.length, team.staff.cheerleaders, team.treasury]).toEqual([10, 0, 210_000])
    expect(team.former).toMatchObject([{ id: 'p3', departure: 'dismissed' }])
  })

  it('should know no rest for a season', () => {
    const news = { home: { players: { 1: { injuries: ['smashedHip'] } } } }
    const asked = after({ news }).steps.flatMap((step) => (step.kind === 'ask' ? step.options : []))
    expect(asked.filter((option) => option.startsWith('rest'))).toEqual([])
  })
})
