// Dice lie beside an action: inside the picture, not over the players involved, over others only if there is no other place.
import { expect, it } from 'vitest'
import { type Box, besideOf } from '../../src/moments/beside.ts'

const ROOM = { columns: 26, rows: 15 }
const at = (x: number, y: number, size = 1): Box => ({ x, y, width: size, height: size })

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

it('never covers the players involved and never leaves the picture', () => {
  for (const [width, height] of [
    [1.75, 1.75],
    [3.3, 2.4],
    [4.9, 2.4],
  ])
    for (let x = 0; x < ROOM.columns; x++)
      for (let y = 0; y < ROOM.rows; y++) {
        const kept = [at(x, y), at(Math.min(x + 1, ROOM.columns - 1), Math.min(y + 1, ROOM.rows - 1))]
        const box = besideOf(ROOM, kept, [], { width, height })
        expect(kept.some((one) => meet(box, one))).toBe(false)
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(ROOM.columns)
        expect(box.y + box.height).toBeLessThanOrEqual(ROOM.rows)
        expect(Math.hypot(box.x + width / 2 - x - 1, box.y + height / 2 - y - 1)).toBeLessThan(5)
      }
})

it('chooses a free place nearby', () => {
  const kept = [at(10, 7), at(11, 7)]
  const above = besideOf(ROOM, kept, [], { width: 3, height: 2 })
  expect(above.y).toBeLessThan(7)
  const crowd = [9, 10, 11, 12].flatMap((x) => [at(x, 5), at(x, 6)])
  const below = besideOf(ROOM, kept, crowd, { width: 3, height: 2 })
  expect(crowd.some((one) => meet(below, one))).toBe(false)
})
