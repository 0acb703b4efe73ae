// The rules of a match by name: the edition, and the options of the match that are on. Neighbours: @double-skulls/words names the
// options; lists of matches, the page before a match and the match itself show it.
import { editionTitle, optionsOf } from '@double-skulls/engine'
import { editionOptionWords } from '@double-skulls/words'

/** The names of the options that an id names: `Illegal procedure`. */
export const optionNames = (edition: string): readonly string[] =>
  optionsOf(edition).map((option) => editionOptionWords[option].name)

/** `Third Edition 1994, illegal procedure`; the id itself for rules that are not here. */
export const rulesName = (edition: string): string => {
  const name = editionTitle(edition)?.name
  return name === undefined ? edition : [name, ...optionNames(edition).map((one) => one.toLowerCase())].join(', ')
}
