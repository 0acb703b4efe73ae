// The file of a competition: read as written, refused as a whole with an invalid field or event. Neighbours:
// src/competition/format.ts.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  BadCompetition,
  competitionSchema,
  draw,
  enterResult,
  type Plan,
  parseCompetition,
  stateOf,
  usualPlans,
  writeCompetition,
} from '../../src/index.ts'
import { competition, letters, playRounds, score } from './support.ts'

const cup = enterResult(
  draw(playRounds(competition({ kind: 'swiss', rounds: 3, pairing: 'random' }, letters(5)), 1)),
  '2.1',
  { ...score(2, 1, 3, 0), playedAt: '2026-03-15 16:03' },
)

type Path = readonly (string | number)[]

/** The file with one field changed; `undefined` removes it. */
const spoilt = (path: Path, value: unknown): string => {
  const data = JSON.parse(writeCompetition(cup))
  const last = path[path.length - 1]
  const inside = path.slice(0, -1).reduce((part, key) => part[key], data)
  if (value === undefined) delete inside[last]
  else inside[last] = value
  return JSON.stringify(data)
}

const eventAt = (kind: string): number => cup.events.findIndex((event) => event.kind === kind)

describe('the file of a competition', () => {
  it('should be read as it was written', () => {
    const text = writeCompetition(cup)
    const again = parseCompetition(text)
    expect(again).toEqual(cup)
    expect(writeCompetition(again)).toBe(text)
    expect(stateOf(again)).toEqual(stateOf(cup))
  })

  it('should be every plan', () => {
    const plans: readonly Plan[] = [
      { kind: 'roundRobin', legs: 2 },
      { kind: 'knockOut', seeding: 'teamValue', thirdPlace: true },
      { kind: 'ladder' },
      { ...usualPlans.conferences, conferences: 2, thirdPlace: true },
    ]
    for (const plan of plans) {
      const so = competition(plan, letters(6))
      const full = plan.kind === 'ladder' ? so : draw(so)
      expect(parseCompetition(writeCompetition(full))).toEqual(full)
    }
  })

  it.each([
    ['{', 'not valid JSON'],
    ['[]', '"format" must be "double-skulls-competition"'],
    ['null', '"format" must be'],
    [spoilt(['format'], 'double-skulls-team'), '"format" must be'],
    [spoilt(['version'], 2), '"version" must be 1; a file of version 2'],
    [spoilt(['name'], '  '), 'name: wants a text of 1 to 100 letters'],
    [spoilt(['name'], undefined), 'name: wants to be there, not nothing'],
    [spoilt(['edition'], 'crb'), 'edition: there is no "crb"; known are'],
    [spoilt(['extra'], 1), 'extra: wants no such field'],
    [spoilt(['plan', 'kind'], 'cup'), 'plan: wants a "kind" of roundRobin, swiss'],
    [spoilt(['plan', 'rounds'], 0), 'plan.rounds: wants a whole number from 1 to 99, not 0'],
    [spoilt(['points', 'win'], '3'), 'points.win: wants a whole number'],
    [spoilt(['tieBreakers'], []), 'tieBreakers: wants a list'],
    [spoilt(['tieBreakers'], ['points', 'luck']), 'tieBreakers[1]: wants one of points'],
    [spoilt(['tieBreakers'], ['points', 'points']), 'named twice'],
    [spoilt(['events', 0, 'team', 'roster'], 'humans'), 'roster: crp has no team list "humans"'],
    [spoilt(['events', 0, 'team', 'id'], 'A B'), 'events[0].team.id: wants small letters'],
    [spoilt(['events', 1, 'team', 'id'], 'a'), 'events[1] (entered): team: "a" has entered already'],
    [spoilt(['events', eventAt('result'), 'result', 'home', 'touchdowns'], 1.5), 'touchdowns: wants a whole number'],
    [spoilt(['events', eventAt('result'), 'fixture'], '7.7'), '(result): fixture: there is no match "7.7"'],
    [
      spoilt(['events', eventAt('result'), 'result', 'winner'], 'away'),
      '(result): winner: away does not fit the score',
    ],
    [spoilt(['events', eventAt('drawn'), 'fixtures', 0, 'home'], 'z'), '(drawn): team: "z" has not entered'],
    [spoilt(['events', eventAt('drawn'), 'fixtures', 0, 'id'], '1.9'), 'must not be "1.9"'],
    [spoilt(['events', cup.events.length - 1, 'result', 'playedAt'], '2026-13-01 10:00'), 'wants a day and a time'],
  ])('should be refused with the field and the remedy: %#', (text, remedy) => {
    expect(() => parseCompetition(text)).toThrow(BadCompetition)
    expect(() => parseCompetition(text)).toThrow(remedy)
  })

  it('should name a draw in which a team stands twice', () => {
    const event = cup.events[eventAt('drawn')]
    if (event.kind !== 'drawn') throw new Error('there is a draw')
    const [first, second] = event.fixtures
    expect(() => parseCompetition(spoilt(['events', eventAt('drawn'), 'fixtures', 1, 'home'], first.home))).toThrow(
      'stands twice',
    )
    expect(second.home).not.toBe(first.home)
  })

  it('should never be written where it could not be read again', () => {
    expect(() => writeCompetition({ ...cup, name: '' })).toThrow(BadCompetition)
    expect(() => writeCompetition({ ...cup, edition: 'crb' })).toThrow('edition')
  })

  it('should have the schema that is published', () => {
    const published = readFileSync(new URL('../../../../docs/competition.schema.json', import.meta.url), 'utf8')
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(competitionSchema)))
  })
})
