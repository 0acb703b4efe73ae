// Whole matches in third: every team twice at home, then teams of all choices of options, then wild line-ups.
import { seededRoller, wildSetup } from '@double-skulls/engine'
import { describe } from 'vitest'
import { holdIn, pairingOf } from '../support/wholeMatches.ts'

describe('whole matches', () => {
  holdIn('third', 2 * 15, 15, pairingOf([0, 4]))
})

describe('whole matches with options', () => {
  for (const options of ['illegalProcedure', 'undeclared', 'illegalProcedure:undeclared'])
    holdIn(`third:${options}`, 6, 6, pairingOf([7]))
})

describe('whole matches of wild line-ups', () => {
  holdIn('third', 20, 10, (seed, engine) => wildSetup(engine.rules, seededRoller(seed + 1000)))
})
