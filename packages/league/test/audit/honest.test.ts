// Teams that were never tampered with stand every audit, whatever their coaches decided. Neighbours: doctored.test.ts for the others;
// campaign/support.ts audits after every match of its seasons.
import { auditTeam, checkTeam, faultLine } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { storyOf } from './support.ts'

const OPTIONS = { secretObjectives: { reward: 30_000 }, upkeepNegotiations: { advances: 1, fee: 10_000 } }

describe.each(['crp', 'bb2020', 'bugman'])('honest teams of %s', (edition) => {
  it.each([1, 2, 3, 4])('pass by their history alone, seed %i', (seed) => {
    const { team } = storyOf({ edition, seed, seasons: 3, games: 4, options: OPTIONS })
    expect(checkTeam(team).map(faultLine)).toEqual([])
    expect(auditTeam(team).map(faultLine)).toEqual([])
  })
})
