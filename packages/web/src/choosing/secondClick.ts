// What needs a second click: a tap, an answer that may cost the turn, and ending a turn in which players have not acted.
// Neighbours: risk.ts has the chance, aim.ts says what a click means, useChoosing.ts waits for the second click.
import type { Action } from '@double-skulls/engine'
import type { Situation } from '../match/host.ts'
import type { RiskLimit, Settings } from '../settings/settings.ts'
import type { Aim } from './aim.ts'
import type { Risk } from './risk.ts'

/** Choices without consequences, or that can be undone. */
export const isSmall = (aim: Aim): boolean =>
  aim.means === 'nothing' ||
  aim.means === 'select' ||
  aim.means === 'change' ||
  aim.means === 'menu' ||
  (aim.means === 'approach' && aim.approach.way === null)

/** A second click is needed above this chance. */
const limits: { readonly [L in RiskLimit]: number } = { always: 0, any: 0, tenth: 0.1, quarter: 0.25, never: 1 }

/** A tolerance for rounding errors. */
const NOTHING = 1e-9

/** `risk` is called only if it matters. */
export const isTooRisky = ({ askRisk }: Pick<Settings, 'askRisk'>, risk: () => Risk): boolean => {
  if (askRisk === 'never') return false
  const chance = risk()
  return chance === null || chance > limits[askRisk] + NOTHING
}

interface Click {
  readonly aim: Aim
  /** A touch needs a preview first: the finger hides the square. */
  readonly touch: boolean
  risk(): Risk
}

export const needsSecondClick = (settings: Pick<Settings, 'askRisk'>, { aim, touch, risk }: Click): boolean =>
  !isSmall(aim) && (touch || settings.askRisk === 'always' || isTooRisky(settings, risk))

/** How many players have not acted, when the answer would end the turn and the coach wants to be warned; otherwise 0. */
export const idlePlayers = (
  { confirmEndTurn }: Pick<Settings, 'confirmEndTurn'>,
  { legal }: Situation,
  answer: Action,
): number =>
  answer.do === 'endTurn' && confirmEndTurn
    ? new Set(legal.filter((one) => one.do === 'activate').map(({ player }) => player)).size
    : 0
