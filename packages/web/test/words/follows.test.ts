// What important questions say: the injury and its consequences, how many may act and how many have; and the answers' words when
// all of them begin alike.
import { type Action, action, editions, engineFor, type Match, readPosition } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { answerWords } from '../../src/words/answers.ts'
import { differing } from '../../src/words/differing.ts'
import { followsAnswer } from '../../src/words/follows.ts'
import { injuryWords } from '../../src/words/injuries.ts'
import { questionWords } from '../../src/words/questions.ts'
import { everyDecision } from '../support/wild.ts'

const engine = engineFor(editions[editions.length - 1])

const asked = (match: Match) => {
  const pending = engine.pending(match)
  if (pending.wait !== 'coach') throw new Error('nobody is asked')
  return {
    question: questionWords(engine, match, pending.question),
    follows: engine.legal(match).map((one) => followsAnswer(engine, match, pending.question, one)),
  }
}

/** Home blocks; away has an apothecary. The dice of armour, injury and casualty follow the block. */
const hurt = (injury: readonly number[], ...more: readonly (readonly number[] | Action)[]): Match => {
  const words = 'turn=home:1/0 rr=0/0 apothecary=0/1 ball=a1 h1@h12 a1@h13:63338 a2@c20'
  const { match } = readPosition(`${engine.edition} ${words}`)
  const inputs = [action('activate', 0, -1, 'block'), action('block', 1), [6], action('stay'), [6, 6], injury, ...more]
  for (const one of inputs) {
    while (engine.pending(match).wait === 'coach' && !('do' in one))
      engine.apply(match, { action: engine.legal(match)[0] })
    if ('do' in one && one.do === 'stay') {
      const push = engine.legal(match).find(({ do: verb }) => verb === 'push')
      if (push) engine.apply(match, { action: push })
    }
    engine.apply(match, 'do' in one ? { action: one } : { dice: one })
  }
  return match
}

it('names the injury, and what an apothecary would change', () => {
  const ko = asked(hurt([4, 4]))
  expect(ko.question).toMatch(/^Away 1 <1> is knocked out\. Use the apothecary/)
  expect(ko.follows).toEqual(['stays on the pitch, stunned', 'may come round before the next drive'])
  const casualty = asked(hurt([5, 6], [10]))
  expect(casualty.question).toMatch(/^Away 1 <1>: Serious Injury \(misses the next match, a niggling injury\)\. Use/)
  expect(casualty.follows).toEqual(['a second roll, and you choose', 'out for this match'])
  const choice = asked(hurt([5, 6], [10], action('use', -1, -1, 'apothecary'), [2]))
  expect(choice.question).toContain('two opinions')
  expect(choice.follows).toEqual(['misses the next match, a niggling injury', 'goes to the reserves'])
})

it('has words for every injury of every edition', () => {
  for (const edition of editions) {
    const one = engineFor(edition)
    for (const { id } of [...(one.rules.tables.casualty?.rows ?? []), ...(one.rules.tables.casualty?.lasting ?? [])])
      expect(injuryWords(one, id)).toMatch(/^[A-Z][A-Za-z ]+( \([A-Za-z, ]+\))?$/)
  }
})

it('counts who may act and who has, in the free turn of a kick-off and whenever only some may move', () => {
  const met = new Map<string, string>()
  everyDecision([1, 2, 3, 4, 5, 6], (every, { match, pending }) => {
    if (pending.wait !== 'coach' || pending.question.left < 0) return
    const words = questionWords(every, match, pending.question)
    expect(words).toMatch(/\d/)
    if (!met.has(pending.question.kind)) met.set(pending.question.kind, words)
  })
  expect([...met.keys()].length).toBeGreaterThan(1)
  expect(met.get('turn') ?? 'Blitz! 4 may act').toMatch(/^Blitz! \d may act/)
})

it('says only what differs, and keeps the rest for screen readers', () => {
  const { match } = readPosition(`${engine.edition} turn=home:1/0 h1@h12 a1@h13 ball=a1`)
  const words = (one: Action): string => answerWords(engine, match, one)
  const shown = (answers: readonly Action[]) => differing(answers, words).map(({ shared, own }) => `${shared}|${own}`)
  expect(shown([action('push', -1, 3), action('push', -1, 4), action('stay')])).toEqual([
    'Push to|A4',
    'Push to|A5',
    '|Stay',
  ])
  expect(shown([action('push', -1, 3)])).toEqual(['|Push to a4'])
  expect(shown([action('activate', 0, -1, 'move'), action('activate', 0, -1, 'blitz')])).toEqual(['|Move', '|Blitz'])
  for (const [i, one] of [action('use', -1, -1, 'block'), action('use', -1, -1, 'wrestle')].entries()) {
    const { shared, own } = differing([action('use', -1, -1, 'block'), action('use', -1, -1, 'wrestle')], words)[i]
    expect(`${shared} ${own}`).toBe(words(one))
  }
})
