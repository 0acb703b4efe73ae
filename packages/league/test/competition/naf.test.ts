// The report for the players' association: its shape, non-members, what is left out.
import { describe, expect, it } from 'vitest'
import { draw, enter, enterResult, forfeit, nafReport, newCompetition, resultOf, stateOf } from '../../src/index.ts'
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
