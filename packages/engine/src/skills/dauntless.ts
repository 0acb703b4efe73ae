// Dauntless: against a stronger opponent D6 + his strength may raise his strength to the opponent's for this block.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { strengthInBlock } from '../procs/block/blockStrength.ts'

const blockStarting: WindowHook<BlockFrame> = {
  offer: (c, owner, cause) => {
    const defender = c.match.players[cause.defender]
    return owner.id === cause.attacker && strengthInBlock(c, cause, defender) > strengthInBlock(c, cause, owner)
  },
  roll: (c, owner, cause) => {
    const gap = strengthInBlock(c, cause, c.match.players[cause.defender]) - strengthInBlock(c, cause, owner)
    return { roll: 'dauntless', player: owner.id, base: gap + 1, other: cause.defender }
  },
  tested: (c, owner, cause, passed) => {
    if (passed)
      cause.attackerExtra +=
        strengthInBlock(c, cause, c.match.players[cause.defender]) - strengthInBlock(c, cause, owner)
    return null
  },
  declining: 'blocksWithHisOwnStrength',
}

export const dauntless: Skill = {
  id: 'dauntless',
  name: 'Dauntless',
  category: 'general',
  windows: { blockStarting },
}

/** `third`: 2D6 alone must be higher than the opponent's strength. */
export const dauntlessThird = revise(dauntless, {
  windows: {
    blockStarting: {
      ...blockStarting,
      roll: (c, owner, cause) => ({
        roll: 'dauntless',
        player: owner.id,
        base: strengthInBlock(c, cause, c.match.players[cause.defender]) + 1,
        other: cause.defender,
      }),
    },
  },
})
