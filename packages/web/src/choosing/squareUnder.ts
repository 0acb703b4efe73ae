// The square that an element or a point of the screen belongs to. Neighbours: useDrag.ts; pitch/ marks its cells with their
// squares and asks for them.
import { OFF, type Square } from '@double-skulls/engine'

export const squareOf = (target: EventTarget | null): Square => {
  const cell = target instanceof Element ? target.closest('[data-square]') : null
  return cell ? Number(cell.getAttribute('data-square')) : OFF
}

export const squareUnder = (x: number, y: number): Square => squareOf(document.elementFromPoint(x, y))
