// Tries to revive a knocked-out player on the pitch: he becomes stunned, stays knocked out, or becomes a casualty.
// Neighbours: injury.ts opens the moment for it, casualty.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { backStunned } from '../procs/hurt/apothecary.ts'
import { casualtyFrame } from '../procs/hurt/casualty.ts'
import type { InjuryFrame } from '../procs/hurt/injury.ts'
import { useDie } from './useDie.ts'

export interface ReviveFrame extends Frame {
  readonly proc: 'revive'
  step: 'roll' | 'end'
  readonly player: number
  /** The square he was on, or OFF. */
  readonly square: number
  readonly use: string
}

export const reviveFrame = ({ player, square }: InjuryFrame, use: string): ReviveFrame => ({
  proc: 'revive',
  step: 'roll',
  player,
  square,
  use,
})

const WORSE = 1
const BETTER = 5

export const revive: Procedure<ReviveFrame, Ctx> = {
  calls: ['casualty'],
  steps: {
    roll: useDie<ReviveFrame>(
      (c, f, face) => {
        const player = c.match.players[f.player]
        if (face >= BETTER) backStunned(c, player, f.square, f.use)
        if (face > WORSE) return DONE
        player.place = 'casualty'
        c.events.push({ type: 'removed', player: f.player, to: 'casualty', why: f.use })
        return call(casualtyFrame(f.player, -1, f.use, true), 'end')
      },
      (f) => f.player,
    ),
    end: () => DONE,
  },
}
