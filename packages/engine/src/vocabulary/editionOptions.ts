// Options of a match, the closed list of all editions: each is off unless the id of the edition names it. Neighbours:
// ../edition.ts makes ids, editions/ takes the parts of an option.
export const editionOptions = [
  /** A coach begins his turn by moving the marker, and the other may call what he does wrong. */
  'illegalProcedure',
  /** No action is declared: what a player does decides which it was. */
  'undeclared',
] as const
export type EditionOption = (typeof editionOptions)[number]
