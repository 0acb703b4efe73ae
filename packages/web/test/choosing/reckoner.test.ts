// The last result is not calculated again for the same match, and nothing of it reaches another match.
import { editions, engineFor, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newReckoner } from '../../src/choosing/reckoner.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const scene = () =>
  situationOf(engine, readPosition(`${engine.edition} turn=home:1/0 ball=a1 h1@h12 h2@c5 a1@h16 a2@c9`).match)

it('remembers the last reach and the last plan', () => {
  const situation = scene()
  const reckoner = newReckoner(engine)
  const { match } = situation
  const first = reckoner.reach(match, 0)
  expect(reckoner.reach(match, 0)).toBe(first)
  expect(reckoner.reach(match, 1).player).toBe(1)
  const wanted = { player: 0, target: 2, waypoints: [] }
  const plan = reckoner.plan(situation, wanted)
  expect(plan?.target).toBe(2)
  expect(reckoner.plan(situation, { ...wanted })).toBe(plan)
  expect(reckoner.plan(situation, { ...wanted, player: 1, target: 3 })?.target).toBe(3)
  expect(reckoner.plan(situation, { ...wanted, waypoints: [] })).not.toBe(plan)
})

it('calculates again for another match, and shares nothing with another reckoner', () => {
  const [one, two] = [newReckoner(engine), newReckoner(engine)]
  const { match } = scene()
  const found = one.reach(match, 0)
  expect(one.reach(scene().match, 0)).not.toBe(found)
  expect(two.reach(match, 0)).not.toBe(found)
})
