// Nerves of Steel: tackle zones do not hinder passing, catching and intercepting.
import type { Skill } from '../hooks.ts'

export const nervesOfSteel: Skill = {
  id: 'nerves-of-steel',
  name: 'Nerves of Steel',
  category: 'passing',
  ignoresZones: (_c, f) => ['pass', 'catch', 'intercept', 'throwTeamMate'].includes(f.roll),
}
