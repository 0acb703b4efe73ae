// Ids with presets, which options go together, and who cannot play while one is off: proven with the fictional options of
// support/northOptions.ts and with manifests made here. Neighbours: src/editionId.ts, src/editions/optionTies.ts, editions.test.ts.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../src/edition.ts'
import { baseOf, idInFileNames, idWith, partsOfId, presetsOf } from '../src/editionId.ts'
import { crp } from '../src/editions/crp.ts'
import { editionByOptions } from '../src/editions/editionByOptions.ts'
import { editions } from '../src/editions/index.ts'
import { choiceFault, optionsFault, switchedOptions, withNeeds } from '../src/editions/optionTies.ts'
import { engineFor } from '../src/engine.ts'
import { seededRoller } from '../src/play/roller.ts'
import { wildSetup } from '../src/play/wildLineUp.ts'
import { startingLineUp } from '../src/rosters/roster.ts'
import { editionOptions, optionTies, type Preset, presets } from '../src/vocabulary/editionOptions.ts'
import { northOptions, northPresets, northTies } from './support/northOptions.ts'

const WINTER = ['snow', 'frost', 'kicks', 'boots'] as const

describe('the id of a set of options', () => {
  it('is that of its preset, in whatever order the options stand', () => {
    expect(idWith('north', WINTER, northPresets)).toBe('north:winter')
    expect(idWith('north', [...WINTER].reverse(), northPresets)).toBe('north:winter')
    expect(idWith('north', [], northPresets)).toBe('north')
    expect(idWith('east', WINTER, northPresets)).toBe('east:boots:frost:kicks:snow')
  })

  it('lists the options of any other set, in one order', () => {
    expect(idWith('north', ['snow', 'frost', 'kicks'], northPresets)).toBe('north:frost:kicks:snow')
    expect(idWith('north', [...WINTER, 'fog'], northPresets)).toBe('north:boots:fog:frost:kicks:snow')
    expect(idWith('north', ['snow', 'snow', 'kicks', 'boots'], northPresets)).toBe('north:boots:kicks:snow:snow')
  })

  it('gives its options back, with those of a preset in the place of its name', () => {
    expect(partsOfId('north:winter', northPresets)).toEqual({ base: 'north', options: WINTER })
    expect(partsOfId('north:winter:leaps', northPresets).options).toEqual([...WINTER, 'leaps'])
    expect(partsOfId('south:winter', northPresets).options).toEqual(['snow'])
    expect(partsOfId('north', northPresets).options).toEqual([])
    expect(partsOfId('east:winter', northPresets).options).toEqual(['winter'])
    const back = partsOfId('north:winter', northPresets)
    expect(idWith(back.base, back.options, northPresets)).toBe('north:winter')
    expect(presetsOf('north:leaps', northPresets).map(({ id }) => id)).toEqual(['north', 'north:winter'])
  })

  it('stays short in file names, and different for different sets', () => {
    expect(idInFileNames('third:illegalProcedure:undeclared')).toBe('third-illegalProcedure-undeclared')
    const long = idWith('north', northOptions, northPresets)
    const other = idWith('north', northOptions.slice(1), northPresets)
    expect(idInFileNames(long)).toMatch(/^north-15-options-[0-9a-f]{8}$/)
    expect(idInFileNames(other)).toMatch(/^north-14-options-[0-9a-f]{8}$/)
    const names = northOptions.map((left) =>
      idInFileNames(
        idWith(
          'north',
          northOptions.filter((one) => one !== left),
        ),
      ),
    )
    expect(new Set(names).size).toBe(northOptions.length)
    expect(idInFileNames(`north:${'x'.repeat(54)}`)).toHaveLength(60)
    expect(idInFileNames(`north:${'x'.repeat(55)}`)).toMatch(/^north-1-options-/)
  })
})

