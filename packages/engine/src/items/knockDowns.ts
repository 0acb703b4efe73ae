// Armbands of Blocking, Bracers of Smashing and Gloves of Tackling: whom their owner attacks goes down without a roll. Neighbours:
// procs/block/attackRolls.ts and procs/move/claims.ts have the rolls that they replace.
import type { WindowHook } from '../hooks.ts'
import { innermost } from '../kernel/stack.ts'
import type { MagicItem } from '../magicItem.ts'
import type { AttackFrame } from '../procs/block/attackFrame.ts'
import { decide } from '../procs/rolling/judging.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import type { blockTable, tackleTable } from '../tables/blockTables.ts'

type BlockResult = (typeof blockTable)['rows'][number]['result']
type TackleResult = (typeof tackleTable)['rows'][number]['result']

const DEFENDER_DOWN: BlockResult = 'defenderDown'
const MOVER_DOWN: TackleResult = 'moverDown'

/** One attacks one: the tables of several are others. */
const isBlock = ({ roll, detail, sealed }: RollFrame): boolean => roll === 'strike' && detail === '' && !sealed

const blocking: WindowHook<RollFrame> = {
  declining: 'itemStaysHidden',
  offer: (_c, _owner, cause) => isBlock(cause),
  use: (_c, _owner, cause) => {
    decide(cause, true, DEFENDER_DOWN)
    return null
  },
}

export const armbandsOfBlocking: MagicItem = { id: 'armbandsOfBlocking', windows: { rolling: blocking } }

/** Such a blow is not easily overlooked. */
const SMASHING_IS_SEEN_FROM = 3

export const bracersOfSmashing: MagicItem = {
  id: 'bracersOfSmashing',
  seenFrom: SMASHING_IS_SEEN_FROM,
  windows: {
    rolling: {
      ...blocking,
      use: (c, _owner, cause) => {
        decide(cause, true, DEFENDER_DOWN)
        const attack = innermost<AttackFrame>(c.match, 'attack')
        if (attack) attack.smashes = true
        return null
      },
    },
  },
}

export const glovesOfTackling: MagicItem = {
  id: 'glovesOfTackling',
  windows: {
    rolling: {
      declining: 'itemStaysHidden',
      // Only a tackle of his own.
      offer: (_c, _owner, cause) => cause.roll === 'tackle' && cause.why === '',
      use: (_c, _owner, cause) => {
        decide(cause, true, MOVER_DOWN)
        return null
      },
    },
  },
}
