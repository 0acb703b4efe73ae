// Bombardier: throws a bomb instead of any other action.
import { revise, type Skill } from '../hooks.ts'

export const bombardier: Skill = {
  id: 'bombardier',
  name: 'Bombardier',
  category: 'extraordinary',
  mayDeclare: ['bomb'],
}

export const bombardier2020 = revise(bombardier, { category: 'trait' })
