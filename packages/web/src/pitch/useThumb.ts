// Follows a finger on the pitch: where it rests can be seen before it is lifted, and lifting it somewhere else than it was
// put down chooses that square. Neighbours: Pitch.tsx, Magnifier.tsx; a mouse needs none of this.
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
    // Where it was put down a click follows by itself.
    if (square !== OFF && square !== thumb.from) act(square, true)
  }
  return { thumb, down, move, up, cancel: () => setThumb(null) }
}
