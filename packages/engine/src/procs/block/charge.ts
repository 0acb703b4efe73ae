// The shoulder charge: a block at any point of a move, with less strength, after which he may go on if it was a success.
// Neighbours: attack.ts plays it and says whether he goes on, blockOnTable.ts is the plain block.
import { type Deed, mayAttack } from '../../deed.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { attackFrame } from './attackFrame.ts'
import { attackTargets } from './attackTargets.ts'

const chargeHim = playerActions('charge')

export const chargeDeed: Deed = {
  id: 'charge',
  isAttack: true,
  offers: (c, f, player) => (mayAttack(f) ? attackTargets(c, player).map(({ id }) => chargeHim(id)) : []),
  begin: (_c, f, { player }) => attackFrame('charge', [f.player], [player]),
  calls: ['attack'],
}
