// Gored by the Bull: once per match his Blitz has one more block die, up to three; Frenzy's second block too.
import type { Skill } from '../../hooks.ts'
import { blockDiceFor } from '../../procs/block/blockStrength.ts'

const ID = 'gored-by-the-bull'

export const goredByTheBull: Skill = {
  id: ID,
  name: 'Gored by the Bull',
  category: 'trait',
  oncePer: 'match',
  extraBlockDice: (f, owner) => (f.blitz && owner.marks.includes(ID) ? 1 : 0),
  windows: {
    blockStarting: {
      offer: (c, owner, cause) => {
        if (owner.id !== cause.attacker || !cause.blitz) return false
        const { dice, chooser } = blockDiceFor(c, cause)
        return chooser === owner.side && dice < 3
      },
      use: (_c, owner) => {
        owner.marks = [...owner.marks, ID]
        return null
      },
      declining: 'blocksWithTheUsualDice',
    },
  },
}
