// Everything legal can be clicked: no answer is lost between the engine's list and the page.
import { type Action, action, editions, engineFor, readPosition } from '@double-skulls/engine'
import { reach } from '@double-skulls/odds'
import { expect, it } from 'vitest'
import { aimAt } from '../../src/choosing/aim.ts'
import { choicesOf, playerOn } from '../../src/choosing/choices.ts'
import type { Chosen } from '../../src/choosing/chosen.ts'
import { newReckoner } from '../../src/choosing/reckoner.ts'
import { everyDecision, situationOf } from '../support/wild.ts'

it('offers every legal answer of wild matches as a button, a player or a square', () => {
  const lost: string[] = []
  everyDecision([1, 2, 3, 4], (_engine, { legal }) => {
    const choices = choicesOf(legal)
    const offered = new Set<Action>([...choices.buttons, ...[...choices.players.values()].flat()])
    for (const { id } of choices.modes)
      for (const player of [-1, ...choices.movers])
        for (const one of choices.squares(id, player).values()) offered.add(one)
    for (const one of legal) if (!offered.has(one)) lost.push(JSON.stringify(one))
  })
  expect(lost).toEqual([])
})

it('gives the answer of the clicked square, or of the clicked player on the pitch', () => {
  const wrong = new Set<string>()
  everyDecision([1, 2], (engine, situation) => {
    const { pending, match } = situation
    if (pending.wait !== 'coach' || pending.question.kind === 'turn' || match.tick % 7 > 0) return
    const choices = choicesOf(situation.legal)
    for (const { id, sample } of choices.modes)
      for (const player of sample.player < 0 ? [-1] : choices.movers)
        for (const [square, answer] of choices.squares(id, player)) {
          const chosen: Chosen = { player, mode: id, reach: null, waypoints: [] }
          const aim = aimAt(newReckoner(engine), situation, choices, chosen, square)
          if (aim.means !== 'answer' || aim.answer !== answer) wrong.add(`${pending.question.kind} ${id}: ${aim.means}`)
        }
    for (const [player, answers] of choices.players) {
      const { at, place } = match.players[player]
      if (place !== 'pitch') continue
      const chosen: Chosen = { player: -1, mode: '', reach: null, waypoints: [] }
      const aim = aimAt(newReckoner(engine), situation, choices, chosen, at)
      const fits = answers.length > 1 ? aim.means === 'menu' : aim.means === 'answer' && aim.answer === answers[0]
      if (!fits) wrong.add(`${pending.question.kind} ${answers[0].do}: ${aim.means}`)
    }
  })
  expect([...wrong]).toEqual([])
})

const engine = engineFor(editions[editions.length - 1])
const scene = (words: string) => situationOf(engine, readPosition(`${engine.edition} ${words}`).match)

it('walks a chosen player to an empty square and blocks an opponent next to him', () => {
  const situation = scene('turn=home:1/0 ball=a1 h1@h12 h2@c5 a1@h13 a2@h20')
  const { match, legal } = situation
  const choices = choicesOf(legal)
  const chosen: Chosen = { player: 0, mode: 'step', reach: reach(engine, match, 0), waypoints: [] }
  const walk = aimAt(newReckoner(engine), situation, choices, chosen, match.players[0].at - 3)
  expect(walk.means).toBe('walk')
  if (walk.means === 'walk') expect(walk.errand.left[0]).toBe(action('activate', 0, -1, 'move'))
  const block = aimAt(newReckoner(engine), situation, choices, chosen, match.players[2].at)
  expect(block.means).toBe('deed')
  if (block.means === 'deed') expect(block.deed).toBe(action('block', 2))
  const far = aimAt(newReckoner(engine), situation, choices, chosen, match.players[3].at)
  expect(far.means === 'plan' && far.plan.kind).toBe('blitz')
  expect(aimAt(newReckoner(engine), situation, choices, chosen, match.players[1].at)).toEqual({
    means: 'select',
    player: 1,
  })
  expect(playerOn(match, match.players[3].at)).toBe(3)
})
