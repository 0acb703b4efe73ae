// Hypnotic Gaze: at the end of a Move action an adjacent opponent may lose his tackle zones until his next action.
import { revise, type Skill } from '../hooks.ts'

export const hypnoticGaze: Skill = {
  id: 'hypnotic-gaze',
  name: 'Hypnotic Gaze',
  category: 'extraordinary',
  gazes: true,
}

/** Later it is an action of its own, with its target named. */
export const hypnoticGaze2020 = revise(hypnoticGaze, { category: 'trait', gazes: false, mayDeclare: ['gaze'] })
