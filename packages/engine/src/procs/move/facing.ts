// A player on a big base may turn: after his action, after a follow-up, and at set-up. If possible he must keep marking
// the opponent he has just blocked. Neighbours: activation.ts, block.ts and setUp.ts call it.
import type { Ctx } from '../../edition.ts'
import { zoneReaches } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { DONE, type Procedure } from '../../kernel/procedure.ts'
import { action } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { type Facing, facings } from '../../vocabulary/words.ts'
import type { ActivationFrame } from '../turn/activationFrame.ts'
import { isOnPitch, stands } from './zones.ts'

export interface FacingFrame extends Frame {
  readonly proc: 'facing'
  step: 'choose'
  readonly player: number
  /** The opponent he must keep in his tackle zone, or −1. */
  readonly marked: number
}

export const facingFrame = (player: number, marked = -1): FacingFrame => ({
  proc: 'facing',
  step: 'choose',
  player,
  marked,
})

/** Whether his facing matters. */
export const mayTurn = (player: Player): boolean => player.facing !== undefined && stands(player)

/** Whether he may turn at the end of his action. In a Block action he turns at the follow-up only. */
export const turnsAfter = (c: Ctx, f: ActivationFrame): boolean =>
  f.action !== 'block' && c.match.turn.touchdown === '' && !f.lost && mayTurn(c.match.players[f.player])

const turns = facings.map((facing) => action('face', -1, -1, facing))

/** The directions he may face: those that mark the opponent he must mark, or else all. */
const ways = (c: Ctx, f: FacingFrame): readonly Facing[] => {
  const marked = c.match.players[f.marked]
  if (!marked || !isOnPitch(marked)) return facings
  const player = c.match.players[f.player]
  const keeping = facings.filter((facing) => zoneReaches(c.rules.pitch, { ...player, facing }, marked))
  return keeping.length > 0 ? keeping : facings
}

export const facing: Procedure<FacingFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (c, f) =>
        question('facing', f.player, { other: f.marked, subject: c.match.players[f.player].facing ?? '' }),
      legal: (c, f) => ways(c, f).map((way) => turns[facings.indexOf(way)]),
      fallback: (c, f, legal) => legal.find((one) => one.option === c.match.players[f.player].facing),
      chosen: (c, f, answer) => {
        const player = c.match.players[f.player]
        const way = answer.option as Facing
        if (player.facing !== way) c.events.push({ type: 'turned', player: f.player, facing: way })
        player.facing = way
        return DONE
      },
    },
  },
}
