// Every name of every edition has a text in the companion, a short one, and no text belongs to nothing.
import { blockDieFaces, editions, engineFor, question } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { entriesOf, entryOf } from '../../src/companion/entries.ts'
import { ruleKinds, ruleOf, ruleOfQuestion } from '../../src/companion/ruleKinds.ts'
import { shortText } from '../../src/companion/shortText.ts'
import { wordsOf } from '../../src/companion/words/index.ts'
import { texts } from '../../src/companion/words/texts.ts'

const MOST_WORDS = 60

for (const edition of editions) {
  const engine = engineFor(edition)
  const entries = entriesOf(engine)
  const { rules } = engine
  const idsOf = (kind: string): string[] => entries.filter((one) => one.kind === kind).map(({ id }) => id)

  describe(`the companion of ${edition.id}`, () => {
    it('has a text for each of its names', () => {
      expect(entries.filter(({ text }) => text.trim() === '').map(({ kind, id }) => `${kind} ${id}`)).toEqual([])
    })

    it('describes every skill, roll, row, prayer, inducement, star and team of the edition', () => {
      expect(idsOf('skill').sort()).toEqual([...rules.skills.keys()].sort())
      expect(idsOf('roll').sort()).toEqual([...rules.tests.keys()].sort())
      expect(idsOf('weather')).toEqual(rules.tables.weather.map(({ id }) => id))
      expect(idsOf('kickOff')).toEqual(Object.values(rules.tables.kickOff).map(({ id }) => id))
      expect(new Set(idsOf('blockDie'))).toEqual(new Set(blockDieFaces(rules)))
      expect(idsOf('casualty')).toEqual([
        ...(rules.tables.casualty?.rows ?? []).map(({ id }) => id),
        ...(rules.tables.casualty?.lasting ?? []).map(({ id }) => id),
      ])
      expect(idsOf('catching')).toEqual(Object.keys(rules.tables.catching))
      expect(idsOf('passing')).toEqual(expect.arrayContaining(Object.keys(rules.tables.passRange.modifiers)))
      expect(idsOf('inducement').sort()).toEqual([...rules.inducements.keys()].sort())
      expect(idsOf('star')).toEqual(rules.stars.map(({ id }) => id))
      expect(idsOf('team')).toEqual(rules.rosters.map(({ id }) => id))
      expect(idsOf('prayer').length).toBe(rules.steps.has('pray') ? 16 : 0)
      for (const { mayDeclare = [] } of rules.skills.values())
        expect(idsOf('action')).toEqual(expect.arrayContaining([...mayDeclare]))
      for (const { specialRules = [], chooseOne = [] } of rules.rosters)
        expect(idsOf('teamRule')).toEqual(expect.arrayContaining([...specialRules, ...chooseOne]))
    })

    it('has a text for each spell, and for each item when there are several to choose from', () => {
      const told = wordsOf(edition.id).use
      const missing = [...rules.inducements.values()]
        .filter(({ kind, uses = [] }) => kind === 'wizard' || uses.length > 1)
        .flatMap(({ uses = [] }) => uses.map(({ id }) => id))
        .filter((id) => told[id] === undefined)
      expect(missing).toEqual([])
    })

    it('needs no more than sixty words for any of them', () => {
      const long = entries
        .flatMap((one) => [
          { name: one.name, text: one.text, kind: one.kind },
          ...one.parts.map((part) => ({ ...part, kind: '' })),
        ])
        // A star's text is the list of teams.
        .filter(({ kind, text }) => kind !== 'star' && text.split(/\s+/).length > MOST_WORDS)
      expect(long).toEqual([])
    })

    it('describes nothing that the edition does not have', () => {
      const words = wordsOf(edition.id)
      expect(Object.keys(words.skill).filter((id) => !rules.skills.has(id))).toEqual([])
      const uses = new Set([...rules.inducements.values()].flatMap((one) => (one.uses ?? []).map(({ id }) => id)))
      expect(Object.keys(words.use).filter((id) => !uses.has(id))).toEqual([])
      for (const kind of ['weather', 'kickOff', 'blockDie', 'injury', 'catching', 'prayer', 'teamRule'] as const)
        expect({ kind, extra: Object.keys(words[kind]).filter((id) => !idsOf(kind).includes(id)) }).toEqual({
          kind,
          extra: [],
        })
    })

    it('finds the entry of every skill, inducement, weather and event', () => {
      const named = [
        ...rules.skills.keys(),
        ...rules.inducements.keys(),
        ...rules.tables.weather.map(({ id }) => id),
        ...Object.values(rules.tables.kickOff).map(({ id }) => id),
      ]
      for (const id of named) {
        const found = ruleOf(engine, id)
        expect(found, id).not.toBeNull()
        if (found) expect(shortText(engine, found.kind, found.id).text).not.toMatch(/^Nothing is written/)
      }
      expect(ruleOf(engine, 'no such thing')).toBeNull()
    })

    it('addresses each entry once', () => {
      const addresses = entries.map(({ kind, id }) => `${kind}/${id}`)
      expect(addresses.filter((one, i) => addresses.indexOf(one) !== i)).toEqual([])
      expect(new Set(entries.map(({ kind }) => kind)).size).toBeLessThanOrEqual(ruleKinds.length)
    })
  })
}

