// The target number of a roll, asked of each edition's own table: numbers that coaches know by heart.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { helped, needed, ownNeeds, statOf } from '../../src/calculator/needs.ts'

const needs = (edition: string, roll: string, value: number, zones = 0, way = '', weather = 'nice'): number => {
  const found = editionNamed(edition)
  const kind = helped.find((one) => one.roll === roll)
  if (!found || !kind) throw new Error(`no ${edition} or ${roll}`)
  return needed(engineFor(found), kind, { value, zones, way, weather })
}

describe('what he needs', () => {
  it.each([
    ['crp', 'dodge', 3, 0, '', 3],
    ['crp', 'dodge', 3, 2, '', 5],
    ['crp', 'pickUp', 3, 0, '', 3],
    ['crp', 'pass', 3, 0, 'short', 4],
    ['crp', 'pass', 3, 1, 'quick', 4],
    ['crp', 'catch', 3, 0, 'accuratePass', 3],
    ['crp', 'goForIt', 0, 0, '', 2],
    ['crp', 'armour', 8, 0, '', 9],
    ['bb2020', 'dodge', 3, 0, '', 3],
    ['bb2020', 'dodge', 3, 1, '', 4],
    ['bb2020', 'pass', 4, 0, 'long', 6],
    ['bb2020', 'catch', 3, 0, 'bounce', 4],
    ['bb2020', 'armour', 8, 0, '', 8],
  ])('%s %s %i with %i zones %s: %i+', (edition, roll, value, zones, way, expected) => {
    expect(needs(edition, roll, value, zones, way)).toBe(expected)
  })

  it('never less than 2, never more than 6 on one die', () => {
    expect(needs('bb2020', 'dodge', 1)).toBe(2)
    expect(needs('crp', 'dodge', 1, 5)).toBe(6)
  })

  it('counts the weather', () => {
    expect(needs('crp', 'goForIt', 0, 0, '', 'blizzard')).toBe(3)
    expect(needs('bb2020', 'pickUp', 3, 0, '', 'pouringRain')).toBe(4)
  })

  it('asks each edition for its characteristic and for Pro and Loner', () => {
    const [older, newer] = ['crp', 'bb2020'].map((id) => engineFor(editionNamed(id)!))
    const pass = helped.find(({ roll }) => roll === 'pass')!
    expect([statOf(older, pass), statOf(newer, pass)]).toEqual(['AG', 'PA'])
    expect([ownNeeds(older, 'pro'), ownNeeds(newer, 'pro')]).toEqual([4, 3])
    expect([ownNeeds(older, 'loner'), ownNeeds(newer, 'loner')]).toEqual([4, 4])
    expect(ownNeeds(older, 'dodge')).toBe(0)
  })
})
