// Procedures between matches: questions, dice, records. Neighbours: src/procedure.ts.
import { BadAnswer, decide, type LeagueProcedure, run } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { ask, roll } from '../../src/procedure.ts'

function* training(): LeagueProcedure<string> {
  const who = yield* ask('home', 'who trains', ['p1', 'p2'])
  const [first, second] = yield* roll('home', 'training', 'd6', 'd8')
  if (first + second < 5) return `${who} learns nothing`
  const what = yield* ask('home', 'what', ['block', 'dodge'])
  return `${who} learns ${what}`
}

describe('a procedure', () => {
  it('should say what it waits for', () => {
    expect(run(training, [])).toEqual({
      done: false,
      waiting: { kind: 'ask', who: 'home', question: 'who trains', options: ['p1', 'p2'] },
    })
    expect(run(training, ['p2'])).toEqual({
      done: false,
      waiting: { kind: 'roll', who: 'home', why: 'training', dice: ['d6', 'd8'] },
    })
  })

  it('should come to the same result with the same answers', () => {
    expect(run(training, ['p2', [1, 2]])).toEqual({ done: true, result: 'p2 learns nothing' })
    expect(run(training, ['p2', [1, 8], 'dodge'])).toEqual({ done: true, result: 'p2 learns dodge' })
  })

  it('should record what was decided', () => {
    const { result, answers } = decide(training, {
      choose: ({ options }) => options[0],
      throwDice: ({ dice }) => dice.map(() => 6),
    })
    expect(result).toBe('p1 learns block')
    expect(answers).toEqual(['p1', [6, 6], 'block'])
    expect(run(training, answers)).toEqual({ done: true, result })
  })

  it.each([
    [['p3'], /answers\[0\]: "who trains" wants one of "p1", "p2", not "p3"/],
    [[[1, 2]], /answers\[0\]: "who trains" wants one of/],
    [['p1', [7, 1]], /answers\[1\]: "training" wants the faces of d6, d8, not \[7,1\]/],
    [['p1', [6]], /answers\[1\].*wants the faces/],
    [['p1', [1.5, 1]], /answers\[1\].*wants the faces/],
    [['p1', 'block'], /answers\[1\].*wants the faces/],
    [['p1', [1, 1], 'block'], /answers\[2\]: it was over before this one; leave it out/],
  ])('should refuse the answers %j', (answers, message) => {
    expect(() => run(training, answers)).toThrow(BadAnswer)
    expect(() => run(training, answers)).toThrow(message)
  })
})
