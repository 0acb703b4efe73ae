// Hypnotic Gaze: at the end of a Move an adjacent opponent may lose his tackle zone until his next action.
import { revise, type Skill } from '../hooks.ts'
import { gaze } from './gaze.ts'

export const hypnoticGaze: Skill = {
  id: 'hypnotic-gaze',
  name: 'Hypnotic Gaze',
  category: 'extraordinary',
  procedures: { gaze },
  permits: ['gazes'],
}

/** bb2020: an action of its own, with a named target. */
export const hypnoticGazeBb2020 = revise(hypnoticGaze, { category: 'trait', permits: [], mayDeclare: ['gaze'] })
