// The hunchbacked henchman: once per match he re-rolls a failed regeneration. Neighbour: skills/regeneration.ts.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { heal } from '../procs/hurt/heal.ts'
import { spend } from '../procs/match/resources.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'

export interface HenchmanFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'henchman'
  step: 'offer' | 'rolled'
  readonly player: number
  readonly results: number
}

export const henchmanFrame = (player: number, results: number): HenchmanFrame => ({
  proc: 'henchman',
  step: 'offer',
  player,
  results,
})

export const henchman: Procedure<HenchmanFrame, Ctx> = {
  steps: {
    offer: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('useResource', f.player, { subject: 'henchman', declining: 'staysInjured' }),
      legal: () => [action('use', -1, -1, 'henchman'), action('decline')],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        spend(c, c.match.players[f.player].side, 'henchman', f.player)
        return call(rollFrame(c, 'regeneration', f.player), 'rolled')
      },
    },
    rolled: (c, f, regeneration) => {
      if (regeneration === 'passed') heal(c, c.match.players[f.player], f.results)
      return DONE
    },
  },
}
