// Whole matches in bb2020: every team four times at home, against four others, with prayers.
import { describe } from 'vitest'
import { holdIn, pairingOf } from '../support/wholeMatches.ts'

const pairing = pairingOf([0, 4, 11, 17])

describe('whole matches', () => {
  holdIn('bb2020', 4 * 30, 30, (seed, engine) => {
    const setup = pairing(seed, engine)
    return { ...setup, home: { ...setup.home, prayers: seed % 3 } }
  })
})
