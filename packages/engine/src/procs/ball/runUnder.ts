// One player of a side runs under a ball in the air, if he can be there before it comes down, and has it. His coach may let it come
// down. From then on the ball is in play. Neighbours: kickLands.ts is what happens if nobody runs, kickOff/kickOffOnTable.ts calls it, move/step.ts moves him.
import type { Ctx } from '../../edition.ts'
import { covers, gapTo } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { action, playerActions, squareActions } from '../../vocabulary/actions.ts'
import { BOOTS_OF_SPEED } from '../../vocabulary/items.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { carries, useItem } from '../match/items.ts'
import { statNow } from '../match/weather.ts'
import { bouncingFrame } from '../move/bouncing.ts'
import { controlRoll } from '../move/control.ts'
import { stepFrame } from '../move/step.ts'
import { stands } from '../move/zones.ts'
import type { RollResult } from '../rolling/roll.ts'
import { canTakeBall, giveBall } from './ball.ts'
import { settleFrame } from './settle.ts'
import { prickedBy } from './spikedBall.ts'

export interface RunUnderFrame extends Frame, Receives<{ control: RollResult }> {
  readonly proc: 'runUnder'
  step: 'start' | 'who' | 'control' | 'bounced' | 'run' | 'ran' | 'pricked' | 'end'
  readonly ball: number
  readonly side: Side
  runner: number
  moves: number
}

export const runUnderFrame = (ball: number, side: Side): RunUnderFrame => ({
  ...{ proc: 'runUnder', step: 'start' },
  ...{ ball, side, runner: -1, moves: 0 },
})

/** Whether he, standing on that square, covers the ball after so many squares at most. */
const comesUnder = (c: Ctx, player: Player, from: Square, moves: number, ball: Square): boolean => {
  const { pitch } = c.rules
  const isThere = (at: Square): boolean => covers(pitch, { ...player, at }, ball)
  let edge: readonly Square[] = [from]
  const seen = new Set(edge)
  for (let left = moves; ; left--) {
    if (edge.some(isThere)) return true
    if (left === 0 || edge.length === 0) return false
    const next: Square[] = []
    for (const at of edge)
      for (const to of pitch.neighbours[at])
        if (!seen.has(to)) {
          seen.add(to)
          if (fits(c.match, pitch, player, to)) next.push(to)
        }
    edge = next
  }
}

const speedOf = (c: Ctx, player: Player): number => Math.max(0, statNow(c, player, 'SP').value)

/** With the boots that he has and nobody may know of. */
const speedInBoots = (c: Ctx, player: Player): number =>
  speedOf(c, player) + (carries(c, player, BOOTS_OF_SPEED) ? (player.stats.SP ?? 0) : 0)

const ballAt = (c: Ctx, f: RunUnderFrame): Square => c.match.balls[f.ball].at

const canRun = (c: Ctx, f: RunUnderFrame, player: Player, speed = speedOf): boolean =>
  player.side === f.side &&
  stands(player) &&
  canTakeBall(c, player) &&
  gapTo(c.rules.pitch, player, ballAt(c, f)) <= speed(c, player) &&
  comesUnder(c, player, player.at, speed(c, player), ballAt(c, f))

const runners = (c: Ctx, f: RunUnderFrame, speed = speedOf): readonly Player[] =>
  c.match.players.filter((player) => canRun(c, f, player, speed))

const runWith = playerActions('choose')
const NOBODY = action('decline')
const stepTo = squareActions('step')

export const runUnder: Procedure<RunUnderFrame, Ctx> = {
  steps: {
    start: (c, f) => (runners(c, f, speedInBoots).length > 0 ? 'who' : DONE),

    who: {
      kind: 'choice',
      hidden: (c, f) => c.rules.items.size > 0 && runners(c, f).length === 0 && 'offer',
      by: (_c, f) => f.side,
      question: () => question('runUnder', -1, { declining: 'kickComesDown' }),
      legal: (c, f) => [...runners(c, f, speedInBoots).map(({ id }) => runWith(id)), NOBODY],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        const player = c.match.players[answer.player]
        const unaided = canRun(c, f, player)
        f.runner = answer.player
        f.moves = unaided ? speedOf(c, player) : speedInBoots(c, player)
        if (!unaided) useItem(c, player, BOOTS_OF_SPEED)
        const roll = controlRoll(c, player)
        return roll ? call(roll, 'control') : 'run'
      },
    },

    control: (_c, f, roll) => (roll === 'passed' ? 'run' : call(bouncingFrame(f.runner), 'bounced')),

    bounced: () => DONE,

    // He takes any way that leads there in time.
    run: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('freeMove', f.runner, { subject: 'runUnder' }),
      legal: (c, f) => {
        const player = c.match.players[f.runner]
        return c.rules.pitch.neighbours[player.at]
          .filter((to) => fits(c.match, c.rules.pitch, player, to))
          .filter((to) => comesUnder(c, player, to, f.moves - 1, ballAt(c, f)))
          .map((to) => stepTo(to))
      },
      fallback: (_c, _f, legal) => legal[0],
      chosen: (c, f, answer) => {
        f.moves--
        return call(stepFrame(c, f.runner, answer.square, 0), 'ran')
      },
    },

    ran: (c, f): Next<RunUnderFrame> => {
      const player = c.match.players[f.runner]
      if (!stands(player)) return DONE
      // A trap may have thrown him out of his way.
      if (!comesUnder(c, player, player.at, f.moves, ballAt(c, f))) return DONE
      if (!covers(c.rules.pitch, player, ballAt(c, f))) return 'run'
      c.match.drive.ballInPlay = true
      giveBall(c, c.match.balls[f.ball], player, 'catch')
      const pricks = prickedBy(c, f.ball, f.runner)
      return pricks ? call(pricks, 'pricked') : DONE
    },

    pricked: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
