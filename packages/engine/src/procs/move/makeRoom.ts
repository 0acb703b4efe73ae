// A player on a big base stands over players who are down: each is pushed away, and his coach chooses where.
// Neighbours: stride.ts lets him step over them, knockDown.ts and activation.ts call it, push.ts pushes.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { bodiesUnder, isFree, putPlayer } from '../../kernel/occupancy.ts'
import { distance } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { settleFrame } from '../ball/settle.ts'
import { type PushFrame, type PushResult, shoveFrame } from '../block/push.ts'
import { crowdInjury } from '../hurt/crowd.ts'

export interface MakeRoomFrame extends Frame, Receives<{ pushed: PushResult }> {
  readonly proc: 'makeRoom'
  step: 'next' | 'pushed' | 'hurt' | 'end'
  readonly player: number
  /** The player being pushed away, or −1. */
  body: number
}

export const makeRoomFrame = (player: number): MakeRoomFrame => ({ proc: 'makeRoom', step: 'next', player, body: -1 })

/** If no square around is possible, he is moved to the nearest free one. */
const carryAway = (c: Ctx, body: Player): void => {
  const { match, rules } = c
  const free = [...rules.pitch.neighbours.keys()].filter((square) => isFree(match, square))
  const from = body.at
  const to = free.reduce((best, square) =>
    distance(rules.pitch, from, square) < distance(rules.pitch, from, best) ? square : best,
  )
  putPlayer(match, rules.pitch, body, to)
  c.events.push({ type: 'moved', player: body.id, from, to, how: 'pushed' })
}

export const makeRoom: Procedure<MakeRoomFrame, Ctx> = {
  calls: ['push'],
  steps: {
    next: (c, f): Next<MakeRoomFrame> => {
      const player = c.match.players[f.player]
      const body = bodiesUnder(c.match, c.rules.pitch, player, player.at)[0]
      if (!body) return f.body < 0 ? DONE : call(settleFrame(), 'end')
      f.body = body.id
      const out: PushFrame = { ...shoveFrame(body.id, player.at, coachOf(c.match, player)), anywhere: true }
      return call(out, 'pushed')
    },

    pushed: (c, f, push) => {
      if (push === 'stayed') carryAway(c, c.match.players[f.body])
      return 'hurt'
    },

    hurt: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'hurt') : 'next'
    },

    end: () => DONE,
  },
}
