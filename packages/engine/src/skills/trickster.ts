// Trickster: before a block or another attack hits him he may move to another square next to the attacker.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { ringOf } from '../kernel/base.ts'
import type { Frame } from '../kernel/match.ts'
import { isFree, putPlayer } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../kernel/procedure.ts'
import { frameAround } from '../kernel/stack.ts'
import { anyLoose, disturbBalls } from '../procs/ball/ball.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { hasState } from '../procs/match/states.ts'
import { squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

interface TrickFrame extends Frame {
  readonly proc: 'trick'
  step: 'choose' | 'end'
  readonly player: number
  readonly attacker: number
}

const trickFrame = (player: number, attacker: number): TrickFrame => ({
  proc: 'trick',
  step: 'choose',
  player,
  attacker,
})

const trickSquares = (c: Ctx, attacker: number): Square[] =>
  ringOf(c.rules.pitch, c.match.players[attacker]).filter((square) => isFree(c.match, square))

const placeAt = squareActions('place')

const trick: Procedure<TrickFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('placePlayer', f.player, { other: f.attacker, subject: 'trickster' }),
      legal: (c, f) => trickSquares(c, f.attacker).map(placeAt),
      chosen: (c, f, answer) => {
        const player = c.match.players[f.player]
        const from = player.at
        putPlayer(c.match, c.rules.pitch, player, answer.square)
        c.events.push({ type: 'moved', player: f.player, from, to: answer.square, how: 'trickster' })
        frameAround<BlockFrame>(c.match, 'block').square = answer.square
        disturbBalls(c, player)
        // The block comes before a touchdown he may have moved to.
        return anyLoose(c) ? call(settleFrame(), 'end') : DONE
      },
    },
    end: () => DONE,
  },
}

export const trickster: Skill = {
  id: 'trickster',
  name: 'Trickster',
  category: 'trait',
  procedures: { trick },
  windows: {
    attackComing: {
      offer: (c, owner, cause) =>
        !cause.swing && !hasState(owner, 'rooted') && trickSquares(c, cause.attacker).length > 0,
      use: (_c, owner, cause) => trickFrame(owner.id, cause.attacker),
      declining: 'isHitWhereHeStands',
    },
  },
}
