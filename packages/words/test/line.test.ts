// Lines as plain text, joined moves, re-rolled dice, and templates. Neighbours: src/line.ts, src/template.ts.
import { expect, it } from 'vitest'
import { append, type LogLine, plainLine, plainText, textOf } from '../src/line.ts'
import { fill, oneOf, spread } from '../src/template.ts'

const line = (id: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  ...{ ...plainLine, id, kind: 'other', parts: [text], ...more },
})

it('writes a line as text with its dice, reckoning and speaker', () => {
  expect(plainText(line(1, 'The armour breaks.', { dice: [6, 5], detail: '11, needs 9+' }), [])).toBe(
    '[6 5] The armour breaks. (11, needs 9+)',
  )
  expect(plainText(line(2, 'In short', { kind: 'summary', points: ['Luck +1.0'] }), [])).toBe('In short\n  · Luck +1.0')
  expect(plainText(line(3, 'Well.', { kind: 'aside', speaker: 'Maud' }), [])).toBe('Maud: “Well.”')
})

it('makes one line of a walk and strikes out what was rolled again', () => {
  const walk = (id: number, to: string): LogLine =>
    line(id, `He moves to ${to}.`, { kind: 'move', walk: { player: 1, to } })
  const roll = { roll: 'dodge', player: 1, base: 3, modifiers: [], needed: 3, faces: [2], passed: false } as const
  const told = [walk(1, 'a1'), walk(2, 'a2'), line(3, 'x', { roll }), line(4, 'y', { roll, again: true })]
  const shown = told.reduce<LogLine[]>(append, [])
  expect(shown.map(textOf)).toEqual(['He moves to a1 – a2.', 'x', 'y'])
  expect(shown.map(({ struck }) => struck)).toEqual([false, true, false])
})

it('fills sentences, chooses by number and never the same twice', () => {
  expect(fill('{who} uses {what}.', { who: 'He', what: { rule: 'block', text: 'Block' } })).toEqual([
    ...['He uses ', { rule: 'block', text: 'Block' }, '.'],
  ])
  expect(() => fill('{who} {where}', { who: 'He' })).toThrow('where')
  expect(oneOf(['a', 'b'], 5, 'a')).toBe('b')
  expect(oneOf(['a'], 5, 'a')).toBe('a')
  const counts = [0, 0, 0]
  for (let seed = 0; seed < 300; seed++) counts[spread(seed, 3)]++
  for (const count of counts) expect(count).toBeGreaterThan(70)
})
