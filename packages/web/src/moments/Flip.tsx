// A number that flips when it changes: on the score board, and on the plate of a touchdown. Neighbours: TouchdownScene.tsx,
// table/ScoreStrip.tsx.
import { type ReactNode, useRef } from 'react'

/** A new value is a new element, which flips in; the first one is not animated. */
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

/** Flips from one number to another during a scene. */
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
