// Random files are read, or refused with a field and a remedy; and no readable team breaks the check, the prices or the
// sheet. Neighbours: teamFile.test.ts and importing.test.ts have single cases.
import {
  BadTeam,
  checkTeam,
  currentTeamValue,
  fromCsv,
  fromFumbbl,
  readTeam,
  rosterSheet,
  suggestTeam,
  type Team,
  writeTeam,
} from '@double-skulls/league'
import fc from 'fast-check'
import { describe, it } from 'vitest'

const teams = [
  suggestTeam({ edition: 'bugman', roster: 'orc', name: 'One' }),
  suggestTeam({ edition: 'crp', roster: 'undead', name: 'Two' }),
  suggestTeam({ edition: 'bb2020', roster: 'norse', name: 'Three' }),
]

/** A refusal must name a field. */
const readOrRefused = (read: () => unknown): void => {
  try {
    read()
  } catch (error) {
    if (!(error instanceof BadTeam) || error.where === '' || error.remedy === '') throw error
  }
}

const words = fc.oneof(
  fc.constantFrom('toString', '__proto__', 'constructor', 'block', 'leader', 'Lineman', 'MA', 'PA', '', 'star', 'p1'),
  fc.string({ maxLength: 12 }),
)
const leaf = fc.oneof(words, fc.integer({ min: -5, max: 120 }), fc.boolean(), fc.constant(null), fc.constant([]))

/** The paths of all values that are no objects. */
const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [path]

const replaced = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = replaced(copy[key], rest, by)
  return copy
}

const withAdvance = (team: Team): unknown => {
  const advance = { source: 'normal', gained: 'block', value: 0, points: 0 }
  const [first, ...others] = team.players
  return { ...team, players: [{ ...first, advances: [advance], lasting: ['MA'] }, ...others] }
}

describe('any file', () => {
  it('should be read or refused as a team', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => readOrRefused(() => readTeam(JSON.stringify(value)))))
    fc.assert(fc.property(fc.string(), (text) => readOrRefused(() => readTeam(text))))
  })

  it('should be read or refused from elsewhere', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => readOrRefused(() => fromFumbbl(JSON.stringify(value)))))
    const cells = fc.constantFrom(
      'number',
      'position',
      'skills',
      'team',
      'edition',
      'roster',
      'crp',
      'orc',
      'Lineman',
      'constructor',
      '"',
      '7',
      '',
    )
    const table = fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 6 })
    fc.assert(fc.property(table, (rows) => readOrRefused(() => fromCsv(rows.map((row) => row.join(',')).join('\n')))))
    const heading = 'edition,crp\nroster,orc\nteam,X\nnumber,name,position,skills,lasting,points\n'
    fc.assert(
      fc.property(fc.array(words, { maxLength: 7 }), (row) => readOrRefused(() => fromCsv(heading + row.join(',')))),
    )
  })

  it('should be checked, priced and printed once it is read, with any field values', () => {
    const files = teams.map(withAdvance)
    const changes = fc.array(fc.tuple(fc.nat(), leaf), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.constantFrom(...files), changes, (file, list) => {
        const places = leaves(file)
        const spoilt = list.reduce((value, [place, by]) => replaced(value, places[place % places.length], by), file)
        readOrRefused(() => {
          const team = readTeam(JSON.stringify(spoilt))
          const unknown = checkTeam(team).some(({ kind }) =>
            ['edition', 'roster', 'position', 'starUnknown'].includes(kind),
          )
          if (unknown) return
          currentTeamValue(team)
          rosterSheet(team)
          readTeam(writeTeam(team))
        })
      }),
      { numRuns: 400 },
    )
  })
})
