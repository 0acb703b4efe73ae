// The injury roll that is read on a table of boxes: the player leaves the pitch, or nothing happens to him. It plays the frame of
// injury.ts. Neighbours: boxes.ts, tables/injury.ts.
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { call, type Done, type Procedure } from '../../kernel/procedure.ts'
import type { injurySecond } from '../../tables/injury.ts'
import type { Place } from '../../vocabulary/words.ts'
import { rollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'
import { intoBox } from './boxes.ts'
import type { HurtBox } from './hurtRules.ts'
import { edgeOf, type InjuryDice, type InjuryFrame, injuryDice } from './injury.ts'

type Box = (typeof injurySecond)['rows'][number]['result']

/** As statistics and bots know them from all editions. */
const told: { readonly [B in Box]: string } = {
  unhurt: 'unhurt',
  stunnedBox: 'stunned',
  ko: 'knockedOut',
  injured: 'casualty',
  dead: 'casualty',
}

/** Of several injuries at the same moment the worst counts; whoever is on the pitch is not hurt yet. */
const isWorse = ({ rules }: Ctx, { place }: Player, box: HurtBox): boolean => {
  const boxes: readonly Place[] = rules.hurt.boxes
  return boxes.indexOf(box) > boxes.indexOf(place)
}

type BoxFrame = InjuryFrame & { step: 'roll' | 'rolled' }

export const injuryToBox: Procedure<BoxFrame, Ctx> = {
  steps: {
    // The crew of a machine is hurt by nothing but its breaking.
    roll: (c, f) =>
      isMachine(c, c.match.players[f.player])
        ? injuryDice(false)
        : call(rollFrame(c, 'injury', f.player, { modifiers: edgeOf(f), other: f.by, why: f.why }), 'rolled'),

    rolled: (c, f): Done<InjuryDice> => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('an injury was judged without a roll')
      const box = (roll.result ?? 'unhurt') as Box
      c.events.push({ type: 'injured', player: f.player, by: f.by, result: told[box], why: f.why })
      const player = c.match.players[f.player]
      if (box !== 'unhurt' && isWorse(c, player, box)) intoBox(c, player, box, box, f.by)
      return injuryDice(roll.faces[0] === roll.faces[1])
    },
  },
}
