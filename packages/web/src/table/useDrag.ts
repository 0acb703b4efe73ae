// Dragging players in a set-up: from the dugout or the pitch to a square, or back to the dugout. Only for answers that pick
// somebody up; a drag that ends where it began is a click. Neighbours: choosing/errand.ts, Pitch.tsx, Dugout.tsx.
import { OFF, type Square } from '@double-skulls/engine'
import { type PointerEvent as ReactPointerEvent, useCallback, useState } from 'react'
import { placeErrand } from '../choosing/errand.ts'
import type { Choosing } from './useChoosing.ts'

/** Pixels before a press becomes a drag. */
const SLACK = 6

const squareUnder = (x: number, y: number): Square => {
  const cell = document.elementFromPoint(x, y)?.closest('[data-square]')
  return cell ? Number(cell.getAttribute('data-square')) : OFF
}

export interface Drag {
  readonly player: number
  readonly x: number
  readonly y: number
}

export const useDrag = (
  choosing: Choosing,
): { drag: Drag | null; grab(player: number, event: ReactPointerEvent): void } => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grab = useCallback(
    (player: number, event: ReactPointerEvent): void => {
      const pickable = choosing.choices.players.get(player)?.some((one) => one.do === 'pick')
      if (!pickable || event.button !== 0) return
      const { clientX: x0, clientY: y0 } = event
      // A touch keeps its first target; let go of it, so that the square under the finger is found.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId)
      let moving = false
      const onMove = (move: PointerEvent): void => {
        if (!moving && Math.hypot(move.clientX - x0, move.clientY - y0) < SLACK) return
        moving = true
        setDrag({ player, x: move.clientX, y: move.clientY })
        choosing.point(squareUnder(move.clientX, move.clientY))
      }
      const onUp = (up: PointerEvent): void => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onUp)
        setDrag(null)
        if (!moving || up.type === 'pointercancel') return
        // The click that may follow a drag at once is not meant as one.
        const swallow = (click: Event): void => click.stopPropagation()
        addEventListener('click', swallow, { capture: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }))
        choosing.run(placeErrand(player, squareUnder(up.clientX, up.clientY)))
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', onUp)
    },
    [choosing],
  )
  return { drag, grab }
}
