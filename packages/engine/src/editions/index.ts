// The editions by id, with the options of a match that the id names. Neighbours: the manifests bugman.ts, crp.ts, bb2020.ts
// and third.ts; ../edition.ts says how ids are made.
import { type Edition, partsOfId } from '../edition.ts'
import { type EditionOption, editionOptions } from '../vocabulary/editionOptions.ts'
import { bb2020 } from './bb2020.ts'
import { bugman } from './bugman.ts'
import { crp } from './crp.ts'
import { third } from './third.ts'

/** The editions that programs offer. */
export const editions: readonly Edition[] = [third, bugman, crp, bb2020]

const withBase = (base: string): Edition | undefined => editions.find((edition) => edition.id === base)

const isOptionOf = (edition: Edition, option: string): option is EditionOption =>
  editionOptions.some((known) => known === option && edition.variants?.options.includes(known))

/** Why no edition has this id, and what could be meant; '' if one has it. */
export const editionFault = (id: string): string => {
  const { base, options } = partsOfId(id)
  const edition = withBase(base)
  if (!edition) return `there is no "${base}"; known are ${editions.map((one) => one.id).join(', ')}`
  const strange = options.find((option, i) => !isOptionOf(edition, option) || options.indexOf(option) < i)
  if (strange === undefined) return ''
  const known = edition.variants?.options ?? []
  if (known.length === 0) return `"${base}" has no options of a match; leave out "${strange}"`
  return `"${base}" takes each of the options ${known.join(', ')} once; leave out "${strange}"`
}

/** The edition of an id; null where there is none, or where it has no such option. Options may stand in any order. */
export const editionNamed = (id: string): Edition | null => {
  const { base, options } = partsOfId(id)
  const edition = withBase(base)
  if (!edition || editionFault(id) !== '') return null
  return edition.variants?.with(options.filter((option) => isOptionOf(edition, option))) ?? edition
}
