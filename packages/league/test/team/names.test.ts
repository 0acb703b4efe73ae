// Invisible characters in names, invalid dates, and byte-order marks: what is refused at every entry, and what is no
// error. Neighbours: src/format/names.ts, src/competition/dateAndTime.ts, the engine's plainText.ts.
import { editionNamed, engineFor, parseRecord, readPosition } from '@double-skulls/engine'
import {
  BadCompetition,
  BadTeam,
  checkTeam,
  enter,
  enterResult,
  fromCsv,
  fromFumbbl,
  isMoment,
  newCompetition,
  openFixtures,
  parseCompetition,
  readTeam,
  resultOf,
  stateOf,
  toLineUp,
  writeCompetition,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { competition, team as entrant } from '../competition/support.ts'
import { teamOf } from './teams.ts'

/** Control characters, direction marks and zero-width characters. */
const HIDDEN = ['\u0000', '\u0007', '\n', '\u001b', '\u007f', '\u0085', '\u061c', '\u200b', '\u200e', '\u200f']
const MORE = ['\u2028', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069', '\ufeff', '\ufff9', '\ud800']
const SEEN = ['Zoë', 'Müller', 'Þór', 'Ἀχιλλεύς', 'דוד', '山田', 'O’Neill', 'A\u200dB', '👨‍👩‍👧', 'می‌خواهم']

const good = teamOf()
const refusal = /control or direction characters|cannot be seen/

describe('a name', () => {
  it.each([...HIDDEN, ...MORE])('should be refused with the character %j at every entry', (character) => {
    const name = `Ev${character}il`
    const spoilt = [
      { ...good, name },
      { ...good, coach: name },
      { ...good, players: good.players.map((player, i) => (i === 3 ? { ...player, name } : player)) },
    ]
    for (const team of spoilt) {
      expect(checkTeam(team).map(({ kind }) => kind)).toEqual(['name'])
      expect(() => readTeam(JSON.stringify(team))).toThrow(BadTeam)
      expect(() => readTeam(JSON.stringify(team))).toThrow(refusal)
    }
    const plan = { kind: 'roundRobin', legs: 1 } as const
    const cup = newCompetition({ name: 'Cup', edition: 'crp', plan })
    const leagues = [
      { ...cup, name },
      { ...cup, organiser: name },
      enter(cup, entrant('a', { name })),
      enter(cup, entrant('a', { coach: name })),
    ]
    for (const league of leagues) {
      expect(() => writeCompetition(league)).toThrow(BadCompetition)
      expect(() => parseCompetition(JSON.stringify(league))).toThrow(refusal)
    }
    const engine = engineFor(editionNamed('crp') ?? (undefined as never))
    const lineUp = toLineUp(good)
    expect(() => engine.start({ home: { ...lineUp, name }, away: lineUp })).toThrow(
      /^home\.name: has the character U\+/,
    )
  })

  it('should be refused in tables and in files of FUMBBL', () => {
    const table = (team: string, coach: string, player: string) =>
      `edition,crp\nroster,human\nteam,${team}\ncoach,${coach}\n\nnumber,name,position\n7,${player},Blitzer\n`
    const hidden = 'Ev\u202eil'
    expect(() => fromCsv(table(hidden, 'Ann', 'Wulf'))).toThrow(/^team: it has the character U\+202E/)
    expect(() => fromCsv(table('Rovers', hidden, 'Wulf'))).toThrow(/^coach: /)
    expect(() => fromCsv(table('Rovers', 'Ann', hidden))).toThrow(/^line 7 name: /)
    const fumbbl = (name: string, coach: string, player: string) =>
      JSON.stringify({
        ...{ name, coach: { name: coach }, roster: { name: 'Human' }, ruleset: 4, rerolls: 3 },
        players: [{ number: 1, name: player, position: 'Lineman' }],
      })
    expect(() => fromFumbbl(fumbbl(hidden, 'Ann', 'Wulf'))).toThrow(/^name: it has the character U\+202E/)
    expect(() => fromFumbbl(fumbbl('Rovers', hidden, 'Wulf'))).toThrow(/^coach\.name: /)
    expect(() => fromFumbbl(fumbbl('Rovers', 'Ann', hidden))).toThrow(/^players\[0\]\.name: /)
  })

  it.each(SEEN)('should be taken as %s', (name) => {
    const team = { ...good, name, coach: name }
    expect(checkTeam(team)).toEqual([])
    expect(readTeam(writeTeam(team))).toEqual(team)
  })
})

describe('a day', () => {
  it('should be one of the calendar', () => {
    for (const text of [
      '2026-02-28 10:00',
      '2024-02-29 00:00',
      '2000-02-29 23:59',
      '2026-12-31 12:30',
      '2026-04-30 09:05',
    ])
      expect(isMoment(text), text).toBe(true)
    const never = [
      '2026-02-29',
      '2026-02-30',
      '1900-02-29',
      '2026-04-31',
      '2026-06-31',
      '2026-11-31',
      '2026-00-10',
      '2026-13-01',
      '2026-01-00',
    ]
    for (const day of never) expect(isMoment(`${day} 10:00`), day).toBe(false)
    for (const text of ['2026-01-01 24:00', '2026-01-01 10:60', '2026-01-01', '2026-1-1 10:00', ''])
      expect(isMoment(text)).toBe(false)
    // Every day of eight hundred years, against Date.
    for (let day = Date.UTC(1600, 0, 1); day < Date.UTC(2400, 0, 1); day += 86_400_000)
      if (!isMoment(`${new Date(day).toISOString().slice(0, 10)} 12:00`)) throw new Error(new Date(day).toISOString())
  })

  it('should be refused in a file where it never was', () => {
    const drawn = competition({ kind: 'ladder' }, ['a', 'b'])
    const arranged = { ...drawn, events: [...drawn.events, { kind: 'arranged', home: 'a', away: 'b' } as const] }
    const [{ id }] = openFixtures(stateOf(arranged).season)
    const side = { touchdowns: 0, casualties: 0 }
    const on = (playedAt: string) => JSON.stringify(enterResult(arranged, id, resultOf(side, side, { playedAt })))
    expect(() => parseCompetition(on('2026-02-28 10:00'))).not.toThrow()
    expect(() => parseCompetition(on('2026-02-30 10:00'))).toThrow('wants a day and a time that the calendar has')
  })
})

describe('a byte-order mark', () => {
  const MARK = '\ufeff'

  it('should be no error in any text that is read', () => {
    expect(readTeam(MARK + writeTeam(good))).toEqual(good)
    const cup = newCompetition({ name: 'Cup', edition: 'crp', plan: { kind: 'roundRobin', legs: 1 } })
    expect(parseCompetition(MARK + writeCompetition(cup))).toEqual(cup)
    expect(fromCsv(`${MARK}edition,crp\nroster,human\nteam,Rovers\n\nname,position\nWulf,Blitzer\n`).name).toBe(
      'Rovers',
    )
    const fumbbl = { name: 'Rovers', roster: { name: 'Human' }, ruleset: 4, rerolls: 3, players: [] }
    expect(fromFumbbl(MARK + JSON.stringify(fumbbl)).team.name).toBe('Rovers')
    const record = { format: 'double-skulls-record', edition: 'crp', engine: '', final: '', setup: {}, inputs: [] }
    expect(parseRecord(MARK + JSON.stringify(record)).edition).toBe('crp')
    expect(readPosition(`${MARK}crp ball=h14 h1@h13 a1@h15`).match.players.length).toBeGreaterThan(1)
  })
})
