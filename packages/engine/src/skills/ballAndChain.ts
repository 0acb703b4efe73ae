// Ball & Chain: moves at random, blocks every player in the way, and any fall injures him. Neighbour: skills/swing.ts.
import { revise, type Skill } from '../hooks.ts'
import { swing } from './swing.ts'

export const ballAndChain: Skill = {
  id: 'ball-and-chain',
  name: 'Ball & Chain',
  category: 'extraordinary',
  procedures: { swing },
  swings: true,
  declaresOnly: ['move'],
  noArmourRoll: true,
  stunnedIsKnockedOut: true,
}

export const ballAndChainBb2020 = revise(ballAndChain, {
  name: 'Ball and Chain',
  category: 'trait',
  worksWhileDown: true,
  swingsAtWill: true,
  excludes: ['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing'],
})
