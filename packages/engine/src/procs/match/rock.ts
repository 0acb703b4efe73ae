// Fans throw a rock at an opponent near the sideline whom their coach chooses: it hits him, or scatters once and may hit another.
// Nobody falls. Neighbours: crowdIntervention.ts calls it; hurt/armour.ts.
import type { Ctx } from '../../edition.ts'
import { anySquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { ROCK_REACH } from '../../tables/fanTables.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { armourFrame } from '../hurt/armour.ts'
import { opponentsOnPitch } from '../move/zones.ts'
import { sideRollFrame } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'

export interface RockFrame extends Frame {
  readonly proc: 'rock'
  step: 'start' | 'target' | 'thrown' | 'scatter' | 'end'
  readonly side: Side
  target: number
}

export const rockFrame = (side: Side): RockFrame => ({ proc: 'rock', step: 'start', side, target: -1 })

const throwAt = playerActions('choose')

/** Within reach of either sideline, in the half of those who throw. */
const reaches = ({ rules: { pitch } }: Ctx, side: Side, square: Square): boolean => {
  const { x, y, length, width } = pitch
  const inHalf = side === 'home' ? 2 * x[square] < length : 2 * x[square] >= length
  return inHalf && (y[square] < ROCK_REACH || y[square] >= width - ROCK_REACH)
}

const targets = (c: Ctx, side: Side): Player[] =>
  opponentsOnPitch(c.match, side).filter(
    (p) => !isMachine(c, p) && anySquare(c.rules.pitch, p, (square) => reaches(c, side, square)),
  )

const ROCK = 'rock'

export const rock: Procedure<RockFrame, Ctx> = {
  steps: {
    // Nobody is near enough: they throw at the other fans.
    start: (c, f) => (targets(c, f.side).length > 0 ? 'target' : DONE),

    target: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: () => question('rockTarget'),
      legal: (c, f) => targets(c, f.side).map(({ id }) => throwAt(id)),
      chosen: (c, f, { player }) => {
        f.target = player
        c.events.push({ type: 'rockThrown', side: f.side, player })
        return call(sideRollFrame(c, ROCK, f.side, { concerns: [player] }), 'thrown')
      },
    },

    thrown: (c, f) => (c.match.lastRoll?.result === 'hits' ? call(armourFrame(f.target, -1, ROCK), 'end') : 'scatter'),

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'rockScatter',
      side: (_c, f) => f.side,
      rolled: (c, f, [direction]) => {
        const to = c.rules.pitch.step[c.match.players[f.target].at * 8 + direction - 1]
        const hit = to === OFF ? null : playerAt(c.match, to)
        if (!hit || hit.id === f.target) return DONE
        c.events.push({ type: 'rockThrown', side: f.side, player: hit.id })
        return call(armourFrame(hit.id, -1, ROCK), 'end')
      },
    },

    end: () => DONE,
  },
}
