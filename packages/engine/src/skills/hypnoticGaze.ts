// Hypnotic Gaze: at the end of a Move action an adjacent opponent may lose his tackle zones until his next action.
import type { Skill } from '../hooks.ts'

export const hypnoticGaze: Skill = {
  id: 'hypnotic-gaze',
  name: 'Hypnotic Gaze',
  category: 'extraordinary',
  gazes: true,
}
