// Nurgle's Rot: opponents he kills by a block or a foul rise as rookies of his team after the match.
import type { Skill } from '../hooks.ts'

export const nurglesRot: Skill = {
  id: 'nurgles-rot',
  name: "Nurgle's Rot",
  category: 'extraordinary',
  infects: 'afterMatch',
}
