// The table that a roll was read on, at the edge of the pitch away from the action: its rows, the total, and the row it came to.
// Neighbours: Moments.tsx shows it while the dice lie there; @double-skulls/words names tables and results.
import type { Engine, Explanation, Match } from '@double-skulls/engine'
import { capital, playerName, resultWords, signed, sourceWords, tableTitle } from '@double-skulls/words'
import type { ReactNode } from 'react'

interface TablePanelProps {
  readonly engine: Engine
  readonly match: Match
  readonly roll: Explanation
  /** At the right edge instead of the left one. */
  readonly right: boolean
  /** Nothing more is told: it goes by itself. */
  readonly resting: boolean
}

/** `2–4`, `12+`, `≤ 4`. */
const spans = (rows: readonly { readonly upTo: number }[]): readonly string[] =>
  rows.map(({ upTo }, i) => {
    if (i === 0) return `≤ ${upTo}`
    const from = rows[i - 1].upTo + 1
    if (upTo === Number.POSITIVE_INFINITY) return `${from}+`
    return from === upTo ? String(from) : `${from}–${upTo}`
  })

/** Modifiers of one source are added up, the roller's own and others' apart. */
const sums = ({ modifiers, player: own }: Explanation): readonly (readonly [string, number])[] => {
  const all = new Map<string, number>()
  for (const { source, value, player } of modifiers) {
    const name = `${sourceWords(source)}${player >= 0 && player !== own ? ' of others' : ''}`
    all.set(name, (all.get(name) ?? 0) + value)
  }
  return [...all]
}

export const TablePanel = ({ engine, match, roll, right, resting }: TablePanelProps): ReactNode => {
  const table = engine.rules.tables.results?.find(({ name }) => name === roll.table)
  if (!table || roll.faces.length === 0) return null
  const { title } = tableTitle(table.name)
  const thrown = roll.faces.reduce((sum, face) => sum + face, 0)
  const parts = sums(roll)
  const total = parts.reduce((sum, [, value]) => sum + value, thrown)
  const span = spans(table.rows)
  return (
    <section className={`table-panel${right ? ' right' : ''}${resting ? ' resting' : ''}`}>
      <h3>
        {title}
        {roll.player >= 0 && <small> {playerName(match, roll.player)}</small>}
      </h3>
      <p className="table-sum">
        {thrown}
        {parts.map(([source, value]) => (
          <span key={source}>
            {' '}
            {signed(value)} <small>{source}</small>
          </span>
        ))}
        {parts.length > 0 && <b> = {total}</b>}
      </p>
      <ol>
        {table.rows.map(({ result }, i) => (
          <li key={result} className={result === roll.result ? 'read' : undefined}>
            <b>{span[i]}</b> {capital(resultWords(table.name, result))}
          </li>
        ))}
      </ol>
    </section>
  )
}
