// Replays a saved match input by input; if the inputs no longer fit the rules, it goes on from the last state. Neighbours:
// savedMatch.ts is what was saved; localHost.ts, replay/reel.ts and statistics/ go on from here.
import {
  type Engine,
  type Input,
  layoutFault,
  type Match,
  readInput,
  rulesFault,
  stateFaults,
} from '@double-skulls/engine'
import { reason } from '../store/shelf.ts'
import type { LocalMatch } from './localHost.ts'
import { beginMatch, type SavedMatch } from './savedMatch.ts'

export interface Restored {
  readonly inputs: readonly Input[]
  /** The inputs no longer fit these rules, so the match goes on from its last state, without its history. */
  readonly fromState: boolean
  /** What the coach should know about it; '' where there is nothing. */
  readonly notice: string
}

const historyLost = (why: string): string =>
  `What was played so far cannot be played again: ${why}. The match goes on from its last state, without its history.`

/** Why the engine cannot go on from a state; '' where it can. */
export const stateFault = (engine: Engine, state: Match): string => {
  const otherLayout = layoutFault(state)
  if (otherLayout !== '') return otherLayout
  try {
    return stateFaults(engine, engine.clone(state))[0] ?? ''
  } catch (error) {
    return reason(error)
  }
}

/** The last state of a saved match, if the engine can go on from it. `why` its inputs cannot be played again is told where it cannot. */
export const soundState = (engine: Engine, { state, engine: writer }: SavedMatch, why: string): Match => {
  const fault = stateFault(engine, state)
  if (fault === '') return state
  throw new Error(
    `Neither what was played nor how it stood at last can be read. What was played: ${why}. How it stood: ${fault}. It stays kept as it is; a client with engine ${writer} may open it.`,
  )
}

/** Why the inputs of a saved match cannot be played again, before any is tried; '' where they may fit. */
export const historyFault = (engine: Engine, saved: SavedMatch): string =>
  rulesFault(engine.rules, saved) || ('position' in saved.beginning ? layoutFault(saved.beginning.position) : '')

type Again = { readonly inputs: readonly Input[] } | { readonly why: string }

const playedAgain = (engine: Engine, saved: SavedMatch): Again => {
  const fault = historyFault(engine, saved)
  if (fault !== '') return { why: fault }
  try {
    const match = beginMatch(engine, saved.beginning)
    const inputs: Input[] = []
    for (const line of saved.inputs) {
      const input = readInput(engine.rules.pitch, line)
      if (!input) return { why: `"${line}" is no input` }
      engine.apply(match, input)
      inputs.push(input)
    }
    const ended = stateFault(engine, match)
    return ended === '' ? { inputs } : { why: ended }
  } catch (error) {
    return { why: reason(error) }
  }
}

/** Replays the inputs of a saved match. Throws if even the last state cannot be used. */
export const restoredInputs = (engine: Engine, saved: SavedMatch): Restored => {
  const again = playedAgain(engine, saved)
  if ('inputs' in again) return { inputs: again.inputs, fromState: false, notice: '' }
  soundState(engine, saved, again.why)
  return { inputs: [], fromState: true, notice: historyLost(again.why) }
}

/** Opens a saved match exactly where it was left; from its last state if the rules have changed since. */
export const restoredLocalMatch = (engine: Engine, saved: SavedMatch): LocalMatch => {
  const { inputs, fromState, notice } = restoredInputs(engine, saved)
  const { id, seats, seed, startedAt } = saved
  return {
    id,
    engine,
    seats,
    beginning: fromState ? { position: saved.state } : saved.beginning,
    seed,
    startedAt,
    inputs,
    revision: saved.revision ?? 0,
    notice,
  }
}
