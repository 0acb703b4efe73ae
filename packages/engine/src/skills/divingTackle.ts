// Diving Tackle: after the roll, −2 to an opponent's dodge or jump out of his tackle zone; he is placed prone there.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import { may } from '../kit.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { hasState } from '../procs/match/states.ts'
import { UNHINDERED } from '../procs/move/jump.ts'
import { hasZone, swings } from '../procs/move/zones.ts'
import { easeJump } from '../procs/rolling/ease.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'

const ID = 'diving-tackle'

const jumpsFreely = (c: Ctx, f: RollFrame): boolean =>
  f.detail === UNHINDERED || may(c, c.match.players[f.player]).jumpsFreely

export const divingTackle: Skill = {
  id: ID,
  name: 'Diving Tackle',
  category: 'agility',
  permits: ['divesAfterDodger'],
  windows: {
    rolled: {
      offer: (c, owner, cause) => {
        const opponent = owner.side !== c.match.players[cause.player].side
        const used = cause.modifiers.some(({ source }) => source === ID)
        const free = hasZone(owner) && !hasState(owner, 'rooted') && !swings(c, owner)
        const out = cause.roll === 'dodge' || (cause.roll === 'jump' && !jumpsFreely(c, cause))
        return out && cause.passed && opponent && !used && free
      },
      use: (c, owner, cause) => {
        cause.modifiers.push({ value: -2, source: ID, player: owner.id })
        if (cause.roll === 'jump') easeJump(c, cause)
        return null
      },
      declining: 'dodgeStands',
    },
  },
}

/** `third`: before the die, and he lies down in his own square whatever it shows. */
export const divingTackleThird = revise(divingTackle, {
  permits: [],
  windows: {
    dodgeComing: {
      offer: (c, owner, cause) =>
        hasZone(owner) && !swings(c, owner) && !cause.hindrance.some(({ source }) => source === ID),
      use: (c, owner, cause) => {
        cause.hindrance = [...cause.hindrance, { value: -2, source: ID, player: owner.id }]
        placeProne(c, owner, ID)
        return null
      },
      declining: 'letsHimGo',
    },
  },
})
