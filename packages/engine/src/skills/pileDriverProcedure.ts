// A foul right after a block, on the opponent it knocked down; then the fouler is placed prone.
// Neighbours: foul.ts; skills/pileDriver.ts starts it after a block.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { foulFrame } from '../procs/foul/foul.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { isOnPitch } from '../procs/move/zones.ts'

export interface PileDriverFrame extends Frame {
  readonly proc: 'pileDriver'
  step: 'foul' | 'down' | 'end'
  readonly player: number
  readonly victim: number
}

export const pileDriverFrame = (player: number, victim: number): PileDriverFrame => ({
  proc: 'pileDriver',
  step: 'foul',
  player,
  victim,
})

export const pileDriverProcedure: Procedure<PileDriverFrame, Ctx> = {
  steps: {
    foul: (c, f) => {
      c.match.turn.declared = [...c.match.turn.declared, 'foul']
      return call(foulFrame(f.player, f.victim), 'down')
    },
    down: (c, f) => {
      const player = c.match.players[f.player]
      if (isOnPitch(player)) placeProne(c, player, 'pile-driver')
      return call(settleFrame(), 'end')
    },
    end: () => DONE,
  },
}
