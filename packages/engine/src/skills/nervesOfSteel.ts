// Nerves of Steel: tackle zones do not modify passing, catching and intercepting.
import { revise, type Skill } from '../hooks.ts'

export const nervesOfSteel: Skill = {
  id: 'nerves-of-steel',
  name: 'Nerves of Steel',
  category: 'passing',
  ignoresZones: ['pass', 'catch', 'intercept', 'throwTeamMate'],
}

/** bb2020: not for throwing a team-mate. */
export const nervesOfSteelBb2020 = revise(nervesOfSteel, {
  ignoresZones: ['pass', 'catch', 'intercept'],
})
