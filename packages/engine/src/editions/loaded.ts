// The editions whose rules are loaded, by id with the options that it names. Neighbours: atStart.ts has those that are loaded
// from the beginning, catalogue.ts all that can be, ../edition.ts says how ids are made.
import { baseOf, type Edition, partsOfId } from '../edition.ts'
import { type EditionOption, editionOptions } from '../vocabulary/editionOptions.ts'
import { editionsAtStart } from './atStart.ts'
import { type EditionTitle, editionCatalogue } from './catalogue.ts'

/** By the id without options; for the lifetime of the program, because an edition never changes. */
const loaded = new Map(editionsAtStart.map((edition) => [edition.id, edition]))

/** From now on the edition is found by its id. */
export const addEdition = (edition: Edition): void => {
  loaded.set(edition.id, edition)
}

/** Whether the rules of an id, whatever options it names, have been added. */
export const isEditionLoaded = (id: string): boolean => loaded.has(baseOf(id))

/** The entry of the catalogue for an id, whatever options it names; null where there is no such edition. */
export const editionTitle = (id: string): EditionTitle | null =>
  editionCatalogue.find((one) => one.id === baseOf(id)) ?? null

const isOptionOf = ({ options }: EditionTitle, option: string): option is EditionOption =>
  editionOptions.some((known) => known === option && options.includes(known))

/** Why no edition has this id, and what could be meant; '' if one has it, loaded or not. */
export const editionFault = (id: string): string => {
  const { base, options } = partsOfId(id)
  const title = editionTitle(base)
  if (!title) return `there is no "${base}"; known are ${editionCatalogue.map((one) => one.id).join(', ')}`
  const strange = options.find((option, i) => !isOptionOf(title, option) || options.indexOf(option) < i)
  if (strange === undefined) return ''
  if (title.options.length === 0) return `"${base}" has no options of a match; leave out "${strange}"`
  return `"${base}" takes each of the options ${title.options.join(', ')} once; leave out "${strange}"`
}

/**
 * The edition of an id; null where there is none, or where it has no such option. Options may stand in any order. Throws
 * where the program has not loaded it.
 */
export const editionNamed = (id: string): Edition | null => {
  const { base, options } = partsOfId(id)
  const title = editionTitle(base)
  if (!title || editionFault(id) !== '') return null
  const edition = loaded.get(base)
  if (!edition) throw new Error(`the rules of the edition "${base}" are not loaded`)
  return edition.variants?.with(options.filter((option) => isOptionOf(title, option))) ?? edition
}
