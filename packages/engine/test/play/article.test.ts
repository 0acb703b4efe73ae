// The article fits every name in every edition.
import { expect, it } from 'vitest'
import { editions } from '../../src/editions/index.ts'
import { articleOf, withArticle } from '../../src/play/article.ts'
import { resources } from '../../src/vocabulary/words.ts'

const names = [
  ...new Set(
    editions.flatMap(({ skills, inducements = [], rosters, stars }) => [
      ...[...skills, ...stars].map(({ name }) => name),
      ...inducements.flatMap(({ name, uses = [] }) => [name, ...uses.map((use) => use.name)]),
      ...rosters.flatMap(({ name, positions }) => [name, ...positions.map((position) => position.name)]),
    ]),
  ),
]

/** The only name whose first letter misleads. */
const MISLEADING: readonly string[] = ['One Thousand Cuts']

it('is "an" before a vowel and "a" elsewhere, for every skill, inducement, list, position and star of every edition', () => {
  expect(names.length).toBeGreaterThan(600)
  const wrong = names.filter((name) => {
    const vowel = 'AEIOU'.includes(name.charAt(0).toUpperCase()) && !MISLEADING.includes(name)
    return articleOf(name) !== (vowel ? 'an' : 'a')
  })
  expect(wrong).toEqual([])
  for (const name of MISLEADING) expect(names).toContain(name)
})

it('goes by the sound where the letter misleads', () => {
  const spoken = ['unicorn', 'user', 'eunuch', 'one-armed thrower', 'hour', 'heirloom', 'Undead', 'Elven Union']
  expect(spoken.map(articleOf)).toEqual(['a', 'a', 'a', 'a', 'an', 'an', 'an', 'an'])
})

it('fits everything a squad can hold', () => {
  expect(resources.map(withArticle)).toEqual([
    ...['an apothecary', 'a wanderingApothecary', 'a bribe', 'a henchman', 'a chef', 'a prayer'],
  ])
})
