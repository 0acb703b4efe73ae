// Whole matches in bugman: every team seven times at home, against seven others.
import { describe } from 'vitest'
import { holdIn, pairingOf } from '../support/wholeMatches.ts'

describe('whole matches', () => {
  holdIn('bugman', 7 * 24, 24, pairingOf([0, 1, 4, 9, 12, 17, 22]))
})
