// Spranley's Cup: he cannot be fouled, and nothing modifies injury rolls against him. Lent by a card for the match.
import type { Skill } from '../../hooks.ts'

export const spranleysCup: Skill = {
  id: 'spranleys-cup',
  name: "Spranley's Cup",
  category: 'trait',
  permits: ['cannotBeFouled', 'injuryUnmodified'],
}
