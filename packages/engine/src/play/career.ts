// What a match means for a player's career, by his engagement. Leagues use it.
// Neighbours: kernel/match.ts, vocabulary/words.ts lists the engagements.
import type { Player } from '../kernel/match.ts'

export interface Career {
  /** Earns star player points, and may be the most valuable player. */
  readonly earns: boolean
  readonly maybeBest: boolean
  /** His injuries last beyond the match. */
  readonly keepsInjuries: boolean
  /** May be hired for good after the match. */
  readonly hireable: boolean
}

const OWN: Career = { earns: true, maybeBest: true, keepsInjuries: true, hireable: false }
const JOURNEYMAN: Career = { ...OWN, hireable: true }
const GUEST: Career = { earns: false, maybeBest: false, keepsInjuries: false, hireable: false }

export const careerOf = ({ who }: Player): Career => {
  if (who.engaged === undefined) return OWN
  switch (who.engaged) {
    case 'journeyman':
      return JOURNEYMAN
    case 'mercenary':
    case 'star':
    case 'staff':
      return GUEST
  }
}
