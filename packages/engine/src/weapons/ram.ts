// A machine pushes all who are on the squares in front of it, lying or not, by one roll: they go where there is room, and on to the squares
// of others, who have to go on too. Neighbours: driving.ts calls it, ramFrame.ts has the data, shoveOn.ts moves them,
// procs/block/attackRolls.ts has the roll.

import type { Ctx } from '../edition.ts'
import { call, done, type Next, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { attackFrame } from '../procs/block/attackFrame.ts'
import { attackRoll } from '../procs/block/attackRolls.ts'
import { arguingFrame } from '../procs/foul/arguing.ts'
import { fallTogether, fallTogetherFrame } from '../procs/hurt/fallTogether.ts'
import { isOnPitch, stands } from '../procs/move/zones.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'
import type { pushTable } from '../tables/blockTables.ts'
import { playersOn } from './ground.ts'
import type { RamFrame } from './ramFrame.ts'
import { shoveOn, shoveOnFrame } from './shoveOn.ts'

const CLEAR = done('clear')
const STOPPED = done('stopped')

type Result = (typeof pushTable)['rows'][number]['result']

/** What a fall is called. */
const PUSH = 'push'

const rolled = (c: Ctx, f: RamFrame): Next<RamFrame> => {
  f.result = c.match.lastRoll?.result ?? ''
  switch (f.result as Result) {
    case 'attackerStunned':
    case 'attackerDown':
      f.falls = [f.player]
      return 'fall'
    case 'bothDown':
      f.falls = [...f.victims, f.player]
      return 'fall'
    case 'nothing':
      return STOPPED
    case 'pushedBack':
    case 'pushedDown':
      return 'push'
  }
}

export const ram: Procedure<RamFrame, Ctx> = {
  procedures: { shoveOn, fallTogether },
  steps: {
    roll: (c, f) => {
      c.events.push({ type: 'attacked', kind: 'shove', attackers: [f.player], victims: f.victims })
      return call(attackRoll(c, attackFrame('shove', [f.player], f.victims)), 'rolled')
    },

    rolled,

    // A trap may have swallowed one of them on the way of another.
    push: (c, f): Next<RamFrame> => {
      const [id, ...others] = f.toPush
      if (id === undefined) return 'fall'
      f.toPush = others
      const victim = c.match.players[id]
      return isOnPitch(victim) ? call(shoveOnFrame(c, victim, c.match.players[f.player]), 'shoved') : 'push'
    },

    // All are pushed by the one roll, though the first may have crushed the ball.
    shoved: () => 'push',

    // Whoever lies already lies, however hard he was hit.
    fall: (c, f): Next<RamFrame> => {
      const all = f.result === 'pushedDown' ? [...f.moved, ...f.falls] : f.falls
      const falls = [...new Set(all)]
        .filter((id) => stands(c.match.players[id]))
        .map((player) => ({ player, by: player === f.player ? -1 : f.player }))
      return call(falls.length > 0 ? fallTogetherFrame(falls, PUSH) : settleFrame(), 'fallen')
    },

    fallen: (c, f): Next<RamFrame> => {
      const referees = [...new Set([...f.victims, ...f.moved])].filter((id) => c.match.players[id].side === 'neutral')
      return referees.length > 0 ? call(arguingFrame([f.player], referees), 'end') : 'end'
    },

    end: (c, f) => {
      const goesOn = turnGoesOn(c) && stands(c.match.players[f.player]) && playersOn(c, f.squares).length === 0
      return goesOn ? CLEAR : STOPPED
    },
  },
}
