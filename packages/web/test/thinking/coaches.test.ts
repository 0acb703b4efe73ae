// Every opened match has bots of its own, which keep their plans as long as it is open and no longer.
import { expect, it } from 'vitest'
import { newCoaches } from '../../src/thinking/coaches.ts'

it('keeps a bot for a match, gives another match another one, and drops both with their matches', () => {
  const coaches = newCoaches()
  const first = coaches.of(1, 'veteran', 7)
  expect(coaches.of(1, 'veteran', 7)).toBe(first)
  expect(coaches.of(1, 'veteran', 8)).not.toBe(first)
  const second = coaches.of(2, 'veteran', 7)
  expect(second).not.toBe(first)
  coaches.forget(1)
  expect(coaches.of(1, 'veteran', 7)).not.toBe(first)
  expect(coaches.of(2, 'veteran', 7)).toBe(second)
})

it('knows the bots by their names only', () => {
  expect(() => newCoaches().of(1, 'nobody', null)).toThrow('there is no bot "nobody"')
})
