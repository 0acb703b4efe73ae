// Options of a match: which ones an edition has, and the edition's id with one of them switched. Neighbours: engines.ts;
// home/OptionChoice.tsx and before/OptionCards.tsx let the coach choose, words/rulesName.ts names them.
import { baseOf, type EditionOption, editionTitle, idWith, optionsOf } from '@double-skulls/engine'

/** The options that the edition has, on or off; empty for editions without any. */
export const offeredOptions = (edition: string): readonly EditionOption[] => editionTitle(edition)?.options ?? []

/** The id with that option on if it was off, and off if it was on. */
export const withSwitched = (edition: string, option: EditionOption): string => {
  const on = optionsOf(edition)
  return idWith(baseOf(edition), on.includes(option) ? on.filter((one) => one !== option) : [...on, option])
}
