// Magic hits several standing players, each like the block of a player of some strength; only what such a block does to the one who is
// blocked counts, and nobody dodges it. Neighbours: bombBlast.ts, tables/blockTables.ts; procs/block/attack.ts is the block of a player.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { skillsOf } from '../kit.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { intoBox } from '../procs/hurt/boxes.ts'
import { knockDownFrame } from '../procs/hurt/knockDown.ts'
import { statNow } from '../procs/match/weather.ts'
import { stands } from '../procs/move/zones.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import type { SpellId } from '../vocabulary/spells.ts'

export interface Blow {
  readonly player: number
  readonly strength: number
}

export interface MagicBlowsFrame extends Frame {
  readonly proc: 'magicBlows'
  step: 'next' | 'struck' | 'end'
  readonly spell: SpellId
  readonly caster: number
  /** Those that are still to come: replaced, never changed in place. */
  blows: readonly Blow[]
  /** Nobody is knocked over: who would be only rolls for armour. */
  readonly upright: boolean
}

export const magicBlowsFrame = (
  spell: SpellId,
  caster: number,
  blows: readonly Blow[],
  upright = false,
): MagicBlowsFrame => ({ proc: 'magicBlows', step: 'next', spell, caster, blows, upright })

/** His own strength, and his Block, which the spell has none of. */
const resistance = (c: Ctx, victim: Player): readonly Modifier[] => {
  const block = skillsOf(c, victim).find(({ family }) => family === 'block')
  return [
    ...statNow(c, victim, 'ST').why.map((one) => ({ ...one, value: -one.value })),
    ...(block ? [{ value: -1, source: block.id, player: victim.id }] : []),
  ]
}

export const magicBlows: Procedure<MagicBlowsFrame, Ctx> = {
  steps: {
    next: (c, f): Next<MagicBlowsFrame> => {
      const { players } = c.match
      f.blows = f.blows.filter(({ player }) => stands(players[player]) && !isMachine(c, players[player]))
      const [blow] = f.blows
      if (!blow) return call(settleFrame(), 'end')
      const modifiers = [
        { value: blow.strength, source: f.spell, player: -1 },
        ...resistance(c, c.match.players[blow.player]),
      ]
      const extras = { modifiers, other: blow.player, why: f.spell, concerns: [blow.player] }
      return call(rollFrame(c, 'magicBlow', f.caster, extras), 'struck')
    },

    struck: (c, f): Next<MagicBlowsFrame> => {
      const [{ player }, ...others] = f.blows
      f.blows = others
      switch (c.match.lastRoll?.result) {
        case 'bothDown':
        case 'defenderDown':
          return call(f.upright ? armourFrame(player, -1, f.spell) : knockDownFrame(player, f.spell), 'next')
        case 'defenderStunned':
          intoBox(c, c.match.players[player], 'stunnedBox', f.spell)
          return call(settleFrame(), 'next')
        default:
          return 'next'
      }
    },

    end: () => DONE,
  },
}
