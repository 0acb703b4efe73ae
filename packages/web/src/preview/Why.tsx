// "Why?": what a roll needs and each reason for it, opened in place by clicking the number. Neighbours: words/rolls.ts.
import type { Explanation, Match } from '@double-skulls/engine'
import { type ReactNode, useId, useState } from 'react'
import { playerName } from '../words/names.ts'
import { signed } from '../words/numbers.ts'
import { rollWords, sourceWords } from '../words/rolls.ts'

interface WhyProps {
  readonly match: Match
  readonly roll: Explanation
  readonly children: ReactNode
}

export const Reasons = ({ match, roll }: Omit<WhyProps, 'children'>): ReactNode => (
  <table className="reasons">
    <tbody>
      {roll.base > 0 && (
        <tr>
          <th scope="row">{rollWords(roll.roll)}</th>
          <td>{roll.base}+</td>
        </tr>
      )}
      {roll.modifiers.map(({ source, value, player }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: modifiers keep their order
        <tr key={i}>
          <th scope="row">
            {sourceWords(source)}
            {player >= 0 && player !== roll.player ? ` of ${playerName(match, player)}` : ''}
          </th>
          <td>{signed(value)}</td>
        </tr>
      ))}
      {roll.needed > 0 && (
        <tr className="sum">
          <th scope="row">the die must show</th>
          <td>{roll.needed}+</td>
        </tr>
      )}
    </tbody>
  </table>
)

export const Why = ({ match, roll, children }: WhyProps): ReactNode => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <span className="why">
      <button
        type="button"
        className="why-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {children}
        <span className="why-word">
          {' '}
          <span className="unseen">why</span>?
        </span>
      </button>
      {open && (
        <span id={id} className="why-box">
          <Reasons match={match} roll={roll} />
        </span>
      )}
    </span>
  )
}
