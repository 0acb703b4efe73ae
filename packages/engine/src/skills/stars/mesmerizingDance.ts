// Mesmerizing Dance: once a match re-rolls a gaze that failed.
import type { Skill } from '../../hooks.ts'

export const mesmerizingDance: Skill = {
  id: 'mesmerizing-dance',
  name: 'Mesmerizing Dance',
  category: 'trait',
  oncePer: 'match',
  rerolls: { rolls: ['hypnoticGaze'] },
}
