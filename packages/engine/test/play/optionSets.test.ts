// Pairwise sets of options: each is legal, and every two values that go together are in one of them. The pairs are found here by
// trying all sets of options that are tied to others, with options that are not. Neighbours: src/play/optionSets.ts, ../support/northOptions.ts.
import { describe, expect, it } from 'vitest'
import { editionCatalogue } from '../../src/editions/catalogue.ts'
import { optionsFault } from '../../src/editions/optionTies.ts'
import { pairwiseSets } from '../../src/play/optionSets.ts'
import { type EditionOption, optionTies, type TiesByOption } from '../../src/vocabulary/editionOptions.ts'
import { northOptions, northTies } from '../support/northOptions.ts'

/** Every subset that is legal. */
const legalSets = (options: readonly string[], ties: TiesByOption<string>): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** options.length }, (_, bits) => options.filter((_, i) => bits & (1 << i))).filter(
    (on) => optionsFault(on, ties) === '',
  )

/** Options that no other needs or excludes, and that need and exclude none. */
const freeOf = (options: readonly string[], ties: TiesByOption<string>): readonly string[] => {
  const tied = Object.entries(ties).flatMap(([option, tie]) => [
    option,
    ...(tie?.needs ?? []),
    ...(tie?.excludes ?? []),
  ])
  return options.filter((option) => !tied.includes(option))
}

/** Legal sets in which every two values are together that any legal set has together: free options go with everything. */
const enoughLegalSets = (options: readonly string[], ties: TiesByOption<string>): readonly (readonly string[])[] => {
  const free = freeOf(options, ties)
  const ofFree = [[], free, ...free.flatMap((one) => [[one], free.filter((other) => other !== one)])]
  const tied = options.filter((option) => !free.includes(option))
  return legalSets(tied, ties).flatMap((on) => ofFree.map((more) => [...on, ...more]))
}

/** What holds in a set: each option is on or off, and of each group one member or none. */
const factsOf = (
  on: readonly string[],
  options: readonly string[],
  groups: readonly (readonly string[])[],
): string[] => [
  ...options.map((option) => `${option} ${on.includes(option) ? 'on' : 'off'}`),
  ...groups.filter((group) => !group.some((one) => on.includes(one))).map((group) => `none of ${group.join(' ')}`),
]

const pairsIn = (
  sets: readonly (readonly string[])[],
  options: readonly string[],
  groups: readonly (readonly string[])[],
): Set<string> => {
  const pairs = new Set<string>()
  for (const on of sets) {
    const facts = factsOf(on, options, groups)
    for (const one of facts) for (const other of facts) pairs.add(`${one}, ${other}`)
  }
  return pairs
}

const umpires = ['oneUmpire', 'threeUmpires', 'twoUmpires']

describe('pairwise sets', () => {
  const sets = pairwiseSets(northOptions, northTies)

  it('are legal, different, and begin with no option at all', () => {
    for (const on of sets) expect([on, optionsFault(on, northTies)]).toEqual([on, ''])
    expect(new Set(sets.map((on) => on.join())).size).toBe(sets.length)
    expect(sets[0]).toEqual([])
  })

  it('have every two values together that any legal set has together', () => {
    const possible = pairsIn(legalSets(northOptions, northTies), northOptions, [umpires])
    const covered = pairsIn(sets, northOptions, [umpires])
    expect(possible.has('boots on, kicks off')).toBe(false)
    expect(possible.has('fog on, snow on')).toBe(false)
    expect([...possible].filter((pair) => !covered.has(pair))).toEqual([])
  })

  it('are compared with as many pairs as all legal sets have', () => {
    const possible = pairsIn(legalSets(northOptions, northTies), northOptions, [umpires])
    expect(pairsIn(enoughLegalSets(northOptions, northTies), northOptions, [umpires])).toEqual(possible)
  })

  it('are few, and the same in every run', () => {
    expect(sets.length).toBeLessThanOrEqual(16)
    expect(pairwiseSets(northOptions, northTies)).toEqual(sets)
  })

  it('are all values where there is one option or one group, and one set where there is none', () => {
    expect(pairwiseSets(['fog'], northTies)).toEqual([[], ['fog']])
    expect(pairwiseSets(['oneUmpire', 'twoUmpires', 'threeUmpires'], northTies)).toEqual([
      [],
      ['oneUmpire'],
      ['twoUmpires'],
      ['threeUmpires'],
    ])
    expect(pairwiseSets([], northTies)).toEqual([[]])
  })

  it.each(editionCatalogue)('of $id are legal and cover every pair', ({ options }) => {
    const own = pairwiseSets<EditionOption>(options, optionTies)
    for (const on of own) expect(optionsFault(on)).toBe('')
    const covered = pairsIn(own, options, [])
    const possible = pairsIn(enoughLegalSets(options, optionTies), options, [])
    expect(possible.size).toBeGreaterThanOrEqual(options.length ** 2)
    expect([...possible].filter((pair) => !covered.has(pair))).toEqual([])
  })
})
