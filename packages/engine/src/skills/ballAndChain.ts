// Ball & Chain: moves at random, blocks every player in the way, and any fall injures him. Neighbour: skills/swing.ts.
import { revise, type Skill } from '../hooks.ts'
import { swing } from './swing.ts'

export const ballAndChain: Skill = {
  id: 'ball-and-chain',
  name: 'Ball & Chain',
  category: 'extraordinary',
  procedures: { swing },
  declaresOnly: ['move'],
  permits: ['swings', 'noArmourRoll', 'stunnedIsKnockedOut'],
}

export const ballAndChainBb2020 = revise(ballAndChain, {
  name: 'Ball and Chain',
  category: 'trait',
  worksWhileDown: true,
  permits: ['swings', 'swingsAtWill', 'noArmourRoll', 'stunnedIsKnockedOut'],
  excludes: ['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing'],
})
