// A league record of an earlier engine gives the same teams. Neighbours: before/README.md, leagueRecord.test.ts.
import { readFileSync } from 'node:fs'
import { readLeagueRecord, replayLeagueRecord, writeTeam } from '@double-skulls/league'
import { expect, it } from 'vitest'
import { engineOf } from './support.ts'

it('a league record of engine 0.2.0 replays to the very teams that it holds', () => {
  const record = readLeagueRecord(readFileSync(new URL('before/bb2020-league.json', import.meta.url), 'utf8'))
  if (record.kind !== 'match' || !record.result) throw new Error('it is a finished match')
  const teams = replayLeagueRecord(engineOf('bb2020'), record)
  expect(teams.map(writeTeam)).toEqual([writeTeam(record.result.home), writeTeam(record.result.away)])
})
