// `skulls team check` of teams that have played: by their history, and by the records in a folder. Neighbours:
// packages/league/test/audit for the audit itself, team.test.ts for new teams.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTeam, type Team, writeTeam } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../src/command.ts'
import { team } from '../src/commands/team.ts'
import { act, listening, twoTeams } from './leagueMatchSupport.ts'
import { newFolder } from './runSkulls.ts'

const check = (...words: readonly string[]) => listening(() => team.run(readArguments(team, ['check', ...words])))

const played = async (edition: string) => {
  const files = twoTeams(edition)
  const bots = ['--coaches', 'sensible,sensible', '--bots', 'random,random']
  for (const seed of ['1', '2']) {
    const { code } = await act('match', files.home, files.away, ...bots, '--seed', seed)
    expect(code).toBe(0)
  }
  return files
}

const doctor = (path: string, change: (team: Team) => Team): void =>
  writeFileSync(path, writeTeam(change(readTeam(readFileSync(path, 'utf8')))))

describe('skulls team check', () => {
  it.each(['third', 'crp', 'bb2020', 'bugman'])(
    'should pass both teams of honest matches of %s, with and without records',
    async (edition) => {
      const { folder, home, away } = await played(edition)
      for (const path of [home, away]) {
        expect(await check(path)).toMatchObject({
          code: 0,
          text: expect.stringContaining('Its history of 2 games agrees with it.'),
        })
        expect(await check(path, '--records', folder)).toMatchObject({
          code: 0,
          text: expect.stringContaining('The records agree with it.'),
        })
      }
    },
  )

  it('should name every field of a doctored team, what it says and what it should be', async () => {
    const { folder, home } = await played('crp')
    const { treasury } = readTeam(readFileSync(home, 'utf8'))
    doctor(home, (one) => ({ ...one, treasury: 90_000_000 }))
    const plain = await check(home)
    expect(plain.code).toBe(1)
    expect(plain.text).toContain('treasury: it says 90,000,000, and by its history it should be ')
    const proven = await check(home, '--records', folder)
    expect(proven.text).toMatch(
      /^treasury: it says 90,000,000, and .*-2\.record\.json leaves [\d,]+; correct it to [\d,]+$/m,
    )
    expect(proven.text).toContain(`write ${treasury}`)
    const { code, text } = await check(home, '--json', '--records', folder)
    const found = JSON.parse(text) as { faults: { where: string; kind: string }[] }
    expect(code).toBe(1)
    expect(found.faults.map(({ kind, where }) => [kind, where])).toEqual([
      ['history', 'treasury'],
      ['records', 'treasury'],
    ])
  })

  it('should say which records are missing, which cannot be read, and that a folder is none', async () => {
    const { folder, home } = await played('crp')
    const empty = await check(home, '--records', newFolder())
    expect(empty.code).toBe(1)
    expect(empty.text.match(/no record has this match/g)).toHaveLength(2)
    writeFileSync(join(folder, 'broken.json'), '{ "format": "double-skulls-league-record", "version": 9 }')
    writeFileSync(join(folder, 'other.json'), '{ "format": "something else" }')
    expect((await check(home, '--records', folder)).text).toContain('broken.json: version: version 9 is not known here')
    await expect(check(home, '--records', join(folder, 'nowhere'))).rejects.toThrow('cannot read the folder')
  })
})
