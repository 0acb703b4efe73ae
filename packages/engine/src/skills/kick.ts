// Kick: set up away from the line and the wide zones, he may halve the scatter of the kick-off, rounding down.
import type { Skill } from '../hooks.ts'
import type { KickOffFrame } from '../procs/kickOff.ts'
import { inWideZone, onLineOfScrimmage } from '../procs/zones.ts'

export const kick: Skill = {
  id: 'kick',
  name: 'Kick',
  category: 'general',
  windows: {
    kickScattered: {
      offer: (c, owner, cause) => {
        const f = cause as KickOffFrame
        return (
          owner.side === f.kicking &&
          !f.halved &&
          !inWideZone(c, owner.at) &&
          !onLineOfScrimmage(c, owner.side, owner.at)
        )
      },
      use: (_c, _owner, cause) => {
        const f = cause as KickOffFrame
        f.halved = true
        f.distance = Math.floor(f.distance / 2)
        return null
      },
      declining: 'The ball scatters the full distance.',
    },
  },
}
