// A player dragged during set-up may be dropped only where the engine allows it.
import { action, editions, engineFor, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { choicesOf } from '../../src/choosing/choices.ts'
import { isPickable, mayDrop, openTo } from '../../src/choosing/placing.ts'
import { inSetUp, situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])

it('opens exactly the squares that are legal once he is picked up, and changes nothing', () => {
  const match = inSetUp(engine)
  const situation = situationOf(engine, match)
  const player = situation.legal.find((one) => one.do === 'pick')?.player ?? -1
  expect(isPickable(choicesOf(situation.legal), player)).toBe(true)
  const before = JSON.stringify(match)
  const squares = openTo(engine, situation, player)
  expect(JSON.stringify(match)).toBe(before)
  engine.apply(match, { action: action('pick', player) })
  const places = engine.legal(match).filter((one) => one.do === 'place')
  expect(places.length).toBeGreaterThan(100)
  expect([...squares].sort()).toEqual(places.map(({ square }) => square).sort())
})

it('puts no player on an illegal square, and back into the dugout only one who has left it', () => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ball=a1 h1@h5 h2@reserves a1@b20`)
  const situation = situationOf(engine, match)
  expect(isPickable(choicesOf(situation.legal), 0)).toBe(false)
  expect(openTo(engine, situation, 0).size).toBe(0)
  const squares = new Set([40])
  expect([40, 41, -1].map((square) => mayDrop(match, 0, squares, square))).toEqual([true, false, true])
  expect(mayDrop(match, 1, squares, -1)).toBe(false)
})
