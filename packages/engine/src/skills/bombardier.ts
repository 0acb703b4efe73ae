// Bombardier: throws a bomb instead of any other action.
import type { Skill } from '../hooks.ts'

export const bombardier: Skill = {
  id: 'bombardier',
  name: 'Bombardier',
  category: 'extraordinary',
  mayDeclare: ['bomb'],
}
