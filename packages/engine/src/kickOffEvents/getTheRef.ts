// Get the Ref: each team receives a bribe for this match; in third the side with more fans suffers no penalty for the
// rest of the half.
import type { Ctx } from '../edition.ts'
import { REFEREE_GOT } from '../inducements/eyeOnYou.ts'
import type { Frame } from '../kernel/match.ts'
import { DONE, type Procedure } from '../kernel/procedure.ts'
import { startEffect } from '../procs/match/effects.ts'
import { gain } from '../procs/match/resources.ts'
import { proposalsThird } from '../tables/proposalsThird.ts'
import { sides } from '../vocabulary/words.ts'
import { awayCrowd, type CrowdsFrame, homeCrowd } from './crowds.ts'

export interface GetTheRefFrame extends Frame {
  readonly proc: 'getTheRef'
}

export const getTheRef: Procedure<GetTheRefFrame & { step: 'start' }, Ctx> = {
  steps: {
    start: (c) => {
      for (const side of sides) gain(c, side, 'bribe', 'getTheRef')
      return DONE
    },
  },
}

export const getTheRefThird: Procedure<GetTheRefFrame & CrowdsFrame & { step: 'start' | 'away' }, Ctx> = {
  fields: { homeTotal: 0 },
  steps: {
    start: homeCrowd('getTheRef', 'away'),
    away: awayCrowd('getTheRef', (c, _f, { home, away }) => {
      if (home === away) return proposalsThird.getTheRefTiesAgain.value ? 'start' : DONE
      startEffect(c, home > away ? 'home' : 'away', REFEREE_GOT, proposalsThird.getTheRefLasts.value)
      return DONE
    }),
  },
}
