// The editions whose rules are loaded, by id with the options that it names. Neighbours: atStart.ts has those that are loaded
// from the beginning, catalogue.ts all that can be, ../editionId.ts says how ids are made, optionTies.ts which sets are legal.
import type { Edition } from '../edition.ts'
import { baseOf, optionsOf, partsOfId } from '../editionId.ts'
import { editionsAtStart } from './atStart.ts'
import { type EditionTitle, editionCatalogue } from './catalogue.ts'
import { choiceFault } from './optionTies.ts'

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

/** Why no edition has this id, and what could be meant; '' if one has it, loaded or not. */
export const editionFault = (id: string): string => {
  const { base, options } = partsOfId(id)
  const title = editionTitle(base)
  if (!title) return `there is no "${base}"; known are ${editionCatalogue.map((one) => one.id).join(', ')}`
  return choiceFault(title, options)
}

/**
 * The edition of an id; null where there is none, or where no match has these options. Options may stand in any order, and in
 * the place of a preset. Throws where the program has not loaded it.
 */
export const editionNamed = (id: string): Edition | null => {
  if (editionFault(id) !== '') return null
  const edition = loaded.get(baseOf(id))
  if (!edition) throw new Error(`the rules of the edition "${baseOf(id)}" are not loaded`)
  return edition.variants?.with(optionsOf(id)) ?? edition
}
