// Swoop: thrown well enough to reach the target square, he glides on from there instead of scattering.
import type { Skill } from '../hooks.ts'

export const swoop: Skill = {
  id: 'swoop',
  name: 'Swoop',
  category: 'trait',
  swoops: true,
}
