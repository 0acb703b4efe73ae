// Options of a match: what an edition offers, in words, and its id with one of them switched. Neighbours: engines.ts;
// home/OptionBoxes.tsx and position/FactFields.tsx let the coach choose, words/rulesName.ts names them.
import {
  baseOf,
  canonicalId,
  type EditionOption,
  editionTitle,
  idWith,
  optionsOf,
  optionTies,
  presetsOf,
  type Switched,
  switchedOptions,
} from '@double-skulls/engine'
import { editionOptionWords, type OptionWords, presetNamed, tieWords } from '@double-skulls/words'

/** The options that the edition has, on or off; empty for editions without any. */
export const offeredOptions = (edition: string): readonly EditionOption[] => editionTitle(edition)?.options ?? []

/** Which options are on after one was switched, and which others came or went with it. */
export const switchOf = (edition: string, option: EditionOption): Switched<EditionOption> =>
  switchedOptions(optionsOf(edition), option, optionTies)

/** The id with that option on if it was off, and off if it was on. */
export const withSwitched = (edition: string, option: EditionOption): string =>
  idWith(baseOf(edition), switchOf(edition, option).on)

/** A set with a name, which is chosen as a whole. */
export interface SetOffer extends OptionWords {
  /** The id of the edition with it. */
  readonly id: string
  readonly chosen: boolean
}

export interface OptionOffer extends OptionWords {
  readonly option: EditionOption
  readonly on: boolean
}

export const offeredSets = (edition: string): readonly SetOffer[] =>
  presetsOf(edition).flatMap(({ id }) => {
    const words = presetNamed(id)
    return words ? [{ ...words, id, chosen: id === canonicalId(edition) }] : []
  })

/** Each option with what it means, what it needs and what it excludes. */
export const optionOffers = (edition: string): readonly OptionOffer[] => {
  const on = optionsOf(edition)
  return offeredOptions(edition).map((option) => {
    const { name, line } = editionOptionWords[option]
    const ties = tieWords(optionTies[option])
    return { option, name, line: ties === '' ? line : `${line} ${ties}`, on: on.includes(option) }
  })
}
