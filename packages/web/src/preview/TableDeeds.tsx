// Deeds that are read on a table, each with the bar of its results, and another if the opponent can dodge it. Neighbours: TableBar.tsx,
// Preview.tsx; the engine's forecastTable.
import { type Action, type Engine, forecastTable, type Match, type RollForecast } from '@double-skulls/engine'
import { type ReactNode, useMemo } from 'react'
import { answerWords, deedWords } from '../words/answers.ts'
import { percent } from '../words/numbers.ts'
import { TableBar } from './TableBar.tsx'
import { Why } from './Why.tsx'

interface TableDeedsProps {
  readonly engine: Engine
  /** With the player beside them, in his action. */
  readonly match: Match
  readonly player: number
  readonly deeds: readonly Action[]
  /** Whether each is named; a single one may be named already. */
  readonly named?: boolean
}

interface RollProps {
  readonly match: Match
  readonly roll: RollForecast
  readonly text: string
  readonly brief: boolean
  readonly theirs?: boolean
}

const Roll = ({ match, roll, text, brief, theirs = false }: RollProps): ReactNode => {
  const { explanation, results } = roll
  if (!explanation?.table || !results) return null
  return (
    <div className="table-roll">
      <Why match={match} roll={explanation}>
        {text}
      </Why>
      <TableBar table={explanation.table} results={results} brief={brief} theirs={theirs} />
    </div>
  )
}

export const TableDeeds = ({ engine, match, player, deeds, named = true }: TableDeedsProps): ReactNode => {
  const found = useMemo(
    () => deeds.map((deed) => ({ deed, forecast: forecastTable(engine, match, player, deed) })),
    [engine, match, player, deeds],
  )
  const brief = deeds.length > 1
  const shown = found.map(({ deed, forecast }) => {
    const { roll, dodged, rolls } = forecast
    const words = brief ? deedWords(engine, match, deed) : answerWords(engine, match, deed)
    if (!roll)
      return (
        named && (
          <p key={words}>
            <b>{words}</b>
          </p>
        )
      )
    const before = rolls.filter((one) => one !== roll && one.needed > 0 && one.chance < 1)
    return (
      <div key={words} className="table-deed">
        <Roll match={match} roll={roll} text={named ? words : 'The table'} brief={brief} />
        {before.map((one) => (
          <small key={one.roll}>first {percent(one.chance)}</small>
        ))}
        {dodged && !brief && <Roll match={match} roll={dodged} text="If he dodges" brief={brief} theirs />}
      </div>
    )
  })
  return <div className={brief ? 'table-deeds' : undefined}>{shown}</div>
}
