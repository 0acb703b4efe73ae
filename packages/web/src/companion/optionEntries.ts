// The options of a match as entries, and what no source of an edition gives. Neighbours: entries.ts gathers them, @double-skulls/words
// has the words of options; the engine's proposals have the rest.
import { editionTitle, optionTies, presetsOf } from '@double-skulls/engine'
import { capital, editionOptionWords, optionGroupOf, presetNamed, tieWords } from '@double-skulls/words'
import { type EntryMaker, entry } from './entries.ts'
import { titleOf } from './titles.ts'

export const optionEntries: EntryMaker = (engine) => {
  const offered = editionTitle(engine.rules.base)?.options ?? []
  const sets = presetsOf(engine.rules.base)
  return offered.map((option) => {
    const { name, line } = editionOptionWords[option]
    const ties = tieWords(optionTies[option])
    const among = sets
      .filter(({ options }) => options.includes(option))
      .flatMap(({ id }) => presetNamed(id)?.name ?? [])
    return entry('option', option, name, {
      text: line,
      group: optionGroupOf(option),
      facts: [...(ties === '' ? [] : [ties]), ...among.map((set) => `on in the set ${set}`)],
    })
  })
}

const listed = (value: readonly unknown[]): string => value.map(said).join(' ')

/** `MA 4`, `yes`: a proposed value as one coach would tell another. */
const said = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return listed(value)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${titleOf(name).toLowerCase()} ${said(one)}`)
      .join(', ')
  return typeof value === 'number' ? String(value).replace('-', '−') : String(value)
}

/** A value with several parts is told part by part. */
const valueFacts = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([name, one]) => `${titleOf(name)}: ${said(one) || 'as Linemen'}`)
    : [said(value)]

export const proposalEntries: EntryMaker = ({ rules }) =>
  Object.entries(rules.proposals).map(([id, { value, why, ruling }]) =>
    entry('reconstructed', id, titleOf(id), {
      text: `${capital(why)}.`,
      facts: [...valueFacts(value), `ruling ${ruling}`],
    }),
  )
