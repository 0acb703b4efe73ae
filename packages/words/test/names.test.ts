// The names of kick-off events, which have no table of their own: their ids, spelt out. Neighbour: src/names.ts.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { nameOf } from '../src/names.ts'

const namesIn = (id: string): readonly string[] => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  const engine = engineFor(edition)
  return Object.values(edition.tables.kickOff).map((event) => nameOf(engine, event.id))
}

it('are those of the table', () => {
  expect(namesIn('crp')).toEqual([
    'Get the ref',
    'Riot',
    'Perfect defence',
    'High kick',
    'Cheering fans',
    'Changing weather',
    'Brilliant coaching',
    'Quick snap',
    'Blitz',
    'Throw a Rock',
    'Pitch invasion',
  ])
  expect(namesIn('bb2020')).toContain('Officious ref')
})
