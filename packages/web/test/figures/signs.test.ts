// Every secret weapon has a sign of its own; all signs are plain lines, and no two are alike.
import { itemIds, spellIds, weaponIds } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { type Badge, badges, signed, signOf } from '../../src/figures/signs.ts'

const kinds = Object.keys(badges) as readonly Badge[]

it('are plain lines, each its own', () => {
  const all = kinds.flatMap((badge) => signed(badge).map((id) => signOf(badge, id)))
  for (const lines of all) expect(lines).toMatch(/^M[-\d.\s,a-zA-Z]+$/)
  expect(new Set(all).size).toBe(all.length)
})

it('has one for every secret weapon, every spell and every magic item', () => {
  expect(signed('weapon')).toEqual([...weaponIds])
  expect(signed('spell')).toEqual([...spellIds])
  expect(signed('item')).toEqual([...itemIds])
})
