// The push, in place of a block: it moves the victim away, and the pusher must follow; nobody moves on after it. Neighbours: attack.ts
// plays it, pushAway.ts and advance.ts have its two moves.
import { type Deed, mayAttack } from '../../deed.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { attackFrame } from './attackFrame.ts'
import { attackTargets } from './attackTargets.ts'

const pushHim = playerActions('shove')

export const pushDeed: Deed = {
  id: 'push',
  isAttack: true,
  offers: (c, f, player) => (mayAttack(f) ? attackTargets(c, player).map(({ id }) => pushHim(id)) : []),
  begin: (_c, f, { player }) => attackFrame('shove', [f.player], [player]),
  calls: ['attack'],
}
