// Which hint fits which moment, and which remain after it.
import { type Action, action, editions, engineFor, type Match, readPosition } from '@double-skulls/engine'
import { reach } from '@double-skulls/odds'
import { expect, it } from 'vitest'
import type { Chosen } from '../../src/choosing/chosen.ts'
import { hintWords, momentOf, remainingHints } from '../../src/hints/hints.ts'
import { damagedFields, hintNames, readSettings, startSettings } from '../../src/settings/settings.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const nobody: Chosen = { player: -1, mode: '', reach: null, waypoints: [] }
const start = (): Match => readPosition(`${engine.edition} ball=a1 h1@h5 h2@c5 a1@b20`).match
const after = (...answers: readonly Action[]): Match => {
  const match = start()
  for (const answer of answers) engine.apply(match, { action: answer })
  return match
}

it('has its moments: no player chosen, one chosen or acting, one has acted', () => {
  const match = start()
  const chosen: Chosen = { player: 0, mode: 'step', reach: reach(engine, match, 0), waypoints: [] }
  const moving = action('activate', 0, -1, 'move')
  expect(momentOf(situationOf(engine, match), nobody)).toBe('choose')
  expect(momentOf(situationOf(engine, match), chosen)).toBe('go')
  expect(momentOf(situationOf(engine, after(moving)), nobody)).toBe('go')
  expect(momentOf(situationOf(engine, after(moving, action('endAction'))), nobody)).toBe('end')
})

it('is none while another coach is asked', () => {
  expect(momentOf({ ...situationOf(engine, start()), yours: false }, nobody)).toBeNull()
})

it('is done when the coach has gone on, and not before', () => {
  expect(remainingHints(hintNames, null, 'choose')).toBe(hintNames)
  expect(remainingHints(hintNames, 'choose', 'choose')).toBe(hintNames)
  expect(remainingHints(hintNames, 'choose', null)).toBe(hintNames)
  expect(remainingHints(hintNames, 'choose', 'go')).toEqual(['go', 'end'])
})

it('is short', () => {
  for (const name of hintNames) expect(hintWords[name].length).toBeLessThan(170)
})

it('keeps the remaining ones, and only known hints', () => {
  expect(readSettings({ hintsLeft: ['end', 'choose', 'cheat'] }).hintsLeft).toEqual(['choose', 'end'])
  expect(readSettings({ hintsLeft: [] }).hintsLeft).toEqual([])
  expect(readSettings({ hintsLeft: 'all' }).hintsLeft).toEqual(startSettings.hintsLeft)
  expect(damagedFields({ hintsLeft: 'all' })).toEqual(['hintsLeft'])
})
