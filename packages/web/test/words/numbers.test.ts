// Numbers as the client writes them.
import { describe, expect, it } from 'vitest'
import { letPassWords, minutesAndSeconds } from '../../src/words/numbers.ts'

it('counts a clock down second by second', () => {
  expect([120, 119.75, 119, 118.2, 60.01, 60, 59.5, 1, 0.25, 0].map(minutesAndSeconds)).toEqual([
    ...['2:00', '2:00', '1:59', '1:59', '1:01', '1:00', '1:00', '0:01', '0:01', '0:00'],
  ])
})

describe('a chance that the other coach can spoil', () => {
  it('is said beside the other one only if they differ to the eye', () => {
    expect(letPassWords(0.667, 1)).toBe('100 % if the other coach lets him')
    expect(letPassWords(0.667, 0.669)).toBe('')
    expect(letPassWords(0, 0.5)).toBe('50 % if the other coach lets him')
  })
})
