// The options of a match in plain words: a name, and what playing with it means. Neighbours: the engine's
// vocabulary/editionOptions.ts lists them; the client shows them where a match is started and while it is played.
import type { EditionOption } from '@double-skulls/engine'

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
