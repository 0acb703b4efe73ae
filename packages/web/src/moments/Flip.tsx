// A number that flips when it changes: on the score board, and on the plate of a touchdown. Neighbours: TouchdownScene.tsx,
// table/ScoreStrip.tsx.
import { scoreText } from '@double-skulls/engine'
import { type ReactNode, useRef } from 'react'

/** A new value is a new element, which flips in; the first one is not animated. */
export const Flip = ({ value }: { readonly value: number }): ReactNode => {
  const first = useRef(value)
  return (
    <span key={value} className={value === first.current ? 'flip' : 'flip turning'}>
      {scoreText(value)}
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
    <span className="turns">{scoreText(to)}</span>
  ) : (
    <span className="turns">
      <span className="turns-out" aria-hidden="true">
        {scoreText(from)}
      </span>
      <span className="turns-in">{scoreText(to)}</span>
    </span>
  )
