// Pile Driver: fouls an adjacent opponent his block knocked down, as the team's one foul; then he is placed prone.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { isNextTo } from '../kernel/base.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { foulFrame } from '../procs/foul/foul.ts'
import { placeProne } from '../procs/hurt/fall.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { mayBeFouled } from '../procs/turn/actionTargets.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'

interface PileDriverFrame extends Frame {
  readonly proc: 'pileDriver'
  step: 'foul' | 'down' | 'end'
  readonly player: number
  readonly victim: number
}

const pileDriverFrame = (player: number, victim: number): PileDriverFrame => ({
  proc: 'pileDriver',
  step: 'foul',
  player,
  victim,
})

const pileDriverProcedure: Procedure<PileDriverFrame, Ctx> = {
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

export const pileDriver: Skill = {
  id: 'pile-driver',
  name: 'Pile Driver',
  category: 'strength',
  procedures: { pileDriver: pileDriverProcedure },
  windows: {
    blockSettled: {
      offer: (c, owner, cause) => {
        const { turn, players } = c.match
        const victim = players[cause.defender]
        const foulLeft = turnGoesOn(c) && !turn.bonus && !turn.declared.includes('foul')
        const knockedDown = cause.defenderFalls && victim.side !== owner.side && isOnPitch(victim)
        return foulLeft && knockedDown && mayBeFouled(c, victim) && isNextTo(c.rules.pitch, owner, victim)
      },
      use: (_c, _owner, cause) => {
        const { attacker, defender } = cause
        return pileDriverFrame(attacker, defender)
      },
      declining: 'leavesItAtThat',
    },
  },
}
