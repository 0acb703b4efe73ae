// Meltdown: the caster explodes, if he dares. Whoever is beside him is tackled as by a strength of 4; his own armour fails, and his injury
// is 4 worse. One who does not dare keeps the spell. Neighbours: procs/move/claims.ts has the tackle of a player.
import { type Deed, mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { disturbBalls } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { armourFrame } from '../procs/hurt/armour.ts'
import { layDown } from '../procs/hurt/fall.ts'
import { fallTogether, fallTogetherFrame } from '../procs/hurt/fallTogether.ts'
import { cast, castOn, mayCast } from '../procs/match/spells.ts'
import { resistance } from '../procs/move/claims.ts'
import { playersBeside, stands } from '../procs/move/zones.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { isMachine } from '../procs/things/machines.ts'
import type { Spell } from '../spell.ts'

const ID = 'meltdown'
const STRENGTH = 4
const DARES_FROM = 4

interface MeltdownFrame extends Frame {
  readonly proc: 'meltdown'
  step: 'nerve' | 'next' | 'tackled' | 'burn' | 'balls' | 'end'
  readonly player: number
  /** Who is still to be hit, the first now: replaced, never changed in place. */
  beside: readonly number[]
}

const explode: Procedure<MeltdownFrame, Ctx> = {
  procedures: { fallTogether },
  steps: {
    nerve: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => ID,
      rolled: (c, f, dice) => {
        const caster = c.match.players[f.player]
        c.events.push({ type: 'chance', why: ID, player: f.player, dice, reveals: coachOf(c.match, caster) })
        if (dice[0] < DARES_FROM) return DONE
        cast(c, caster, ID)
        f.beside = playersBeside(c, caster).flatMap((one) => (isMachine(c, one) ? [] : [one.id]))
        return 'next'
      },
    },

    next: (c, f): Next<MeltdownFrame> => {
      f.beside = f.beside.filter((id) => id !== f.player && stands(c.match.players[id]))
      const [id] = f.beside
      if (id === undefined) return 'burn'
      const modifiers = [
        { value: STRENGTH, source: ID, player: -1 },
        ...resistance(c, c.match.players[id], c.rules.move.tackles?.resistedBy ?? ['AG']),
      ]
      return call(rollFrame(c, 'tackle', f.player, { other: id, modifiers, why: ID }), 'tackled')
    },

    tackled: (c, f): Next<MeltdownFrame> => {
      const [player, ...others] = f.beside
      f.beside = others
      const result = c.match.lastRoll?.result
      if (result !== 'moverDown' && result !== 'bothDown') return 'next'
      const armour = c.rules.move.tackles?.armour ?? 0
      const milder = armour === 0 ? [] : [{ value: armour, source: 'tackle', player: -1 }]
      return call(fallTogetherFrame([{ player, by: -1 }], ID, milder), 'next')
    },

    burn: (c, f) => {
      const caster = c.match.players[f.player]
      disturbBalls(c, caster)
      layDown(c, caster, ID)
      return call(armourFrame(f.player, -1, ID, { worse: STRENGTH, broken: true }), 'balls')
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}

const melts: Deed = {
  id: ID,
  secret: true,
  isAttack: true,
  offers: (c, f, player) => (mayCast(c, player, ID) && mayAttack(f) ? [castOn(player, ID)] : []),
  begin: (_c, f): MeltdownFrame => ({ ...{ proc: 'meltdown', step: 'nerve' }, ...{ player: f.player, beside: [] } }),
}

export const meltdown: Spell = { id: ID, name: 'Meltdown', deeds: [melts], procedures: { meltdown: explode } }
