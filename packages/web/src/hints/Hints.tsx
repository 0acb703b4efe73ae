// A hint of the first match, above the question it belongs to. Neighbours: useHints.ts says which, table/MatchPage.tsx places it.
import type { ReactNode } from 'react'
import type { Chosen } from '../choosing/chosen.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { hintNames } from '../settings/settings.ts'
import { hintWords } from './hints.ts'
import { useHints } from './useHints.ts'

interface HintsProps {
  readonly host: MatchHost
  readonly situation: Situation
  readonly chosen: Chosen
  /** Whether no animation is running: hints wait until it is over. */
  readonly still: boolean
}

export const Hints = ({ host, situation, chosen, still }: HintsProps): ReactNode => {
  const { hint, dismiss, dismissAll } = useHints(host, situation, chosen)
  const at = hint === null ? 0 : hintNames.indexOf(hint) + 1
  return (
    <div role="status" className="hint-place">
      {hint !== null && still && (
        <div className="hint">
          <p>
            <b>
              Hint {at} of {hintNames.length}
            </b>{' '}
            {hintWords[hint]}
          </p>
          <div className="hint-verbs">
            <button type="button" className="plain" onClick={dismiss}>
              Got it
            </button>
            <button type="button" className="plain" onClick={dismissAll}>
              No hints
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
