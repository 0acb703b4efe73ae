// A player improves a characteristic for the turn; his coach chooses which, or none.
// Neighbours: skills/guestTraits.ts asks for it, loans.ts.

import type { Ctx } from '../edition.ts'
import { coachOf } from '../kernel/allegiance.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { lendStat } from '../procs/match/loans.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Characteristic } from '../vocabulary/words.ts'

export interface UpliftFrame extends Frame {
  readonly proc: 'uplift'
  step: 'which'
  readonly player: number
  readonly use: string
  readonly choices: readonly Characteristic[]
}

export const upliftFrame = (player: number, use: string, choices: readonly Characteristic[]): UpliftFrame => ({
  proc: 'uplift',
  step: 'which',
  player,
  use,
  choices,
})

/** AG and PA are target numbers: lower is better; a player without PA gets 6+. */
const better = (player: Player, stat: Characteristic): number => {
  if (stat === 'MA' || stat === 'ST' || stat === 'AV') return 1
  return player.stats[stat] === 0 ? 6 : -1
}

export const uplift: Procedure<UpliftFrame, Ctx> = {
  steps: {
    which: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('characteristic', f.player, { subject: f.use, declining: 'staysAsHeIs' }),
      legal: (_c, f) => [action('decline'), ...f.choices.map((stat) => action('choose', -1, -1, stat))],
      chosen: (c, f, answer) => {
        if (answer.do === 'decline') return DONE
        const player = c.match.players[f.player]
        const stat = answer.option as Characteristic
        lendStat(c, player, stat, better(player, stat), 'turn')
        c.events.push({ type: 'altered', player: f.player, stat, why: f.use })
        return DONE
      },
    },
  },
}
