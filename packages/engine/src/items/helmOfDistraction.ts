// Helm of Distraction: its owner's tackle zone weighs more on whoever throws or kicks the ball in it. Neighbours:
// procs/ball/throwModifiers.ts and procs/kickOff/kickInPlay.ts count the zones.
import { isNextTo } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { innermost } from '../kernel/stack.ts'
import { listsOf } from '../kit.ts'
import type { MagicItem } from '../magicItem.ts'
import type { TableThrowFrame } from '../procs/ball/tableThrowFrame.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'
import type { ItemId } from '../vocabulary/items.ts'

const ID: ItemId = 'helmOfDistraction'
const WEIGHS = -4

/** His zone among the modifiers; on the thrower first, if it is on the catcher too. */
const zoneOf = ({ modifiers }: RollFrame, { id }: Player): number =>
  modifiers.findIndex(({ source, player, value }) => source === 'tackleZone' && player === id && value > WEIGHS)

export const helmOfDistraction: MagicItem = {
  id: ID,
  windows: {
    foeRolling: {
      declining: 'itemStaysHidden',
      offer: (c, owner, cause) => {
        const isBall =
          cause.roll === 'kick' || (cause.roll === 'pass' && innermost<TableThrowFrame>(c.match, 'throwOnTable'))
        const thrower = c.match.players[cause.player]
        const counts = isNextTo(c.rules.pitch, thrower, owner) && !listsOf(c, thrower).ignoresZones.includes(cause.roll)
        return Boolean(isBall) && counts && zoneOf(cause, owner) >= 0
      },
      use: (_c, owner, cause) => {
        cause.modifiers[zoneOf(cause, owner)] = { value: WEIGHS, source: ID, player: owner.id }
        return null
      },
    },
  },
}
