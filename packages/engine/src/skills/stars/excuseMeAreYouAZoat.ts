// Excuse Me, Are You a Zoat?: once per match he may declare a Hypnotic Gaze.
import type { Skill } from '../../hooks.ts'
import { gaze } from '../hypnoticGaze.ts'

export const excuseMeAreYouAZoat: Skill = {
  id: 'excuse-me-are-you-a-zoat',
  name: 'Excuse Me, Are You a Zoat?',
  category: 'trait',
  procedures: { gaze },
  oncePer: 'match',
  mayDeclare: ['gaze'],
}
