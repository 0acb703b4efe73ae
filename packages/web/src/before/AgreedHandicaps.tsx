// Handicaps that both coaches agree on, besides those that the ratings bring: one list a side, filled from the league's table.
// Neighbours: MatchTerms.tsx; the league applies them, Handicaps.tsx shows what a side has.
import { type BySide, type Side, sides } from '@double-skulls/engine'
import { handicapNamed, handicapTable, type Team } from '@double-skulls/league'
import type { ReactNode } from 'react'

/** Ids of the table, by side. */
export type Agreed = BySide<readonly string[]>

export const noneAgreed: Agreed = { home: [], away: [] }

interface AgreedHandicapsProps {
  readonly teams: BySide<Team>
  readonly agreed: Agreed
  onChange(agreed: Agreed): void
}

const nameOf = (id: string): string => handicapNamed(id)?.name ?? id

export const AgreedHandicaps = ({ teams, agreed, onChange }: AgreedHandicapsProps): ReactNode => {
  const put = (side: Side, ids: readonly string[]): void => onChange({ ...agreed, [side]: ids })
  return (
    <fieldset className="match-choices">
      <legend>Handicaps by agreement</legend>
      {sides.map((side) => (
        <div key={side} className="agreed">
          <label>
            <span className="unseen">A handicap for </span>
            {teams[side].name}
            <select value="" onChange={({ target }) => put(side, [...agreed[side], target.value])}>
              <option value="">Add one …</option>
              {handicapTable
                .filter(({ id }) => !agreed[side].includes(id))
                .map(({ id, roll, name }) => (
                  <option key={id} value={id}>
                    {roll} {name}
                  </option>
                ))}
            </select>
          </label>
          {agreed[side].map((id) => (
            <button
              key={id}
              type="button"
              className="plain"
              aria-label={`Without ${nameOf(id)} for ${teams[side].name}`}
              onClick={() =>
                put(
                  side,
                  agreed[side].filter((other) => other !== id),
                )
              }
            >
              {nameOf(id)} ×
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
