// Several coaches at the same time: answers in any order, hidden until all have come, one record. Neighbours: src/manyCoaches.ts,
// procedure.test.ts has one coach after another.
import {
  apart,
  askAll,
  BadAnswer,
  decide,
  type Gathering,
  gather,
  type LeagueProcedure,
  roundFor,
  run,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { ask, roll } from '../../src/procedure.ts'

function* shopping(who: string): LeagueProcedure<string> {
  const what = yield* ask(who, 'what to buy', ['bread', 'nothing'])
  return what === 'bread' ? `${what} ${yield* ask(who, 'how much', ['1', '2'])}` : what
}

function* market(): LeagueProcedure<string> {
  const [luck] = yield* roll('league', 'luck', 'd6')
  const bags = yield* apart(['ann', 'bob'].map((who) => ({ who, start: () => shopping(who) })))
  const [first] = yield* askAll([{ kind: 'ask', who: 'ann', question: 'again', options: ['yes', 'no'] }])
  return `${luck}: ${bags.join(' and ')}, ${first}`
}

const begun = (): Gathering<string> => gather(market, [[4]])

describe('coaches who are asked at the same time', () => {
  it('answer in any order, and the record is the same', () => {
    const one = begun()
    for (const [who, answer] of [
      ['bob', 'nothing'],
      ['ann', 'bread'],
      ['ann', '2'],
      ['ann', 'no'],
    ] as const)
      one.answer(answer, who)
    const other = begun()
    for (const [who, answer] of [
      ['ann', 'bread'],
      ['bob', 'nothing'],
      ['ann', '2'],
      ['ann', 'no'],
    ] as const)
      other.answer(answer, who)
    expect(one.progress()).toEqual({ done: true, result: '4: bread 2 and nothing, no' })
    expect(other.answers).toEqual(one.answers)
    expect(one.answers).toEqual([[4], 'bread', '2', 'nothing', 'no'])
    expect(run(market, one.answers)).toEqual(one.progress())
  })

  it('are answered one after another by a program that knows nothing of it', () => {
    const { result, answers } = decide(market, { choose: ({ options }) => options[0], throwDice: () => [1] })
    expect(result).toBe('1: bread 1 and bread 1, yes')
    expect(gather(market, answers).progress()).toEqual({ done: true, result })
  })

  it('wait until everybody is through, and know nothing of the others', () => {
    const round = begun()
    round.answer('nothing', 'bob')
    expect(round.progress()).toMatchObject({ done: false, waiting: { kind: 'askAll', coaches: ['ann', 'bob'] } })
    expect(roundFor(round, 'ann')).toMatchObject({ step: { question: 'what to buy' }, answers: [], missing: ['ann'] })
    expect(roundFor(round, 'bob')).toEqual({ step: null, answers: ['nothing'], missing: ['ann'] })
    expect(roundFor(round, '')).toEqual({ step: null, answers: [], missing: ['ann'] })
    expect(round.answers).toEqual([[4]])
    expect(round.open).toEqual({ ann: [], bob: ['nothing'] })
  })

  it('go on where they stopped, after the answers of a part or in the middle of a record', () => {
    const round = begun()
    round.answer('bread', 'ann')
    const again = gather(market, round.answers, round.open)
    expect(roundFor(again, 'ann')).toMatchObject({ step: { question: 'how much' }, answers: ['bread'] })
    const inOrder = gather(market, [[4], 'bread', '1'])
    expect(inOrder.open).toEqual({ ann: ['bread', '1'], bob: [] })
  })

  it('are refused an answer that is not theirs or is none, and wait as before', () => {
    const round = begun()
    expect(() => round.answer('bread', 'cid')).toThrow(/"cid" is not asked now; name one of ann, bob/)
    expect(() => round.answer('cheese', 'bob')).toThrow(BadAnswer)
    round.answer('nothing', 'bob')
    expect(() => round.answer('nothing', 'bob')).toThrow(BadAnswer)
    expect(round.open).toEqual({ ann: [], bob: ['nothing'] })
    for (const answer of ['nothing']) round.answer(answer, 'ann')
    expect(() => round.answer('yes', 'bob')).toThrow(/"bob" is not asked now; name one of ann/)
  })
})

describe('a sum', () => {
  function* bid(): LeagueProcedure<string> {
    return (yield {
      ...{ kind: 'ask', who: 'ann', question: 'a bid', options: ['0', '2000'] },
      sums: { least: 2000, most: 3000 },
    }) as string
  }

  it('is legal beside the options', () => {
    for (const sum of ['0', '2000', '2001', '3000']) expect(run(bid, [sum])).toEqual({ done: true, result: sum })
  })

  it.each(['1', '1999', '3001', '02500', '2500.5', '-1', '', '2e3'])('is refused as %j', (sum) => {
    expect(() => run(bid, [sum])).toThrow(/wants one of "0", "2000", or a sum from 2000 to 3000, not/)
  })
})
