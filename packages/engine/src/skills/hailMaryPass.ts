// Hail Mary Pass: throws to any square, never accurately; not in a blizzard.
import type { Skill } from '../hooks.ts'

export const hailMaryPass: Skill = {
  id: 'hail-mary-pass',
  name: 'Hail Mary Pass',
  category: 'passing',
  permits: ['throwsAnywhere'],
}
