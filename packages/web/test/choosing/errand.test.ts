// A route is walked answer by answer: it waits while another question is asked and ends when it no longer fits.
import { type Action, action, editions, engineFor, type Match, readPosition, type Square } from '@double-skulls/engine'
import { reach } from '@double-skulls/odds'
import { describe, expect, it } from 'vitest'
import { advance, dieErrand, type Errand, placeErrand, walkErrand } from '../../src/choosing/errand.ts'
import { situationOf } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])

/** Gives the errand's answers for as long as it continues. */
const runOn = (match: Match, errand: Errand): { readonly errand: Errand | null; readonly given: readonly Action[] } => {
  const given: Action[] = []
  let left: Errand = errand
  for (;;) {
    const next = advance(left, situationOf(engine, match))
    if (next.go === 'over') return { errand: null, given }
    if (next.go === 'wait') return { errand: left, given }
    engine.apply(match, { action: next.answer })
    given.push(next.answer)
    left = next.errand
  }
}

const start = (words: string): Match => readPosition(`${engine.edition} turn=home:1/0 ball=a1 ${words}`).match
const routeTo = (match: Match, square: Square): Errand => {
  const path = reach(engine, match, 0).path(square)
  if (!path) throw new Error('no way there')
  return walkErrand(0, action('activate', 0, -1, 'move'), path.steps)
}

describe('walking', () => {
  it('declares the move and walks to the end of a route without rolls', () => {
    const match = start('h1@h5 a1@b20')
    const target = match.players[0].at + 4
    const { errand, given } = runOn(match, routeTo(match, target))
    expect(errand).toBeNull()
    expect(given.map((one) => one.do)).toEqual(['activate', 'step', 'step', 'step', 'step'])
    expect(match.players[0].at).toBe(target)
  })

  it('waits for a dodge and its re-roll, then goes on', () => {
    const match = start('rr=1/0 h1@h5:63338 a1@h4')
    const target = match.players[0].at + 3
    const walking = runOn(match, routeTo(match, target))
    expect(walking.errand).not.toBeNull()
    engine.apply(match, { dice: [1] })
    expect(runOn(match, walking.errand as Errand)).toEqual({ errand: walking.errand, given: [] })
    engine.apply(match, { action: action('reroll', -1, -1, 'team') })
    engine.apply(match, { dice: [6] })
    const { errand } = runOn(match, walking.errand as Errand)
    expect(errand).toBeNull()
    expect(match.players[0].at).toBe(target)
  })

  it('ends when he falls', () => {
    const match = start('rr=0/0 h1@h5:63338 h2@c3 a1@h4')
    const walking = runOn(match, routeTo(match, match.players[0].at + 3))
    for (let dice = engine.pending(match); dice.wait === 'dice'; dice = engine.pending(match))
      engine.apply(match, { dice: dice.dice.map(() => 1) })
    expect(match.players[0].posture).not.toBe('standing')
    expect(runOn(match, walking.errand as Errand)).toEqual({ errand: null, given: [] })
  })

  it('stands up first', () => {
    const match = start('h1@h5.p a1@b20')
    const { given } = runOn(match, routeTo(match, match.players[0].at + 2))
    expect(given.map((one) => one.do)).toEqual(['activate', 'standUp', 'step', 'step'])
  })
})

describe('a die from the table', () => {
  const blocked = (words: string, dice: readonly number[]): Match => {
    const match = start(words)
    for (const one of [action('activate', 0, -1, 'block'), action('block', 2)]) engine.apply(match, { action: one })
    engine.apply(match, { dice })
    return match
  }
  const [keep, push] = [action('keep'), action('useDie', -1, -1, 'pushed')]

  it('is taken after declining the re-roll, and then the errand is over', () => {
    const match = blocked('rr=1/0 h1@h12 h2@g12 a1@h13 a2@c20', [1, 3])
    expect(runOn(match, dieErrand(0, [keep, push]))).toEqual({ errand: null, given: [keep, push] })
  })

  it('is not taken when it is no longer asked for', () => {
    const same = blocked('rr=1/0 h1@h12 h2@g12 a1@h13 a2@c20', [3, 3])
    expect(runOn(same, dieErrand(0, [keep, push]))).toEqual({ errand: null, given: [keep] })
    const gone = blocked('rr=0/0 h1@h12 h2@g12 a1@h13 a2@c20', [1, 3])
    expect(runOn(gone, dieErrand(0, [keep, push]))).toEqual({ errand: null, given: [] })
  })
})

it('drags a player onto the pitch and back', () => {
  expect(placeErrand(3, 100).left).toEqual([action('pick', 3), action('place', -1, 100)])
  expect(placeErrand(3, -1).left).toEqual([action('pick', 3), action('toReserves')])
})
