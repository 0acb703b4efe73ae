// The tables of second, with both ends of every row. Neighbours: src/tables/resultTable.ts reads them.
import { describe, expect, it } from 'vitest'
import { bootTable, dodgeTable } from '../../src/tables/agilityTables.ts'
import { blockTable } from '../../src/tables/blockTables.ts'
import { FANS_PER_FACTOR, fansByRace, fanTable, gateTable } from '../../src/tables/fanTables.ts'
import { injurySecond } from '../../src/tables/injury.ts'
import { bounceTable } from '../../src/tables/kickTables.ts'
import { numberFor, resultFor, rowFor } from '../../src/tables/resultTable.ts'
import { interceptors, misthrowSquares, throwBand } from '../../src/tables/throwTables.ts'
import { showersTable, sunEffects, weatherFor, weatherSecond } from '../../src/tables/weather.ts'
import { printedTables } from './printedTables.ts'
import { printedTablesAround } from './printedTablesAround.ts'

const allPrinted = [...printedTables, ...printedTablesAround]

describe('the result tables of second', () => {
  it.each(allPrinted.map(([{ name, rows }, printed]) => ({ name, rows, printed })))(
    '$name has these rows and no others',
    ({ rows, printed }) => {
      for (const [from, to, result] of printed) {
        expect([from, resultFor(rows, from)]).toEqual([from, result])
        expect([to, resultFor(rows, to)]).toEqual([to, result])
      }
      expect(rows.map(({ result }) => result)).toEqual(printed.map(([, , result]) => result))
    },
  )

  it('each have a name of their own', () => {
    expect(new Set(allPrinted.map(([{ name }]) => name)).size).toBe(allPrinted.length)
  })

  it('let natural dice decide a boot and a death', () => {
    expect(bootTable.extremes).toEqual({ lowest: 'kickerInjured', highest: 'targetStunned' })
    expect(injurySecond.extremes).toEqual({ highest: 'dead' })
  })

  it('call good what the roller hopes for', () => {
    expect(rowFor(dodgeTable.rows, 7).good).toBe(true)
    expect(rowFor(blockTable.rows, 8).good).toBeUndefined()
    expect(rowFor(blockTable.rows, 9).good).toBe(true)
  })
})

describe('the numbers beside the tables of second', () => {
  it('have a band for every distance of a throw', () => {
    expect([1, 3, 4, 6, 7, 10, 11, 13, 14].map(throwBand)).toEqual([
      'quick',
      'quick',
      'short',
      'short',
      'long',
      'long',
      'bomb',
      'bomb',
      null,
    ])
  })

  it('send a misthrow further the longer the throw, and let more opponents near the target intercept', () => {
    expect(misthrowSquares).toEqual({ quick: 3, short: 3, long: 4, bomb: 5 })
    expect([interceptors.long, interceptors.bomb]).toEqual([
      { thrower: 1, target: 2, line: false },
      { thrower: 1, target: 3, line: false },
    ])
    expect(interceptors.quick).toEqual(interceptors.short)
  })

  it('read a number of bounces, and the fans of a gate', () => {
    expect(numberFor(bounceTable.rows, 9)).toBe(2)
    expect([2, 3, 5, 7, 9, 10].map((total) => numberFor(gateTable.rows, total) * FANS_PER_FACTOR)).toEqual([
      15_000, 20_000, 25_000, 30_000, 35_000, 40_000,
    ])
  })

  it('modify the fans of six races', () => {
    expect(fansByRace).toEqual({
      'Dark Elf': { chant: 1, hooliganism: 1, loyalty: -1 },
      Dwarf: { chant: -1, loyalty: 2 },
      Elf: { chant: 2, hooliganism: -1 },
      Goblin: { hooliganism: 1 },
      Halfling: { loyalty: 1 },
      Orc: { hooliganism: 2, loyalty: -1 },
    })
  })

  it('give the fans of the worked example 2 in each characteristic', () => {
    const { chant = 0, hooliganism = 0, loyalty = 0 } = fansByRace['Dark Elf'] ?? {}
    expect([2 + chant, 2 + hooliganism, 5 + loyalty].map((roll) => numberFor(fanTable.rows, roll))).toEqual([2, 2, 2])
  })

  it('name what the sun does to throws and to its next roll', () => {
    expect(sunEffects).toEqual({
      glare: { throws: -2, next: -1 },
      sunny: { throws: -1, next: 0 },
      overcast: { throws: 0, next: 0 },
      stormClouds: { throws: 0, next: 1 },
    })
  })
})

describe('the weather table of second', () => {
  const weak = { SP: -1, TS: -1, CL: -1 }
  it.each([
    [2, { id: 'scorcher', stats: weak, exhausts: 'each', sun: -2 }],
    [3, { id: 'heatwave', stats: weak, sun: -2 }],
    [4, { id: 'showers', stats: weak, turnsTo: showersTable }],
    [5, { id: 'nice', sun: 'sunTable' }],
    [9, { id: 'nice', sun: 'sunTable' }],
    [10, { id: 'blustery', scattersMore: 1, sun: 'sunTable' }],
    [11, { id: 'iceCold', dropsUpTo: 1, sun: 'sunTable' }],
    [12, { id: 'blizzard', stats: { TS: -2, CL: -2 }, noPass: ['long', 'bomb'], kickReach: 8, slipsUpTo: 2 }],
  ])('has this weather for %i', (sum, effect) => {
    const { name, rolls, modifiers, ...found } = weatherFor(weatherSecond, sum)
    expect(found).toEqual(effect)
    expect(modifiers).toEqual(sum === 10 ? { pass: -1, throwTeamMate: -1, kick: -1 } : {})
    expect(name).not.toBe('')
    expect(rolls[0]).toBeLessThanOrEqual(sum)
  })
})
