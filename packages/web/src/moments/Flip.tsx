// A number that turns when it changes: on the score board, and on the plate of a touchdown. Neighbours: TouchdownScene.tsx,
// table/ScoreStrip.tsx.
import { type ReactNode, useRef } from 'react'

/** Another value is another element, which turns in; the first one is simply there. */
export const Flip = ({ value }: { readonly value: number }): ReactNode => {
  const first = useRef(value)
  return (
    <span key={value} className={value === first.current ? 'flip' : 'flip turning'}>
      {value}
    </span>
  )
}

interface TurnsProps {
  readonly from: number
  readonly to: number
}

/** Turns from one number to another while a scene is there. */
export const Turns = ({ from, to }: TurnsProps): ReactNode =>
  from === to ? (
    <span className="turns">{to}</span>
  ) : (
    <span className="turns">
      <span className="turns-out" aria-hidden="true">
        {from}
      </span>
      <span className="turns-in">{to}</span>
    </span>
  )
