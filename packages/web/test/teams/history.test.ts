// Undo and redo: a step back and forth, the letters of one word as one step, a new change clears the redo steps.
import { expect, it } from 'vitest'
import { begun, changed, fieldLeft, redone, undone } from '../../src/teams/history.ts'

it('undoes steps and redoes them', () => {
  const two = changed(changed(begun('a'), 'b', 'first'), 'c', 'second')
  expect(undone(two)).toMatchObject({ now: 'b', future: [{ what: 'second' }] })
  expect(undone(undone(two)).now).toBe('a')
  expect(undone(undone(undone(two))).now).toBe('a')
  expect(redone(undone(two))).toEqual({ ...two, field: '' })
  expect(redone(redone(undone(undone(two)))).now).toBe('c')
  expect(redone(two).now).toBe('c')
})

it('clears the redo steps after a new change', () => {
  const other = changed(undone(changed(begun('a'), 'b', 'first')), 'x', 'other')
  expect(other.future).toEqual([])
  expect(redone(other).now).toBe('x')
})

it('takes the letters typed into one field as one step, until the field is left', () => {
  const word = changed(changed(begun(''), 'W', 'name', 'name'), 'Wu', 'name', 'name')
  expect(undone(word).now).toBe('')
  const later = changed(fieldLeft(word), 'Wul', 'name', 'name')
  expect(undone(later).now).toBe('Wu')
  const elsewhere = changed(word, 'Wu!', 'number', 'number')
  expect(undone(elsewhere).now).toBe('Wu')
})

it('ignores a change that changes nothing', () => {
  const one = begun('a')
  expect(changed(one, 'a', 'nothing')).toBe(one)
})
