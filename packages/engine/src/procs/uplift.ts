// Several players become better at the same thing for the drive: on a good roll their coach names the characteristic.
// Neighbours: inducements/necrotheurge.ts, loans.ts.
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Characteristic, Side } from '../vocabulary/words.ts'
import { lendStat } from './loans.ts'

export interface UpliftFrame extends Frame {
  readonly proc: 'uplift'
  step: 'roll' | 'which'
  readonly side: Side
  readonly use: string
  readonly needs: number
  readonly players: readonly number[]
  readonly choices: readonly Characteristic[]
}

export const upliftFrame = (
  side: Side,
  use: string,
  needs: number,
  players: readonly number[],
  choices: readonly Characteristic[],
): UpliftFrame => ({ proc: 'uplift', step: 'roll', side, use, needs, players, choices })

/** What a D6 must reach is better when it is lower; whoever could not pass at all now can on a 6. */
const better = (player: Player, stat: Characteristic): number => {
  if (stat === 'MA' || stat === 'ST' || stat === 'AV') return 1
  return player.stats[stat] === 0 ? 6 : -1
}

export const uplift: Procedure<UpliftFrame, Ctx> = {
  steps: {
    roll: {
      kind: 'throw',
      dice: () => ['d6'],
      why: (_c, f) => f.use,
      rolled: (c, f, faces) => {
        c.events.push({ type: 'chance', why: f.use, player: -1, dice: faces })
        return faces[0] >= f.needs ? 'which' : DONE
      },
    },
    which: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('characteristic', -1, { subject: f.use }),
      legal: (_c, f) => f.choices.map((stat) => action('choose', -1, -1, stat)),
      chosen: (c, f, answer) => {
        const stat = answer.option as Characteristic
        for (const id of f.players) {
          const player = c.match.players[id]
          lendStat(c, player, stat, better(player, stat), 'drive')
          c.events.push({ type: 'altered', player: id, stat, why: f.use })
        }
        return DONE
      },
    },
  },
}
