// Follows a finger on the pitch: the square under it is previewed before it is lifted, and lifting it on another square than it
// was put down on chooses that square. Neighbours: Pitch.tsx, Magnifier.tsx; a mouse needs none of this.
import { OFF, type Square } from '@double-skulls/engine'
import { type PointerEvent, useCallback, useState } from 'react'
import type { Choosing } from '../choosing/choosing.ts'
import { squareUnder } from '../choosing/squareUnder.ts'
import type { Finger } from './Magnifier.tsx'

interface Thumb extends Finger {
  /** Where it was put down. */
  readonly from: Square
}

interface ThumbHandlers {
  readonly thumb: Thumb | null
  down(event: PointerEvent, square: Square): void
  move(event: PointerEvent): void
  up(event: PointerEvent): void
  cancel(): void
}

export const useThumb = (choosing: Choosing, ready: boolean): ThumbHandlers => {
  const [thumb, setThumb] = useState<Thumb | null>(null)
  const { point, act } = choosing
  const down = useCallback(
    (event: PointerEvent, square: Square): void => {
      if (!ready || event.pointerType === 'mouse' || !event.isPrimary || square === OFF) return
      setThumb({ x: event.clientX, y: event.clientY, from: square })
      point(square)
    },
    [ready, point],
  )
  const move = (event: PointerEvent): void => {
    if (!thumb || event.pointerType === 'mouse') return
    setThumb({ ...thumb, x: event.clientX, y: event.clientY })
    const square = squareUnder(event.clientX, event.clientY)
    if (square !== OFF) point(square)
  }
  const up = (event: PointerEvent): void => {
    if (!thumb) return
    setThumb(null)
    const square = squareUnder(event.clientX, event.clientY)
    // On the square where it was put down, the browser sends a click by itself.
    if (square !== OFF && square !== thumb.from) act(square, true)
  }
  return { thumb, down, move, up, cancel: () => setThumb(null) }
}
