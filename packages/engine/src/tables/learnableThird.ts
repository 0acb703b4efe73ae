// The 27 skills and 19 traits of third by category, and what only players have who start with it. Physical is the
// category `mutation`. Neighbours: skills/ has one skill a file, rosters/third/ says who starts with what.
import type { SkillCategory } from '../hooks.ts'

type Learnable = Exclude<SkillCategory, 'extraordinary' | 'trait'>

/** Ids by category. A trait is gained by a double only, and only of the own categories. */
export interface SkillsAndTraits {
  readonly skills: readonly string[]
  readonly traits: readonly string[]
}

export const learnableThird: { readonly [C in Learnable]: SkillsAndTraits } = {
  general: {
    skills: [
      ...['block', 'dirty-player', 'kick', 'pass-block', 'pro', 'shadowing'],
      ...['strip-ball', 'sure-hands', 'tackle'],
    ],
    traits: ['dauntless', 'frenzy', 'leader', 'nerves-of-steel'],
  },
  agility: {
    skills: ['catch', 'diving-catch', 'diving-tackle', 'dodge', 'leap', 'side-step', 'sprint', 'sure-feet'],
    traits: ['jump-up'],
  },
  passing: {
    skills: ['accurate', 'dump-off', 'hail-mary-pass', 'pass', 'safe-throw'],
    traits: ['strong-arm'],
  },
  strength: {
    skills: ['break-tackle', 'guard', 'mighty-blow', 'multiple-block', 'piling-on'],
    traits: ['stand-firm'],
  },
  mutation: {
    skills: [],
    traits: [
      ...['big-hand', 'claw', 'extra-arms', 'foul-appearance', 'horns', 'prehensile-tail', 'razor-sharp-claws'],
      ...['spikes', 'tentacles', 'thick-skull', 'two-heads', 'very-long-legs'],
    ],
  },
}

/** Never gained and never lost. */
export const racialThird: readonly string[] = [
  ...['hypnotic-gaze', 'regeneration', 'right-stuff', 'stunty', 'throw-team-mate'],
  ...['always-hungry', 'big-guy', 'bone-head', 'really-stupid', 'take-root', 'wild-animal'],
]
