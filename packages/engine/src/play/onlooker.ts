// What one viewer receives of a match, step by step, as it would cross a wire: inputs masked, events left out that he may not hear,
// and a view after each step. Neighbours: ../kernel/view.ts makes the views, viewRecord.ts masks a record by it.
//
// While a secret question of somebody else is open, the step before it is held back. If the question is let go, what followed is
// told as if it had come of that step; if it is taken up, both steps are told. So only the pause could be noticed.
import type { Engine } from '../engine.ts'
import type { Match } from '../kernel/match.ts'
import { glimpseOf, hidesQuestion } from '../kernel/secrecy.ts'
import type { Input } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Viewer } from '../vocabulary/secrecy.ts'
import { textCheck } from './record.ts'

/** An input as a viewer may see it. */
export type SeenInput = Input | { readonly masked: 'answer' | 'dice' }

export interface SeenStep {
  /** The number of the step among those he has seen; 0 is the start of the match, which has no input. */
  readonly seq: number
  readonly input: SeenInput | null
  readonly events: readonly GameEvent[]
  /** The match as he sees it afterwards. */
  readonly view: Match
}

export interface Onlooker {
  readonly viewer: Viewer
  /** The last step he has seen: what one gets who comes in now. null while a secret is asked before anything was seen. */
  last(): SeenStep | null
  /** What he learns of an input that was applied; its match may go on changing in place. Mostly one step, sometimes none or two. */
  sees(input: Input, events: readonly GameEvent[], after: Match): readonly SeenStep[]
}

/** The checksum of a state, such as a view. */
export const stateCheck = (match: Match): string => textCheck(JSON.stringify(match))

const maskOf = (input: Input): SeenInput => ({ masked: 'dice' in input ? 'dice' : 'answer' })

export const newOnlooker = (engine: Engine, viewer: Viewer, start: Match): Onlooker => {
  let secret = engine.secret(start)
  let seq = 0
  let last: SeenStep | null = null
  /** The step that is not told yet, and the match at the question for which it waits, if there is one. */
  let held: Omit<SeenStep, 'seq' | 'view'> | null = { input: null, events: [] }
  let atQuestion: Match | null = null

  const tell = (view: Match): SeenStep[] => {
    if (!held) return []
    last = { seq, ...held, view }
    seq++
    held = null
    return [last]
  }

  /** Holds back before a question that he may not know of. */
  const arrive = (match: Match): SeenStep[] => {
    secret = engine.secret(match)
    atQuestion = hidesQuestion(secret, viewer) ? engine.view(match, viewer, true) : null
    return atQuestion ? [] : tell(engine.view(match, viewer))
  }

  arrive(start)
  return {
    viewer,
    last: () => last,
    sees(input, all, after) {
      const glimpse = glimpseOf(secret, input, viewer)
      const events = all.filter(({ secretOf }) => secretOf === undefined || secretOf === viewer)
      if (glimpse === 'unseen') {
        held = { input: held?.input ?? null, events: [...(held?.events ?? []), ...events] }
        return arrive(after)
      }
      const before = atQuestion ? tell(atQuestion) : []
      held = { input: glimpse === 'whole' ? input : maskOf(input), events }
      return [...before, ...arrive(after)]
    },
  }
}
