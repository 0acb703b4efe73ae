// Right Stuff: can be thrown by a team-mate who throws players.
import type { Skill } from '../hooks.ts'

export const rightStuff: Skill = {
  id: 'right-stuff',
  name: 'Right Stuff',
  category: 'extraordinary',
  canBeThrown: true,
}
