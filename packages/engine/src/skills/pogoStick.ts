// Pogo Stick: leaps over anything once an activation, and no opponent near makes it harder.
import type { Skill } from '../hooks.ts'

export const pogoStick: Skill = {
  id: 'pogo-stick',
  name: 'Pogo Stick',
  category: 'trait',
  excludes: ['leap'],
  leaps: true,
  jumpsFreely: true,
}
