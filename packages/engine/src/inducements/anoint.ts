// A player is anointed for the drive: a D8 decides what he gains, or that another player is chosen.
// Neighbours: inducements/papaSkullbones.ts, teach.ts.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { dropBall } from '../procs/ball/ball.ts'
import { isFreelance } from '../procs/match/freelance.ts'
import { isSpentFor, spendFor } from '../procs/match/limits.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Side } from '../vocabulary/words.ts'
import { gainSkill, teach, teachFrame } from './teach.ts'

export interface AnointFrame extends Frame {
  readonly proc: 'anoint'
  step: 'whom' | 'roll' | 'another' | 'end'
  readonly side: Side
  readonly use: string
  /** The skills he gains on a 3, on a 4 and so on. */
  readonly gifts: readonly (readonly string[])[]
  player: number
}

export const anointFrame = (side: Side, use: string, gifts: AnointFrame['gifts']): AnointFrame => ({
  proc: 'anoint',
  step: 'whom',
  side,
  use,
  gifts,
  player: -1,
})

/** Players of the roster on the pitch who have not been anointed in this match. */
export const anointable = (c: Ctx, side: Side, use: string): Player[] =>
  c.match.players.filter((p) => p.side === side && isOnPitch(p) && !isFreelance(p) && !isSpentFor(p, use, 'match'))

const KNOCKED_OUT = 1
const SOMEBODY_ELSE = 2
const FREE_CHOICE = 8

const FIRST_GIFT = 3

const anoints = playerActions('nominate')

const knockOut = (c: Ctx, player: Player, why: string): void => {
  dropBall(c, player)
  takeOff(c.match, c.rules.pitch, player, 'ko')
  c.events.push({ type: 'removed', player: player.id, to: 'ko', why })
}

export const anoint: Procedure<AnointFrame, Ctx> = {
  steps: {
    whom: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('nominate', -1, { subject: f.use }),
      legal: (c, f) => anointable(c, f.side, f.use).map(({ id }) => anoints(id)),
      chosen: (_c, f, answer) => {
        f.player = answer.player
        return 'roll'
      },
    },

    roll: {
      kind: 'throw',
      dice: () => ['d8'],
      why: (_c, f) => f.use,
      rolled: (c, f, [face]): Next<AnointFrame> => {
        const player = c.match.players[f.player]
        c.events.push({ type: 'chance', why: f.use, player: f.player, dice: [face] })
        spendFor(player, f.use, 'match')
        if (face === SOMEBODY_ELSE) return anointable(c, f.side, f.use).length > 0 ? 'another' : DONE
        if (face === KNOCKED_OUT) knockOut(c, player, f.use)
        for (const skill of f.gifts[face - FIRST_GIFT] ?? []) gainSkill(c, player, skill, f.use, 'drive')
        if (face !== FREE_CHOICE) return DONE
        return call(teachFrame(f.player, f.use, 'M', 2, { random: false, until: 'drive' }), 'end')
      },
    },

    another: {
      kind: 'throw',
      dice: (c, f) => [`d${anointable(c, f.side, f.use).length}`],
      why: () => 'randomPlayer',
      rolled: (c, f, faces) => {
        f.player = anointable(c, f.side, f.use)[faces[0] - 1].id
        c.events.push({ type: 'chance', why: f.use, player: f.player, dice: faces })
        return 'roll'
      },
    },

    end: () => DONE,
  },
  procedures: { teach },
}
