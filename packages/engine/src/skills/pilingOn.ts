// Piling On: after his block knocked down an adjacent opponent, re-rolls the armour or injury roll; he is placed prone.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import { isNextTo } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { innermost } from '../kernel/stack.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import type { ArmourFrame } from '../procs/hurt/armour.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import type { InjuryFrame } from '../procs/hurt/injury.ts'
import { hasState } from '../procs/match/states.ts'
import { isOnPitch } from '../procs/move/zones.ts'

/** He made the block himself, in a Block or Blitz action, and stands next to the victim; he does not fall with him. */
const mayPileOn = (c: Ctx, owner: Player, f: ArmourFrame | InjuryFrame): boolean => {
  const block = innermost<BlockFrame>(c.match, 'block')
  const victim = c.match.players[f.player]
  return (
    f.why === 'block' &&
    f.by === owner.id &&
    !f.rerolled &&
    !f.again &&
    block !== undefined &&
    block.attacker === owner.id &&
    !block.swing &&
    !block.attackerFalls &&
    owner.posture === 'standing' &&
    !hasState(owner, 'rooted') &&
    isNextTo(c.rules.pitch, owner, victim)
  )
}

const pile = (c: Ctx, owner: Player, f: ArmourFrame | InjuryFrame): null => {
  f.again = true
  f.rerolled = true
  placeProne(c, owner, 'piling-on')
  return null
}

export const pilingOn: Skill = {
  id: 'piling-on',
  name: 'Piling On',
  category: 'strength',
  windows: {
    armourRolled: {
      offer: (c, owner, cause) => !cause.broken && mayPileOn(c, owner, cause),
      use: pile,
      declining: 'armourHoldsAndHeStands',
    },
    injuryRolled: {
      offer: (c, owner, cause) => mayPileOn(c, owner, cause),
      use: pile,
      declining: 'injuryRollStandsAndHeStands',
    },
  },
}

/** `third`: before the armour roll, to which he adds his strength. */
export const pilingOnThird = revise(pilingOn, {
  windows: {
    armourComing: {
      offer: (c, owner, cause) => isOnPitch(c.match.players[cause.player]) && mayPileOn(c, owner, cause),
      use: (c, owner, cause) => {
        cause.modifiers = [...cause.modifiers, { value: owner.stats.ST ?? 0, source: 'piling-on', player: owner.id }]
        placeProne(c, owner, 'piling-on')
        return null
      },
      declining: 'rollsAsUsual',
    },
  },
})
