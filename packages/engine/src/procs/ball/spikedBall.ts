// The spikes of a ball: who catches it may prick himself, and whom it is thrown at is hit. Armour saves him; a ball that fells somebody
// stays in his square, and one that does not is his. Neighbours: throwOnTable.ts and catchSurely.ts ask, tables/ballKinds.ts has the
// kinds.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { ballNatures } from '../../tables/ballKinds.ts'
import { type ArmourResult, armourFrame } from '../hurt/armour.ts'
import { statNow } from '../match/weather.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { canCatch, canTakeBall, giveBall, leaveBall, looseBall, rest } from './ball.ts'

export interface SpikesFrame extends Frame, Receives<{ pricked: RollResult; pierced: ArmourResult }> {
  readonly proc: 'spikes'
  step: 'catch' | 'pricked' | 'hit' | 'pierced' | 'over'
  readonly ball: number
  readonly player: number
  /** Who threw it at him, or −1. */
  readonly by: number
}

/** Why armour is rolled for. */
const SPIKES = 'spikes'

/** The ball of this index; of none it is false. */
export const isSpiked = (c: Ctx, ball: number): boolean => ball >= 0 && ballNatures[c.match.balls[ball].kind].spiked

/** He has just caught it: null if it has no spikes. The caller brings a ball that he drops to rest. */
export const prickedBy = (c: Ctx, ball: number, player: number): SpikesFrame | null =>
  isSpiked(c, ball) ? { proc: 'spikes', step: 'catch', ball, player, by: -1 } : null

/** It comes down on him, in his square, and was thrown to hit somebody. */
export const hitBySpikes = (ball: number, player: number, by: number): SpikesFrame => ({
  ...{ proc: 'spikes', step: 'hit' },
  ...{ ball, player, by },
})

// The thrower's own might and claws have no part in it: so nobody is said to have caused the roll.
const armourRoll = (f: SpikesFrame) => armourFrame(f.player, -1, SPIKES)

export const spikes: Procedure<SpikesFrame, Ctx> = {
  steps: {
    // Nimble hands: a D6 below his agility.
    catch: (c, f) => {
      const base = statNow(c, c.match.players[f.player], 'AG').value - 1
      return call(rollFrame(c, 'spikes', f.player, { base }), 'pricked')
    },

    pricked: (_c, f, roll): Next<SpikesFrame> => (roll === 'passed' ? DONE : call(armourRoll(f), 'over')),

    over: () => DONE,

    hit: (c, f) => {
      c.events.push({ type: 'spiked', player: f.player, by: f.by })
      return call(armourRoll(f), 'pierced')
    },

    // Who is still there has it, whether his armour held or he was not hurt after all.
    pierced: (c, f) => {
      const ball = c.match.balls[f.ball]
      const player = playerAt(c.match, ball.at)
      if (!player) {
        leaveBall(c, ball, ball.at)
        rest(c, ball)
      } else if (canCatch(player) && canTakeBall(c, player)) giveBall(c, ball, player, 'catch')
      else looseBall(c, ball, ball.at)
      return DONE
    },
  },
}
