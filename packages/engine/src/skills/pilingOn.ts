// Piling On: after his block knocked down an adjacent opponent, re-rolls the armour or injury roll; he is placed prone.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { isNextTo } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { innermost } from '../kernel/stack.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import type { ArmourFrame } from '../procs/hurt/armour.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import type { InjuryFrame } from '../procs/hurt/injury.ts'
import { hasState } from '../procs/match/states.ts'

/** He made the block himself, in a Block or Blitz action, and stands next to the victim. */
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
