// Throw Team-Mate of third: a pass of the player that counts one band longer, and a landing that is easier after an
// accurate one. Neighbours: throwTeamMate.ts has the frame and the other steps, passSteps.ts judges the throw.
import type { Ctx } from '../../edition.ts'
import { call, type Procedure } from '../../kernel/procedure.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { proposalsThird } from '../../tables/proposalsThird.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { armourFrame } from '../hurt/armour.ts'
import { layDown } from '../hurt/fall.ts'
import { rollFrame } from '../rolling/roll.ts'
import { shiftedBand } from './pass.ts'
import { isFumbled } from './passSteps.ts'
import {
  intoTheAir,
  putDown,
  type ThrowTeamMateFrame,
  type ThrowTeamMateFrameCrp,
  throwTeamMateProcedureCrp,
} from './throwTeamMate.ts'

/** The band that the throw counts as. */
const countedBand = ({ band }: ThrowTeamMateFrame): PassBand =>
  shiftedBand(band, proposalsThird.throwTeamMateBands.value) ?? band

const listed = (value: number, source: string): Modifier[] => (value === 0 ? [] : [{ value, source, player: -1 }])

export const throwTeamMateProcedureThird: Procedure<ThrowTeamMateFrameCrp, Ctx> = {
  steps: {
    ...throwTeamMateProcedureCrp.steps,

    // Eaten or escaped: his fate is settled.
    throw: (c, f) => {
      if (f.eaten || f.squirmed) return 'balls'
      const band = countedBand(f)
      const modifiers = listed(c.rules.tables.passRange.modifiers[band], band)
      return call(rollFrame(c, 'throwTeamMate', f.thrower, { modifiers, detail: band }), 'thrown')
    },

    // Fumbled, he comes down where he stood; accurate, in the target square; otherwise he scatters.
    thrown: (c, f, result) => {
      f.quality = isFumbled(c, result) ? 'fumbled' : result === 'passed' ? 'accurate' : 'inaccurate'
      if (f.quality === 'fumbled') return 'land'
      intoTheAir(c, f)
      f.at = f.target
      if (f.quality === 'inaccurate') return 'scatter'
      f.scatters = c.rules.ball.passScatters
      return 'comeDown'
    },

    land: (c, f) => {
      putDown(c, f)
      if (f.hit >= 0) return 'crash'
      const modifiers = listed(f.quality === 'accurate' ? 0 : -1, f.quality)
      return call(rollFrame(c, 'land', f.mate, { modifiers }), 'landed')
    },

    // He falls over, which ends the turn with or without the ball.
    crash: (c, f) => {
      layDown(c, c.match.players[f.mate], 'landing')
      return call(armourFrame(f.mate, -1, 'landing'), 'hurt')
    },
  },
}
