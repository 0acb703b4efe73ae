// Tonight's fixture: surprises become teams, never the opponent's; every team has players for the cover. Neighbour:
// src/home/fixture.ts.
import { expect, it } from 'vitest'
import { facesOf, fixtureOf, newDraw } from '../../src/home/fixture.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'

const team = {
  ...{ id: 'abc', choice: 'team abc', name: 'Us', edition: 'crp', roster: 'orc', why: '' },
  colours: ['#102030', '#f0e0d0'] as const,
}
const draws = Array.from({ length: 60 }, (_, i) => newDraw(i))

it("announces the chosen teams, a coach's own team in its own colours", () => {
  const { home, away } = fixtureOf({ edition: 'crp', home: 'team abc', away: 'dwarf' }, newDraw(1), [team])
  expect(home).toMatchObject({ choice: 'team abc', name: 'Us', colours: team.colours, roster: { id: 'orc' } })
  expect(away).toMatchObject({ choice: 'dwarf', name: 'Dwarf', roster: { id: 'dwarf' } })
  expect(fixtureOf({ edition: 'crp', home: 'team abc', away: 'dwarf' }, newDraw(1), []).home.roster).toBeNull()
})

it("picks a list for a surprise: the same for a seed, each of them in the end, and not the opponent's", () => {
  const wanted = { edition: 'crp', home: '', away: '' }
  expect(fixtureOf(wanted, newDraw(3), [])).toEqual(fixtureOf(wanted, newDraw(3), []))
  const drawn = draws.map((draw) => fixtureOf(wanted, draw, []))
  for (const { home, away } of drawn) expect(home.choice).not.toBe(away.choice)
  expect(new Set(drawn.map(({ home }) => home.choice)).size).toBeGreaterThan(15)
  for (const draw of draws) {
    expect(fixtureOf({ ...wanted, away: 'team abc' }, draw, [team]).home.choice).not.toBe('orc')
    expect(fixtureOf({ ...wanted, home: 'orc' }, draw, []).away.choice).not.toBe('orc')
  }
})

it('has two players of every list', () => {
  for (const { id } of playableEditions)
    for (const roster of engineNamed(id)?.rules.rosters ?? []) {
      const figures = roster.positions.map(({ figure }) => figure)
      for (const face of facesOf(roster)) expect(figures).toContain(face)
    }
})
