// What declining means and what is missing: the sentences a coach reads. The compiler sees to it that no id lacks one.
import { type Declining, declinings, type Fault, faults } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { decliningWords } from '../src/declining.ts'
import { faultWords } from '../src/faults.ts'

const SAMPLE: readonly (readonly [Declining, string])[] = [
  ['staysPut', 'He stays where he is.'],
  ['isPushedBackAndGoesDown', 'He is pushed back and goes down.'],
  ['injuryStands', 'The injury stands; the apothecary waits.'],
  ['nobodyTries', 'Nobody tries; the pass goes on.'],
  ['successStands', 'The success stands.'],
  ['throwsOneBomb', 'She throws one bomb.'],
  ['twoMoreCardsAreDrawn', 'Two more cards of this deck are drawn.'],
]

it('says what happens if an offer is declined', () => {
  for (const [id, sentence] of SAMPLE) expect(decliningWords(id)).toBe(sentence)
  expect(decliningWords('')).toBe('')
  const sentences = declinings.map(decliningWords)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^.]*\.$/)
  expect(new Set(sentences).size).toBe(declinings.length)
})

it('says what is missing, with its numbers', () => {
  const said = (fault: Fault['fault'], limit: number, has: number): string => faultWords({ fault, limit, has })
  expect(said('tooFewPlayers', 11, 10)).toBe('11 players must be set up; 10 are on the pitch.')
  expect(said('tooFewPlayers', 11, 1)).toBe('11 players must be set up; 1 is on the pitch.')
  expect(said('tooFewPlayers', 1, 0)).toBe('1 player must be set up; 0 are on the pitch.')
  expect(said('tooManyPlayers', 11, 12)).toBe('Only 11 players may be set up; 12 are on the pitch.')
  expect(said('tooFewOnLine', 3, 2)).toBe('3 players must stand on the line of scrimmage; 2 do.')
  expect(said('tooManyInUpperWideZone', 2, 3)).toBe('Only 2 players may stand in the upper wide zone; 3 do.')
  expect(said('tooManyInLowerWideZone', 2, 3)).toBe('Only 2 players may stand in the lower wide zone; 3 do.')
  for (const fault of faults) expect(said(fault, 2, 1)).toMatch(/^[A-Z0-9][^.]*\.$/)
})
