// Kits and crests derive from a team's name: always the same, all of them used, and never two that look alike.
import { expect, it } from 'vitest'
import { contrast, distance } from '../../src/kits/colour.ts'
import { chargeColours, crestCharges, crestFields, crestForms, crestOf } from '../../src/kits/crest.ts'
import { areAlike, goTogether, type Kit, kitOf, kits, kitsOf } from '../../src/kits/kit.ts'

const worn = (name: string): Kit => kitOf({ name })
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
  expect(new Set(names.map((name) => worn(name).jersey)).size).toBe(12)
})

it('lets visitors change if their kit looks like that of the hosts, and only then', () => {
  let changed = 0
  for (const home of names.slice(0, 40))
    for (const away of names.slice(40, 120)) {
      const kits = kitsOf({ name: home }, { name: away })
      expect(kits.home).toBe(worn(home))
      expect(areAlike(kits.home, kits.away)).toBe(false)
      if (!areAlike(worn(home), worn(away))) expect(kits.away).toBe(worn(away))
      else changed++
    }
  expect(changed).toBeGreaterThan(100)
})

it('draws a charge that stands out from its outline', () => {
  for (const name of names) {
    const { fill, line } = chargeColours(worn(name))
    expect(contrast(fill, line)).toBeGreaterThan(12)
  }
})

it('dresses a team in the colours its coach has chosen, and ignores invalid ones', () => {
  const own = { name: names[0], colours: ['#102030', '#f0e0d0'] }
  expect(kitOf(own)).toEqual({ jersey: '#102030', trim: '#f0e0d0' })
  for (const { jersey, trim } of kits) expect(goTogether(jersey, trim)).toBe(true)
  for (const colours of [
    ['#102030', '#112131'],
    ['#f0e0d0', '#f1e1d1'],
  ]) {
    const { jersey, trim } = kitOf({ name: names[0], colours })
    expect(jersey).toBe(colours[0])
    expect(goTogether(jersey, trim)).toBe(true)
  }
  for (const colours of [[], ['#102030'], ['red', 'blue'], ['#102030', '"/><script>']])
    expect(kitOf({ name: names[0], colours })).toBe(worn(names[0]))
})

it("swaps the visitors' two colours before they wear anything else", () => {
  const home = { name: 'Hosts', colours: ['#c93a2e', '#ffe3a8'] }
  expect(kitsOf(home, { name: 'Guests', colours: ['#c83a2e', '#103060'] }).away).toEqual({
    jersey: '#103060',
    trim: '#c83a2e',
  })
  const both = kitsOf(home, { name: 'Guests', colours: ['#c83a2e', '#d8451f'] })
  expect(areAlike(both.home, both.away)).toBe(false)
})
