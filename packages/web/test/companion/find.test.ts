// The companion's search, and the same rule in other editions.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { entriesOf, entryOf } from '../../src/companion/entries.ts'
import { findEntries } from '../../src/companion/find.ts'
import { kinOf } from '../../src/companion/kin.ts'

const [bugman, crp, season] = ['bugman', 'crp', 'bb2020'].map((id) => engineFor(editionNamed(id)!))
const names = (wanted: string): string[] => findEntries(entriesOf(season), wanted).map(({ name }) => name)

describe('a search', () => {
  it('finds names that begin with the query before names that contain it before texts', () => {
    const found = names('arm')
    expect(found.slice(0, 2)).toEqual(['Armour', 'Arm Bar'])
    expect(found.indexOf('Strong Arm')).toBeLessThan(found.indexOf('Swarming'))
    expect(found.indexOf('Swarming')).toBeLessThan(found.indexOf('Mighty Blow (+1)'))
  })

  it('ignores accents, case and the order of words', () => {
    expect(names('FRONKELHEIM')).toEqual(['Professor Frönkelheim'])
    expect(names('blow mighty')[0]).toMatch(/^Mighty Blow/)
  })

  it('finds nothing for an empty query and for unknown words', () => {
    expect(names('  ')).toEqual([])
    expect(names('quidditch')).toEqual([])
  })
})

describe('the same in other editions', () => {
  const kin = (kind: 'skill' | 'weather' | 'team', id: string) => {
    const entry = entryOf(season, kind, id)
    if (!entry) throw new Error(`no ${id}`)
    return kinOf(entry, [bugman, crp]).map(({ engines, entries }) => ({
      editions: engines.map(({ edition }) => edition),
      names: entries.map(({ name }) => name),
    }))
  }

  it('is found under its name there, editions that agree together', () => {
    expect(kin('skill', 'sidestep')).toEqual([{ editions: ['bugman', 'crp'], names: ['Side Step'] }])
    expect(kin('skill', 'mighty-blow-2')).toEqual([{ editions: ['bugman', 'crp'], names: ['Mighty Blow'] }])
  })

  it('is kept apart when they do not agree', () => {
    expect(kin('skill', 'decay')).toEqual([
      { editions: ['bugman'], names: ['Decay'] },
      { editions: ['crp'], names: ['Decay'] },
    ])
  })

  it('is missing when they have no such rule', () => {
    expect(kin('skill', 'brawler')).toEqual([{ editions: ['bugman', 'crp'], names: [] }])
  })
})
