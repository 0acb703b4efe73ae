// Who of the team lists cannot play: because an option of the match is off, or because of his company. Neighbours: ../lineUpCheck.ts
// refuses such line-ups, ../company.ts says who refuses whom, the manifest of the edition lists the rules.
import type { EditionOption } from '../vocabulary/editionOptions.ts'

export interface LineUpRules {
  /** Skills, each with the option that would let its owners play. */
  readonly barred: readonly { readonly skill: string; readonly option: EditionOption }[]
  /** The option without which nobody has stars; null: there is none, or it is on. */
  readonly starsWith: EditionOption | null
  /** Races that are never in one team with others than themselves. */
  readonly apart: readonly string[]
  /** The only races that have teams, and the option that says so: each team is of one race alone. Null: all, and they mix. */
  readonly pure: { readonly races: readonly string[]; readonly option: EditionOption } | null
  /** The only races whose players may have mutations; null: all. */
  readonly mutants: readonly string[] | null
  /** How many secret weapons a team brings at most. */
  readonly weapons: number
}
