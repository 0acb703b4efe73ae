// Ball & Chain: moves only at random, blocks whoever is in the way, and is hurt by any fall.
import { revise, type Skill } from '../hooks.ts'

export const ballAndChain: Skill = {
  id: 'ball-and-chain',
  name: 'Ball & Chain',
  category: 'extraordinary',
  swings: true,
  declaresOnly: ['move'],
  noArmourRoll: true,
  stunnedIsKnockedOut: true,
}

export const ballAndChain2020 = revise(ballAndChain, {
  name: 'Ball and Chain',
  category: 'trait',
  worksWhileDown: true,
  swingsAtWill: true,
  excludes: ['diving-tackle', 'frenzy', 'grab', 'leap', 'multiple-block', 'on-the-ball', 'shadowing'],
})
