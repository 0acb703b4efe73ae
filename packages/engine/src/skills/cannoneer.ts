// Cannoneer: +1 to long throws of the ball or a bomb, Hail Mary Pass included.
import type { Skill } from '../hooks.ts'

const LONG: readonly string[] = ['long', 'bomb', 'hailMary']

export const cannoneer: Skill = {
  id: 'cannoneer',
  name: 'Cannoneer',
  category: 'passing',
  modifiers: { own: { pass: (_c, f) => (LONG.includes(f.detail) ? 1 : 0) } },
}
