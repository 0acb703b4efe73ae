// Mixed teams of second: players of other living races and mutants of the Chaos races in a coach's own team. Neighbours:
// buildingSecond.test.ts; the engine's rosters/second/mixing.ts has the positions.
import { engineFor } from '@double-skulls/engine'
import {
  bookOf,
  checkTeam,
  editionOf,
  faultLine,
  findPosition,
  foundingCost,
  fromCsv,
  readTeam,
  suggestTeam,
  toLineUp,
  writeTeam,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { kindsOf, teamOf, type Wish } from './teams.ts'

const second = (wish: Wish = {}) => teamOf({ edition: 'second', ...wish })

const mixed: Wish['squad'] = [
  ['Lineman', 6],
  ['Orc Blocker', 2],
  ['Elf Catcher', 2],
  ['Chaos Human Blitzer with Claw', 1],
  ['Snotling Lineman', 2],
]

const { edition } = editionOf('second')
const listOf = (id: string) => edition.rosters.find((list) => list.id === id)

describe('a mixed team of second', () => {
  it('[second 434] hires players of other living races by their own rows and prices', () => {
    const team = second({ squad: mixed })
    expect(checkTeam(team)).toEqual([])
    expect(foundingCost(team)).toBe(6 * 2000 + 2 * 2500 + 2 * 2500 + 4000 + 2 * 1000)
    const { players } = toLineUp(team)
    expect([0, 6, 8, 10, 11].map((i) => players[i].race)).toEqual(['Human', 'Orc', 'Elf', 'Chaos Human', 'Snotling'])
    expect(players[6].stats).toEqual({ MA: 4, SP: 1, ST: 5, AG: 2, TS: 0, CL: 0, AV: 9 })
    expect(players[10].skills).toEqual(['claw'])
    expect(players[11].skills).toEqual(['right-stuff'])
  })

  it('[second 434] plays, and comes back from its file as it was', () => {
    const team = second({ squad: mixed })
    expect(readTeam(writeTeam(team))).toEqual(team)
    const orcs = toLineUp(suggestTeam({ edition: 'second', roster: 'orc', name: 'Orcs' }))
    const match = engineFor(edition).start({ home: toLineUp(team), away: orcs })
    expect(match.players.filter(({ side }) => side === 'home')).toHaveLength(13)
  })

  it('[second 59] has two Kickers at most, whatever their races', () => {
    const of = (...kickers: readonly string[]) =>
      checkTeam(
        second({ squad: [['Lineman', 10], ...kickers.map((position): [string, number] => [position, 1])] }),
      ).map(faultLine)
    expect(of('Kicker', 'Orc Kicker')).toEqual([])
    expect(of('Kicker', 'Orc Kicker', 'Elf Kicker')).toEqual([
      'players[12].position: #13 "Elf Kicker 13" is number 3 with Kicker, and 2 of all races together are the most; take him off the list or change his position',
    ])
    // Three of one race are over their own limit already.
    expect(
      kindsOf(
        second({
          squad: [
            ['Lineman', 9],
            ['Orc Kicker', 3],
          ],
        }),
      ),
    ).toEqual(['positionLimit'])
  })

  it('[second 407] Chaos Humans, [second 408] Chaos Dwarfs and [second 413] Skaven have mutants, 1,000 more than without', () => {
    const all = listOf('human')?.others ?? []
    const mutants = all.filter(({ positions }) => positions.some(({ skills }) => skills.includes('tentacle')))
    expect(mutants.map(({ name }) => name)).toEqual(['Chaos Dwarf mutants', 'Chaos Human mutants', 'Skaven mutants'])
    const priceOf = (name: string) =>
      all.flatMap(({ positions }) => positions).find((position) => position.name === name)?.cost
    expect([priceOf('Skaven Thrower'), priceOf('Skaven Thrower with Tentacle')]).toEqual([3000, 4000])
    const kicker = all.flatMap(({ positions }) => positions).find(({ name }) => name === 'Chaos Dwarf Kicker with Claw')
    expect(kicker?.stats).toEqual({ MA: 4, SP: 2, ST: 3, AG: 3, TS: 0, CL: 0, AV: 9 })
    expect(listOf('skaven')?.others?.[0].name).toBe('Skaven mutants')
    expect(() => second({ squad: [['Human Blocker with Claw', 1]] })).toThrow(
      'there is no hired "Human Blocker with Claw"',
    )
  })

  it('[second 435] is of the living: the Undead hire nobody and nobody hires them', () => {
    expect(listOf('undead')?.others).toBeUndefined()
    for (const { id, others = [] } of edition.rosters) {
      const races = others.flatMap(({ positions }) => positions.map(({ race }) => race))
      expect(
        races.filter((race) => race === 'Skeleton' || race === 'Mummy'),
        id,
      ).toEqual([])
      if (id !== 'undead') expect(new Set(races).size, id).toBeGreaterThanOrEqual(12)
    }
    expect(() => second({ roster: 'undead', squad: [['Orc Lineman', 1]] })).toThrow('there is no hired "Orc Lineman"')
    expect(() => second({ squad: [['Mummy', 1]] })).toThrow('as in "Snotling Lineman"')
  })

  it('every position of every list can be hired and played', () => {
    const engine = engineFor(edition)
    const away = toLineUp(suggestTeam({ edition: 'second', roster: 'orc', name: 'Orcs' }))
    const others = listOf('human')?.others?.flatMap(({ positions }) => positions) ?? []
    const own = listOf('chaos-human')?.others?.[0].positions ?? []
    for (const [roster, position] of [
      ...others.map(({ name }) => ['human', name] as const),
      ...own.map(({ name }) => ['chaos-human', name] as const),
    ]) {
      const home = second({
        roster,
        squad: [
          ['Lineman', 10],
          [position, 1],
        ],
      })
      expect(checkTeam(home), position).toEqual([])
      // Kickers play only where the option is on.
      if (!position.includes('Kicker')) engine.start({ home: toLineUp(home), away })
    }
  })

  it('finds them by their names, and the list’s own by theirs', () => {
    const find = (roster: string, name: string) => findPosition(bookOf({ edition: 'second', roster }), name, 'here')
    expect(find('human', 'orc blitzers')).toBe('Orc Blitzer')
    expect(find('human', 'Blitzer')).toBe('Blitzer')
    expect(find('human', 'Human Blitzer')).toBe('Blitzer')
    expect(find('orc', 'Orc Blitzer')).toBe('Blitzer')
    expect(find('orc', 'Skaven catcher with tentacle')).toBe('Skaven Catcher with Tentacle')
    expect(() => find('human', 'Beast')).toThrow('or a player of another race')
  })

  it('is imported from a table', () => {
    const rows = [...Array.from({ length: 10 }, (_, i) => `${i + 1},Man ${i + 1},Lineman`), '11,Grub,Orc Blocker']
    const text = ['Number,Name,Position', ...rows].join('\n')
    const team = fromCsv(text, { edition: 'second', roster: 'human', name: 'Mixed' })
    expect(team.players.at(-1)?.position).toBe('Orc Blocker')
  })
})
