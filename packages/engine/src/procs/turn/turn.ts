// A team turn: the coach activates players one after another until all have acted, he ends it, or a turnover does.
// Neighbours: turnSteps.ts has its steps; drive.ts alternates turns, activation.ts plays an action.
import type { Ctx } from '../../edition.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { concede } from '../match/concede.ts'
import { copyTurnFrame, type TurnFrame } from './turnFrame.ts'
import * as turns from './turnSteps.ts'
import { turnAnswers } from './whoMayAct.ts'

type UsualTurnFrame = TurnFrame<'start' | 'started' | 'choose' | 'acted' | 'end' | 'lastWord' | 'close' | 'over'>

export const turn: Procedure<UsualTurnFrame, Ctx> = {
  copy: copyTurnFrame,
  steps: {
    start: (c, f) => {
      turns.reset(c, f)
      if (!f.bonus) c.match.clock[f.side]++
      return turns.announce(c, f, c.match.clock[f.side], 'started')
    },

    started: turns.opens,

    choose: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => turns.asks(f),
      legal: turnAnswers,
      outside: {
        timeOut: turns.timeOut('end'),
        concede: {
          allowed: turns.mayConcede,
          happened: (c, f) => {
            // Conceding comes before the turn marker moves.
            c.match.clock[f.side]--
            return concede(c, f.side)
          },
        },
      },
      chosen: (c, f, answer) => {
        if (answer.do === 'endTurn') return 'end'
        turns.leaveOutLate(c, f.side, answer.player)
        return turns.activate(c, f, answer, 'acted')
      },
    },

    acted: (c, f) => (turns.goesOn(c, f) ? 'choose' : 'end'),

    end: (c, f) => turns.end(c, f, 'lastWord'),

    lastWord: (c, f) => turns.lastWord(c, f, 'close'),

    close: (c, f) => turns.close(c, f, 'over'),

    over: () => DONE,
  },
}
