// A rock thrown at a player who stalled, by a prayer of the other side: its coach may ask for it, and it hits on a 5.
// Neighbours: stalling.ts says who stalled, turn.ts calls it when the turn ends, tables/prayers.ts.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { otherSide } from '../../vocabulary/words.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'

export interface StallerRockFrame extends Frame {
  readonly proc: 'stallerRock'
  step: 'ask' | 'throw' | 'end'
  readonly player: number
}

export const stallerRockFrame = (player: number): StallerRockFrame => ({ proc: 'stallerRock', step: 'ask', player })

const HITS = 5

export const stallerRock: Procedure<StallerRockFrame, Ctx> = {
  steps: {
    ask: {
      kind: 'choice',
      by: (c, f) => otherSide(coachOf(c.match, c.match.players[f.player])),
      question: (_c, f) => question('prayer', f.player, { subject: 'throwARock', declining: 'nobodyThrows' }),
      legal: () => [action('use'), action('decline')],
      chosen: (_c, _f, answer) => (answer.do === 'use' ? 'throw' : DONE),
    },
    throw: {
      kind: 'throw',
      dice: () => ['d6'],
      why: () => 'throwARock',
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: 'throwARock', player: f.player, dice: faces })
        return faces[0] >= HITS ? call(knockDownFrame(f.player, 'throwARock'), 'end') : DONE
      },
    },
    end: () => DONE,
  },
}
