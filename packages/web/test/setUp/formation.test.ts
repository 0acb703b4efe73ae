// A saved set-up fits either side, can be mirrored, and works when players are missing.
import { editions, engineFor, type Match, type Side } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { advance, type Errand } from '../../src/choosing/errand.ts'
import { formationErrand, mirrored, standingNow } from '../../src/setUp/formation.ts'
import { inSetUp, situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const { pitch } = engine.rules

const run = (match: Match, errand: Errand): void => {
  for (let next = advance(errand, situationOf(engine, match)); next.go === 'answer'; ) {
    engine.apply(match, { action: next.answer })
    next = advance(next.errand, situationOf(engine, match))
  }
}

const asked = (match: Match): Side => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach') throw new Error('nobody is asked')
  return pending.side
}

const spots = Array.from({ length: 11 }, (_, i) => ({ number: i + 1, column: i < 4 ? 12 : 10, row: 4 + (i % 7) }))

it('puts every player on his spot, on either side, and makes a legal set-up of it', () => {
  const match = inSetUp(engine)
  const first = asked(match)
  run(match, formationErrand(pitch, match, first, spots, true))
  expect(standingNow(pitch, match, first)).toEqual(spots)
  const done = engine.legal(match).find((one) => one.do === 'done')
  if (!done) throw new Error('the set-up is not legal')
  engine.apply(match, { action: done })
  const second = asked(match)
  expect(second).not.toBe(first)
  run(match, formationErrand(pitch, match, second, spots, true))
  expect(standingNow(pitch, match, second)).toEqual(spots)
})

it('mirrors the current set-up, and mirrored twice it is the same', () => {
  const match = inSetUp(engine)
  const side = asked(match)
  run(match, formationErrand(pitch, match, side, spots, true))
  run(match, formationErrand(pitch, match, side, mirrored(pitch, standingNow(pitch, match, side)), true))
  expect(standingNow(pitch, match, side)).toEqual(mirrored(pitch, spots))
  expect(mirrored(pitch, spots)[0].row).toBe(10)
  expect(mirrored(pitch, mirrored(pitch, spots))).toEqual(spots)
})

it('lets another player take the spot of a missing shirt', () => {
  const match = inSetUp(engine)
  const side = asked(match)
  const strange = spots.map((spot) => (spot.number === 3 ? { ...spot, number: 77 } : spot))
  run(match, formationErrand(pitch, match, side, strange, true))
  const stood = standingNow(pitch, match, side)
  expect(stood.length).toBe(11)
  expect(stood.some(({ column, row }) => column === spots[2].column && row === spots[2].row)).toBe(true)
})
