// The filters of the log: a subject, a team, words; and a copy of it as text. Neighbours: Log.tsx, filter.ts.
import { type Match, type Side, sides } from '@double-skulls/engine'
import { type Topic, topics } from '@double-skulls/words'
import { type ReactNode, useState } from 'react'
import type { Filter } from './filter.ts'

const topicWords: { readonly [T in Topic]: string } = {
  dice: 'Dice',
  injuries: 'Injuries',
  ball: 'Ball',
  score: 'Score and turns',
}

/** Mine and theirs when one coach plays here, otherwise the names of the teams. */
const sideWords = (side: Side, match: Match, mine: Side | null): string =>
  mine === null ? `${match.squads[side].name} (${side})` : side === mine ? 'My team' : 'Their team'

interface LogToolsProps {
  readonly match: Match
  readonly mine: Side | null
  readonly filter: Filter
  onFilter(filter: Filter): void
  /** The shown lines as text. */
  copied(): string
}

export const LogTools = ({ match, mine, filter, onFilter, copied }: LogToolsProps): ReactNode => {
  const [note, setNote] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copied())
      setNote('Copied.')
    } catch {
      setNote('This browser does not let pages copy: select the lines instead.')
    }
  }
  return (
    <div className="log-tools" role="search" aria-label="Filter the log">
      <select
        aria-label="Subject"
        value={filter.topic}
        onChange={(event) =>
          onFilter({ ...filter, topic: topics.find((topic) => topic === event.target.value) ?? 'all' })
        }
      >
        <option value="all">All</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {topicWords[topic]}
          </option>
        ))}
      </select>
      <select
        aria-label="Team"
        value={filter.side}
        onChange={(event) => onFilter({ ...filter, side: sides.find((side) => side === event.target.value) ?? 'both' })}
      >
        <option value="both">Both teams</option>
        {sides.map((side) => (
          <option key={side} value={side}>
            {sideWords(side, match, mine)}
          </option>
        ))}
      </select>
      <input
        type="search"
        aria-label="Words"
        placeholder="Search"
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.target.value })}
      />
      <button type="button" onClick={copy}>
        Copy
      </button>
      <span className="log-note" role="status">
        {note}
      </span>
    </div>
  )
}
