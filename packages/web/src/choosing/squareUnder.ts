// The square that belongs to an element or to a point of the screen. Neighbours: useDrag.ts; pitch/ marks its cells with their
// squares and reads them back.
import { OFF, type Square } from '@double-skulls/engine'

export const squareOf = (target: EventTarget | null): Square => {
  const cell = target instanceof Element ? target.closest('[data-square]') : null
  return cell ? Number(cell.getAttribute('data-square')) : OFF
}

export const squareUnder = (x: number, y: number): Square => squareOf(document.elementFromPoint(x, y))
