// Light-Shy: what the light of the sky takes from his throws. Neighbour: procs/match/daylight.ts.
import type { Skill } from '../hooks.ts'
import { glare } from '../procs/match/daylight.ts'

export const lightShy: Skill = {
  id: 'light-shy',
  name: 'Light-Shy',
  category: 'trait',
  permits: ['shunsLight'],
  modifiers: { own: { pass: glare } },
}
