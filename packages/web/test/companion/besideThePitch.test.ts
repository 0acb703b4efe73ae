// The box beside a name stays in the window and does not cover the pitch.
import { describe, expect, it } from 'vitest'
import { overlap, placeBeside } from '../../src/companion/besideThePitch.ts'

const room = { left: 0, top: 0, width: 1000, height: 800 }
const pitch = { left: 100, top: 60, width: 800, height: 460 }
const size = { width: 300, height: 120 }
const name = (left: number, top: number) => ({ left, top, width: 60, height: 20 })

describe('the box beside a name', () => {
  it('goes below it if there is space', () => {
    expect(placeBeside(name(40, 100), size, room, null)).toMatchObject({ left: 40, top: 126 })
  })

  it('goes above it at the bottom of the window', () => {
    expect(placeBeside(name(40, 770), size, room, null).top).toBe(644)
  })

  it('is as high as the space under the pitch if it is too high for it', () => {
    const phone = { left: 0, top: 0, width: 390, height: 844 }
    const upright = { left: 0, top: 54, width: 390, height: 662 }
    const box = placeBeside(name(200, 20), { width: 378, height: 180 }, phone, upright)
    expect(box).toMatchObject({ top: 722, height: 116 })
    expect(overlap(box, upright)).toBe(false)
  })

  it.each([
    ['under the pitch', 200, 540],
    ['in the strip above it', 480, 20],
    ['at the lower edge', 480, 775],
    ['at its left', 10, 300],
  ])('never lies over the pitch: %s', (_where, left, top) => {
    const box = placeBeside(name(left, top), size, room, pitch)
    expect(overlap(box, pitch)).toBe(false)
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.left + box.width).toBeLessThanOrEqual(room.width)
    expect(box.top + box.height).toBeLessThanOrEqual(room.height)
  })
})
