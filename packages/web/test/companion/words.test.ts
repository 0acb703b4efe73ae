// Every name of every edition has a text in the companion, a short one, and no text belongs to nothing.
import {
  blockDieFaces,
  type Edition,
  editionNamed,
  editions,
  editionTitle,
  engineFor,
  fullestOf,
  optionsOf,
  optionTies,
  question,
  switchedOptions,
} from '@double-skulls/engine'
import { handicapTable, leagueRulesOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { entriesOf, entryOf } from '../../src/companion/entries.ts'
import { fullestEngine } from '../../src/companion/fullest.ts'
import { type RuleKind, ruleKinds, ruleOf, ruleOfQuestion } from '../../src/companion/ruleKinds.ts'
import { shortText } from '../../src/companion/shortText.ts'
import { wordsOf } from '../../src/companion/words/index.ts'
import { texts } from '../../src/companion/words/texts.ts'

const MOST_WORDS = 60

/** Those of every match of the edition: of its fullest set, and of that with any other option on. */
const skillsWithAnyOption = ({ id, skills, variants }: Edition): ReadonlySet<string> => {
  const fullest = optionsOf(fullestOf(id))
  const others = (variants?.options ?? []).filter((option) => !fullest.includes(option))
  const sets = [fullest, ...others.map((option) => switchedOptions(fullest, option, optionTies).on)]
  return new Set([skills, ...sets.map((on) => variants?.with(on).skills ?? [])].flat().map((skill) => skill.id))
}

for (const edition of editions) {
  const engine = fullestEngine(edition.id)!
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
        ...(rules.tables.casualty?.serious?.rows ?? []).map(({ id }) => id),
      ])
      expect(idsOf('catching')).toEqual(rules.tests.has('catch') ? Object.keys(rules.tables.catching) : [])
      const rows = (rules.tables.results ?? []).flatMap(({ name, rows }) =>
        rows.map(({ result }) => `${name}.${result}`),
      )
      expect(idsOf('table')).toEqual(rows)
      expect(idsOf('option')).toEqual(editionTitle(edition.id)?.options)
      expect(idsOf('reconstructed')).toEqual(Object.keys(rules.proposals))
      expect(idsOf('passing')).toEqual(expect.arrayContaining(Object.keys(rules.tables.passRange.modifiers)))
      const bought = [...rules.inducements.values()].filter(({ kind }) => kind !== 'handicap').map(({ id }) => id)
      expect(idsOf('inducement').sort()).toEqual(bought.sort())
      const rolled = leagueRulesOf(edition.id)?.beforeMatch.includes('handicaps') ? handicapTable : []
      expect(idsOf('handicap')).toEqual(rolled.map(({ id }) => id))
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
      const known = skillsWithAnyOption(edition)
      expect(Object.keys(words.skill).filter((id) => !known.has(id))).toEqual([])
      const uses = new Set([...rules.inducements.values()].flatMap((one) => (one.uses ?? []).map(({ id }) => id)))
      expect(Object.keys(words.use).filter((id) => !uses.has(id))).toEqual([])
      const kinds = [
        ...(['action', 'roll', 'table', 'weather', 'kickOff', 'blockDie', 'injury', 'catching'] as const),
        ...(['prayer', 'staff', 'handicap', 'teamRule'] as const),
      ]
      for (const kind of kinds)
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
        if (!found) throw new Error(`no entry for ${id}`)
        expect(entryOf(engine, found.kind, found.id)?.text, id).toEqual(shortText(engine, found.kind, found.id).text)
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

describe('a handicap that acts in the match', () => {
  const engine = engineFor(editionNamed('third')!)

  it.each([
    ['under-scrutiny', 'under-scrutiny'],
    ['pay-appearance-fee', 'appearance-fee'],
    ['biased-referee-3', 'biased-referee'],
    ['slogan', 'sponsorship-deal'],
    ['assassinate', 'assassin'],
  ])('%s leads to its row of the table', (id, row) => {
    expect(ruleOf(engine, id)).toEqual({ kind: 'handicap', id: row })
  })
})

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
  const facts = (edition: string, kind: RuleKind, id: string) => {
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
    expect(facts('third', 'roll', 'jumpUp').facts).toContain('needs 2+')
    expect(facts('third', 'roll', 'throwTeamMate').facts).toContain('by AG')
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
    expect(facts('third', 'casualty', 'seriouslyInjured')).toMatchObject({
      roll: '4–5',
      text: 'The table of serious injuries says what comes of it.',
    })
    expect(facts('third', 'casualty', 'smashedHand')).toMatchObject({
      roll: '44–46',
      text: 'He misses the next match, has a niggling injury from now on.',
    })
  })

  it('stand beside the name that a result has in its edition', () => {
    const named = (id: string) => entryOf(engineFor(editionNamed(id)!), 'kickOff', 'pitchInvasion')?.name
    expect([named('third'), named('crp')]).toEqual(['Field Invasion', 'Pitch Invasion'])
  })

  it('are those of the league', () => {
    expect(facts('third', 'handicap', 'morleys-revenge')).toMatchObject({ roll: '31', facts: ['D3 opponents by lot'] })
    expect(facts('third', 'handicap', 'assassin')).toMatchObject({ roll: '56', facts: ['an opponent of choice'] })
    expect(facts('third', 'league', 'handicaps').facts).toEqual([
      ...['gap 0–10: none', 'gap 11–25: 1 roll', 'gap 26–50: 2 rolls, 1 extra award'],
      ...['gap 51–75: 3 rolls, 1 extra award', 'gap 76–100: 4 rolls, 2 extra awards'],
      'gap 101 and more: 4 rolls, 1 of choice, 3 extra awards',
    ])
    expect(facts('third', 'league', 'ageing').facts).toEqual([
      '3+, 4+, 5+, 6+, 7+, 8+, 9+ from the first star roll to the last',
      ...['2–8 a niggling injury', '9 −1 AV', '10 −1 MA', '11 −1 AG', '12 −1 ST'],
    ])
    expect(facts('third', 'league', 'starRolls').facts).toEqual([
      ...['at 6, 11, 26, 51, 101, 151, 251 points', "or, by a league's choice, at 6, 16, 31, 51, 76, 126, 176"],
      ...['2–9 a skill', '10 +1 MA', '11 +1 AG', '12 +1 ST'],
    ])
    expect(facts('crp', 'league', 'starRolls').facts).toEqual(['at 6, 16, 31, 51, 76, 176 points'])
    expect(facts('bb2020', 'league', 'starRolls').facts).toEqual([])
    expect(facts('crp', 'league', 'starPlayerPoints').facts).toContain('most valuable player 5')
    expect(facts('bb2020', 'league', 'starPlayerPoints').facts).toContain('most valuable player 4')
  })

  it('tell traits from skills where the edition does', () => {
    const group = (id: string) => entryOf(engineFor(editionNamed('third')!), 'skill', id)
    expect(group('claw')).toMatchObject({ group: 'Physical', facts: ['trait: by a double only'] })
    expect(group('stand-firm')).toMatchObject({ group: 'Strength', facts: ['trait: by a double only'] })
    expect(group('guard')).toMatchObject({ group: 'Strength', facts: [] })
    expect(group('hypnotic-gaze')).toMatchObject({ group: 'Racial characteristics', facts: [] })
    expect(group('queasy')).toMatchObject({ group: 'For a while only', facts: [] })
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
