// Then I Started Blastin'!: once per half, at activation, he shoots at a standing opponent within three squares; on a 2
// the opposing coach chooses the victim, on a 1 he hits himself.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { settleFrame } from '../../procs/ball/settle.ts'
import { armourFrame, BLAST } from '../../procs/hurt/armour.ts'
import { isOnPitch } from '../../procs/move/zones.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { featAtActivation, foesWithin } from '../feats.ts'

interface BlastFrame extends Frame {
  readonly proc: 'blast'
  step: 'stray' | 'hit' | 'balls' | 'end'
  readonly player: number
  readonly skill: string
  /** The player who is hit, or −1 until the opposing coach has named one. */
  victim: number
}

const blastFrame = (player: number, skill: string, victim = -1): BlastFrame => ({
  proc: 'blast',
  step: victim < 0 ? 'stray' : 'hit',
  player,
  skill,
  victim,
})

/** The range of a shot in squares. */
const BLAST_REACH = 3

const hitOne = playerActions('choose')

const blast: Procedure<BlastFrame, Ctx> = {
  steps: {
    stray: {
      kind: 'choice',
      by: (c, f) => otherSide(coachOf(c.match, c.match.players[f.player])),
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

const ID = 'then-i-started-blastin'
const NEEDS = 3

export const thenIStartedBlastin: Skill = {
  id: ID,
  name: "Then I Started Blastin'!",
  category: 'trait',
  oncePer: 'half',
  ...featAtActivation(
    ID,
    {
      targets: foesWithin(BLAST_REACH),
      needs: NEEDS,
      done: (_c, owner, target, face) =>
        face >= NEEDS
          ? blastFrame(owner.id, ID, target.id)
          : face === 1
            ? blastFrame(owner.id, ID, owner.id)
            : blastFrame(owner.id, ID),
    },
    { blast },
  ),
}
