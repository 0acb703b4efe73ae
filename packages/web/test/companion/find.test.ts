// The companion's search, and the same rule in other editions.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { entriesOf, entryOf } from '../../src/companion/entries.ts'
import { findEntries } from '../../src/companion/find.ts'
import { inOtherEditions, onlyIn, othersThan } from '../../src/companion/otherEditions.ts'

const [bugman, crp, season, third] = ['bugman', 'crp', 'bb2020', 'third'].map((id) => engineFor(editionNamed(id)!))
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

  it('finds the teams of a position', () => {
    const found = findEntries(entriesOf(third), 'rat ogre').filter(({ kind }) => kind === 'team')
    expect(found.map(({ name }) => name)).toEqual(['Skaven'])
    for (const { name, positions } of third.rules.rosters)
      for (const position of positions)
        expect(findEntries(entriesOf(third), position.name).map((one) => one.name)).toContain(name)
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
    return inOtherEditions(entry, [bugman, crp]).map(({ engines, entries }) => ({
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

describe('what no other edition has', () => {
  const only = (kind: string, engine = third): string[] =>
    onlyIn(engine, othersThan(engine))
      .filter((one) => one.kind === kind)
      .map(({ id }) => id)

  it('is what the third edition alone knows', () => {
    expect(only('turn')).toEqual([
      ...['declaring', 'illegalProcedure', 'contests', 'refereesEye', 'bigGuys', 'usingSkills'],
    ])
    expect(only('handicap')).toHaveLength(36)
    expect(only('league')).toEqual(['handicaps', 'gate', 'traits', 'ageing'])
    expect(only('skill')).toEqual(expect.arrayContaining(['big-guy', 'razor-sharp-claws', 'spikes']))
    expect(only('skill')).not.toContain('thick-skull')
    expect(only('kickOff')).toEqual(['badKick'])
    expect(only('roll')).toEqual(['thickSkull', 'queasy'])
  })

  it('leaves out what has another name elsewhere, and what is only different there', () => {
    expect(only('league')).not.toContain('teamRating')
    expect(only('turn')).not.toContain('intoTheCrowd')
    expect(only('skill', season)).not.toContain('sidestep')
    expect(only('skill', season)).toContain('brawler')
  })

  it('does not count the same edition with options as another one', () => {
    const called = engineFor(editionNamed('third:illegalProcedure')!)
    expect(othersThan(called).map(({ edition }) => edition)).toEqual([
      'second:campaign',
      ...['bugman', 'crp', 'bb2020'],
    ])
    expect(only('handicap', called)).toHaveLength(36)
  })
})
