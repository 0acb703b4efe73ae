// What is told of potions and bribes: every event has a sentence, and nobody is said to be hurt who is not. Neighbours: ../src/bribeWords.ts,
// ../src/potionWords.ts.
import { editionNamed, engineFor, type GameEvent, potions, refereeFavours, startingLineUp } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { sentenceOf } from '../src/sentence.ts'

const engine = () => {
  const rules = editionNamed('second:campaign')
  if (!rules) throw new Error('there are no campaigns')
  return engineFor(rules)
}

const sentence = (event: GameEvent) => {
  const second = engine()
  const [home, away] = second.rules.rosters
  const match = second.start({ home: startingLineUp(home), away: startingLineUp(away) })
  return sentenceOf(second, match, event)
}

const told = (event: GameEvent): readonly string[] => sentence(event)?.choices ?? []

it('has a sentence for each potion', () => {
  for (const potion of potions)
    expect(told({ type: 'potionDrunk', side: 'home', player: 0, potion }).length).toBeGreaterThan(0)
})

it('has a sentence for each favour of a referee, and for gold against gold', () => {
  for (const favour of refereeFavours) {
    expect(told({ type: 'refereeObeys', side: 'home', favour, player: 0 }).length).toBeGreaterThan(0)
    expect(told({ type: 'bribesCancel', favour, player: -1 }).length).toBeGreaterThan(0)
  }
  expect(told({ type: 'turnedCoat', player: 0, side: 'away', on: true })).not.toEqual(
    told({ type: 'turnedCoat', player: 0, side: 'away', on: false }),
  )
})

it('says that he was poisoned, sent off or paid, not that he was knocked out or stunned', () => {
  for (const [to, why, word] of [
    ['ko', 'poison', 'green'],
    ['stunnedBox', 'bribe', 'sent off'],
    ['reserves', 'bribed', 'gold'],
  ] as const)
    expect(sentence({ type: 'removed', player: 0, to, why })?.slots.text).toContain(word)
})
