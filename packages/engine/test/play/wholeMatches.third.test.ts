// 300 whole matches in third: every team at home, with and without the options of a match, and wild line-ups with skills,
// freebooters and handicaps of all kinds. Neighbour: wholeMatches.wild.test.ts.
import {
  type Engine,
  editionTitle,
  idWith,
  type MatchSetup,
  optionTies,
  pairwiseSets,
  seededRoller,
  wildSetup,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { engineOf } from '../support/scene.ts'
import { holdIn, pairingOf } from '../support/wholeMatches.ts'

const [, ...sets] = pairwiseSets(editionTitle('third')?.options ?? [], optionTies)
const withOptions = sets.map((on) => idWith('third', on))

/** Odd, so that both coaches of wholeMatches.ts have matches with twins. */
const SELDOM = 9

const wild = (seed: number, { rules }: Engine): MatchSetup => wildSetup(rules, seededRoller(seed + 1000))

describe('whole matches', () => {
  holdIn('third', 2 * 15, 15, pairingOf([0, 4]), 3)
  for (const edition of withOptions) holdIn(edition, 15, 15, pairingOf([7]), SELDOM)
})

describe('whole matches of wild line-ups', () => {
  holdIn('third', 105, 35, wild, SELDOM)
  for (const edition of withOptions) holdIn(edition, 40, 40, wild, SELDOM)
})

it('all sets of the two options are played', () => {
  expect(withOptions.sort()).toEqual([
    'third:illegalProcedure',
    'third:illegalProcedure:undeclared',
    'third:undeclared',
  ])
})

describe('wild line-ups', () => {
  it('bring every handicap and the wizard', () => {
    const engine = engineOf('third')
    const brought = new Set<string>()
    for (let seed = 0; seed < 105; seed++) {
      const { home, away } = wild(seed, engine)
      for (const id of [...(home.inducements ?? []), ...(away.inducements ?? [])]) brought.add(id)
    }
    expect([...brought].sort()).toEqual([...engine.rules.inducements.keys()].sort())
  })
})
