// Kick: set up off the line of scrimmage and the wide zones, he may halve the kick-off's scatter, rounding down.
import { revise, type Skill, type WindowHook } from '../hooks.ts'
import type { KickOffFrame } from '../procs/kickOff/kickOffFrame.ts'
import { standsOnLine, standsWide } from '../procs/move/zones.ts'

const halve: WindowHook<KickOffFrame> = {
  offer: (c, owner, cause) =>
    owner.side === cause.kicking && !cause.halved && !standsWide(c, owner) && !standsOnLine(c, owner),
  use: (_c, _owner, cause) => {
    cause.halved = true
    cause.distance = Math.floor(cause.distance / 2)
    return null
  },
  declining: 'ballScattersTheFullDistance',
}

export const kick: Skill = {
  id: 'kick',
  name: 'Kick',
  category: 'general',
  windows: { kickScattered: halve },
}

/** bb2020: only the named kicker may use it. */
export const kickBb2020 = revise(kick, {
  windows: { kickScattered: { ...halve, offer: (_c, owner, cause) => cause.kicker === owner.id } },
})
