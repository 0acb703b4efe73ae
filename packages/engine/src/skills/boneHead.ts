// Bone-head: on a 1 after declaring an action he loses it, and his tackle zone until he passes. Neighbour: stupor.ts.
import { revise, type Skill } from '../hooks.ts'
import { stupor } from './stupor.ts'

export const boneHead: Skill = {
  id: 'bone-head',
  name: 'Bone-head',
  category: 'extraordinary',
  windows: { activated: stupor((_c, owner) => ({ roll: 'boneHead', player: owner.id })) },
}

export const boneHeadBb2020 = revise(boneHead, { name: 'Bone Head', category: 'trait', worksWhileDown: true })
