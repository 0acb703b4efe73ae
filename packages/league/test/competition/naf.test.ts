// The NAF report: its structure, non-members, what is left out. Neighbours: src/competition/naf.ts.

import { editions } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { nafRace } from '../../src/competition/naf.ts'
import {
  type Competition,
  draw,
  enter,
  enterResult,
  forfeit,
  nafReport,
  newCompetition,
  resultOf,
  stateOf,
} from '../../src/index.ts'
import { team } from './support.ts'

const WHEN = '2026-03-15 12:00'
const entries = [
  team('a', { coach: 'Ann & "Co" <3', naf: 42, roster: 'orc', teamValue: 1_154_000 }),
  team('b', { coach: 'Bob' }),
  team('c', { coach: 'Cid', roster: 'dwarf' }),
  team('d', { coach: 'Dan', naf: 7, roster: 'wood-elf' }),
  team('e', { coach: 'Eve', naf: 8 }),
]
const league = draw(
  entries.reduce(
    enter,
    newCompetition({ name: 'Test', edition: 'crp', organiser: 'Org', plan: { kind: 'roundRobin', legs: 1 } }),
  ),
)
const idOf = (one: string, other: string): string =>
  stateOf(league).season.fixtures.find(({ home, away }) => [one, other].every((id) => id === home || id === away))
    ?.id ?? ''
const side = (touchdowns: number, casualties: number, teamValue?: number) =>
  teamValue === undefined ? { touchdowns, casualties } : { touchdowns, casualties, teamValue }

const played = (one: string, other: string, playedAt?: string) => {
  const id = idOf(one, other)
  const turned = stateOf(league).season.fixtures.find((fixture) => fixture.id === id)?.home !== one
  const [mine, theirs] = [side(2, 3, 1_310_000), side(1, 0)]
  const details = playedAt === undefined ? {} : { playedAt }
  return enterResult(league, id, turned ? resultOf(theirs, mine, details) : resultOf(mine, theirs, details))
}

const lines = (xml: string): string[] => xml.split('\n').map((line) => line.trim())
const count = (xml: string, line: string): number => lines(xml).filter((one) => one === line).length

describe('the report', () => {
  it('should list organiser, coaches and games', () => {
    const xml = nafReport(played('a', 'd', '2026-03-14 10:30'), WHEN)
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<nafReport /)
    expect(xml).toContain('<organiser>Org</organiser>')
    expect(lines(xml).join('')).toContain(
      '<coach><name>Ann &#38; &#34;Co&#34; &#60;3</name><number>42</number><team>Orc</team></coach>',
    )
    expect(xml).toContain('<timeStamp>2026-03-14 10:30</timeStamp>')
    expect(lines(xml).join('')).toContain(
      '<number>42</number><teamRating>131</teamRating><touchDowns>2</touchDowns><badlyHurt>3</badlyHurt></playerRecord>',
    )
    expect(lines(xml).join('')).toContain(
      '<name>Dan</name><number>7</number><teamRating>100</teamRating><touchDowns>1</touchDowns><badlyHurt>0</badlyHurt></playerRecord>',
    )
    expect(count(xml, '<game>')).toBe(1)
    expect(count(xml, '<playerRecord>')).toBe(2)
    expect(count(xml, '<coach>')).toBe(2)
  })

  it('should report non-members as Non-NAF, number 9, in one entry', () => {
    const xml = nafReport(played('b', 'c'), WHEN)
    expect(count(xml, '<coach>')).toBe(1)
    expect(lines(xml).join('')).toContain(
      '<coach><name>Non-NAF</name><number>9</number><team>Multiple Races</team></coach>',
    )
    expect(count(xml, '<name>Non-NAF</name>')).toBe(3)
    expect(xml).not.toContain('Bob')
    expect(xml).toContain(`<timeStamp>${WHEN}</timeStamp>`)
    expect(lines(nafReport(played('a', 'b'), WHEN)).join('')).toContain('<number>9</number><team>Human</team>')
  })

  it('should leave out forfeits, byes and open matches', () => {
    const xml = nafReport(forfeit(league, '1.1', [stateOf(league).season.fixtures[0].home], 'late'), WHEN)
    expect(count(xml, '<game>')).toBe(0)
    expect(count(xml, '<coach>')).toBe(0)
  })
})

