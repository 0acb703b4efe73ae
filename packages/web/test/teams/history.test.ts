// Undo and redo: a step back and forth, letters of one word as one step, a new change ends what could be done again.
import { expect, it } from 'vitest'
import { begun, changed, fieldLeft, redone, undone } from '../../src/teams/history.ts'

it('takes steps back and does them again', () => {
  const two = changed(changed(begun('a'), 'b', 'first'), 'c', 'second')
  expect(undone(two)).toMatchObject({ now: 'b', future: [{ what: 'second' }] })
  expect(undone(undone(two)).now).toBe('a')
  expect(undone(undone(undone(two))).now).toBe('a')
  expect(redone(undone(two))).toEqual({ ...two, field: '' })
  expect(redone(redone(undone(undone(two)))).now).toBe('c')
  expect(redone(two).now).toBe('c')
})

it('forgets what could be done again once something else is done', () => {
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

it('takes a change that changes nothing for none', () => {
  const one = begun('a')
  expect(changed(one, 'a', 'nothing')).toBe(one)
})
