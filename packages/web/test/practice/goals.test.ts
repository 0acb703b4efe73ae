// What counts as a goal, position by position: cages with a gap, balls still held by opponents, falls on both sides.
import { type Action, action, readInput, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import type { Step } from '../../src/match/host.ts'
import { type Goal, type Verdict, verdictOf } from '../../src/practice/goals.ts'

const END_TURN = action('endTurn')

const judge = (goal: Goal, position: string, ...inputs: readonly (string | Action)[]): Verdict => {
  const { engine, match } = readPosition(`bb2020 ${position}`)
  const steps: Step[] = inputs.map((one) => {
    const input = typeof one === 'string' ? readInput(engine.rules.pitch, one) : { action: one }
    if (!input) throw new Error(`"${one}" is no input`)
    return { input, events: engine.apply(match, input), after: engine.clone(match) }
  })
  return verdictOf(engine, goal, steps)
}

const solved = { is: 'solved' }
const missed = { is: 'failed', why: 'turnEnded' }
const cage: Goal = { kind: 'cage' }
const corners = 'h2@g9 h3@g11 h4@i9 a1@o20'

it('counts four standing corners as a cage, when the turn ends and not before', () => {
  expect(judge(cage, `h1@h10.o h5@i11 ${corners}`, END_TURN)).toEqual(solved)
  expect(judge(cage, `h1@h10.o h5@i11 h6@c3 ${corners}`, 'activate:5=move', 'endAction')).toEqual({ is: 'open' })
})

it('counts no cage with a corner that lies, is missing or is an opponent, and none without the ball', () => {
  expect(judge(cage, `h1@h10.o h5@i11.p ${corners}`, END_TURN)).toEqual(missed)
  expect(judge(cage, `h1@h10.o h5@h11 ${corners}`, END_TURN)).toEqual(missed)
  expect(judge(cage, `h1@h10.o a5@i11 ${corners}`, END_TURN)).toEqual(missed)
  expect(judge(cage, `h1@h10 h5@i11 ball=c3 ${corners}`, END_TURN)).toEqual(missed)
  expect(judge(cage, 'h1@h10 h2@g11 h3@g13 h4@i11 h5@i13 a1@h12.o', END_TURN)).toEqual(missed)
})

it('wraps no cage around the edge of the pitch', () => {
  // The squares that would follow if rows were one long line.
  expect(judge(cage, 'h1@h1.o h2@g2 h3@i2 h4@f26 h5@h26 a1@o20', END_TURN)).toEqual(missed)
  expect(judge(cage, 'h1@a10.o h2@b9 h3@b11 h4@c9 h5@c11 a1@o20', END_TURN)).toEqual(missed)
})

it('knows who holds the ball', () => {
  const free: Goal = { kind: 'ballFree' }
  expect(judge(free, 'h1@h10 a1@h12.o', END_TURN)).toEqual(missed)
  expect(judge(free, 'h1@h10 a1@h12 ball=h13', END_TURN)).toEqual(solved)
  expect(judge(free, 'h1@h10.o a1@h12', END_TURN)).toEqual(solved)
})

it('counts an opponent who is down, but not if the attacker falls with him', () => {
  const down: Goal = { kind: 'knockDown', number: 1 }
  const block = ['activate:0=block', 'block:2'] as const
  const fall = ['push@h12', 'stay', '1 1'] as const
  expect(judge(down, 'ball=c3 h1@h10 h2@c10 a1@h11', ...block, '6', ...fall)).toEqual(solved)
  expect(judge(down, 'ball=c3 h1@h10 h2@c10 a1@h11', ...block, '3', 'push@h12', 'stay')).toEqual({ is: 'open' })
  expect(judge(down, 'ball=c3 h1@h10 h2@c10 a1@h11', ...block, '2', '1 1', '1 1')).toEqual({
    is: 'failed',
    why: 'turnover',
  })
})

it('is lost when the opponents score', () => {
  const score: Goal = { kind: 'touchdown', turns: 2 }
  const away = ['activate:1=move', 'step@h1'] as const
  expect(judge(score, 'turn=home:3/2 h1@c10 a1@h2.o', END_TURN, ...away)).toEqual({
    is: 'failed',
    why: 'opponentScored',
  })
})
