// Nurgle's Rot: opponents he kills with a block or foul join his team as rookies after the match.
import type { Skill } from '../hooks.ts'

export const nurglesRot: Skill = {
  id: 'nurgles-rot',
  name: "Nurgle's Rot",
  category: 'extraordinary',
  permits: ['infectsAfterMatch'],
}
