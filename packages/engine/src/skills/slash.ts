// Claw where it is an attack of its own: instead of a block he slashes at an opponent, who needs luck or agility, and then armour.
// Neighbours: second.ts lists the skill, editions/second.ts the deed; claw.ts is the mutation of later books.
import { type Deed, mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { softTargets } from '../procs/block/attackTargets.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { statNow } from '../procs/match/weather.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { playerActions } from '../vocabulary/actions.ts'

export interface SlashFrame extends Frame, Receives<{ slashed: RollResult }> {
  readonly proc: 'slash'
  step: 'slash' | 'slashed' | 'balls' | 'end'
  readonly player: number
  readonly victim: number
}

const slash: Procedure<SlashFrame, Ctx> = {
  steps: {
    slash: (c, f) => {
      const base = statNow(c, c.match.players[f.victim], 'AG').value + 1
      return call(rollFrame(c, 'claw', f.player, { base, other: f.victim }), 'slashed')
    },
    // He is hurt where he stands: a slash knocks nobody over.
    slashed: (_c, f, roll): Next<SlashFrame> =>
      roll === 'passed' ? call(armourFrame(f.victim, f.player, 'claw'), 'balls') : DONE,
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}

export const clawSecond: Skill = {
  id: 'claw',
  name: 'Claw',
  category: 'mutation',
  permits: ['slashes'],
}

const slashAt = playerActions('block', 'claw')

export const slashDeed: Deed = {
  id: 'claw',
  isAttack: true,
  offers: (c, f, player) =>
    may(c, player).slashes && mayAttack(f) ? softTargets(c, player).map(({ id }) => slashAt(id)) : [],
  begin: (_c, f, { player }): SlashFrame => ({ proc: 'slash', step: 'slash', player: f.player, victim: player }),
  procedures: { slash },
}
