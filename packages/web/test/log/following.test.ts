// The log follows the match until the coach scrolls up, and again when he returns to its end.
import { expect, it } from 'vitest'
import { isReading } from '../../src/log/following.ts'

const at = (top: number, before: number, byHand: boolean) => ({ before, top, height: 2000, seen: 600, byHand })

it('stands still once the coach has scrolled up, and follows again at the end', () => {
  expect(isReading(false, at(900, 1400, true))).toBe(true)
  expect(isReading(true, at(1000, 900, true))).toBe(true)
  expect(isReading(true, at(1370, 1000, true))).toBe(false)
})

it('still follows when removed lines have moved the list, or it has grown', () => {
  expect(isReading(false, at(900, 1400, false))).toBe(false)
  expect(isReading(false, at(1000, 1000, false))).toBe(false)
  expect(isReading(false, at(1200, 1000, true))).toBe(false)
})
