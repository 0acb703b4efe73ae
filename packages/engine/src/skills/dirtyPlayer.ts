// Dirty Player: +1 to the armour or injury roll of his own foul. Neighbour: helpHurt.ts.
import { revise, type Skill } from '../hooks.ts'
import { helpHurt, hurtBy } from './helpHurt.ts'

export const dirtyPlayer: Skill = {
  id: 'dirty-player',
  name: 'Dirty Player',
  category: 'general',
  windows: helpHurt('dirty-player', hurtBy('foul')),
}

/** bb2020: the bonus is part of the skill. */
const dirtyPlayerBb2020 = (bonus: number): Skill => {
  const id = `dirty-player-${bonus}`
  return { ...dirtyPlayer, id, name: `Dirty Player (+${bonus})`, windows: helpHurt(id, hurtBy('foul'), bonus) }
}

export const dirtyPlayersBb2020: readonly Skill[] = [1, 2].map(dirtyPlayerBb2020)

/** `third`: +2. */
export const dirtyPlayerThird = revise(dirtyPlayer, { windows: helpHurt('dirty-player', hurtBy('foul'), 2) })
