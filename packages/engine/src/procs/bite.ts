// Feeding: a thirsty player bites a Thrall next to him, or leaves the pitch for a spectator and the turn is over.
// Hands back 1 when he has fed on a Thrall. Neighbours: activation.ts, skills/bloodLust.ts.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { dropBall } from './ball.ts'
import { injuryFrame } from './injury.ts'
import { settleFrame } from './settle.ts'
import { turnover } from './turnover.ts'
import { heldBall, isOnPitch, neighboursOf } from './zones.ts'

export interface BiteFrame extends Frame {
  readonly proc: 'bite'
  step: 'look' | 'choose' | 'bitten' | 'fed' | 'end'
  readonly player: number
}

export const biteFrame = (player: number): BiteFrame => ({ proc: 'bite', step: 'look', player })

/** Thralls are a position of the vampires' team list. */
const isThrall = (player: Player): boolean => player.who.position === 'Thrall'

const thralls = (c: Ctx, f: BiteFrame): Player[] => {
  const player = c.match.players[f.player]
  return neighboursOf(c, player.at).filter((p) => p.side === player.side && isThrall(p))
}

/** Whoever was carried off or went down before he fed no longer can, and the turn is over all the same. */
export const mustFeed = (c: Ctx, player: number): boolean => {
  const hungry = c.match.players[player]
  if (isOnPitch(hungry) && hungry.posture === 'standing') return true
  turnover(c, 'unfed')
  return false
}

const biteOne = playerActions('bite')

export const bite: Procedure<BiteFrame, Ctx> = {
  steps: {
    look: (c, f) => {
      if (thralls(c, f).length > 0) return 'choose'
      const player = c.match.players[f.player]
      dropBall(c, player)
      takeOff(c.match, c.rules.pitch, player, 'reserves')
      c.events.push({ type: 'removed', player: player.id, to: 'reserves', why: 'bloodLust' })
      turnover(c, 'unfed')
      return call(settleFrame(), 'end')
    },
    choose: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('bite', f.player),
      legal: (c, f) => thralls(c, f).map((p) => biteOne(p.id)),
      chosen: (c, _f, answer) => {
        const thrall = c.match.players[answer.player]
        if (heldBall(c.match, thrall)) turnover(c, 'carrierBitten')
        return call(injuryFrame(thrall.id, -1, 'bite'), 'bitten')
      },
    },
    bitten: () => call(settleFrame(), 'fed'),
    fed: () => 1,
    end: () => DONE,
  },
}
