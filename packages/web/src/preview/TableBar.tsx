// What a roll on a table can give, as a bar: each result as wide as it is likely, from the worst to the best. Neighbours: TableDeeds.tsx
// shows several, tray/AnswerButton.tsx one; the engine's forecasts have the chances.
import type { ResultForecast } from '@double-skulls/engine'
import { resultWords } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { percent } from '../words/numbers.ts'

/** Results that leave everything as it was. */
const IDLE: readonly string[] = ['nothing', 'missed']

const toneOf = ({ result, good }: ResultForecast, theirs: boolean): string =>
  IDLE.includes(result) ? 'idle' : good !== theirs ? 'good' : 'bad'

/** A narrower part has no number in it. */
const ROOM = 0.08

interface TableBarProps {
  readonly table: string
  readonly results: readonly ResultForecast[]
  /** Without the list of results: they are told to screen readers only. */
  readonly brief?: boolean
  /** A roll of the other coach: what is good for him is not. */
  readonly theirs?: boolean
}

export const TableBar = ({ table, results, brief = false, theirs = false }: TableBarProps): ReactNode => {
  const likely = results.filter(({ chance }) => chance > 0)
  return (
    <div className="table-bar">
      <div className="bar" aria-hidden="true">
        {likely.map((one) => (
          <span
            key={one.result}
            className={toneOf(one, theirs)}
            style={{ flexGrow: one.chance }}
            title={`${resultWords(table, one.result)} ${percent(one.chance)}`}
          >
            {one.chance >= ROOM && percent(one.chance).replace(' %', '')}
          </span>
        ))}
      </div>
      <ul className={brief ? 'unseen' : undefined}>
        {likely.map((one) => (
          <li key={one.result} className={toneOf(one, theirs)}>
            {resultWords(table, one.result)} <b>{percent(one.chance)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
