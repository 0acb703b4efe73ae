// The team lists of second as data, and whether a match accepts a team. Neighbours: races.test.ts has the races, stars.test.ts the
// star cards; src/rosters/second, src/skills/second.ts.
import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../src/kit.ts'
import type { LineUp, PlayerSpec } from '../../src/lineUp.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import { rostersSecond } from '../../src/rosters/second/index.ts'
import { type RaceId, raceOf, races } from '../../src/rosters/second/races.ts'
import { starsSecond } from '../../src/rosters/second/stars.ts'
import type { EditionOption } from '../../src/vocabulary/editionOptions.ts'
import { newSecond, startSecond, withPlayers } from '../support/second.ts'

const raceIds = Object.keys(races) as RaceId[]
const TREASURY = 50000

describe('the team lists of second', () => {
  it('are fourteen with names of their own', () => {
    expect(new Set(rostersSecond.map(({ id }) => id)).size).toBe(14)
    for (const { id, positions: own } of rostersSecond)
      expect(new Set(own.map(({ name }) => name)).size, id).toBe(own.length)
  })

  it('allow two Kickers at most, and nobody else is limited but by the squad', () => {
    for (const { positions: own } of rostersSecond)
      for (const { name, max, bigGuy } of own) expect(max, name).toBe(name === 'Kicker' ? 2 : bigGuy ? 8 : 16)
  })

  it('start without Kickers, whom not every match allows', () => {
    for (const { start: squad, id } of rostersSecond) expect(Object.keys(squad.players), id).not.toContain('Kicker')
  })

  it('keep the undead apart from the living', () => {
    const undead = new Set(raceIds.filter((id) => raceOf(id).undead).map((id) => raceOf(id).name))
    for (const { id, positions: own } of rostersSecond)
      for (const { race = '' } of own) expect(undead.has(race), `${id}: ${race}`).toBe(id === 'undead')
  })

  it.each(rostersSecond.map((roster) => [roster.id, roster] as const))(
    '%s starts with a legal squad',
    (_id, roster) => {
      const lineUp = startingLineUp(roster)
      const c = startSecond(lineUp)
      const home = c.match.players.filter(({ side }) => side === 'home')
      expect(home.length).toBeGreaterThanOrEqual(11)
      expect(home.length).toBeLessThanOrEqual(16)
      for (const { name, max } of roster.positions)
        expect(lineUp.players.filter(({ position }) => position === name).length, name).toBeLessThanOrEqual(max)
      const slots = home.map((player) => numbersOf(c, player).baseSize ?? 1)
      expect(slots.reduce((sum, one) => sum + one, 0)).toBe(16)
      const cost = lineUp.players.map(
        ({ position }) => roster.positions.find(({ name }) => name === position)?.cost ?? 0,
      )
      expect(cost.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(TREASURY)
      expect(home.every(({ who }) => raceIds.some((id) => raceOf(id).name === who.race))).toBe(true)
    },
  )

  it('have Large Monsters on four squares who count as two, and Mummies who count as three', () => {
    const specs = ['ogre', 'troll', 'minotaur', 'treeman', 'mummy', 'werewolf'] as const
    const monsters = rostersSecond.flatMap((roster) => roster.positions)
    const players = specs.map((id, i): PlayerSpec => {
      const position = monsters.find(({ race }) => race === raceOf(id).name)
      if (!position) throw new Error(`no list has ${id}`)
      const { name, stats, skills } = position
      return { name, position: name, number: i + 1, stats, skills }
    })
    const c = startSecond({ ...startingLineUp(rostersSecond[0]), players })
    const numbers = c.match.players.slice(0, specs.length).map((player) => numbersOf(c, player))
    expect(numbers.map(({ baseSize = 1 }) => baseSize)).toEqual([2, 2, 2, 2, 1, 1])
    expect(numbers.map(({ countsAs = 1 }) => countsAs)).toEqual([2, 2, 2, 2, 3, 1])
  })
})

describe('who plays in a team of second', () => {
  const start = (home: LineUp, ...on: readonly EditionOption[]) => newSecond({ home }, ...on).waits()

  it('[second 59, 449] Kickers play only with the option', () => {
    const home = withPlayers({ skills: ['kicker'] }, { skills: ['kicker'] })
    expect(() => start(home)).toThrow('"kicker" plays only with the option "kickers"')
    expect(start(home, 'kickers')).toBe('dice coinToss')
  })

  it('[second 58] races without a row for Kickers have none in their lists, the others two at most', () => {
    const without = ['dwarf', 'goblin', 'halfling', 'skaven', 'slann', 'snotling', 'undead']
    for (const { id, positions: own } of rostersSecond) {
      const kicker = own.find(({ skills }) => skills.includes('kicker'))
      expect(kicker?.max, id).toBe(without.includes(id) ? undefined : 2)
    }
  })

  it('[second 434] a team may have players of several races, [second 436] and whole races put up with each other', () => {
    const races = ['Elf', 'Dark Elf', 'Dwarf', 'Chaos Dwarf', 'Goblin', 'Orc', 'Human', 'Skaven', 'Werewolf', 'Ogre']
    expect(start(withPlayers(...races.map((race) => ({ race }))))).toBe('dice coinToss')
  })

  it('[second 435] Undead never play with the living', () => {
    const together = (...races: readonly string[]) => start(withPlayers(...races.map((race) => ({ race }))))
    expect(() => together('Skeleton', 'Human')).toThrow('never play in one team')
    expect(() => together('Human', 'Mummy')).toThrow('never play in one team')
    const undead = withPlayers(...Array.from({ length: 11 }, (_, i) => ({ race: i < 2 ? 'Mummy' : 'Skeleton' })))
    expect(start(undead)).toBe('dice coinToss')
  })

  it('[second 290] Animosity: he plays in no team with that race, [second 289] unless Self Control holds him', () => {
    const bardin = { race: 'Dwarf', skills: ['animosity-elf'] }
    expect(() => start(withPlayers(bardin, { race: 'Elf' }))).toThrow('Player 1 and Player 2 never play in one team')
    expect(() => start(withPlayers({ race: 'Elf' }, bardin))).toThrow('never play in one team')
    expect(start(withPlayers(bardin, { race: 'Dark Elf' }))).toBe('dice coinToss')
    const calm = { race: 'Dwarf', skills: ['animosity-elf', 'self-control'] }
    expect(start(withPlayers(calm, { race: 'Elf' }))).toBe('dice coinToss')
  })

  it('[second 460] stars play only with the option starCards', () => {
    const home = withPlayers({ engaged: 'star' })
    expect(() => start(home)).toThrow('stars play only with the option "starCards"')
    expect(start(home, 'starCards')).toBe('dice coinToss')
  })

  it('[second 460] with it every star plays, mutants too', () => {
    for (const { name, race, skills, stats } of starsSecond) {
      const home = withPlayers({ race, skills, stats, engaged: 'star' })
      expect(newSecond({ home }, 'kickers', 'starCards').waits(), name).toBe('dice coinToss')
    }
  })
})
