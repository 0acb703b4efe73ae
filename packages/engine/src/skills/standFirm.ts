// Stand Firm: may refuse to be pushed; a player pushed into him does not move either.
import { revise, type Skill, type WindowHook, type Windows } from '../hooks.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { deniedInPush } from '../procs/block/blockFrame.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'

const pushing: WindowHook<Windows['pushing']> = {
  offer: (c, owner, cause) =>
    owner.id === cause.victim && !cause.refused && !deniedInPush(c, cause, owner, 'stand-firm'),
  use: (_c, _owner, cause) => {
    cause.refused = true
    return null
  },
  declining: 'isPushedBack',
}

export const standFirm: Skill = {
  id: 'stand-firm',
  name: 'Stand Firm',
  category: 'strength',
  windows: { pushing },
}

/** `third`: after a failed dodge he may stay on his feet in the square he wanted to leave. */
export const standFirmThird = revise(standFirm, {
  windows: {
    pushing,
    dodgeFailed: {
      offer: () => true,
      use: (c, owner, cause) => {
        c.events.push({ type: 'moved', player: owner.id, from: owner.at, to: cause.from, how: 'stand-firm' })
        putPlayer(c.match, c.rules.pitch, owner, cause.from)
        if (proposalsThird.standFirmKeepsFeet.value) {
          cause.falls = ''
          cause.held = true
        }
        return null
      },
      declining: 'goesDown',
    },
  },
})
