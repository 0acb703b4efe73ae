// The handicaps of a side in the match, with what each does. Neighbours: SideSheet.tsx shows them, preparation.ts knows which are
// settled; the league rolls and applies them.
import { counted, handicapTable } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { RuleLink } from '../teams/RuleLink.tsx'

interface HandicapsProps {
  readonly edition: string
  /** Ids, in the order of the rolls. */
  readonly ids: readonly string[]
  /** Awards besides the usual one for the most valuable player. */
  readonly awards: number
}

export const Handicaps = ({ edition, ids, awards }: HandicapsProps): ReactNode => {
  const rows = handicapTable.filter(({ id }) => ids.includes(id))
  return (
    <>
      {rows.length > 0 && (
        <ul className="handicaps" aria-label="Handicaps">
          {rows.map(({ id, roll, name, gist }) => (
            <li key={id}>
              <b>{roll}</b>
              <span>
                <RuleLink edition={edition} kind="handicap" id={id}>
                  {name}
                </RuleLink>
                <small>{gist}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {awards > 0 && <p className="quiet">{counted(awards, 'more award')} for its most valuable players.</p>}
    </>
  )
}
