// The log can be asked for a subject, a team and words; headings stay above what is left.
import { expect, it } from 'vitest'
import { type Filter, filtered } from '../../src/log/filter.ts'
import { append, type LogLine, plainLine, plainText, textOf } from '../../src/log/line.ts'
import { fill, oneOf, spread } from '../../src/log/template.ts'

const line = (id: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  ...{ ...plainLine, id, kind: 'other', parts: [text], ...more },
})
const all: Filter = { topic: 'all', side: 'both', words: '', asides: true, summaries: true }

const lines = [
  line(1, 'Home, turn 1.', { kind: 'turn', side: 'home' }),
  line(2, 'He moves.', { kind: 'move', side: 'home' }),
  line(3, 'Away, turn 1.', { kind: 'turn', side: 'away' }),
  line(4, 'The armour breaks.', { kind: 'dice', side: 'away', topics: ['dice', 'injuries'], dice: [6, 5] }),
  line(5, 'In short', { kind: 'summary', side: 'away', topics: ['score'], points: ['Luck +1.0'] }),
  line(6, 'Well.', { kind: 'aside', speaker: 'Maud' }),
]
const ids = (filter: Partial<Filter>): readonly number[] =>
  filtered(lines, { ...all, ...filter }, []).map(({ id }) => id)

it('shows everything, or what is asked for under its heading', () => {
  expect(ids({})).toEqual([1, 2, 3, 4, 5, 6])
  expect(ids({ topic: 'injuries' })).toEqual([3, 4])
  expect(ids({ topic: 'ball' })).toEqual([])
  expect(ids({ side: 'home' })).toEqual([1, 2])
  expect(ids({ words: '  ARMOUR ' })).toEqual([3, 4])
  expect(ids({ words: 'luck' })).toEqual([3, 5])
  expect(ids({ side: 'home', topic: 'injuries' })).toEqual([])
})

it('leaves out commentators and summaries that are switched off', () => {
  expect(ids({ asides: false })).toEqual([1, 2, 3, 4, 5])
  expect(ids({ summaries: false })).toEqual([1, 2, 3, 4, 6])
})

it('writes a line as text with its dice, reckoning and speaker', () => {
  expect(plainText({ ...lines[3], detail: '11, needs 9+' }, [])).toBe('[6 5] The armour breaks. (11, needs 9+)')
  expect(plainText(lines[4], [])).toBe('In short\n  · Luck +1.0')
  expect(plainText(lines[5], [])).toBe('Maud: “Well.”')
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
