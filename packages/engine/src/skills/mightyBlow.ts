// Mighty Blow: +1 to the armour or injury roll of an opponent whom his block knocked down. Neighbour: helpHurt.ts.
import type { Skill } from '../hooks.ts'
import { LASH_OUT } from '../procs/hurt/armour.ts'
import { helpHurt, hurtBy, hurtByHisBlock } from './helpHurt.ts'

export const mightyBlow: Skill = {
  id: 'mighty-blow',
  name: 'Mighty Blow',
  category: 'strength',
  worksWhileDown: true,
  windows: helpHurt('mighty-blow', hurtBy('block')),
}

/** Causes in which it works against his own team-mates. */
const OWN_MATES: readonly string[] = [LASH_OUT, 'kicked']

/** bb2020: the bonus is part of the skill, and the owner must have made the block and still stand. */
const mightyBlowBb2020 = (bonus: number): Skill => {
  const id = `mighty-blow-${bonus}`
  return {
    ...mightyBlow,
    id,
    name: `Mighty Blow (+${bonus})`,
    worksWhileDown: false,
    windows: helpHurt(
      id,
      (c, owner, f) => hurtByHisBlock(c, owner, f) || (owner.id === f.by && OWN_MATES.includes(f.why)),
      bonus,
    ),
  }
}

export const mightyBlowsBb2020: readonly Skill[] = [1, 2].map(mightyBlowBb2020)
