// Loner: a team re-roll works for him only on a 4 or more, and is used up either way.
import type { Skill } from '../hooks.ts'

export const loner: Skill = {
  id: 'loner',
  name: 'Loner',
  category: 'extraordinary',
  teamRerollGate: 'loner',
}

/** `loner-4` needs 4 or more; it also works while he is down or has no tackle zone. */
export const lonerBb2020 = (needs: number): Skill => ({
  ...loner,
  id: `loner-${needs}`,
  name: `Loner (${needs}+)`,
  category: 'trait',
  worksWhileDown: true,
  numbers: { teamRerollNeeds: needs },
})
