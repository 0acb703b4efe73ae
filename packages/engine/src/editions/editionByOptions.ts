// An edition as a function of the options of a match. Neighbours: third.ts is one, optionTies.ts refuses illegal sets,
// ../edition.ts has `Variants`, by which programs ask for a choice.
import type { Edition, Variants } from '../edition.ts'
import { idWith } from '../editionId.ts'
import type { EditionOption } from '../vocabulary/editionOptions.ts'
import { choiceFault } from './optionTies.ts'

/** Makes the manifest of a choice: its id, the variants that it carries, and the options that are on. */
type Manifest = (id: string, variants: Variants, on: readonly EditionOption[]) => Edition

/**
 * The edition without options, whose variants are all others. Each is made once; a set that no match can have is refused by
 * name.
 */
export const editionByOptions = (base: string, options: readonly EditionOption[], manifest: Manifest): Edition => {
  // By id, for the lifetime of the program: an edition never changes.
  const made = new Map<string, Edition>()
  const variants: Variants = {
    options,
    with(on) {
      const fault = choiceFault({ id: base, options }, on)
      if (fault !== '') throw new Error(fault)
      const id = idWith(base, on)
      const edition = made.get(id) ?? manifest(id, variants, on)
      made.set(id, edition)
      return edition
    },
  }
  return variants.with([])
}
