// An attack spell has hit somebody: he is knocked over and rolls for armour, which counts less by the strength of the spell, and if it does
// not hold, for an injury with as much more. Neighbours: armour.ts, fall.ts; ball/spellFlight.ts brings the spell to him.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import type { SpellId } from '../../vocabulary/spells.ts'
import { disturbBalls } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { stands } from '../move/zones.ts'
import { isMachine } from '../things/machines.ts'
import { armourFrame } from './armour.ts'
import { layDown } from './fall.ts'

export interface SpellHitFrame extends Frame {
  readonly proc: 'spellHit'
  step: 'down' | 'balls' | 'end'
  readonly player: number
  readonly spell: SpellId
  readonly strength: number
}

/** Null if there is nobody. */
export const spellHitFrame = (player: Player | null, spell: SpellId, strength: number): SpellHitFrame | null =>
  player && { proc: 'spellHit', step: 'down', player: player.id, spell, strength }

export const spellHit: Procedure<SpellHitFrame, Ctx> = {
  steps: {
    down: (c, f) => {
      const player = c.match.players[f.player]
      // Iron and steam do not feel magic.
      if (isMachine(c, player)) return DONE
      if (stands(player)) {
        disturbBalls(c, player)
        layDown(c, player, f.spell)
      }
      const weaker = { value: f.strength, source: f.spell, player: -1 }
      return call(armourFrame(f.player, -1, f.spell, { modifiers: [weaker], worse: f.strength }), 'balls')
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
