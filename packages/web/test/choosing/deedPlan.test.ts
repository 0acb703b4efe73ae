// One click on somebody out of reach: the way to a square beside him and the deed, as one plan that the engine carries out.
import { action, editions, engineFor, readPosition, squareName } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { deedPlan } from '../../src/choosing/deedPlan.ts'
import { advance } from '../../src/choosing/errand.ts'
import { everyDecision, situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])
const scene = (words: string) => situationOf(engine, readPosition(`${engine.edition} turn=home:1/0 ${words}`).match)
const planned = (words: string, target: number) => deedPlan(engine, scene(words), { player: 0, target, waypoints: [] })

it('goes where he has more dice, and not where he would have to dodge for nothing', () => {
  // Beside g14 a team-mate helps; every other square has fewer dice.
  const plan = planned('ball=a1 h1@h8 h2@g14 a1@h14 a2@c20', 2)
  expect(plan?.kind).toBe('blitz')
  expect(plan?.forecast).toMatchObject({ dice: 2, chooser: 'home' })
  expect(plan?.whole?.chance).toBe(1)
  expect(plan?.errand.left[0]).toBe(action('activate', 0, -1, 'blitz'))
  expect(plan?.errand.left.at(-1)).toBe(action('block', 2))
})

it('fouls whoever lies there, and knows when he cannot get at anybody', () => {
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

it('is carried out answer by answer, in every edition', () => {
  let carried = 0
  everyDecision([2], (played, situation) => {
    const { pending, match } = situation
    if (pending.wait !== 'coach' || pending.question.kind !== 'turn' || match.tick % 11 > 0) return
    const player = match.players.find((one) => one.side === pending.side && !one.acted && one.place === 'pitch')
    const foe = match.players.find((one) => one.side !== pending.side && one.place === 'pitch')
    if (!player || !foe) return
    const plan = deedPlan(played, situation, { player: player.id, target: foe.id, waypoints: [] })
    if (!plan) return
    const copy = played.clone(match)
    let errand = plan.errand
    for (;;) {
      const next = advance(errand, situationOf(played, copy))
      if (next.go !== 'answer') break
      played.apply(copy, { action: next.answer })
      errand = next.errand
    }
    // Dice or a question on the way may stop it; what it never does is run into something that is not allowed.
    expect(errand.left.length).toBeLessThan(plan.errand.left.length)
    expect(plan.squares.every((square) => squareName(played.rules.pitch, square) !== '')).toBe(true)
    carried++
  })
  expect(carried).toBeGreaterThan(10)
})
