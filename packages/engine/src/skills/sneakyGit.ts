// Sneaky Git: doubles on the armour roll of his foul are seen only when the armour breaks.
import type { Skill } from '../hooks.ts'

export const sneakyGit: Skill = {
  id: 'sneaky-git',
  name: 'Sneaky Git',
  category: 'agility',
  foulsUnseen: true,
}
