// Unmanipulated teams pass every audit, with any decisions of their coaches. Neighbours: doctored.test.ts for
// manipulated teams; ../campaign/support.ts audits after every match of its seasons.
import { auditRecords, auditTeam, checkTeam, faultLine, playable } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { engineOf } from '../campaign/support.ts'
import { storyOf } from './support.ts'

const OPTIONS = { secretObjectives: { reward: 30_000 }, upkeepNegotiations: { advances: 1, fee: 10_000 } }

describe.each(['third', 'crp', 'bb2020', 'bugman'])('honest teams of %s', (edition) => {
  it.each([11, 35])('pass by their history and by their records, seed %i', (seed) => {
    const { team, records } = storyOf({ edition, seed, seasons: 3, games: 3, options: OPTIONS })
    const files = records.map((record, i) => playable({ path: `${i}.json`, record }, engineOf(edition)))
    expect(checkTeam(team).map(faultLine)).toEqual([])
    expect(auditTeam(team).map(faultLine)).toEqual([])
    expect(auditRecords(team, files).map(faultLine)).toEqual([])
  })

  it('pass after names and numbers were changed', () => {
    const { team } = storyOf({ edition, seed: 3, seasons: 2, games: 3 })
    const players = team.players.map((player, i) => ({ ...player, name: `Another ${i}`, number: 50 + i }))
    expect(auditTeam({ ...team, name: 'Others', coach: 'Somebody', players }).map(faultLine)).toEqual([])
  })
})
