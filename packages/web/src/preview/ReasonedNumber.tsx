// A number with its reasons: a click opens them in place. Neighbours: Why.tsx gives the reasons of a roll, Sums.tsx those of a
// chance made of several rolls.
import { type ReactNode, useId, useState } from 'react'

interface ReasonedNumberProps {
  /** The number as it is shown; several numbers may share their reasons. */
  readonly numbers: readonly ReactNode[]
  readonly children: ReactNode
}

export const ReasonedNumber = ({ numbers, children }: ReasonedNumberProps): ReactNode => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="why">
      {numbers.map((number, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: numbers keep their order
          key={i}
          type="button"
          className="why-button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {number}
          <span className="why-word">
            {' '}
            <span className="unseen">why</span>?
          </span>
        </button>
      ))}
      {open && (
        <div id={id} className="why-box">
          {children}
        </div>
      )}
    </div>
  )
}
