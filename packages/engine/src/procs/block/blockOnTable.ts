// The block of editions with tables: one attacker, one victim, and his move is over. Neighbours: attack.ts plays it, charge.ts,
// multipleBlock.ts, gangUp.ts and shove.ts are its relatives.
import { type Deed, mayAttack } from '../../deed.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { attackFrame } from './attackFrame.ts'
import { attackTargets } from './attackTargets.ts'

const blockHim = playerActions('block')

export const blockDeed: Deed = {
  id: 'block',
  isAttack: true,
  offers: (c, f, player) => (mayAttack(f) ? attackTargets(c, player).map(({ id }) => blockHim(id)) : []),
  begin: (_c, f, { player }) => attackFrame('block', [f.player], [player]),
  calls: ['attack'],
}
