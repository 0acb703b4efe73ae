// One click on a player out of reach: the route to a square beside him and the deed, as one plan that the engine carries out.
import { action, editions, engineFor, readPosition, squareName, squareNamed } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { deedPlan } from '../../src/choosing/deedPlan.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const scene = (words: string) => situationOf(engine, readPosition(`${engine.edition} turn=home:1/0 ${words}`).match)
const planned = (words: string, target: number) => deedPlan(engine, scene(words), { player: 0, target, waypoints: [] })

it('goes where he has more dice, and avoids a needless dodge', () => {
  // Beside g14 a team-mate assists; every other square has fewer dice.
  const plan = planned('ball=a1 h1@h8 h2@g14 a1@h14 a2@c20', 2)
  expect(plan?.kind).toBe('blitz')
  expect(plan?.forecast).toMatchObject({ dice: 2, chooser: 'home' })
  expect(plan?.whole?.chance).toBe(1)
  expect(plan?.errand.left[0]).toBe(action('activate', 0, -1, 'blitz'))
  expect(plan?.errand.left.at(-1)).toBe(action('block', 2))
})

it('fouls a lying player, and gives no plan when the target cannot be reached', () => {
  expect(planned('ball=a2 h1@h8 a1@h14.p a2@c20', 1)?.kind).toBe('foul')
  expect(planned('ball=a2 h1@h8:13338 a1@h14 a2@c20', 1)).toBeNull()
  expect(planned('used=blitz ball=a2 h1@h8 a1@h14 a2@c20', 1)).toBeNull()
})

it('keeps a square of movement for the block, or rushes for it', () => {
  const plan = planned('rr=0/0 ball=a2 h1@h8:53338 a1@h14 a2@c20', 1)
  expect(plan?.squares.length).toBe(5)
  // The sixth square is the block itself.
  expect(plan?.forecast.rolls.map(({ roll }) => roll)).toEqual(['goForIt'])
})

it('blocks from the nearest of equally good squares, and runs there straight', () => {
  const way = (target: string): string[] | undefined =>
    planned(`rr=0/0 ball=a20 h1@h5:8.3.3.4.9 h2@o2 a1@${target} a2@o20`, 2)?.squares.map((at) =>
      squareName(engine.rules.pitch, at),
    )
  expect(way('h11')).toEqual(['h6', 'h7', 'h8', 'h9', 'h10'])
  expect(way('e8')).toHaveLength(2)
  expect(way('c11')).toHaveLength(5)
})

/** Elsewhere nobody declares a blitz. */
const declaring = editions.filter(({ deeds = [] }) => deeds.length === 0)

describe.each(declaring.map((edition) => ({ edition, id: edition.id })))('a blitz of $id', ({ edition, id }) => {
  const played = engineFor(edition)
  const stats = (movement: number): string => (id === 'bb2020' ? `${movement}.3.3.4.9` : `${movement}.3.3.8`)
  const plan = (words: string, target: number) =>
    deedPlan(played, situationOf(played, readPosition(`${id} half=1 turn=home:3/2 rr=0/0 ${words}`).match), {
      player: 0,
      target,
      waypoints: [],
    })

  it('is no plan when the movement does not suffice for the block', () => {
    expect(plan(`ball=a20 h1@h5:${stats(4)} h2@o2 a1@h12 a2@o20`, 2)).toBeNull()
    // One square nearer, the second rush suffices.
    const near = plan(`ball=a20 h1@h6:${stats(4)} h2@o2 a1@h12 a2@o20`, 2)
    expect(near?.squares.length).toBe(5)
    expect(near?.forecast.rolls.map(({ roll }) => roll)).toEqual(['goForIt'])
  })

  it('dodges when the safe route would leave no movement for the block', () => {
    // Round the end of his own line it is 7 squares and two rushes; through its gap 5 and a dodge, which is a little less likely.
    const line = 'h2@i8 h3@j8 h4@k8 h5@e8 h6@f8 h7@g8'
    const through = plan(`ball=a20 h1@h5:${stats(5)} ${line} a1@h11 a2@g9`, 7)
    expect(through?.whole).toMatchObject({ moved: 5, rolls: 1 })
    expect(through?.squares).toContain(squareNamed(played.rules.pitch, 'h8'))
    expect(through?.forecast.rolls.map(({ roll }) => roll)).toEqual(['goForIt'])
  })
})

it('considers Foul Appearance of this target, no matter who was clicked before', () => {
  const situation = scene('rr=0/0 ball=a1 h1@h8 a1@h12 a2@j12+foul-appearance a3@c20')
  const wayTo = (target: number) => deedPlan(engine, situation, { player: 0, target, waypoints: [] })?.whole?.chance
  expect(wayTo(1)).toBe(1)
  expect(wayTo(2)).toBeCloseTo(5 / 6, 12)
  expect(wayTo(1)).toBe(1)
})
