// Mesmerizing Dance: once per match re-rolls a failed Hypnotic Gaze.
import type { Skill } from '../../hooks.ts'

export const mesmerizingDance: Skill = {
  id: 'mesmerizing-dance',
  name: 'Mesmerizing Dance',
  category: 'trait',
  oncePer: 'match',
  rerolls: { rolls: ['hypnoticGaze'] },
}
