// A foul on a player who is down: armour with assists both ways, the referee's eyes, and a bribe if there is one.
// Neighbours: armour.ts hands back what the referee saw; sendOff.ts carries out his call.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { ARMOUR_DOUBLES, armourFrame, INJURY_DOUBLES } from './armour.ts'
import { sendOffFrame } from './sendOff.ts'
import { settleFrame } from './settle.ts'
import { foulAssists } from './zones.ts'

export interface FoulFrame extends Frame {
  readonly proc: 'foul'
  step: 'kick' | 'referee' | 'balls' | 'end'
  readonly player: number
  readonly victim: number
}

export const foulFrame = (player: number, victim: number): FoulFrame => ({ proc: 'foul', step: 'kick', player, victim })

const assists = (c: Ctx, f: FoulFrame): Modifier[] => {
  const fouler = c.match.players[f.player]
  const victim = c.match.players[f.victim]
  return [
    ...foulAssists(c, fouler.side, victim, victim, fouler).map((p) => ({ value: 1, source: 'assist', player: p.id })),
    // The fouler marks whoever stands next to him; only other players' zones keep a defender from helping.
    ...foulAssists(c, victim.side, fouler, fouler, victim).map((p) => ({ value: -1, source: 'assist', player: p.id })),
  ]
}

export const foul: Procedure<FoulFrame, Ctx> = {
  steps: {
    kick: (c, f) => {
      c.events.push({ type: 'fouled', player: f.player, victim: f.victim })
      return call(armourFrame(f.victim, f.player, 'foul', assists(c, f)), 'referee')
    },
    referee: (_c, f, seen) =>
      seen & (ARMOUR_DOUBLES | INJURY_DOUBLES) ? call(sendOffFrame(f.player, 'foul'), 'balls') : 'balls',
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
