// Dragging players during set-up: from the dugout or the pitch to a square, or back to the dugout. Only for answers that pick a
// player up; a drag that ends where it began is a click. Neighbours: placing.ts decides; pitch/ and dugout/ begin drags.
import { OFF, type Square } from '@double-skulls/engine'
import { type PointerEvent as ReactPointerEvent, useCallback, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import type { Choosing } from './choosing.ts'
import { placeErrand } from './errand.ts'
import { isPickable, mayDrop, openTo } from './placing.ts'
import { squareUnder } from './squareUnder.ts'

/** Pixels before a press becomes a drag. */
const SLACK = 6

export interface Drag {
  readonly player: number
  readonly x: number
  readonly y: number
  /** Squares where he may be put, and whether he is over one of them or off the pitch. */
  readonly open: ReadonlySet<Square>
  readonly fits: boolean
  /** Dragged by a finger, which hides what is under it. */
  readonly touch: boolean
}

export const useDrag = (
  host: MatchHost,
  situation: Situation,
  choosing: Choosing,
): { drag: Drag | null; grab(player: number, event: ReactPointerEvent): void } => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grab = useCallback(
    (player: number, event: ReactPointerEvent): void => {
      if (!isPickable(choosing.choices, player) || event.button !== 0) return
      const { clientX: x0, clientY: y0 } = event
      const touch = event.pointerType !== 'mouse'
      // A touch keeps its first target; releasing it lets the browser find the square under the finger.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId)
      let open: ReadonlySet<Square> | null = null
      const onMove = (move: PointerEvent): void => {
        const { clientX: x, clientY: y } = move
        if (!open && Math.hypot(x - x0, y - y0) < SLACK) return
        open ??= openTo(host.engine, situation, player)
        const square = squareUnder(x, y)
        setDrag({ player, x, y, open, fits: square === OFF || open.has(square), touch })
        choosing.point(square)
      }
      const onUp = (up: PointerEvent): void => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onUp)
        setDrag(null)
        if (!open || up.type === 'pointercancel') return
        // The browser may send a click right after a drag: it is ignored.
        const swallow = (click: Event): void => click.stopPropagation()
        addEventListener('click', swallow, { capture: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        const square = squareUnder(up.clientX, up.clientY)
        // Dropped on an illegal square, he stays where he was.
        if (mayDrop(situation.match, player, open, square)) choosing.run(placeErrand(player, square))
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', onUp)
    },
    [host, situation, choosing],
  )
  return { drag, grab }
}
