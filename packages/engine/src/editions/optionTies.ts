// Which options of a match go together: illegal sets refused by name, and what one more or one less brings with it. Neighbours:
// vocabulary/editionOptions.ts has the ties, loaded.ts refuses ids, play/optionSets.ts draws legal sets.
import { presetsOf } from '../editionId.ts'
import { optionTies, type Preset, presets, type TiesByOption } from '../vocabulary/editionOptions.ts'

const needsOf = <Option extends string>(option: Option, ties: TiesByOption<Option>): readonly Option[] =>
  ties[option]?.needs ?? []

/** Whether the two are never played together; either of them may say so. */
export const excludeEachOther = <Option extends string>(
  one: Option,
  other: Option,
  ties: TiesByOption<Option>,
): boolean => ties[one]?.excludes?.includes(other) === true || ties[other]?.excludes?.includes(one) === true

/** The options with all that they need. */
export const withNeeds = <Option extends string>(
  on: readonly Option[],
  ties: TiesByOption<Option>,
): readonly Option[] => {
  const all = new Set(on)
  // A set visits what is added while it is walked.
  for (const option of all) for (const needed of needsOf(option, ties)) all.add(needed)
  return [...all]
}

/** Why no match has these options on together, by their names; '' if one can have them. */
export const optionsFault = (on: readonly string[], ties: TiesByOption<string> = optionTies): string => {
  for (const option of on) {
    const missing = needsOf(option, ties).find((needed) => !on.includes(needed))
    if (missing !== undefined) return `"${option}" needs "${missing}"; add "${missing}", or leave out "${option}"`
    const rival = on.find((other) => excludeEachOther(option, other, ties))
    if (rival !== undefined) return `"${option}" and "${rival}" exclude each other; leave one of them out`
  }
  return ''
}

interface Offering {
  readonly id: string
  readonly options: readonly string[]
}

/** The ties and the named sets by which a choice is judged. */
interface Known {
  readonly ties: TiesByOption<string>
  readonly presets: readonly Preset<string>[]
}

/** Why the edition cannot be played with these options, and what could be meant; '' if it can. */
export const choiceFault = (
  { id, options }: Offering,
  on: readonly string[],
  known: Known = { ties: optionTies, presets },
): string => {
  const strange = on.find((option, i) => !options.includes(option) || on.indexOf(option) < i)
  if (strange === undefined) return optionsFault(on, known.ties)
  if (options.length === 0) return `"${id}" has no options of a match; leave out "${strange}"`
  const sets = presetsOf(id, known.presets).map((preset) => `"${preset.id}"`)
  const orSet = sets.length === 0 ? '' : `, or ${sets.join(', ')}`
  return `"${id}" takes each of the options ${options.join(', ')} once${orSet}; leave out "${strange}"`
}

/** A set after one of its options was switched. */
export interface Switched<Option extends string> {
  readonly on: readonly Option[]
  /** What came on and went off besides the option itself. */
  readonly added: readonly Option[]
  readonly dropped: readonly Option[]
}

const without = <Option extends string>(on: readonly Option[], gone: readonly Option[]): readonly Option[] =>
  on.filter((option) => !gone.includes(option))

/** The options of the set that need one of these, by however many steps. */
const needing = <Option extends string>(
  on: readonly Option[],
  gone: readonly Option[],
  ties: TiesByOption<Option>,
): readonly Option[] => on.filter((option) => withNeeds([option], ties).some((one) => gone.includes(one)))

/**
 * The set with the option on if it was off, and off if it was on. It stays legal: what the option needs comes on with it, what
 * it excludes goes off, and so does all that needed what went off.
 */
export const switchedOptions = <Option extends string>(
  was: readonly Option[],
  option: Option,
  ties: TiesByOption<Option>,
): Switched<Option> => {
  if (was.includes(option)) {
    const dropped = needing(was, [option], ties)
    return { on: without(was, dropped), added: [], dropped: without(dropped, [option]) }
  }
  const wanted = withNeeds([option], ties)
  const rivals = was.filter((one) => wanted.some((other) => excludeEachOther(one, other, ties)))
  const dropped = needing(was, rivals, ties)
  const added = without(wanted, was)
  return { on: [...without(was, dropped), ...added], added: without(added, [option]), dropped }
}