describe('what the association would not take', () => {
  const when = (competition: Competition) => () => nafReport(competition, WHEN)

  it('should be refused: an organiser of no name', () => {
    for (const organiser of ['', '  ']) expect(when({ ...played('a', 'd'), organiser })).toThrow(/^organiser: /)
  })

  it('should be refused: one number for two coaches, when they enter and when the report is made', () => {
    const empty = newCompetition({
      name: 'Test',
      edition: 'crp',
      organiser: 'Org',
      plan: { kind: 'roundRobin', legs: 1 },
    })
    const one = enter(empty, team('a', { coach: 'Ann', naf: 7 }))
    expect(() => enter(one, team('b', { coach: 'Bob', naf: 7 }))).toThrow("naf: the number 7 is Ann's already")
    expect(() => enter(one, team('b', { coach: 'Bob', naf: 9 }))).toThrow('naf: 9 stands for coaches without a number')
    // A file from another program may contain it.
    const game = played('a', 'd')
    const shared = {
      ...game,
      events: game.events.map((event) =>
        event.kind === 'entered' ? { ...event, team: { ...event.team, naf: 7 } } : event,
      ),
    }
    expect(when(shared)).toThrow(/^naf: the number 7 is /)
  })

  it('should be refused: a coach against himself, though he may have two teams', () => {
    const both = [
      team('a', { coach: 'Ann', naf: 7 }),
      team('b', { coach: 'ann ', naf: 7 }),
      team('c', { coach: 'Cid', naf: 8 }),
    ]
    const drawn = draw(
      both.reduce(
        enter,
        newCompetition({ name: 'Test', edition: 'crp', organiser: 'Org', plan: { kind: 'roundRobin', legs: 1 } }),
      ),
    )
    const { fixtures } = stateOf(drawn).season
    const between = (one: string, other: string) =>
      fixtures.find(({ home, away }) => [one, other].every((id) => id === home || id === away))?.id ?? ''
    const own = between('a', 'b')
    expect(when(enterResult(drawn, own, resultOf(side(1, 0), side(0, 0))))).toThrow(
      new RegExp(`^match ${own}: .* both have the number 7, and nobody plays against himself`),
    )
    expect(nafReport(enterResult(drawn, between('a', 'c'), resultOf(side(1, 0), side(0, 0))), WHEN)).toContain('<game>')
  })
})

describe('the names of races', () => {
  it('should be those of the association for every team list', () => {
    const lists = editions.flatMap(({ rosters }) => rosters.map(({ id }) => id))
    const names = new Set(lists.map(nafRace))
    expect([...names].sort()).toEqual([
      ...['Amazon', 'Black Orc', 'Chaos Chosen', 'Chaos Dwarf', 'Chaos Renegade', 'Dark Elf', 'Dwarf', 'Elf Union'],
      ...['Gnome', 'Goblin', 'Halfling', 'High Elf', 'Human', 'Imperial Nobility', 'Khorne', 'Lizardmen'],
      ...['Necromantic Horror', 'Norse', 'Nurgle', 'Ogre', 'Old World Alliance', 'Orc', 'Shambling Undead', 'Skaven'],
      ...['Slann', 'Snotling', 'Tomb Kings', 'Underworld Denizens', 'Vampire', 'Wood Elf'],
    ])
    expect(['chaos', 'chaos-pact', 'elf', 'khemri', 'undead', 'necromantic', 'lizardman'].map(nafRace)).toEqual([
      ...['Chaos Chosen', 'Chaos Renegade', 'Elf Union', 'Tomb Kings', 'Shambling Undead', 'Necromantic Horror'],
      'Lizardmen',
    ])
    expect(() => nafRace('martian')).toThrow('the association has no race for the team list "martian"')
  })
})
