// Gauntlets of Catching, Headband of Throwing and Amulet of Interception: what a throw is read as becomes something better. Each player
// changes a throw once. Neighbour: procs/ball/throwOnTable.ts opens the windows.
import type { WindowHook } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import type { MagicItem } from '../magicItem.ts'
import { canTakeBall } from '../procs/ball/ball.ts'
import type { TableThrowFrame } from '../procs/ball/tableThrowFrame.ts'

const isFree = ({ turned, turnedBy }: TableThrowFrame, { id }: Player): boolean =>
  turned === '' && !turnedBy.includes(id)

const turnsInto = (
  result: Exclude<TableThrowFrame['turned'], ''>,
  offer: WindowHook<TableThrowFrame>['offer'],
): WindowHook<TableThrowFrame> => ({
  declining: 'itemStaysHidden',
  offer: (c, owner, cause) => isFree(cause, owner) && offer(c, owner, cause),
  use: (_c, owner, cause) => {
    cause.turned = result
    cause.turnedBy = [...cause.turnedBy, owner.id]
    return null
  },
})

export const gauntletsOfCatching: MagicItem = {
  id: 'gauntletsOfCatching',
  windows: {
    throwMissed: turnsInto(
      'caught',
      (c, owner, { aim, receiver }) => aim === 'catcher' && receiver === owner.id && canTakeBall(c, owner),
    ),
  },
}

export const headbandOfThrowing: MagicItem = {
  id: 'headbandOfThrowing',
  windows: {
    // A receiver who cannot take the ball is not helped by a better throw.
    throwMissed: turnsInto(
      'caught',
      (c, owner, { aim, receiver, thrower }) =>
        thrower === owner.id && (aim !== 'catcher' || canTakeBall(c, c.match.players[receiver])),
    ),
    throwIntercepted: turnsInto('missed', (_c, owner, { thrower }) => thrower === owner.id),
  },
}

export const amuletOfInterception: MagicItem = {
  id: 'amuletOfInterception',
  windows: {
    throwLost: {
      ...turnsInto('intercepted', () => true),
      use: (_c, owner, cause) => {
        cause.turned = 'intercepted'
        cause.turnedBy = [...cause.turnedBy, owner.id]
        cause.interceptor = owner.id
        return null
      },
    },
  },
}
