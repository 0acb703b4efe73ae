// What is told of dirty tricks: every event has a sentence with all its blanks filled, and the lists after the match name everything.
// Neighbour: ../src/trickWords.ts.
import {
  drugEffects,
  editionNamed,
  engineFor,
  type GameEvent,
  type Match,
  startingLineUp,
  trickKinds,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { sentenceOf } from '../src/sentence.ts'

const start = () => {
  const rules = editionNamed('second:campaign')
  if (!rules) throw new Error('there are no campaigns')
  const engine = engineFor(rules)
  const [home, away] = engine.rules.rosters
  const match: Match = engine.start({ home: startingLineUp(home), away: startingLineUp(away) })
  return { engine, match }
}

/** All that may be said, with the blanks filled. */
const told = (event: GameEvent): readonly string[] => {
  const { engine, match } = start()
  const sentence = sentenceOf(engine, match, event)
  const { choices = [], slots = {} } = sentence ?? {}
  return choices.map((choice) => choice.replaceAll(/\{(\w+)\}/g, (blank, name) => String(slots[name] ?? blank)))
}

const side = 'home'

const events: readonly GameEvent[] = [
  ...trickKinds.flatMap((trick): readonly GameEvent[] => {
    const about = { side, trick, player: trick === 'refereeBribe' ? -1 : 20 } as const
    return [
      { type: 'trickCancelled', ...about },
      { type: 'trickFailed', ...about },
      { type: 'trickWorked', ...about },
      { type: 'spyUsed', ...about, against: 'trick' },
      { type: 'spyUsed', ...about, against: 'spy' },
    ]
  }),
  { type: 'assassinated', side, player: 20, misses: 1, dead: false },
  { type: 'assassinated', side, player: 20, misses: 3, dead: false },
  { type: 'assassinated', side, player: 20, misses: 0, dead: true },
  ...drugEffects.flatMap((effect): readonly GameEvent[] => [
    { type: 'drugged', side, player: 20, effect },
    { type: 'cured', player: 20, effect },
  ]),
  { type: 'smitten', player: 20, beloved: 1 },
]

it.each(events)('tells of $type', (event) => {
  const all = told(event)
  expect(all.length).toBeGreaterThan(0)
  for (const sentence of all) expect(sentence).not.toMatch(/[{}]|undefined/)
})

it('reads the lists aloud after the match', () => {
  const tricks = {
    assassin: { kind: 'ninja', target: 3 },
    drugs: [4, 5],
    playerBribes: [{ target: 6, amount: 800 }],
    refereeBribes: { amount: 300, count: 2 },
    spies: 1,
  } as const
  const [full] = told({ type: 'tricksOpened', side, tricks })
  for (const part of [
    'a ninja for number 3',
    'number 4, number 5',
    '800 crowns for number 6',
    '2 × 300 crowns',
    '1 spy',
  ])
    expect(full).toContain(part)
  expect(told({ type: 'tricksOpened', side, tricks: {} })[0]).toContain('nothing at all')
})
