// Pogo Stick: may leap once per activation, without penalties for tackle zones.
import type { Skill } from '../hooks.ts'

export const pogoStick: Skill = {
  id: 'pogo-stick',
  name: 'Pogo Stick',
  category: 'trait',
  excludes: ['leap'],
  permits: ['leaps', 'jumpsFreely'],
}
