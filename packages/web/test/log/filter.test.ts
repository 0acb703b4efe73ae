// The log is filtered by subject, team and words; headings stay above the remaining lines.
import { type LogLine, plainLine } from '@double-skulls/words'
import { expect, it } from 'vitest'
import { type Filter, filtered } from '../../src/log/filter.ts'

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

it('shows everything, or the chosen lines under their heading', () => {
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
