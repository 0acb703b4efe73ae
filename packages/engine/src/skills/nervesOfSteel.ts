// Nerves of Steel: tackle zones do not hinder passing, catching and intercepting.
import { revise, type Skill } from '../hooks.ts'

export const nervesOfSteel: Skill = {
  id: 'nerves-of-steel',
  name: 'Nerves of Steel',
  category: 'passing',
  ignoresZones: (_c, f) => ['pass', 'catch', 'intercept', 'throwTeamMate'].includes(f.roll),
}

/** Later: throwing a team-mate is no pass any more. */
export const nervesOfSteel2020 = revise(nervesOfSteel, {
  ignoresZones: (_c, f) => ['pass', 'catch', 'intercept'].includes(f.roll),
})
