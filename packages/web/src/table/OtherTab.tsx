// Says where a match is played that this tab only shows, and offers to take it over. Neighbours: match/sharedTable.ts,
// MatchPage.tsx puts it above the decision.
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Role, SharedTable, Standing } from '../match/sharedTable.ts'
import { reason } from '../store/shelf.ts'

interface Told {
  readonly title: string
  readonly text: string
}

const told: { readonly [R in Role]?: Told } = {
  following: {
    title: 'Played in another tab',
    text: 'You see every decision here as it is made there.',
  },
  vacant: {
    title: 'Nobody plays this match now',
    text: 'The tab that played it was closed or has left it.',
  },
  gone: {
    title: 'This match was thrown away',
    text: 'It was deleted in another tab. What you see can be kept again.',
  },
}

interface OtherTabProps {
  readonly table: SharedTable
  readonly standing: Standing
  /** After the final whistle there is nothing left to play. */
  readonly over: boolean
}

export const OtherTab = ({ table, standing, over }: OtherTabProps): ReactNode => {
  const [fault, setFault] = useState('')
  const { role, asking, note } = standing
  const words = over && role !== 'gone' ? undefined : told[role]
  const attempt = (work: Promise<void>): void => {
    setFault('')
    work.catch((error: unknown) => setFault(`That did not work: ${reason(error)}.`))
  }
  return (
    <div role="status" className="other-tab-place">
      {words && (
        <div className={`other-tab ${role}`}>
          <div className="other-tab-words">
            <h2>{words.title}</h2>
            <p>{words.text}</p>
            {note !== '' && <p className="other-tab-note">{note}</p>}
            {fault !== '' && <p className="other-tab-note">{fault}</p>}
          </div>
          <div className="other-tab-verbs">
            {role === 'gone' ? (
              <>
                <button type="button" className="answer take-over" onClick={() => attempt(table.bringBack())}>
                  Keep it and play on
                </button>
                <Link href="/" className="plain">
                  Home
                </Link>
              </>
            ) : (
              <button
                type="button"
                className="answer take-over"
                aria-disabled={asking}
                onClick={() => attempt(table.playHere())}
              >
                {asking ? 'Taking it over …' : 'Play here'}
              </button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
