// Big Hand: neither tackle zones nor rain modify his pick-up rolls.
import type { Skill } from '../hooks.ts'

export const bigHand: Skill = {
  id: 'big-hand',
  name: 'Big Hand',
  category: 'mutation',
  ignoresZones: ['pickUp'],
  ignoresWeather: ['pickUp'],
}
