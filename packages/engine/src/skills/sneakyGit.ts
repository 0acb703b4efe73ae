// Sneaky Git: doubles on the armour roll of his foul are seen only if the armour breaks.
import { revise, type Skill } from '../hooks.ts'

export const sneakyGit: Skill = {
  id: 'sneaky-git',
  name: 'Sneaky Git',
  category: 'agility',
  permits: ['foulsUnseenIfArmourHolds'],
}

/** bb2020: they are never seen; doubles on the injury roll are. */
export const sneakyGitBb2020 = revise(sneakyGit, { permits: ['foulsUnseen'] })
