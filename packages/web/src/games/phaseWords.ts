// The phases of a game by name. A new step of the league appears under its own name; those that only reckon have none: what they did is
// shown with the next. Neighbours: gameNow.ts goes through them, GamePage.tsx shows them.
import { spelledOut } from '@double-skulls/engine'
import { capital } from '@double-skulls/words'
import type { PhaseId } from '../store/keptGame.ts'

const names: { readonly [P in PhaseId]?: string } = {
  before: 'Before the match',
  match: 'The match',
  training: 'Training and business',
  leaving: 'Who leaves',
  bidding: 'Bids',
  firstTeam: 'First Teams',
}

const onlyReckon: readonly PhaseId[] = ['outcome', 'matchFees', 'campaignFame', 'campaignCasualties']

/** null for a phase in which nobody is asked. */
export const phaseName = (id: PhaseId): string | null =>
  onlyReckon.includes(id) ? null : (names[id] ?? capital(spelledOut(id)))