describe('the rule behind a question', () => {
  const engine = engineFor(editions[editions.length - 1])

  it('is the current action, not the skill of the same name', () => {
    expect(ruleOfQuestion(engine, question('activation', 0, { subject: 'block' }))).toEqual({
      kind: 'action',
      id: 'block',
    })
    expect(ruleOfQuestion(engine, question('nominate', 0, { subject: 'blitz' }))).toEqual({
      kind: 'action',
      id: 'blitz',
    })
  })

  it('is the roll that may be re-rolled, or the rule the question names', () => {
    const { roll } = question('reroll', 0, {
      roll: { roll: 'dodge', player: 0, base: 3, modifiers: [], needed: 3, faces: [1], passed: false },
    })
    expect(ruleOfQuestion(engine, question('reroll', 0, { roll }))).toEqual({ kind: 'roll', id: 'dodge' })
    expect(ruleOfQuestion(engine, question('useSkill', 0, { subject: 'dodge' }))).toEqual({
      kind: 'skill',
      id: 'dodge',
    })
    expect(ruleOfQuestion(engine, question('turn'))).toBeNull()
  })
})

describe('the numbers beside the texts', () => {
  const facts = (edition: string, kind: 'roll' | 'weather' | 'casualty', id: string) => {
    const found = editions.find((one) => one.id === edition)
    if (!found) throw new Error(`no edition ${edition}`)
    const entry = entryOf(engineFor(found), kind, id)
    if (!entry) throw new Error(`no ${kind} ${id}`)
    return { roll: entry.roll, facts: entry.facts, text: entry.text }
  }

  it('say which characteristic or number a roll needs', () => {
    expect(facts('crp', 'roll', 'dodge').facts).toEqual(expect.arrayContaining(['D6', 'by AG', '+1 of its own']))
    expect(facts('crp', 'roll', 'goForIt').facts).toContain('needs 2+')
    expect(facts('crp', 'roll', 'armour').facts).toEqual(expect.arrayContaining(['2D6', 'by AV', 'no team re-roll']))
    expect(facts('bb2020', 'roll', 'pass').facts).toContain('by PA')
    expect(facts('bb2020', 'roll', 'pro').facts).toContain('needs 3+')
    expect(facts('bb2020', 'roll', 'loner').facts).toContain('needs what the skill says')
  })

  it('are those of the tables', () => {
    expect(facts('crp', 'weather', 'blizzard')).toMatchObject({
      roll: '12',
      facts: ['rush −1', 'no long pass', 'no long bomb'],
    })
    expect(facts('crp', 'casualty', 'smashedHip')).toMatchObject({
      roll: '53',
      text: 'He misses the next match, MA is worse by 1 for good.',
    })
    expect(facts('bb2020', 'casualty', 'dead')).toMatchObject({ roll: '15+', text: 'He dies.' })
    expect(facts('bb2020', 'casualty', 'headInjury')).toMatchObject({ roll: '1–2' })
  })
})

describe('the format of texts', () => {
  it('takes a name, a colon and continuation lines', () => {
    expect(texts('\nblock: He stays\n  on his feet.\nside-step: Aside: he steps.\n')).toEqual({
      block: 'He stays on his feet.',
      'side-step': 'Aside: he steps.',
    })
  })

  it('refuses a name that is described twice', () => {
    expect(() => texts('block: one\nblock: two')).toThrow('"block" is told twice')
  })
})
