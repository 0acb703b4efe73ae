// Prehensile Tail: −1 to opponents' dodges out of his tackle zone.

import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import { zoneReaches } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { may } from '../kit.ts'
import { hasZone } from '../procs/move/zones.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'

const holdsOn = (c: Ctx, f: RollFrame, bearer: Player): number =>
  hasZone(bearer) && zoneReaches(c.rules.pitch, bearer, c.match.players[f.player], f.from) ? -1 : 0

export const prehensileTail: Skill = {
  id: 'prehensile-tail',
  name: 'Prehensile Tail',
  category: 'mutation',
  modifiers: { foes: { dodge: holdsOn } },
}

/** Only one tail counts, and none against a jump without penalties. */
const oneHoldsOn = (c: Ctx, f: RollFrame, bearer: Player): number => {
  const held = f.modifiers.some(({ source }) => source === prehensileTail.id)
  const free = f.roll === 'jump' && may(c, c.match.players[f.player]).jumpsFreely
  return held || free ? 0 : holdsOn(c, f, bearer)
}

/** bb2020: for jumps too, and further tails add nothing. */
export const prehensileTailBb2020 = revise(prehensileTail, {
  modifiers: { foes: { dodge: oneHoldsOn, jump: oneHoldsOn } },
})
