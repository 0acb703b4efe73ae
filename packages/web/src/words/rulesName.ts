// The rules of a match by name: the edition, and the options of the match that are on. Neighbours: @double-skulls/words names the
// options; lists of matches, the page before a match and the match itself show it.
import { editionTitle, optionsOf } from '@double-skulls/engine'
import { editionOptionWords, presetNamed } from '@double-skulls/words'

/** The names of the options that an id names, or of their set: `Illegal procedure`. */
export const optionNames = (edition: string): readonly string[] => {
  const on = optionsOf(edition)
  if (on.length === 0) return []
  const set = presetNamed(edition)
  return set ? [set.name] : on.map((option) => editionOptionWords[option].name)
}

/** As many names as a line has room for. */
const MOST_NAMES = 3

/** The same, or only their number where there are many. */
export const optionsInShort = (edition: string, most = MOST_NAMES): readonly string[] => {
  const names = optionNames(edition)
  return names.length > most ? [`${names.length} options`] : names
}

const inSentence = (name: string, isSet: boolean): string => (isSet ? name : name.toLowerCase())

/** `Third Edition 1994, illegal procedure`; the id itself for rules that are not here. */
export const rulesName = (edition: string): string => {
  const name = editionTitle(edition)?.name
  const isSet = presetNamed(edition) !== null
  return name === undefined
    ? edition
    : [name, ...optionsInShort(edition).map((one) => inSentence(one, isSet))].join(', ')
}
