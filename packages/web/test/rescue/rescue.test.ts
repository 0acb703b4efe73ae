// What can be saved of a broken page or record, and which records an address opens.
import { expect, it } from 'vitest'
import { openedBy } from '../../src/app/openedBy.ts'
import { decoded } from '../../src/sharing/decoded.ts'
import { jsonOf } from '../../src/store/jsonOf.ts'

it('writes any value that a store can hold', () => {
  const ring: Record<string, unknown> = { name: 'ring', twice: [1, 2] }
  ring.self = ring
  expect(JSON.parse(jsonOf(ring))).toEqual({ name: 'ring', twice: [1, 2], self: '(contains itself)' })
  expect(
    JSON.parse(jsonOf({ big: 3n, map: new Map([['a', 1n]]), set: new Set([1]), bytes: new Uint8Array(4), at: 1n })),
  ).toEqual({
    ...{ big: '3n', map: { map: [['a', '1n']] }, set: { set: [1] }, bytes: { bytes: 4 }, at: '1n' },
  })
  expect(JSON.parse(jsonOf({ a: [null, 'b'] }))).toEqual({ a: [null, 'b'] })
  expect(JSON.parse(jsonOf(undefined))).toBeNull()
})

it('knows what an address opens', () => {
  expect(openedBy('/match/a1')).toEqual([{ shelf: 'matches', id: 'a1' }])
  expect(openedBy('/match/a1/statistics')).toEqual([{ shelf: 'matches', id: 'a1' }])
  expect(openedBy('/replay/r7/40')).toEqual([
    { shelf: 'matches', id: 'r7' },
    { shelf: 'replays', id: 'r7' },
  ])
  expect(openedBy('/team/t1')).toEqual([{ shelf: 'teams', id: 't1' }])
  expect(openedBy('/play/t1')).toEqual([{ shelf: 'teams', id: 't1' }])
  expect(openedBy('/settings')).toEqual([{ shelf: 'things', id: 'settings' }])
  for (const address of ['/', '/match', '/match/', '/constructor/x', '/rules/crp', ''])
    expect(openedBy(address)).toEqual([])
})

it('takes a stray % in an address as it is', () => {
  expect(decoded('%')).toBe('%')
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A')
  expect(decoded('a%2Fb')).toBe('a/b')
})
