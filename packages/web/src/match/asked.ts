// The question of a situation, and the side it is for. Neighbours: host.ts has the situation; choosing/, tray/ and prompt/ ask.
import type { Question, Side } from '@double-skulls/engine'
import type { Situation } from './host.ts'

type Asking = Pick<Situation, 'pending'>

/** null while dice are rolled, and after the match. */
export const questionOf = ({ pending }: Asking): Question | null => (pending.wait === 'coach' ? pending.question : null)

/** null while dice are rolled, and after the match. */
export const sideAsked = ({ pending }: Asking): Side | null => (pending.wait === 'coach' ? pending.side : null)
