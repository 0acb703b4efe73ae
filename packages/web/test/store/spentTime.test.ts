// The used time of a turn is stored for all tabs, and an invalid value counts as none.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSpentTime, keepSpentTime, spentTime } from '../../src/store/spentTime.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('comes back for the same turn only, until the match is deleted', () => {
  keepSpentTime('derby', '1 2 home 3', 17.25)
  expect(spentTime('derby', '1 2 home 3')).toBe(17.25)
  expect(spentTime('derby', '1 2 away 3')).toBe(0)
  expect(spentTime('other', '1 2 home 3')).toBe(0)
  forgetSpentTime('derby')
  expect(spentTime('derby', '1 2 home 3')).toBe(0)
})

it.each(['Infinity', '-40', '1e9', 'NaN', '', '12 minutes', '99999999'])('is 0 when "%s" is stored', (time) => {
  kept.set('clock derby', `1 2 home 3 = ${time}`)
  expect(spentTime('derby', '1 2 home 3')).toBe(0)
})

it('is 0 when the browser stores nothing', () => {
  const refuse = (): never => {
    throw new Error('storage is off')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepSpentTime('derby', '1 2 home 3', 5)
  expect(spentTime('derby', '1 2 home 3')).toBe(0)
  forgetSpentTime('derby')
})
