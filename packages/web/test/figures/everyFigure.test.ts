// Every player can be drawn: each position, star and freebooter of every edition has a figure whose parts exist.
import { editions, type Figure, figureRaces, figureRoles, figureThings } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { bustOf } from '../../src/figures/bust.ts'
import { races } from '../../src/figures/races.ts'
import { roles } from '../../src/figures/roles.ts'
import { things } from '../../src/figures/things.ts'

interface Someone {
  readonly name: string
  readonly figure?: Figure
}

const everybody = (edition: (typeof editions)[number]): readonly Someone[] => [
  ...edition.rosters.flatMap(({ positions }) => positions),
  ...edition.stars,
  ...edition.freebooters,
]

const COLOUR = /^(none|#[0-9a-f]{3,6}|var\(--(jersey|trim|skin|hair|eye|metal)\)|color-mix\(in srgb, .+\))$/

/** The errors of a drawing: a missing part, an invalid path, an unknown colour. */
const faultsOf = (figure: Figure, back: boolean): readonly string[] => {
  const layers = bustOf(figure, back)
  const marks = layers.flatMap(({ part }) => part)
  return [
    ...(marks.length < 5 ? ['hardly anything is drawn'] : []),
    ...layers.filter(({ transform }) => /NaN|undefined/.test(transform)).map(({ transform }) => transform),
    ...marks.filter(({ d }) => !/^M[-\d.\s,a-zA-Z]+$/.test(d) || /NaN|undefined/.test(d)).map(({ d }) => d),
    ...marks.flatMap(({ fill, stroke }) => [fill, stroke].filter((colour) => !COLOUR.test(colour))),
  ]
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  it('has a figure for every position, star and freebooter, and each can be drawn from the front and from behind', () => {
    const people = everybody(edition)
    expect(people.length).toBeGreaterThan(4 * edition.rosters.length)
    for (const { name, figure } of people) {
      expect(figure, name).toBeDefined()
      if (!figure) continue
      expect(figureRaces, name).toContain(figure.race)
      expect(figureRoles, name).toContain(figure.role)
      if (figure.carries) expect(figureThings, name).toContain(figure.carries)
      for (const back of [false, true]) expect(faultsOf(figure, back), name).toEqual([])
    }
  })
})

it('draws every race in every role, with everything that can be carried', () => {
  expect(Object.keys(races).sort()).toEqual([...figureRaces].sort())
  expect(Object.keys(roles).sort()).toEqual([...figureRoles].sort())
  expect(Object.keys(things).sort()).toEqual([...figureThings].sort())
  for (const race of figureRaces) for (const role of figureRoles) expect(faultsOf({ race, role }, false)).toEqual([])
  for (const carries of figureThings) {
    const bare = bustOf({ race: 'human', role: 'brawler' })
    expect(bustOf({ race: 'human', role: 'brawler', carries }).length).toBeGreaterThan(bare.length)
  }
})

it('draws no two races alike', () => {
  const seen = new Map<string, string>()
  for (const race of figureRaces) {
    const { skin, hair, eye, metal } = races[race]
    const drawn = JSON.stringify([bustOf({ race, role: 'brawler' }), skin, hair, eye, metal])
    expect(seen.get(drawn)).toBeUndefined()
    seen.set(drawn, race)
  }
})

it('has a use for every race and everything that can be carried', () => {
  const figures = editions.flatMap(everybody).flatMap(({ figure }) => figure ?? [])
  for (const race of figureRaces) expect(figures.map((one) => one.race)).toContain(race)
  for (const thing of figureThings) expect(figures.map((one) => one.carries)).toContain(thing)
})
