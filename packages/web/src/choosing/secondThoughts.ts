// What is asked twice before it is done: a tap, whatever may cost the turn, and the end of a turn in which players have not
// acted. Neighbours: risk.ts says how likely, aim.ts what a click means, useChoosing.ts waits for the second one.
import type { Action } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'
import type { RiskLimit, Settings } from '../settings/settings.ts'
import type { Aim } from './aim.ts'
import type { Risk } from './risk.ts'

/** Nothing comes of it yet, or nothing that could not be taken back. */
export const isSmall = ({ means }: Aim): boolean =>
  means === 'nothing' || means === 'select' || means === 'change' || means === 'menu'

/** Above this chance it is asked. */
const limits: { readonly [L in RiskLimit]: number } = { always: 0, any: 0, tenth: 0.1, quarter: 0.25, never: 1 }

/** Arithmetic is not exact. */
const NOTHING = 1e-9

/** `risk` is reckoned only where it matters. */
export const isTooRisky = ({ askRisk }: Pick<Settings, 'askRisk'>, risk: () => Risk): boolean => {
  if (askRisk === 'never') return false
  const chance = risk()
  return chance === null || chance > limits[askRisk] + NOTHING
}

interface Click {
  readonly aim: Aim
  /** A finger sees what it has touched only after touching it. */
  readonly touch: boolean
  risk(): Risk
}

export const isAskedTwice = (settings: Pick<Settings, 'askRisk'>, { aim, touch, risk }: Click): boolean =>
  !isSmall(aim) && (touch || settings.askRisk === 'always' || isTooRisky(settings, risk))

/** How many players have not acted, where the answer would end the turn and that is to be asked; 0 where it is not. */
export const leftIdle = (
  { confirmEndTurn }: Pick<Settings, 'confirmEndTurn'>,
  { legal }: Situation,
  answer: Action,
): number =>
  answer.do === 'endTurn' && confirmEndTurn
    ? new Set(legal.filter((one) => one.do === 'activate').map(({ player }) => player)).size
    : 0
