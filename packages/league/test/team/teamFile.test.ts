// The team file: round trip, schema, and refused files. Neighbours: importing.test.ts for files of other programs.
import { readFileSync } from 'node:fs'
import {
  BadTeam,
  checkTeam,
  leagueRules,
  readTeam,
  suggestTeam,
  type Team,
  teamSchema,
  toLineUp,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { differences } from '../../src/audit/differences.ts'
import { schemaFaults } from '../../src/format/schema.ts'
import { learnt, teamOf, with1 } from './teams.ts'

const spoil = (change: (file: Record<string, unknown>) => void): string => {
  const file = JSON.parse(writeTeam(teamOf())) as Record<string, unknown>
  change(file)
  return JSON.stringify(file)
}
const firstPlayer = (file: Record<string, unknown>) => (file.players as Record<string, unknown>[])[0]

describe('a team file', () => {
  it.each(leagueRules.map(({ edition }) => edition))('should come back as it was in %s', (edition) => {
    const team = with1(suggestTeam({ edition, roster: 'human', name: 'Räuber "der" Ostmark', coach: '' }), {
      advances: [learnt('block')],
      lasting: ['MA'],
      points: 12,
    })
    const text = writeTeam(team)
    expect(readTeam(text)).toEqual(team)
    expect(writeTeam(readTeam(text))).toBe(text)
    expect(schemaFaults(teamSchema, JSON.parse(text))).toEqual([])
  })

  it('should keep former players and history', () => {
    const [gone, ...rest] = teamOf().players
    const team = {
      ...teamOf(),
      players: rest,
      former: [{ ...gone, departure: 'dead' as const }],
      history: [{ what: 'match', at: 0, against: 'Orcs' }],
    }
    expect(readTeam(writeTeam(team))).toEqual(team)
  })

  it('should carry the colours its coach has chosen into the match, and refuse what is no colour', () => {
    const team: Team = { ...teamOf(), colours: ['#102030', '#f0e0d0'] }
    expect(readTeam(writeTeam(team))).toEqual(team)
    expect(toLineUp(team).colours).toEqual(team.colours)
    expect(differences(team, teamOf())).toEqual([])
    for (const colours of [['#102030'], ['#102030', 'red'], ['#102030', '#F0E0D0'], 'red'])
      expect(() => readTeam(JSON.stringify({ ...team, colours }))).toThrow(/^colours/)
  })

  it('should be described for other programs as it is read here', () => {
    const published = readFileSync(new URL('../../../../docs/team.schema.json', import.meta.url), 'utf8')
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(teamSchema)))
  })

  it('should be checked only once it can be read', () => {
    expect(checkTeam(readTeam(writeTeam(teamOf())))).toEqual([])
  })

  it.each<[string, string, RegExp]>([
    ['no JSON', '{"format":', /^file: it is no JSON .*; give a file of a team$/],
    ['a list', '[]', /^format: it must be "double-skulls-team", not missing/],
    ['null', 'null', /^format: /],
    ['another format', '{"format":"x"}', /^format: it must be "double-skulls-team", not "x"/],
    [
      'another version',
      spoil((file) => {
        file.version = 2
      }),
      /^version: version 2 is not known here; use version 1/,
    ],
    [
      'a missing field',
      spoil((file) => {
        delete file.treasury
      }),
      /^treasury: wants to be there, not nothing; correct it/,
    ],
    [
      'a strange field',
      spoil((file) => {
        file.stadium = 1
      }),
      /^stadium: wants no such field, not 1/,
    ],
    [
      'text for a number',
      spoil((file) => {
        file.fans = 'many'
      }),
      /^fans: wants a whole number from 0 to 99, not "many"/,
    ],
    [
      'half a fan',
      spoil((file) => {
        file.fans = 1.5
      }),
      /^fans: wants a whole number/,
    ],
    [
      'no name',
      spoil((file) => {
        file.name = ''
      }),
      /^name: wants a text of 1 to 80 letters, without control or direction characters, not ""/,
    ],
    [
      'a name of spaces',
      spoil((file) => {
        file.name = '  '
      }),
      /^name: wants a text of 1 to 80 letters, without control or direction characters, not " {2}"/,
    ],
    [
      'a player of the wrong kind',
      spoil((file) => {
        firstPlayer(file).kind = 'ghost'
      }),
      /^players\[0\]\.kind: wants one of hired, star/,
    ],
    [
      'number 0',
      spoil((file) => {
        firstPlayer(file).number = 0
      }),
      /^players\[0\]\.number: wants a whole number from 1 to 99, not 0/,
    ],
    [
      'players that are no list',
      spoil((file) => {
        file.players = {}
      }),
      /^players: wants a list/,
    ],
    [
      'a player that is no object',
      spoil((file) => {
        ;(file.players as unknown[])[0] = 7
      }),
      /^players\[0\]: wants an object, not 7/,
    ],
    [
      'two wrong fields',
      spoil((file) => {
        file.fans = -1
        file.coach = 3
      }),
      /correct it, and 1 more after it/,
    ],
  ])('should be refused with %s', (_, text, message) => {
    expect(() => readTeam(text)).toThrow(BadTeam)
    expect(() => readTeam(text)).toThrow(message)
  })
})
