// The options of a match in plain words: a name, what playing with it means, and which go together; the same for sets that have
// a name. Neighbours: the engine's vocabulary/editionOptions.ts lists them; the client shows them where a match is started and
// while it is played.
import { canonicalId, type EditionOption, type OptionTies, type PresetId, type Switched } from '@double-skulls/engine'

export interface OptionWords {
  readonly name: string
  /** What is different with it, in one or two sentences. */
  readonly line: string
}

export const editionOptionWords: { readonly [O in EditionOption]: OptionWords } = {
  illegalProcedure: {
    name: 'Illegal procedure',
    line: 'Each coach moves his own turn marker before he acts. Who forgets it can be called: that costs a re-roll, or the turn. A wrong call gives one away.',
  },
  undeclared: {
    name: 'Undeclared actions',
    line: 'Nobody announces an action. A player begins, and what he does decides which action it was.',
  },
}

/** Sets of options that have a name, by the id of the edition with them. */
export const presetWords: { readonly [P in PresetId]: OptionWords } = {}

/** The words of the set that an id names; null where it is none of those with a name. */
export const presetNamed = (
  edition: string,
  words: { readonly [id: string]: OptionWords } = presetWords,
): OptionWords | null => {
  const id = canonicalId(edition)
  return Object.hasOwn(words, id) ? words[id] : null
}

type Named = { readonly [O in EditionOption]: Pick<OptionWords, 'name'> }

/** `Fans, Weather and Referees`. */
const namesOf = (options: readonly EditionOption[], words: Named): string => {
  const names = options.map((option) => words[option].name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** What an option needs and excludes, in sentences; '' for one that goes with and without any other. */
export const tieWords = ({ needs = [], excludes = [] }: OptionTies = {}, words: Named = editionOptionWords): string =>
  [
    ...(needs.length === 0 ? [] : [`Needs ${namesOf(needs, words)}.`]),
    ...(excludes.length === 0 ? [] : [`Not together with ${namesOf(excludes, words)}.`]),
  ].join(' ')

/** What else changed when an option was switched, and why; '' if nothing did. */
export const switchedWords = (
  option: EditionOption,
  { on, added, dropped }: Switched<EditionOption>,
  words: Named = editionOptionWords,
): string => {
  const { name } = words[option]
  const went = `${namesOf(dropped, words)} ${dropped.length === 1 ? 'is' : 'are'} off now`
  return [
    ...(added.length === 0 ? [] : [`${name} needs ${namesOf(added, words)}: on now too.`]),
    ...(dropped.length === 0
      ? []
      : [on.includes(option) ? `${went}: not together with this.` : `${went}: not without ${name}.`]),
  ].join(' ')
}
