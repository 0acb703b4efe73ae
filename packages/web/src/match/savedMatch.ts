// A match as it is saved on this device: its start, every input as a line, and the state, for lists and for when the rules have
// changed and the inputs no longer fit. Neighbours: localHost.ts writes it, store/matches.ts stores it, restored.ts replays it.
import {
  type BySide,
  ENGINE_VERSION,
  type Engine,
  type GameEvent,
  type Input,
  type Match,
  type MatchSetup,
  type Side,
  writeInput,
} from '@double-skulls/engine'
import type { EarlyDice } from '@double-skulls/league'
import type { Seat } from './host.ts'

export type Beginning =
  | {
      readonly setup: MatchSetup
      /** Dice that were rolled before the match, for when it asks for them. */
      readonly foretold?: readonly EarlyDice[]
    }
  | { readonly position: Match }

export interface SavedMatch {
  readonly id: string
  readonly edition: string
  /** The client's engine when it was saved last. */
  readonly engine: string
  /** The rules version of the edition; clients of engine 0.2.0 did not note it. */
  readonly rules?: number
  readonly seats: BySide<Seat>
  readonly beginning: Beginning
  readonly inputs: readonly string[]
  /** The seed of the dice; null: random dice of the browser. */
  readonly seed: number | null
  readonly state: Match
  /** Milliseconds since 1970, for the list on the home page. */
  readonly startedAt: number
  readonly changedAt: number
  /** Counts the saves of this match, so that a tab with an older one notices; older clients did not count. */
  readonly revision?: number
}

/** What a match that is saved now says about its rules. */
export const playedBy = ({ edition, rules }: Engine): { edition: string; engine: string; rules: number } => ({
  edition,
  engine: ENGINE_VERSION,
  rules: rules.rulesVersion,
})

export const newMatchId = (): string => crypto.randomUUID().slice(0, 8)

export const beginMatch = (engine: Engine, beginning: Beginning): Match =>
  'setup' in beginning ? engine.start(beginning.setup) : engine.clone(beginning.position)

export const inputLine = (engine: Engine, input: Input): string => writeInput(engine.rules.pitch, input)

export const isOver = (saved: SavedMatch): boolean => saved.state.result !== null

export const squadName = (saved: SavedMatch, side: Side): string => saved.state.squads[side].name

export type Events = readonly GameEvent[]
