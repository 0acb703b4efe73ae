// The running errand of a match: it continues automatically, is undone as one, and is dropped when the match is played elsewhere.
import { action, editions, engineFor, readPosition } from '@double-skulls/engine'
import { reach } from '@double-skulls/odds'
import { expect, it } from 'vitest'
import { type Errand, walkErrand } from '../../src/choosing/errand.ts'
import { newErrands } from '../../src/choosing/errands.ts'
import { seededDice } from '../../src/match/dice.ts'
import { newLocalHost } from '../../src/match/localHost.ts'

const engine = engineFor(editions[editions.length - 1])

const open = (words: string, seed = 7) => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 ball=a1 ${words}`)
  const here = { by: 'here' } as const
  const host = newLocalHost(
    { id: 'test', engine, seats: { home: here, away: here }, beginning: { position: match }, seed, startedAt: 0 },
    { think: () => new Promise(() => undefined), save: async () => undefined, now: () => 1, undo: 'until-dice' },
  )
  const walk = (steps: number): Errand => {
    const path = reach(engine, match, 0).path(match.players[0].at + steps)
    if (!path) throw new Error('no way there')
    return walkErrand(0, action('activate', 0, -1, 'move'), path.steps)
  }
  const at = (): number => host.situation().match.players[0].at - match.players[0].at
  return { host, errands: newErrands(host), walk, at }
}

it('walks a whole route without rolls, and undoes it at once', () => {
  const { host, errands, walk, at } = open('h1@h5 a1@b20')
  errands.run(walk(4))
  expect(at()).toBe(4)
  errands.undo()
  expect(at()).toBe(0)
  expect(host.situation().steps).toHaveLength(0)
})

it('undoes with the errand what was answered after it', () => {
  const { host, errands, walk, at } = open('h1@h5 a1@b20')
  errands.run(walk(2))
  host.apply(action('step', -1, host.situation().match.players[0].at + 1))
  expect(at()).toBe(3)
  errands.undo()
  expect(at()).toBe(0)
})

/** The first step needs a dodge: with these dice it fails, so that a re-roll is asked for, which succeeds. */
const failing = () => {
  let seed = 1
  // After the declaration and the step, and after the re-roll.
  while (seededDice(seed)(['d6'], 2)[0] !== 1 || seededDice(seed)(['d6'], 4)[0] !== 6) seed++
  const opened = open('rr=1/0 h1@h5:63338 h2@c3 a1@h4', seed)
  opened.errands.run(opened.walk(3))
  expect(opened.host.situation().pending).toMatchObject({ question: { kind: 'reroll' } })
  return opened
}

it('waits while another question is asked, and goes on afterwards', () => {
  const { host, errands, at } = failing()
  errands.goOn()
  expect(host.situation().pending).toMatchObject({ question: { kind: 'reroll' } })
  host.apply(action('reroll', -1, -1, 'team'))
  errands.goOn()
  expect(at()).toBe(3)
})

it('does not go on once it is dropped', () => {
  const { host, errands, at } = failing()
  errands.drop()
  host.apply(action('reroll', -1, -1, 'team'))
  errands.goOn()
  expect(at()).toBe(1)
  expect(host.situation().pending).toMatchObject({ question: { kind: 'activation' } })
})
