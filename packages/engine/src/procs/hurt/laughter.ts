// A drugged player who finds everything funny: whoever falls near him may make him collapse with laughter, and he falls where others like
// him see it. Neighbours: fall.ts notes what is seen, ../ball/settle.ts calls this once the balls lie still;
// ../../tables/trickTables.ts has the numbers.
import type { Ctx } from '../../edition.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { SEES_FALLS_WITHIN } from '../../tables/trickTables.ts'
import { hasState } from '../match/states.ts'
import { stands } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'

/** The mark of one who has seen a fall, once for each. */
const AMUSED = 'amused'

/** Who has just seen it; he who lies on the ground himself has other worries. */
export const noteFall = (c: Ctx, fallen: Player): void => {
  for (const player of c.match.players)
    if (
      player !== fallen &&
      hasState(player, 'giggles') &&
      stands(player) &&
      !isMachine(c, player) &&
      gapBetween(c.rules.pitch, player, fallen) <= SEES_FALLS_WITHIN
    )
      player.marks = [...player.marks, AMUSED]
}

export interface LaughterFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'laughter'
  step: 'next' | 'rolled'
  player: number
}

const isAmused = ({ marks }: Player): boolean => marks.length > 0 && marks.includes(AMUSED)

/** For those who have seen somebody fall; null if nobody has. */
export const laughterFrame = ({ match }: Ctx): LaughterFrame | null =>
  match.players.some(isAmused) ? { proc: 'laughter', step: 'next', player: -1 } : null

const forget = (player: Player, all: boolean): void => {
  const first = player.marks.indexOf(AMUSED)
  player.marks = player.marks.filter((mark, i) => mark !== AMUSED || (!all && i !== first))
}

/** `fall` is how somebody comes to lie on the ground. */
export const laughter = (fall: (c: Ctx, player: Player, why: string) => void): Procedure<LaughterFrame, Ctx> => ({
  steps: {
    next: (c, f) => {
      const amused = c.match.players.find(isAmused)
      if (!amused) return DONE
      f.player = amused.id
      forget(amused, !stands(amused))
      return stands(amused) ? call(rollFrame(c, 'laughter', amused.id), 'rolled') : 'next'
    },

    rolled: (c, f, result) => {
      const player = c.match.players[f.player]
      if (result === 'failed') {
        forget(player, true)
        fall(c, player, 'laughter')
      }
      return 'next'
    },
  },
})
