// Lightning Strike: a bolt out of the sky brings down an opponent anywhere. His armour fails, and the injury is 3 worse. Neighbours:
// casts.ts; procs/hurt/spellHit.ts is what other attack spells do.
import { mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { playerAt } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { disturbBalls } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { layDown } from '../procs/hurt/fall.ts'
import { opponentsOnPitch, stands } from '../procs/move/zones.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Spell } from '../spell.ts'
import { castDeed } from './casts.ts'

const STRENGTH = 3
const ID = 'lightningStrike'

interface LightningFrame extends Frame {
  readonly proc: 'lightning'
  step: 'strike' | 'balls' | 'end'
  readonly player: number
}

const lightning: Procedure<LightningFrame, Ctx> = {
  steps: {
    strike: (c, f) => {
      const victim = c.match.players[f.player]
      if (stands(victim)) {
        disturbBalls(c, victim)
        layDown(c, victim, ID)
      }
      return call(armourFrame(f.player, -1, ID, { worse: STRENGTH, broken: true }), 'balls')
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}

/** Whoever is on the pitch itself, however he lies; no machine. */
const targets = (c: Ctx, { side }: Player): readonly Square[] =>
  side === 'neutral'
    ? []
    : opponentsOnPitch(c.match, side)
        .filter((foe) => !isMachine(c, foe))
        .map(({ at }) => at)

export const lightningStrike: Spell = {
  id: ID,
  name: 'Lightning Strike',
  deeds: [
    castDeed(
      ID,
      (c, f, player) => (mayAttack(f) ? targets(c, player) : []),
      (c, _f, square): LightningFrame => {
        const victim = playerAt(c.match, square)
        if (!victim) throw new Error('lightning was to strike nobody')
        return { proc: 'lightning', step: 'strike', player: victim.id }
      },
      { isAttack: true },
    ),
  ],
  procedures: { lightning },
}
