// A player has entered squares with trap counters: each is turned over and does to him what it is. Neighbours: entering.ts starts it,
// counters.ts turns over and holds, trampoline.ts throws him out again, climbing.ts has the way out of a pit.
import type { Ctx } from '../../edition.ts'
import { covers } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import { trapOf } from '../../tables/trapTables.ts'
import { disturbBalls } from '../ball/ball.ts'
import { settleFrame } from '../ball/settle.ts'
import { armourFrame } from '../hurt/armour.ts'
import { intoBox } from '../hurt/boxes.ts'
import { detonation, detonationFrame } from '../hurt/detonation.ts'
import { layDown } from '../hurt/fall.ts'
import type { HurtBox } from '../hurt/hurtRules.ts'
import { isOnPitch, stands } from '../move/zones.ts'
import { rollFrame } from '../rolling/roll.ts'
import { counterOn, kindSprung, putInto, turnOver } from './counters.ts'
import type { TrapFrame } from './entering.ts'
import { trampoline, trampolineFrame } from './trampoline.ts'

/** He goes down in its square; a ball that lay there or that he had is to bounce once he is in. */
const fallIn = (c: Ctx, f: TrapFrame): Player => {
  const player = c.match.players[f.player]
  disturbBalls(c, player)
  layDown(c, player, f.kind)
  return player
}

/** A big base is too large to fall in: it trips, and the spikes go through a foot. */
const trip = (c: Ctx, f: TrapFrame): Next<TrapFrame> => {
  const player = c.match.players[f.player]
  disturbBalls(c, player)
  if (f.kind === 'spikedPit') intoBox(c, player, 'injured', f.kind)
  else if (stands(player)) layDown(c, player, f.kind)
  return call(settleFrame(), 'next')
}

const springs = (c: Ctx, f: TrapFrame, at: Square): Next<TrapFrame> => {
  if (c.match.players[f.player].who.size > 1 && trapOf(f.kind)?.isPit) return trip(c, f)
  switch (f.kind) {
    case 'blank':
      return 'next'
    case 'mine':
      return call(detonationFrame(at, 'mine'), 'next')
    case 'pit':
      fallIn(c, f)
      return 'hurt'
    case 'spikedPit':
      fallIn(c, f)
      return call(rollFrame(c, 'spikedPit', f.player), 'spiked')
    case 'quicksand':
    case 'trapdoor':
      fallIn(c, f)
      return 'bottom'
    case 'trampoline':
      return call(trampolineFrame(c.match.players[f.player]), 'next')
  }
}

export const trap: Procedure<TrapFrame, Ctx> = {
  procedures: { detonation, trampoline },
  steps: {
    // Whatever has moved or removed him has saved him from the others.
    next: (c, f): Next<TrapFrame> => {
      const player = c.match.players[f.player]
      const [square, ...others] = f.squares
      if (square === undefined || !isOnPitch(player) || !covers(c.rules.pitch, player, square)) return DONE
      f.squares = others
      f.counter = counterOn(c.match, square)
      const piece = f.counter < 0 ? undefined : c.match.pieces[f.counter]
      const kind = piece && kindSprung(piece)
      if (!piece || !kind) return 'next'
      f.kind = kind
      turnOver(c, f.counter, player)
      return springs(c, f, square)
    },

    spiked: (c, f) =>
      c.match.lastRoll?.result === 'spiked' ? call(rollFrame(c, 'impaled', f.player), 'impaled') : 'hurt',

    impaled: (c, f) => {
      const player = c.match.players[f.player]
      intoBox(c, player, (c.match.lastRoll?.result ?? 'injured') as HurtBox, f.kind)
      return call(settleFrame(), 'next')
    },

    hurt: (_c, f) => call(armourFrame(f.player, -1, f.kind), 'bottom'),

    bottom: (c, f) => {
      const player = c.match.players[f.player]
      if (isOnPitch(player)) putInto(c, player, f.counter, trapOf(f.kind)?.holds ? 'pit' : 'below')
      return call(settleFrame(), 'next')
    },
  },
}