describe('options that need or exclude others', () => {
  it('are refused by name, with the remedy', () => {
    const fault = (...on: string[]): string => optionsFault(on, northTies)
    expect(fault('choir', 'trophies')).toBe('"choir" needs "crowd"; add "crowd", or leave out "choir"')
    expect(fault('choir', 'crowd')).toBe('"crowd" needs "trophies"; add "trophies", or leave out "crowd"')
    expect(fault('oneUmpire', 'leaps', 'threeUmpires')).toBe(
      '"oneUmpire" and "threeUmpires" exclude each other; leave one of them out',
    )
    expect(fault('twoUmpires', 'threeUmpires')).toBe(
      '"twoUmpires" and "threeUmpires" exclude each other; leave one of them out',
    )
    expect(fault('choir', 'crowd', 'trophies', 'frost', 'snow')).toBe('')
    expect(fault()).toBe('')
  })

  it('are refused by an edition after those that it does not have', () => {
    const north = { id: 'north', options: northOptions }
    const known = { ties: northTies, presets: northPresets }
    const fault = (...on: string[]): string => choiceFault(north, on, known)
    expect(fault('snow', 'luck')).toMatch(
      /^"north" takes each of the options boots, .+, whistles once, or "north", "north:winter"; leave out "luck"$/,
    )
    expect(fault('snow', 'snow')).toMatch(/leave out "snow"$/)
    expect(fault('snow', 'fog')).toBe('"snow" and "fog" exclude each other; leave one of them out')
    expect(fault('boots')).toBe('"boots" needs "kicks"; add "kicks", or leave out "boots"')
    expect(fault(...WINTER)).toBe('')
    expect(choiceFault({ id: 'plain', options: [] }, ['snow'], known)).toBe(
      '"plain" has no options of a match; leave out "snow"',
    )
  })

  it('bring each other on and off when one is switched', () => {
    const after = (
      was: Parameters<typeof switchedOptions<(typeof northOptions)[number]>>[0],
      option: (typeof northOptions)[number],
    ) => switchedOptions(was, option, northTies)
    expect(after(['snow'], 'choir')).toEqual({
      on: ['snow', 'choir', 'crowd', 'trophies'],
      added: ['crowd', 'trophies'],
      dropped: [],
    })
    expect(after(['trophies', 'crowd', 'choir', 'snow'], 'trophies')).toEqual({
      on: ['snow'],
      added: [],
      dropped: ['crowd', 'choir'],
    })
    expect(after(['twoUmpires', 'whistles', 'leaps'], 'oneUmpire')).toEqual({
      on: ['leaps', 'oneUmpire'],
      added: [],
      dropped: ['twoUmpires', 'whistles'],
    })
    expect(after(['threeUmpires'], 'whistles')).toEqual({
      on: ['whistles', 'twoUmpires'],
      added: ['twoUmpires'],
      dropped: ['threeUmpires'],
    })
    expect(after(['leaps'], 'leaps')).toEqual({ on: [], added: [], dropped: [] })
  })

  it('stay legal, whatever is switched one after the other', () => {
    let on: readonly (typeof northOptions)[number][] = []
    for (let i = 0; i < 500; i++) {
      on = switchedOptions(on, northOptions[(i * i * 7 + i * 3) % northOptions.length], northTies).on
      expect([on, optionsFault(on, northTies)]).toEqual([on, ''])
      expect(new Set(on).size).toBe(on.length)
    }
  })
})

describe('the options that there are', () => {
  it('can each be played, and belong to an edition', () => {
    for (const option of editionOptions) {
      expect([option, optionsFault(withNeeds([option], optionTies))]).toEqual([option, ''])
      expect(editions.some(({ variants }) => variants?.options.includes(option))).toBe(true)
    }
  })

  it('have presets that can be played, each of its own name and set', () => {
    const known: readonly Preset[] = presets
    for (const { id, options } of known) {
      const edition = editions.find((one) => one.id === baseOf(id))
      expect(edition?.variants?.with(options).id).toBe(id)
      expect(editionOptions.some((option) => id.endsWith(`:${option}`))).toBe(false)
    }
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length)
  })
})

describe('an edition made for each choice', () => {
  const made: string[] = []
  const east = editionByOptions('east', ['illegalProcedure', 'undeclared'], (id, variants, on): Edition => {
    made.push(id)
    return {
      ...crp,
      ...{ id, variants },
      rules: {
        ...crp.rules,
        lineUp: {
          barred: on.includes('undeclared') ? [] : [{ skill: 'leap', option: 'undeclared' }],
          starsWith: null,
          apart: [],
          pure: null,
          weapons: 0,
          mutants: null,
        },
      },
    }
  })

  it('is made once, under its canonical id', () => {
    const both = east.variants?.with(['undeclared', 'illegalProcedure'])
    expect(both?.id).toBe('east:illegalProcedure:undeclared')
    expect(east.variants?.with(['illegalProcedure', 'undeclared'])).toBe(both)
    expect(both?.variants?.with([])).toBe(east)
    expect(made).toEqual(['east', 'east:illegalProcedure:undeclared'])
  })

  it('refuses options that it does not have', () => {
    const west = editionByOptions('west', ['undeclared'], (id, variants): Edition => ({ ...crp, id, variants }))
    expect(() => west.variants?.with(['illegalProcedure'])).toThrow('leave out "illegalProcedure"')
    expect(() => west.variants?.with(['undeclared', 'undeclared'])).toThrow('leave out "undeclared"')
  })

  it('is drawn for wild line-ups without players whom an option bars', () => {
    const { rules } = engineFor(east)
    const skills = (drawing: typeof rules): string[] =>
      Array.from({ length: 20 }, (_, seed) => wildSetup(drawing, seededRoller(seed))).flatMap(({ home, away }) =>
        [...home.players, ...away.players].flatMap((one) => one.skills),
      )
    expect(skills(rules)).not.toContain('leap')
    expect(skills(engineFor(east.variants?.with(['undeclared']) ?? east).rules)).toContain('leap')
  })

  it('refuses a player whose skill plays only with an option that is off, by field and option', () => {
    const plain = startingLineUp(crp.rosters[0])
    const leaper = {
      ...plain,
      players: plain.players.map((one, i) => (i === 2 ? { ...one, skills: ['leap'] } : { ...one, skills: [] })),
    }
    expect(() => engineFor(east).start({ home: plain, away: leaper })).toThrow(
      'away.players[2].skills: "leap" plays only with the option "undeclared" of the match; leave the player out',
    )
    const open = east.variants?.with(['undeclared']) ?? east
    expect(engineFor(open).start({ home: plain, away: leaper }).edition).toBe('east:undeclared')
  })
})
