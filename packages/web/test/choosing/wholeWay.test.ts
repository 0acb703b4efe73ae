// The chance of a route over waypoints is that of its rolls together: a re-roll counts once, however many parts there are.
import { editions, engineFor, forecastPath, readPosition, squareNamed } from '@double-skulls/engine'
import { type Path, planOdds, reach } from '@double-skulls/odds'
import { expect, it } from 'vitest'
import { wholeWay } from '../../src/choosing/wholeWay.ts'

const engine = engineFor(editions[editions.length - 1])
const at = (name: string): number => squareNamed(engine.rules.pitch, name)

/** The route to each of the squares from the one before. */
const partsOf = (words: string, ...names: readonly string[]) => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ${words}`)
  const parts: Path[] = []
  let here = match
  for (const name of names) {
    const path = reach(engine, here, 0).path(at(name))
    if (!path) throw new Error(`no way to ${name}`)
    parts.push(path)
    here = forecastPath(engine, here, 0, path.squares).arrive([])
  }
  return { match, parts }
}

it('counts a team re-roll once, not once per part', () => {
  const { match, parts } = partsOf('rr=1/0 ball=a1 h1@h5:83338 a1@h6 a2@f9', 'g8', 'h11')
  const whole = wholeWay(engine, match, 0, parts)
  const product = parts[0].chance * parts[1].chance
  expect(whole.chance).toBeLessThan(product - 0.01)
  expect(whole.chance).toBeCloseTo(
    planOdds(engine, match, { player: 0, action: 'move', steps: [...whole.squares] }, { playOut: true }).success,
    9,
  )
  expect(whole.squares).toEqual([...parts[0].squares, ...parts[1].squares])
  expect(whole.rolls).toBe(parts[0].rolls + parts[1].rolls)
})

it('multiplies when no re-roll is shared, and leaves a single part as it is', () => {
  const { match, parts } = partsOf('rr=0/0 ball=a1 h1@h5:83338 a1@h6 a2@f9', 'g8', 'h11')
  expect(wholeWay(engine, match, 0, parts).chance).toBeCloseTo(parts[0].chance * parts[1].chance, 9)
  expect(wholeWay(engine, match, 0, [parts[0]])).toBe(parts[0])
})

it('has the chance without the other coach’s answers too, which is the same where he has none', () => {
  const { match, parts } = partsOf('rr=0/0 ball=a1 h1@h5:83338 a1@h6 a2@f9', 'g8', 'h11')
  const whole = wholeWay(engine, match, 0, parts)
  expect(whole.unopposed).toBe(whole.chance)
  const letPass = wholeWay(engine, match, 0, [{ ...parts[0], unopposed: 1 }, parts[1]])
  expect(letPass).toMatchObject({ chance: whole.chance, unopposed: parts[1].chance })
})
