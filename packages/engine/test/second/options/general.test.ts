// Dice, and every rule of the Companion as an option that replaces what was played before. Neighbours:
// src/editions/second.ts, src/vocabulary/editionOptions.ts.
import { describe, expect } from 'vitest'
import type { Edition } from '../../../src/edition.ts'
import { optionsOf } from '../../../src/editionId.ts'
import { optionsFault, withNeeds } from '../../../src/editions/optionTies.ts'
import { second } from '../../../src/editions/second.ts'
import { resultFor } from '../../../src/tables/resultTable.ts'
import { companionOptions, type EditionOption, optionTies, presets } from '../../../src/vocabulary/editionOptions.ts'
import { asD66 } from '../../../src/vocabulary/words.ts'
import { rule } from '../../support/rule.ts'
import { newSecond, openingSecond, sceneSecond } from '../../support/second.ts'
import { aloud, goOn } from '../fans/crowds.ts'

const SIX = [1, 2, 3, 4, 5, 6]

describe('dice', () => {
  rule('[second 1] a D6 has six sides, all alike', () => {
    const s = newSecond({}, 'rerolls', 'fans')
    expect(s.engine.outcomes(s.match)).toEqual(SIX.map((face) => ({ dice: [face], p: 1 / 6 })))
    for (const face of [0, 7, 1.5]) expect(() => s.roll('fanRoll', face)).toThrow('illegal input')
    // Of another race, as nobody is of any: what follows asks a coach.
    goOn(s)
  })

  rule('[second 1] the dice of an nD6 are added up', () => {
    const s = aloud().roll('chant', 2, 5).roll('chant', 1, 1)
    expect(s.happened('rollOff')).toEqual([{ type: 'rollOff', why: 'chanting', home: 2 + 5 + 7, away: 1 + 1 + 7 }])
    s.roll('coinToss', 1)
  })

  rule('[second 2] a D66 reads the first die as tens: 36 equal results from 11 to 66', () => {
    const results = SIX.flatMap((tens) => SIX.map((units) => asD66(tens, units)))
    expect(new Set(results).size).toBe(36)
    expect([Math.min(...results), Math.max(...results)]).toEqual([11, 66])
    expect([asD66(4, 6), asD66(6, 4)]).toEqual([46, 64])
  })
})

const options = second.variants?.options ?? []
const withOptions = (on: readonly EditionOption[]): Edition => second.variants?.with(on) ?? second

/** What a match is played by, as far as options change it. */
const partsOf = (edition: Edition): string => {
  const known = Object.entries(edition.procedures).map(([name, procedure]) => [name, procedure] as const)
  const own = Object.entries(second.procedures)
  return JSON.stringify([
    edition.rules,
    edition.turnovers,
    (edition.deeds ?? []).map(({ id }) => id),
    (edition.routines ?? []).map(({ id }) => id),
    edition.tables.weather,
    edition.stars.length,
    edition.secrets,
    edition.potions,
    known.filter(([name, procedure]) => own.find(([other]) => other === name)?.[1] !== procedure).map(([name]) => name),
  ])
}

describe('the options of a match', () => {
  for (const option of options)
    rule(`[second 3] ${option} is switched by itself, and changes what is played`, () => {
      const on = withNeeds([option], optionTies)
      const without = on.filter((other) => other !== option)
      expect(optionsFault(on, optionTies)).toBeFalsy()
      expect(partsOf(withOptions(on))).not.toBe(partsOf(withOptions(without)))
      expect(partsOf(withOptions(on))).toBe(partsOf(withOptions([...on])))
    })

  rule('[second 3] they are agreed on before the match, which carries them in the id of its edition', () => {
    const s = newSecond({}, 'push', 'weather')
    expect(s.match.edition).toBe('second:push:weather')
    expect(optionsOf(s.match.edition)).toEqual(['push', 'weather'])
    goOn(s)
    const plain = newSecond()
    expect(plain.match.edition).toBe('second')
    goOn(plain)
  })

  rule('[second 3] the preset of the Companion has them all, that of 1988 none', () => {
    const sizes = presets
      .filter(({ id }) => id.startsWith('second'))
      .map((preset) => [preset.id, preset.options.length])
    expect(sizes).toEqual([
      ['second', 0],
      ['second:companion', companionOptions.length],
      ['second:official', companionOptions.length + 1],
      ['second:mayhem', companionOptions.length + 5],
      ['second:campaign', companionOptions.length + 6],
    ])
    expect(options.length).toBeGreaterThan(20)
  })
})

describe('a rule of the Companion in the place of an earlier one', () => {
  const MATE = { H1: ':4.3.3.3.3.1.8', H2: ':4.5.3.4.1.2.7' }
  const thrown = (...on: readonly EditionOption[]) => {
    const s = sceneSecond('H1* . . H2 . H3', { on: ['standingUp', ...on], players: MATE })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 5, 5)
    return s.match.turn.side
  }

  rule('[second 4] a throw that is caught ends the turn of 1988, and not that of the Companion', () => {
    expect([thrown(), thrown('throwing')]).toEqual(['away', 'home'])
  })

  rule('[second 4] the players of the other side rise in the turn of 1988, and not in that of the Companion', () => {
    const ended = (...on: readonly EditionOption[]): string => {
      const s = sceneSecond('H1/ H2 . A1', { on })
      s.endTurn()
      return s.waits()
    }
    expect([ended(), ended('standingUp')]).toEqual(['home rise', 'away turn'])
  })

  rule('[second 4] the ball is given to the offence, or kicked to it, never both', () => {
    const begun = (...on: readonly EditionOption[]): string => {
      const s = openingSecond(newSecond({}, ...on))
      s.home.choose('formation', { option: 'wall' })
      const [first] = s.engine.legal(s.match).filter(({ do: verb }) => verb === 'formation')
      s.away.choose('formation', { option: first.option })
      return s.waits()
    }
    expect([begun(), begun('kickOff')]).toEqual(['home touchback', 'away kicker'])
  })

  rule(
    '[second 4] the printed tables of the Companion count where the base game differs: the gate is open at both ends',
    () => {
      const { gate } = Object.fromEntries((second.tables.results ?? []).map((table) => [table.name, table]))
      expect([resultFor(gate.rows, 1), resultFor(gate.rows, 11)]).toEqual(['3', '8'])
    },
  )
})
