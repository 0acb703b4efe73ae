// Every sentence is complete English: articles, and squares exactly where a player moves. Neighbours: src/phrases.ts.
import {
  type Engine,
  type Explanation,
  editions,
  engineFor,
  type GameEvent,
  readPosition,
  resources,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { textOf } from '../src/line.ts'
import { phrases } from '../src/phrases.ts'
import { rollPhrases, standingPhrases } from '../src/rollPhrases.ts'
import { sentenceOf } from '../src/sentence.ts'
import { fill } from '../src/template.ts'

/** Rolls that decide about a step. */
const DECIDING: readonly string[] = ['dodge', 'goForIt', 'leap', 'jump']

describe('a step that needs a roll', () => {
  it('has words for failure that name the square and leave the fall to the next line', () => {
    for (const roll of DECIDING) {
      const { made = [], missed = [] } = rollPhrases[roll as 'dodge'] ?? {}
      for (const phrase of [...made, ...missed]) expect(phrase).toContain('{at}')
      for (const phrase of missed) expect(phrase).not.toMatch(/goes down|does not\./)
    }
  })

  it('names no square where the roller stays where he is', () => {
    const told = Object.values(standingPhrases).flatMap(({ made, missed }) => [...made, ...missed])
    for (const phrase of told) expect(phrase).not.toContain('{at}')
  })
})

it('uses the right article for every resource of a squad, in every edition', () => {
  for (const engine of editions.map(engineFor)) {
    const { match } = readPosition(`${engine.edition} turn=home:1/0 h1@h12 a1@h13`)
    for (const what of [...resources, 'reroll', 'leaderReroll', 'ownReroll']) {
      const sentence = sentenceOf(engine, match, { type: 'spent', side: 'home', what, player: 0 })
      const said = phrases.spent.map((phrase) => textOf({ parts: fill(phrase, sentence?.slots ?? {}) })).join(' ')
      expect(said).toMatch(/ spend (?:an [AEIOUaeiou]|a [^AEIOUaeiou])/)
    }
  }
})

describe('the parts and the end of a match', () => {
  const [crp] = editions.filter(({ id }) => id === 'crp')
  const race = engineFor({
    ...crp,
    rules: { ...crp.rules, clock: { ...crp.rules.clock, halves: 1, touchdownsToWin: 3 } },
  })
  const { match } = readPosition('crp turn=home:1/0 h1@h12 a1@h13')
  const said = (engine: Engine, event: GameEvent): string => {
    const sentence = sentenceOf(engine, match, event)
    return textOf({ parts: fill(sentence?.choices[0] ?? '', sentence?.slots ?? {}) })
  }

  it('are told as halves, or as one match where there is one half only', () => {
    expect(said(engineFor(crp), { type: 'halfStarted', half: 1 })).toBe('The 1st half begins.')
    expect(said(race, { type: 'halfStarted', half: 1 })).toBe('The match begins.')
    expect(said(race, { type: 'halfStarted', half: 3 })).toBe('Overtime begins.')
  })

  it('say how it was won if it was not by touchdowns', () => {
    const won = (by: string): string => said(race, { type: 'matchEnded', winner: 'home', by })
    expect(won('touchdowns')).toBe('Home win.')
    expect(won('turnCap')).toBe('Home win when the turns run out.')
    expect(won('overtime')).toBe('Home win by overtime.')
  })
})

describe('a roll that no player makes', () => {
  const engine = engineFor(editions[0])
  const { match } = readPosition(`${engine.edition} turn=home:1/0 h1@h12 a1@h13`)
  const plain = { roll: 'cheer', player: -1, base: 5, modifiers: [], needed: 5, faces: [3], passed: true } as const
  const told = (roll: Explanation): { readonly text: string; readonly detail: string } | null => {
    const sentence = sentenceOf(engine, match, { type: 'rolled', roll, again: false, to: -1 })
    if (!sentence) return null
    return { text: textOf({ parts: fill(sentence.choices[0], sentence.slots) }), detail: sentence.more.detail ?? '' }
  }

  it('is told of its team, or of the dice alone', () => {
    expect(told({ ...plain, side: 'away' })?.text).toBe('Away: cheering, made.')
    expect(told(plain)?.text).toBe('The dice: cheering, made.')
  })

  it('says that it must stay under its number, with the reasons', () => {
    const modifiers = [{ value: 1, source: 'fame', player: -1 }]
    expect(told({ ...plain, side: 'home', under: true })?.detail).toBe('needs 5 or less')
    expect(told({ ...plain, side: 'home', under: true, needed: 4, modifiers })?.detail).toMatch(
      /^needs 4 or less: 5 or less, .* \+1$/,
    )
  })

  it('says its result on a table, as a player’s roll does', () => {
    const onTable = { ...plain, base: 0, needed: 0, table: 'shove', result: 'defenderDown' }
    expect(told({ ...onTable, side: 'home' })?.text).toBe('Home: cheering, defender down.')
    expect(told({ ...onTable, player: 0 })?.text).toMatch(/: cheering, defender down\.$/)
  })

  it('is told by what follows if it is only a lot', () => {
    expect(told({ ...plain, roll: 'lot', why: 'weather' })).toBeNull()
  })
})
