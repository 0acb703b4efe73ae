// Bombardier: may throw a bomb as his action. Neighbour: skills/bomb.ts.
import { revise, type Skill } from '../hooks.ts'
import { bomb } from './bomb.ts'

export const bombardier: Skill = {
  id: 'bombardier',
  name: 'Bombardier',
  category: 'extraordinary',
  procedures: { bomb },
  mayDeclare: ['bomb'],
}

export const bombardierBb2020 = revise(bombardier, { category: 'trait' })
