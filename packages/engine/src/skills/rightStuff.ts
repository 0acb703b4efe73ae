// Right Stuff: can be thrown by a team-mate; in bb2020 also while down, if he is light enough.
import { revise, type Skill } from '../hooks.ts'

export const rightStuff: Skill = {
  id: 'right-stuff',
  name: 'Right Stuff',
  category: 'extraordinary',
  permitsIf: { canBeThrown: ({ posture }) => posture === 'standing' },
}

/** The highest strength of a player who can be thrown. */
const LIGHT = 3

export const rightStuffBb2020 = revise(rightStuff, {
  category: 'trait',
  permitsIf: { canBeThrown: ({ stats }) => (stats.ST ?? 0) <= LIGHT },
})
