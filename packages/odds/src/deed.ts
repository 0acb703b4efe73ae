// The deeds a plan can end with: the action each is declared as, and whether its odds are quick. Neighbours: plan.ts calculates.
import type { Action, Verb } from '@double-skulls/engine'

/** What a plan can end with. */
export interface Deed {
  /** The action that is declared for it. */
  readonly action: string
  /** Whether `planOdds` takes milliseconds; a ball or player in the air has too many landing places for that. */
  readonly quick: boolean
}

const deeds: { readonly [V in Verb]?: Deed } = {
  block: { action: 'block', quick: true },
  foul: { action: 'foul', quick: true },
  handOff: { action: 'handOff', quick: true },
  throw: { action: 'pass', quick: false },
  throwTeamMate: { action: 'throwTeamMate', quick: false },
}

/** The deed that an answer is, or null for answers without a plan of their own. */
export const deedOf = (answer: Action): Deed | null => deeds[answer.do] ?? null
