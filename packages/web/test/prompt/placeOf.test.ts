// The prompt's place over the pitch: never over its players, at the edge nearest to them, on the pitch.
import { expect, it } from 'vitest'
import { type Box, placeOf } from '../../src/prompt/placeOf.ts'

const pitch: Box = { left: 20, top: 10, width: 1040, height: 600 }
const size = { width: 640, height: 110 }
const at = (column: number, row: number): { clear: Box; about: Box } => ({
  clear: { left: 20 + (column - 1) * 40, top: 10 + (row - 1) * 40, width: 160, height: 120 },
  about: { left: 20 + column * 40, top: 10 + row * 40, width: 80, height: 40 },
})
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

it('stands at the nearest edge, over none of its players, wherever they are', () => {
  for (let column = 1; column < 24; column++)
    for (let row = 1; row < 14; row++) {
      const { clear, about } = at(column, row)
      const place = placeOf({ pitch, clear, about, size, low: false })
      const box = { left: place.left, top: place.top, ...size }
      expect({ column, row, over: overlaps(box, clear) }).toEqual({ column, row, over: false })
      expect(box.left >= pitch.left && box.left + box.width <= pitch.left + pitch.width).toBe(true)
      expect(box.top >= pitch.top && box.top + box.height <= pitch.top + pitch.height).toBe(true)
    }
  expect(placeOf({ pitch, ...at(12, 5), size, low: false }).top).toBe(pitch.top + 8)
  expect(placeOf({ pitch, ...at(12, 9), size, low: false }).top).toBe(pitch.top + pitch.height - size.height - 8)
})

it('is connected to them: from its own edge to theirs', () => {
  const { clear, about } = at(12, 5)
  const place = placeOf({ pitch, clear, about, size, low: false })
  expect(place.tie).toEqual([
    { x: about.left + about.width / 2, y: place.top + size.height },
    { x: about.left + about.width / 2, y: about.top },
  ])
})

it('stands low for touch, unless its players are there', () => {
  const phone: Box = { left: 0, top: 0, width: 375, height: 650 }
  const small = { width: 359, height: 140 }
  const about = { left: 150, top: 100, width: 50, height: 25 }
  const clear = { left: 125, top: 75, width: 100, height: 75 }
  expect(placeOf({ pitch: phone, clear, about, size: small, low: true }).top).toBe(650 - 140 - 8)
  const down = (box: Box): Box => ({ ...box, top: box.top + 460 })
  expect(placeOf({ pitch: phone, clear: down(clear), about: down(about), size: small, low: true }).top).toBe(8)
})

it('stands in the middle of the lower edge when its players are not on the pitch', () => {
  const place = placeOf({ pitch, clear: null, about: null, size, low: false })
  expect(place).toEqual({ left: 220, top: 492, tie: null })
})
