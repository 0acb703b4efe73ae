// A game of two campaign teams as this device keeps it: the teams as they came, what coaches have answered in each phase, and the match.
// Everything else is gone through again. Neighbours: games.ts stores it, games/gameNow.ts goes through it.
import { type BySide, sides } from '@double-skulls/engine'
import {
  type AfterMatchStepId,
  afterMatchStepIds,
  asTeam,
  type ClosingPhase,
  closingPhases,
  type MatchOptions,
  type Teams,
} from '@double-skulls/league'
import type { Seat } from '../match/host.ts'
import {
  either,
  expectShape,
  isObject,
  listOf,
  moment,
  name,
  object,
  record,
  type Shape,
  text,
  wholeNumber,
  word,
} from './shape.ts'

/** What comes between two campaign teams and their next game, in this order; the steps after a match are those of the edition. */
export type PhaseId = 'before' | 'match' | AfterMatchStepId | ClosingPhase

export const phaseIds: readonly PhaseId[] = ['before', 'match', ...afterMatchStepIds, ...closingPhases]

export interface KeptGame {
  readonly id: string
  /** The ids of the two teams among those on this device. */
  readonly kept: BySide<string>
  /** Who answers for each side. */
  readonly seats: BySide<Seat>
  /** The seed of the dice of all phases. */
  readonly seed: number
  /** The teams as they came. */
  readonly teams: Teams
  readonly options: MatchOptions
  /** Whether the match needs a winner. */
  readonly decisive: boolean
  /** The answers of coaches at this screen, by phase. */
  readonly said: { readonly [phase: string]: readonly string[] }
  /** The phases that are over: their answers stay. */
  readonly over: readonly PhaseId[]
  /** The id of the match among those on this device; '' until it is kicked off. */
  readonly match: string
  /** Whether both teams were kept as the game has left them. */
  readonly done: boolean
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

const answers: Shape = (value, where) => {
  if (!isObject(value)) return `"${where}" must be answers by phase`
  for (const [phase, said] of Object.entries(value)) {
    const fault = listOf(text)(said, `${where}.${phase}`)
    if (fault !== null) return fault
  }
  return null
}

const flag: Shape = (value, where) => (typeof value === 'boolean' ? null : `"${where}" must be true or false`)

const seat = either(
  'a coach at the screen or a bot with its name',
  record({ by: word(['here']) }),
  record({ by: word(['bot']), bot: name }),
)

const both = (shape: Shape): Shape => record(Object.fromEntries(sides.map((side) => [side, shape])))

const gameShape = record({
  ...{ id: name, kept: both(name), seats: both(seat), seed: wholeNumber, teams: both(object), options: object },
  ...{ decisive: flag, said: answers, over: listOf(word(phaseIds)), match: text, done: flag, changedAt: moment },
})

/** Throws with the first field that does not fit. */
export const asKeptGame = (value: unknown): KeptGame => {
  expectShape(gameShape, value)
  const game = value as KeptGame
  for (const side of sides) asTeam(game.teams[side])
  return game
}

export const isHere = ({ seats }: Pick<KeptGame, 'seats'>, who: string): boolean =>
  !sides.some((side) => side === who && seats[side].by === 'bot')
