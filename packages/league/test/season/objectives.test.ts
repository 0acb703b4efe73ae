// The secret objectives: each is reached as its name says. Neighbours: ../postMatch/moneyBb2020.test.ts pays them.
import type { MatchReport, SideReport } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { objectives } from '../../src/season/objectives.ts'
import { deedsOf, linemenBb2020, reportOf, type SideNews } from '../postMatch/support.ts'

const reached = (id: string, own: SideNews, other: SideNews = {}): boolean => {
  const { home, away }: MatchReport = reportOf(linemenBb2020(), linemenBb2020(), { home: own, away: other })
  const found = objectives.find((one) => one.id === id)
  if (!found) throw new Error(`no objective ${id}`)
  const sides: [SideReport, SideReport] = [home, away]
  return found.reached(...sides)
}
const did = (deed: 'completion' | 'touchdown', times: readonly number[]): SideNews => ({
  players: Object.fromEntries(times.map((count, i) => [i + 1, { deeds: deedsOf({ [deed]: count }) }])),
})

describe('a secret objective', () => {
  const rows: readonly (readonly [string, boolean, SideNews, SideNews?])[] = [
    ['two-touchdowns', true, { score: 2 }],
    ['two-touchdowns', false, { score: 1 }, { score: 3 }],
    ['clean-sheet', true, { score: 2 }, { score: 0 }],
    ['clean-sheet', false, { score: 0 }, { score: 1 }],
    ['two-casualties', true, { casualties: 2 }],
    ['two-casualties', false, { casualties: 1 }, { casualties: 4 }],
    ['two-completions', true, did('completion', [2])],
    ['two-completions', true, did('completion', [1, 1])],
    ['two-completions', false, did('completion', [1]), did('completion', [3])],
    ['two-completions', false, did('touchdown', [2])],
    ['two-scorers', true, did('touchdown', [1, 1])],
    ['two-scorers', false, did('touchdown', [2, 0])],
    ['two-scorers', false, {}, did('touchdown', [1, 1])],
    ['all-alive', true, {}, { players: { 1: { dead: true, injuries: ['dead'] } } }],
    ['all-alive', true, { players: { 1: { injuries: ['badlyHurt'] } } }],
    ['all-alive', false, { players: { 1: { injuries: ['badlyHurt'] }, 2: { injuries: ['seriouslyHurt'] } } }],
    ['all-alive', false, { players: { 1: { injuries: ['badlyHurt', 'seriousInjury'] } } }],
    ['all-alive', false, { players: { 1: { dead: true, injuries: [] } } }],
  ]

  it.each(rows.map(([id, yes, own, other]) => ({ id, yes, own, other })))(
    '"$id" should be reached: $yes',
    ({ id, yes, own, other }) => {
      expect(reached(id, own, other)).toBe(yes)
    },
  )

  it('should have a test for every one there is', () => {
    expect(objectives.map(({ id }) => id).filter((id) => !rows.some(([tested]) => tested === id))).toEqual([])
  })
})
