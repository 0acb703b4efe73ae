// One row of buttons: five at most, as many as fit, and the end of the turn never behind "More".
import { expect, it } from 'vitest'
import { type Rank, rowPlan, type Sized } from '../../src/tray/rowPlan.ts'

const room = (length: number) => ({ length, gap: 8, more: 84 })
const button = (key: string, size = 100, rank: Rank = 'usual'): Sized => ({ key, rank, size })
const shown = (items: readonly Sized[], length: number): string => [...rowPlan(items, room(length))].join('')

it('shows everything if it fits to the last pixel', () => {
  const items = ['a', 'b', 'c'].map((key) => button(key))
  expect(shown(items, 316)).toBe('abc')
  // And then "More" needs its space too.
  expect(shown(items, 315)).toBe('ab')
  expect(shown(items, 299)).toBe('a')
})

it('shows five at most, whatever the space', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => button(key, 10))
  expect(shown(items, 5000)).toBe('abcde')
})

it('keeps the end of the turn visible, and hides it last', () => {
  const items = [...['a', 'b', 'c', 'd', 'e', 'f'].map((key) => button(key)), button('z', 100, 'always')]
  expect(shown(items, 5000)).toBe('zabcd')
  expect(shown(items, 300)).toBe('za')
  expect(shown(items, 50)).toBe('z')
})

it('keeps behind "More" what belongs there, whatever the space', () => {
  expect(shown([button('o', 10, 'behind'), button('a')], 5000)).toBe('a')
})
