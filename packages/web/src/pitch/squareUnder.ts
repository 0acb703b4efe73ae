// The square under a point of the screen. Neighbours: useThumb.ts, table/useDrag.ts.
import { OFF, type Square } from '@double-skulls/engine'

export const squareUnder = (x: number, y: number): Square => {
  const cell = document.elementFromPoint(x, y)?.closest('[data-square]')
  return cell ? Number(cell.getAttribute('data-square')) : OFF
}
