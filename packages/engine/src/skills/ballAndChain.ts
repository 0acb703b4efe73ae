// Ball & Chain: moves only at random, blocks whoever is in the way, and is hurt by any fall.
import type { Skill } from '../hooks.ts'

export const ballAndChain: Skill = {
  id: 'ball-and-chain',
  name: 'Ball & Chain',
  category: 'extraordinary',
  swings: true,
  declaresOnly: ['move'],
  noArmourRoll: true,
  stunnedIsKnockedOut: true,
}
