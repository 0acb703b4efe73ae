// The id of an edition with the options of a match that are on, which records and positions carry: `third:illegalProcedure`. A
// set of options has one id: that of its preset, or else the options in one order. Neighbours: vocabulary/editionOptions.ts
// lists options and presets, editions/loaded.ts finds an edition by its id.
import { type EditionOption, editionOptions, type Preset, presets } from './vocabulary/editionOptions.ts'

/** What comes between the base of an id, its options and the name of a preset. */
const BEFORE_OPTION = ':'

type Presets = readonly Preset<string>[]

const splitId = (id: string): readonly [base: string, ...words: string[]] => {
  const [base, ...words] = id.split(BEFORE_OPTION)
  return [base, ...words]
}

/** The id without options: teams and leagues belong to that. */
export const baseOf = (id: string): string => splitId(id)[0]

/** The named sets of an edition, whatever options its id names. */
export const presetsOf = (id: string, known: Presets = presets): Presets =>
  known.filter((preset) => baseOf(preset.id) === baseOf(id))

/** The id of an edition with the options of its largest preset; its own where it has none. */
export const fullestOf = (id: string, known: Presets = presets): string =>
  presetsOf(id, known).reduce<Preset<string>>(
    (most, preset) => (preset.options.length > most.options.length ? preset : most),
    { id: baseOf(id), options: [] },
  ).id

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((option) => other.includes(option))

/** The id of an edition with these options on. */
export const idWith = (base: string, on: readonly string[], known: Presets = presets): string =>
  presetsOf(base, known).find(({ options }) => sameSet(options, on))?.id ??
  [base, ...[...on].sort()].join(BEFORE_OPTION)

/**
 * The base and the options of an id, with the options of a preset in the place of its name; whether the edition has such
 * options is another matter.
 */
export const partsOfId = (
  id: string,
  known: Presets = presets,
): { readonly base: string; readonly options: readonly string[] } => {
  const [base, ...words] = splitId(id)
  const named = (word: string): Preset<string> | undefined =>
    known.find((preset) => preset.id === [base, word].join(BEFORE_OPTION))
  return { base, options: words.flatMap((word) => named(word)?.options ?? [word]) }
}

/** The one id of the set that an id names: `third:undeclared:illegalProcedure` is `third:illegalProcedure:undeclared`. */
export const canonicalId = (id: string, known: Presets = presets): string => {
  const { base, options } = partsOfId(id, known)
  return idWith(base, options, known)
}

/** The options of a match that an id names; those that no edition has are left out. */
export const optionsOf = (id: string): readonly EditionOption[] => {
  const { options } = partsOfId(id)
  return editionOptions.filter((known) => options.includes(known))
}

/** A file name has other parts, and systems allow 255 characters. */
const LONGEST_IN_FILE_NAMES = 60

/** FNV-1a, 32 bits: the same everywhere. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}

/**
 * The id as a part of a file name: not every system takes a colon there. A long one is cut to its base, the number of its
 * options and a hash that tells it from others: `north-14-options-0c3f9a21`.
 */
export const idInFileNames = (id: string): string => {
  const [base, ...words] = splitId(id)
  const whole = [base, ...words].join('-')
  return whole.length <= LONGEST_IN_FILE_NAMES ? whole : [base, words.length, 'options', hashOf(id)].join('-')
}
