// Pump Up the Crowd: once per match a casualty by his block, healed or not, gives his team a re-roll for this drive.

import type { Skill } from '../../hooks.ts'
import { areOpponents, coachOf } from '../../kernel/allegiance.ts'
import { threwTheBlock } from '../../procs/hurt/armour.ts'
import { gainDriveReroll } from '../../procs/match/driveRerolls.ts'

export const pumpUpTheCrowd: Skill = {
  id: 'pump-up-the-crowd',
  name: 'Pump Up the Crowd',
  category: 'trait',
  oncePer: 'match',
  worksWhileDown: true,
  windows: {
    casualtyCaused: {
      offer: (c, owner, cause) =>
        cause.why === 'block' && areOpponents(c.match.players[cause.player], owner) && threwTheBlock(c, owner),
      use: (c, owner) => {
        gainDriveReroll(c, coachOf(c.match, owner), 'pump-up-the-crowd')
        return null
      },
      declining: 'crowdStaysCalm',
    },
  },
}
