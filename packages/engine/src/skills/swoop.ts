// Swoop: after a throw that reaches its target square he glides on instead of scattering. Neighbour: skills/swoopProcedure.ts.
import type { Skill } from '../hooks.ts'
import { swoopProcedure } from './swoopProcedure.ts'

export const swoop: Skill = {
  id: 'swoop',
  name: 'Swoop',
  category: 'trait',
  procedures: { swoop: swoopProcedure },
  permits: ['swoops'],
}
