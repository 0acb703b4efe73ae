// Drums drive opponents back: three dice, and for each success the coach pushes an opponent towards that one's end
// zone. Neighbours: push.ts, inducements/field.ts.
import type { Ctx } from '../edition.ts'
import { brink } from '../kernel/base.ts'
import type { Frame, Player } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { settleFrame } from '../procs/ball/settle.ts'
import { shoveFrame } from '../procs/block/push.ts'
import { crowdInjury } from '../procs/hurt/crowd.ts'
import { stands } from '../procs/move/zones.ts'
import { action, playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { otherSide, type Side } from '../vocabulary/words.ts'

export interface DrumFrame extends Frame {
  readonly proc: 'drum'
  step: 'roll' | 'next' | 'whom' | 'pushed' | 'balls' | 'end'
  readonly side: Side
  readonly use: string
  left: number
}

export const drumFrame = (side: Side, use: string): DrumFrame => ({ proc: 'drum', step: 'roll', side, use, left: 0 })

const LOUD = 4

/** The square in front of the player (big bases included) from which he is pushed; −1 at the edge of the pitch. */
const squareInFront = (c: Ctx, player: Player): Square => {
  const { x } = c.rules.pitch
  const ahead = player.side === 'home' ? 1 : -1
  const at = brink(c.rules.pitch, player, [ahead * player.who.size, 0])
  return c.rules.pitch.neighbours[at].find((square) => x[square] === x[at] + ahead && sameRow(c, square, at)) ?? -1
}

const sameRow = (c: Ctx, a: Square, b: Square): boolean => c.rules.pitch.y[a] === c.rules.pitch.y[b]

const victims = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === otherSide(side) && stands(p) && squareInFront(c, p) >= 0)

const nominate = playerActions('nominate')

export const drum: Procedure<DrumFrame, Ctx> = {
  calls: ['push'],
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6', 'd6', 'd6'],
      why: (_c, f) => f.use,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: f.use, player: -1, dice: faces })
        f.left = faces.filter((face) => face >= LOUD).length
        return 'next'
      },
    },
    next: (c, f): Next<DrumFrame> => {
      if (f.left > 0 && victims(c, f.side).length > 0) return 'whom'
      return 'balls'
    },
    whom: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('nominate', -1, { subject: f.use, declining: 'nobodyMoreIsPushed' }),
      legal: (c, f) => [action('decline'), ...victims(c, f.side).map(({ id }) => nominate(id))],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return 'balls'
        f.left--
        const victim = c.match.players[answer.player]
        return call(shoveFrame(victim.id, squareInFront(c, victim), f.side), 'pushed')
      },
    },
    pushed: (c) => {
      const injured = crowdInjury(c)
      return injured ? call(injured, 'pushed') : 'next'
    },
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
