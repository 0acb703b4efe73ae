// What third has of inducements and team rules in a match. Neighbour: editions/third.ts.
import type { Inducement } from '../inducement.ts'
import { eyeOnYou, refereeGot } from './eyeOnYou.ts'
import { handicaps } from './handicaps.ts'
import { mastersOfUndeath } from './teamRules.ts'
import { wizardThird } from './wizardThird.ts'

export const inducementsThird: readonly Inducement[] = [
  mastersOfUndeath,
  eyeOnYou,
  refereeGot,
  wizardThird,
  ...handicaps,
]
