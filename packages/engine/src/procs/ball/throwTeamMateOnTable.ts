// A team-mate is thrown by the table of throws: he comes down on the target, scatters from it, or falls beside the thrower. It plays
// the frame of throwTeamMate.ts; neighbours: flight.ts brings him down, throwModifiers.ts, ballDeeds.ts.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { OFF } from '../../kernel/pitch.ts'
import { type Call, call, done, type Next, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { statNow } from '../match/weather.ts'
import { rollFrame } from '../rolling/roll.ts'
import { turnover } from '../turn/turnover.ts'
import { tableThrowsOf } from './ballRules.ts'
import { type FlightEnd, flight, flightFrame } from './flight.ts'
import { countGiven } from './giveOnce.ts'
import { zonesAgainst } from './throwModifiers.ts'
import { fly, intoTheAir, type ThrowTeamMateFrame } from './throwTeamMate.ts'

export type TableFlightFrame = ThrowTeamMateFrame & {
  step: 'start' | 'thrown' | 'scatter' | 'end'
} & Returns<typeof MOVES_ON>

const GOES_ON = done(MOVES_ON)

const ends = (c: Ctx, f: TableFlightFrame, how: FlightEnd): Call<'end'> =>
  call(flightFrame(c.match.players[f.mate], { by: f.thrower, how: 'thrown', origin: f.origin }, f.at, how), 'end')

export const throwTeamMateOnTable: Procedure<TableFlightFrame, Ctx> = {
  procedures: { flight },
  steps: {
    start: (c, f) => {
      const thrower = c.match.players[f.thrower]
      countGiven(c, 'pass')
      c.events.push({ type: 'thrown', player: f.mate, by: f.thrower, target: f.target, band: f.band })
      const modifiers = [...statNow(c, thrower, 'TS').why, ...zonesAgainst(c, thrower, 'throwTeamMate')]
      return call(rollFrame(c, 'throwTeamMate', f.thrower, { modifiers, detail: f.band, concerns: [f.mate] }), 'thrown')
    },

    // Fumbled, he comes down where he stood.
    thrown: (c, f): Next<TableFlightFrame> => {
      const result = c.match.lastRoll?.result
      if (result === 'intercepted') return ends(c, f, 'land')
      intoTheAir(c, f)
      f.at = f.target
      return result === 'missed' ? 'scatter' : ends(c, f, 'comeDown')
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        f.scatters++
        if (fly(c, f, faces[0] - 1) === OFF) return ends(c, f, 'crowd')
        return f.scatters < tableThrowsOf(c).scatters[f.band] ? 'scatter' : ends(c, f, 'comeDown')
      },
    },

    end: (c) => {
      turnover(c, 'throw')
      return GOES_ON
    },
  },
}
