// Mace Tail, of which only the name is known: instead of a block he swings his tail at an opponent, agility against agility.
// Neighbours: second.ts lists the skill, editions/second.ts the deed; proposalsSecond.ts has its number.
import { type Deed, mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { softTargets } from '../procs/block/attackTargets.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { statNow } from '../procs/match/weather.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'
import { playerActions } from '../vocabulary/actions.ts'

export interface TailFrame extends Frame, Receives<{ swung: RollResult }> {
  readonly proc: 'tail'
  step: 'swing' | 'swung' | 'end'
  readonly player: number
  readonly victim: number
}

const tail: Procedure<TailFrame, Ctx> = {
  steps: {
    swing: (c, f) => {
      const against = statNow(c, c.match.players[f.victim], 'AG').why.map((one) => ({ ...one, value: -one.value }))
      const modifiers = [...statNow(c, c.match.players[f.player], 'AG').why, ...against]
      const base = proposalsSecond.maceTailHits.value
      return call(rollFrame(c, 'maceTail', f.player, { base, modifiers, other: f.victim }), 'swung')
    },
    swung: (_c, f, roll): Next<TailFrame> =>
      roll === 'passed' ? call(knockDownFrame(f.victim, 'maceTail', { by: f.player }), 'end') : DONE,
    end: () => DONE,
  },
}

export const maceTail: Skill = {
  id: 'mace-tail',
  name: 'Mace Tail',
  category: 'mutation',
  permits: ['swingsTail'],
}

const swingAt = playerActions('block', 'maceTail')

export const tailDeed: Deed = {
  id: 'maceTail',
  isAttack: true,
  offers: (c, f, player) =>
    may(c, player).swingsTail && mayAttack(f) ? softTargets(c, player).map(({ id }) => swingAt(id)) : [],
  begin: (_c, f, { player }): TailFrame => ({ proc: 'tail', step: 'swing', player: f.player, victim: player }),
  procedures: { tail },
}
