// A shot: an unmodified armour roll for the victim. If it misses, the opposing coach names a victim near the shooter.
// Neighbours: skills/stars/thenIStartedBlastin.ts fires it, armour.ts, settle.ts.

import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { armourFrame, BLAST } from '../../procs/hurt/armour.ts'
import { isOnPitch } from '../../procs/move/zones.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'

export interface BlastFrame extends Frame {
  readonly proc: 'blast'
  step: 'stray' | 'hit' | 'balls' | 'end'
  readonly player: number
  readonly skill: string
  /** The player who is hit, or −1 until the opposing coach has named one. */
  victim: number
}

export const blastFrame = (player: number, skill: string, victim = -1): BlastFrame => ({
  proc: 'blast',
  step: victim < 0 ? 'stray' : 'hit',
  player,
  skill,
  victim,
})

/** The range of a shot in squares. */
export const BLAST_REACH = 3

const hitOne = playerActions('choose')

export const blast: Procedure<BlastFrame, Ctx> = {
  steps: {
    stray: {
      kind: 'choice',
      by: (c, f) => otherSide(c.match.players[f.player].side),
      question: (_c, f) => question('nominate', f.player, { subject: f.skill }),
      legal: (c, f) => {
        const shooter = c.match.players[f.player]
        return c.match.players
          .filter((p) => p.id !== f.player && isOnPitch(p) && gapBetween(c.rules.pitch, p, shooter) <= BLAST_REACH)
          .map((p) => hitOne(p.id))
      },
      chosen: (_c, f, answer) => {
        f.victim = answer.player
        return 'hit'
      },
    },
    hit: (_c, f) => call(armourFrame(f.victim, f.victim === f.player ? -1 : f.player, BLAST), 'balls'),
    balls: () => call(settleFrame(), 'end'),
    end: () => DONE,
  },
}
