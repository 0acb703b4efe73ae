// 300 whole matches in second under sets of options in which every two values meet, and under every preset: pairs of teams, and
// wild line-ups with skills and stars of all kinds. Neighbours: wholeMatches.third.test.ts, wholeMatches.wild.test.ts.
import {
  type Engine,
  editionTitle,
  idWith,
  type MatchSetup,
  optionTies,
  pairwiseSets,
  presetsOf,
  seededRoller,
  wildSetup,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { holdIn, pairingOf } from '../support/wholeMatches.ts'

const options = editionTitle('second')?.options ?? []
const drawn = pairwiseSets(options, optionTies).map((on) => idWith('second', on))
const presets = presetsOf('second').map(({ id }) => id)
const sets = drawn.filter((id) => !presets.includes(id))

/** Odd, so that both coaches of wholeMatches.ts have matches with twins. */
const SELDOM = 9
const MATCHES = 300
const OF_PRESET = 24
const each = Math.ceil((MATCHES - presets.length * 2 * OF_PRESET) / sets.length)

const wild = (seed: number, { rules }: Engine): MatchSetup => wildSetup(rules, seededRoller(seed + 2000))
const pairings = pairingOf([0, 5, 9])

describe('whole matches', () => {
  for (const preset of presets) holdIn(preset, OF_PRESET, OF_PRESET / 2, pairings, SELDOM)
})

describe('whole matches of wild line-ups', () => {
  for (const preset of presets) holdIn(preset, OF_PRESET, OF_PRESET / 2, wild, SELDOM)
  for (const edition of sets) holdIn(edition, each, each, wild, SELDOM)
})

describe('the sets', () => {
  it('have every option on and off, and are few', () => {
    for (const option of options) {
      expect(
        drawn.some((id) => id.includes(`:${option}`)),
        option,
      ).toBe(true)
      expect(
        sets.some((id) => !id.includes(`:${option}`)),
        option,
      ).toBe(true)
    }
    expect(sets.length).toBeGreaterThan(6)
    expect(sets.length).toBeLessThanOrEqual(20)
    expect(presets).toEqual(['second', 'second:companion', 'second:official', 'second:mayhem', 'second:campaign'])
  })
})
