// Replays a saved match input by input; if the inputs no longer fit the rules, it goes on from the last state. Neighbours:
// savedMatch.ts is what was saved; localHost.ts, replay/reel.ts and statistics/ go on from here.
import { ENGINE_VERSION, type Engine, type Input, type Match, readInput, stateFaults } from '@double-skulls/engine'
import { reason } from '../store/shelf.ts'
import { beginMatch, type SavedMatch } from './savedMatch.ts'

export interface Restored {
  readonly inputs: readonly Input[]
  /** The inputs no longer fit these rules, so the match goes on from its last state, without its history. */
  readonly fromState: boolean
}

export const HISTORY_LOST =
  'What was played so far can no longer be read, or the rules have been corrected since: the match goes on from its last state, without its history.'

/** Why the engine cannot go on from a state; '' where it can. */
export const stateFault = (engine: Engine, state: Match): string => {
  try {
    return stateFaults(engine, engine.clone(state))[0] ?? ''
  } catch (error) {
    return reason(error)
  }
}

/** The last state of a saved match, if the engine can go on from it. */
export const soundState = (engine: Engine, { state }: SavedMatch): Match => {
  const fault = stateFault(engine, state)
  if (fault === '') return state
  throw new Error(`Neither what was played nor how it stood at last can be read: ${fault}.`)
}

const playedAgain = (engine: Engine, saved: SavedMatch): readonly Input[] | null => {
  if (saved.engine !== ENGINE_VERSION) return null
  try {
    const match = beginMatch(engine, saved.beginning)
    const inputs: Input[] = []
    for (const line of saved.inputs) {
      const input = readInput(engine.rules.pitch, line)
      if (!input) return null
      engine.apply(match, input)
      inputs.push(input)
    }
    return stateFault(engine, match) === '' ? inputs : null
  } catch {
    return null
  }
}

/** Replays the inputs of a saved match. Throws if even the last state cannot be used. */
export const restoredInputs = (engine: Engine, saved: SavedMatch): Restored => {
  const inputs = playedAgain(engine, saved)
  if (inputs) return { inputs, fromState: false }
  soundState(engine, saved)
  return { inputs: [], fromState: true }
}
