// Loner: a team re-roll works for him only on 4 or more, and is spent either way.
import type { Skill } from '../hooks.ts'

export const loner: Skill = {
  id: 'loner',
  name: 'Loner',
  category: 'extraordinary',
  teamRerollGate: 'loner',
}

/** `loner-4` needs 4 or more; he is as lonely on the ground or dazed as on his feet. */
export const loner2020 = (needs: number): Skill => ({
  ...loner,
  id: `loner-${needs}`,
  name: `Loner (${needs}+)`,
  category: 'trait',
  worksWhileDown: true,
  teamRerollNeeds: needs,
})
