// Numbers as the client writes them.
import { expect, it } from 'vitest'
import { minutesAndSeconds } from '../../src/words/numbers.ts'

it('counts a clock down second by second', () => {
  expect([120, 119.75, 119, 118.2, 60.01, 60, 59.5, 1, 0.25, 0].map(minutesAndSeconds)).toEqual([
    ...['2:00', '2:00', '1:59', '1:59', '1:01', '1:00', '1:00', '0:01', '0:01', '0:00'],
  ])
})
