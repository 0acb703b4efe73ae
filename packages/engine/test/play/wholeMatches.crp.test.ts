// Whole matches in crp: every team seven times at home, against seven others.
import { describe } from 'vitest'
import { holdIn, pairingOf } from '../support/wholeMatches.ts'

describe('whole matches', () => {
  holdIn('crp', 7 * 24, 24, pairingOf([0, 2, 5, 7, 13, 19, 23]))
})
