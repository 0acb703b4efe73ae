// Whoever is inside something on the pitch is found on its square.
import { type Match, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { playerOn } from '../../src/choosing/choices.ts'
import { holderOf, whereSeen } from '../../src/match/whereabouts.ts'

const position = (words: string): Match => readPosition(`second turn=home:3/2 ${words}`).match

it('a player in a cannon is on its square, others are where they stand or nowhere', () => {
  const match = position('h1@h12 h2@aboard h3@reserves a1@h14 thing=cannon:h2:home:h2')
  const [cannon] = match.pieces
  const [one, two, three] = match.players
  expect(playerOn(match, cannon.at)).toBe(two.id)
  expect(whereSeen(match, two.id)).toBe(cannon.at)
  expect(holderOf(match, two.id)).toBe(cannon)
  expect(playerOn(match, one.at)).toBe(one.id)
  expect(whereSeen(match, one.id)).toBe(one.at)
  expect(whereSeen(match, three.id)).toBe(-1)
})

it('an empty cannon has nobody, and neither has a see-saw on which one may stand', () => {
  const match = position('h1@h12 a1@h14 thing=cannon:h2:home thing=seeSaw:h8:home')
  for (const { at } of match.pieces) expect(playerOn(match, at)).toBe(-1)
})
