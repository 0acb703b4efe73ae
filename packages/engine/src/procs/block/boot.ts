// A trained kicker boots an opponent in place of a block; it may be his own undoing. Neighbours: tables/agilityTables.ts has the table,
// move/claims.ts resists by the greater characteristic too.
import { type Deed, mayAttack } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import type { bootTable } from '../../tables/agilityTables.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoBox } from '../hurt/boxes.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { statNow } from '../match/weather.ts'
import { resistance } from '../move/claims.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { softTargets } from './attackTargets.ts'

export interface BootFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'boot'
  step: 'roll' | 'rolled' | 'end'
  readonly player: number
  readonly target: number
}

type Result = (typeof bootTable)['rows'][number]['result']

const hurt = (c: Ctx, f: BootFrame, result: Result): Next<BootFrame> => {
  const [kicker, target] = [c.match.players[f.player], c.match.players[f.target]]
  switch (result) {
    case 'kickerInjured':
      intoBox(c, kicker, 'injured', 'boot')
      break
    case 'kickerDown':
      return call(knockDownFrame(f.player, 'boot'), 'end')
    case 'nothing':
      return DONE
    case 'targetDown':
      return call(knockDownFrame(f.target, 'boot', { by: f.player }), 'end')
    case 'targetStunned':
      intoBox(c, target, 'stunnedBox', 'boot', f.player)
  }
  return call(settleFrame(), 'end')
}

export const boot: Procedure<BootFrame, Ctx> = {
  steps: {
    roll: (c, f) => {
      c.events.push({ type: 'booted', player: f.player, target: f.target })
      const modifiers = [
        ...statNow(c, c.match.players[f.player], 'AG').why,
        ...resistance(c, c.match.players[f.target], ['ST', 'AG']),
      ]
      return call(rollFrame(c, 'boot', f.player, { modifiers, other: f.target }), 'rolled')
    },

    rolled: (c, f) => hurt(c, f, (c.match.lastRoll?.result ?? 'nothing') as Result),

    end: () => DONE,
  },
}

const bootHim = playerActions('boot')

export const bootDeed: Deed = {
  id: 'boot',
  isAttack: true,
  offers: (c, f, player) =>
    may(c, player).trainedToKick && mayAttack(f) ? softTargets(c, player).map(({ id }) => bootHim(id)) : [],
  begin: (_c, f, { player }): BootFrame => ({ proc: 'boot', step: 'roll', player: f.player, target: player }),
  procedures: { boot },
}
