// Swarming: once the kick is in the air up to D3 more players with it enter, at most as many as are on the pitch.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { isFree, putPlayer } from '../kernel/occupancy.ts'
import type { Square } from '../kernel/pitch.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { inHalfOf, inWideZone, isOnPitch, onLineOfScrimmage } from '../procs/move/zones.ts'
import { action, playerActions, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { asD3, type Side } from '../vocabulary/words.ts'

interface SwarmFrame extends Frame {
  readonly proc: 'swarm'
  step: 'count' | 'pick' | 'put'
  readonly side: Side
  readonly skill: string
  left: number
  picked: number
}

const swarmFrame = (side: Side, skill: string): SwarmFrame => ({
  proc: 'swarm',
  step: 'count',
  side,
  skill,
  left: 0,
  picked: -1,
})

const bearers = (c: Ctx, side: Side, skill: string): Player[] =>
  c.match.players.filter((p) => p.side === side && p.skills.includes(skill))

const swarmersOnPitch = (c: Ctx, side: Side, skill: string): Player[] => bearers(c, side, skill).filter(isOnPitch)

const swarmersWaiting = (c: Ctx, side: Side, skill: string): Player[] =>
  bearers(c, side, skill).filter((p) => p.place === 'reserves')

const openSquares = (c: Ctx, side: Side): Square[] => {
  const free: Square[] = []
  for (let square = 0; square < c.rules.pitch.squares; square++)
    if (
      inHalfOf(c, side, square) &&
      isFree(c.match, square) &&
      !inWideZone(c, square) &&
      !onLineOfScrimmage(c, side, square)
    )
      free.push(square)
  return free
}

const pick = playerActions('pick')
const placeAt = squareActions('place')

const swarm: Procedure<SwarmFrame, Ctx> = {
  steps: {
    count: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'swarming',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'swarming', player: -1, dice: faces })
        f.left = Math.min(asD3(faces[0]), swarmersOnPitch(c, f.side, f.skill).length)
        return 'pick'
      },
    },

    pick: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('setUp', -1, { subject: f.skill, declining: 'nobodyElseComesOn' }),
      legal: (c, f) => [action('done'), ...swarmersWaiting(c, f.side, f.skill).map((p) => pick(p.id))],
      chosen: (_c, f, answer) => {
        if (answer.do === 'done') return DONE
        f.picked = answer.player
        return 'put'
      },
    },

    put: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('placePlayer', f.picked, { subject: f.skill }),
      legal: (c, f) => openSquares(c, f.side).map(placeAt),
      chosen: (c, f, answer) => {
        const player = c.match.players[f.picked]
        putPlayer(c.match, c.rules.pitch, player, answer.square)
        player.fielded = true
        c.events.push({ type: 'moved', player: player.id, from: -1, to: answer.square, how: f.skill })
        f.left--
        return f.left > 0 && swarmersWaiting(c, f.side, f.skill).length > 0 ? 'pick' : DONE
      },
    },
  },
}

const ID = 'swarming'

export const swarming: Skill = {
  id: ID,
  name: 'Swarming',
  category: 'trait',
  procedures: { swarm },
  windows: {
    kickFlown: {
      // Offered once, through the first of them.
      offer: (c, owner) =>
        swarmersOnPitch(c, coachOf(c.match, owner), ID)[0] === owner &&
        swarmersWaiting(c, coachOf(c.match, owner), ID).length > 0,
      use: (c, owner) => swarmFrame(coachOf(c.match, owner), ID),
      declining: 'nobodyElseComesOn',
    },
  },
}
