// Pump Up the Crowd: once per match a casualty by his block, healed or not, gives his team a re-roll for this drive.
import type { Skill } from '../../hooks.ts'
import { threwTheBlock } from '../../procs/hurt/armour.ts'
import { gainReroll } from '../../procs/match/resources.ts'

export const pumpUpTheCrowd: Skill = {
  id: 'pump-up-the-crowd',
  name: 'Pump Up the Crowd',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  windows: {
    casualtyCaused: {
      offer: (c, owner, cause) =>
        cause.why === 'block' && c.match.players[cause.player].side !== owner.side && threwTheBlock(c, owner),
      use: (c, owner) => {
        gainReroll(c, owner.side, 'pump-up-the-crowd')
        c.match.squads[owner.side].driveRerolls++
        return null
      },
      declining: 'crowdStaysCalm',
    },
  },
}
