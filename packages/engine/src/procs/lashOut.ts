// A savage player lashes out at a team-mate next to him, who is knocked down; only a carrier's fall ends the turn.
// Neighbours: skills/animalSavagery.ts, armour.ts; the action goes on afterwards.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { armourFrame, LASH_OUT } from './armour.ts'
import { placeProne } from './fall.ts'
import { settleFrame } from './settle.ts'
import { neighboursOf } from './zones.ts'

export interface LashOutFrame extends Frame {
  readonly proc: 'lashOut'
  step: 'choose' | 'balls' | 'end'
  readonly player: number
}

export const lashOutFrame = (player: number): LashOutFrame => ({ proc: 'lashOut', step: 'choose', player })

export const withinReach = (c: Ctx, player: Player): Player[] =>
  neighboursOf(c, player.at).filter((p) => p.side === player.side && p.posture === 'standing')

const strike = playerActions('choose')

export const lashOut: Procedure<LashOutFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('lashOut', f.player),
      legal: (c, f) => withinReach(c, c.match.players[f.player]).map((p) => strike(p.id)),
      chosen: (c, f, answer) => {
        // He goes down like anyone knocked down, but to his own team it is as if he had been placed prone.
        placeProne(c, c.match.players[answer.player], LASH_OUT)
        return call(armourFrame(answer.player, f.player, LASH_OUT), 'balls')
      },
    },
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
