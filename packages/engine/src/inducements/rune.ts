// A rune for a player: his coach names him, and a D6 decides whether it works, is lost, or may be tried again later.
// Neighbours: inducements/runesmith.ts, loans.ts.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { lendStat } from '../procs/match/loans.ts'
import { isLoner } from '../procs/match/pray.ts'
import { isOnPitch } from '../procs/move/zones.ts'
import { loseInducement } from '../procs/rolling/moment.ts'
import { playerActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Characteristic, Side } from '../vocabulary/words.ts'
import { gainSkill } from './teach.ts'
import { useDie } from './useDie.ts'

export interface RuneFrame extends Frame {
  readonly proc: 'rune'
  step: 'whom' | 'strike'
  readonly side: Side
  /** The smith, and the use it belongs to. */
  readonly smith: string
  readonly use: string
  readonly skills: readonly string[]
  readonly stat: Characteristic | ''
  player: number
}

export const runeFrame = (
  side: Side,
  smith: string,
  use: string,
  skills: readonly string[],
  stat: Characteristic | '' = '',
): RuneFrame => ({ proc: 'rune', step: 'whom', side, smith, use, skills, stat, player: -1 })

/** Players who may get a rune: those without Loner. */
export const runeBearers = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && isOnPitch(p) && !isLoner(c, p))

const WASTED = 1
const WORKS = 4

const nominate = playerActions('nominate')

export const rune: Procedure<RuneFrame, Ctx> = {
  steps: {
    whom: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('nominate', -1, { subject: f.use }),
      legal: (c, f) => runeBearers(c, f.side).map(({ id }) => nominate(id)),
      chosen: (_c, f, answer) => {
        f.player = answer.player
        return 'strike'
      },
    },
    strike: useDie<RuneFrame>(
      (c, f, face) => {
        const player = c.match.players[f.player]
        if (face > WASTED && face < WORKS) return DONE
        loseInducement(c, f.side, f.smith)
        if (face === WASTED) return DONE
        for (const skill of f.skills) gainSkill(c, player, skill, f.use, 'drive')
        if (f.stat !== '') {
          lendStat(c, player, f.stat, 1, 'drive')
          c.events.push({ type: 'altered', player: player.id, stat: f.stat, why: f.use })
        }
        return DONE
      },
      (f) => f.player,
    ),
  },
}
