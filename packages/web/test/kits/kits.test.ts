// Kits and crests come from a team's name: always the same, all of them used, and never two that are taken for each other.
import { expect, it } from 'vitest'
import { contrast, distance } from '../../src/kits/colour.ts'
import { chargeColours, crestCharges, crestFields, crestForms, crestOf } from '../../src/kits/crest.ts'
import { areAlike, kitOf, kitsOf } from '../../src/kits/kit.ts'

const names = Array.from({ length: 600 }, (_, i) => `The ${i} Reavers`)

it('measures colours as the eye and the guidelines do', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(distance('#000000', '#ffffff')).toBeCloseTo(100, 0)
  expect(distance('#ff0000', '#ff0000')).toBe(0)
})

it('gives a team the same crest and kit every time, and uses every part', () => {
  for (const name of names) expect(crestOf(name)).toEqual(crestOf(`${name}`))
  const designs = names.map(crestOf)
  expect(new Set(designs.map(({ form }) => form)).size).toBe(crestForms.length)
  expect(new Set(designs.map(({ field }) => field)).size).toBe(crestFields.length)
  expect(new Set(designs.map(({ charge }) => charge)).size).toBe(crestCharges.length)
  expect(new Set(names.map((name) => kitOf(name).jersey)).size).toBe(12)
})

it('lets visitors change where their kit looks like that of the hosts, and only there', () => {
  let changed = 0
  for (const home of names.slice(0, 40))
    for (const away of names.slice(40, 120)) {
      const kits = kitsOf(home, away)
      expect(kits.home).toBe(kitOf(home))
      expect(areAlike(kits.home, kits.away)).toBe(false)
      if (!areAlike(kitOf(home), kitOf(away))) expect(kits.away).toBe(kitOf(away))
      else changed++
    }
  expect(changed).toBeGreaterThan(100)
})

it('draws a charge that stands out from its outline', () => {
  for (const name of names) {
    const { fill, line } = chargeColours(kitOf(name))
    expect(contrast(fill, line)).toBeGreaterThan(12)
  }
})
