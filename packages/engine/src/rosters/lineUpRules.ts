// Which skills of the team lists cannot play, because an option of the match is off. Neighbours: ../lineUpCheck.ts refuses their
// owners, the manifest of the edition lists them.
import type { EditionOption } from '../vocabulary/editionOptions.ts'

export interface LineUpRules {
  /** Each with the option that would let its owners play. */
  readonly barred: readonly { readonly skill: string; readonly option: EditionOption }[]
}
