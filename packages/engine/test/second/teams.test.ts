// The races, team lists and squads of second as data, and whether a match accepts them. An edition made of crp's parts
// with the profile, skills and lists of second checks the line-ups. Neighbours: src/rosters/second, src/skills/second.ts.
import { describe, expect, it } from 'vitest'
import type { Ctx } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { engineFor } from '../../src/engine.ts'
import { numbersOf } from '../../src/kit.ts'
import type { LineUp, PlayerSpec } from '../../src/lineUp.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import { rostersSecond } from '../../src/rosters/second/index.ts'
import { type PositionName, positions, type Row, statsOf } from '../../src/rosters/second/positions.ts'
import {
  costOf,
  skillsOf as innateOf,
  type RaceId,
  raceOf,
  races,
  rowOf,
  starCostOf,
} from '../../src/rosters/second/races.ts'
import { starsSecond } from '../../src/rosters/second/stars.ts'
import { skillsSecond } from '../../src/skills/second.ts'
import { limitsOf, profileSecond } from '../../src/tables/profile.ts'
import type { EditionOption } from '../../src/vocabulary/editionOptions.ts'
import { newSecond, plainSecond } from '../support/second.ts'

const parts = { profile: profileSecond, skills: skillsSecond, rosters: rostersSecond }
const engine = engineFor({ ...crp, id: 'like-second', ...parts })
const raceIds = Object.keys(races) as RaceId[]
const TREASURY = 50000
const all: readonly PositionName[] = ['Lineman', 'Blocker', 'Catcher', 'Thrower', 'Blitzer', 'Kicker']

const start = (home: LineUp): Ctx => ({ rules: engine.rules, match: engine.start({ home, away: home }), events: [] })

describe('the races of second', () => {
  it('are twenty, each with a row within the limits of the profile in every position', () => {
    expect(raceIds).toHaveLength(20)
    for (const id of raceIds)
      for (const position of raceOf(id).positions)
        for (const [name, value] of Object.entries(statsOf(rowOf(id, position)))) {
          const [least, most] = limitsOf(profileSecond, name as keyof typeof profileSecond.limits)
          expect(value, `${id} ${position} ${name}`).toBeGreaterThanOrEqual(least)
          expect(value, `${id} ${position} ${name}`).toBeLessThanOrEqual(most)
        }
  })

  it('have the plain player of the profile as the Human Lineman', () => {
    expect(profileSecond.plain).toEqual(statsOf(rowOf('human', 'Lineman')))
  })

  it.each<[RaceId, PositionName, Row]>([
    ['dwarf', 'Blocker', [3, 1, 5, 2, -1, -1, 10]],
    // A Human Mutant.
    ['chaosHuman', 'Blocker', [4, 1, 5, 2, 0, 0, 9]],
    ['human', 'Catcher', [4, 4, 3, 4, 0, 1, 8]],
    ['goblin', 'Catcher', [4, 4, 1, 4, 0, 1, 7]],
    // The star's AV is 9.
    ['elf', 'Blitzer', [4, 3, 4, 3, 1, 1, 8]],
    ['elf', 'Thrower', [4, 3, 3, 3, 3, 1, 8]],
    ['elf', 'Catcher', [4, 5, 3, 4, 1, 2, 7]],
    ['skaven', 'Catcher', [4, 5, 3, 4, 0, 1, 7]],
    ['orc', 'Blitzer', [4, 2, 4, 3, 0, 0, 9]],
    ['norse', 'Berserker', [4, 2, 4, 4, 0, 0, 8]],
    ['human', 'Makeweight', [4, 2, 3, 2, -1, -1, 9]],
  ])('give the printed or proposed row: %s %s', (id, position, row) => {
    expect(rowOf(id, position)).toEqual(row)
  })

  it('agree with the strengths of the examples', () => {
    const strength = (id: RaceId, position: PositionName): number => rowOf(id, position)[2]
    expect([strength('human', 'Blitzer'), strength('human', 'Thrower'), strength('human', 'Lineman')]).toEqual([
      4, 3, 3,
    ])
    expect([strength('darkElf', 'Lineman'), strength('darkElf', 'Blitzer')]).toEqual([3, 4])
    expect(strength('halfling', 'Lineman')).toBe(2)
  })

  it.each<[RaceId, Row]>([
    ['norse', [4, 2, 3, 3, 0, 0, 9]],
    ['chaosHuman', [4, 2, 3, 3, 0, 0, 9]],
    ['chaosDwarf', [2, 2, 3, 2, -1, 0, 10]],
    ['dwarf', [3, 1, 3, 2, -1, -1, 10]],
    ['darkElf', [4, 3, 3, 3, 1, 1, 8]],
    ['skaven', [4, 3, 3, 3, 0, 0, 8]],
    ['slann', [4, 2, 3, 3, 0, 0, 8]],
    ['goblin', [4, 2, 2, 3, 0, 0, 7]],
    ['halfling', [3, 2, 2, 3, 0, 0, 6]],
    ['snotling', [3, 2, 1, 3, -1, -1, 5]],
    ['skeleton', [4, 1, 3, 2, -1, -1, 8]],
    ['werewolf', [4, 4, 4, 4, -1, 0, 9]],
  ])('give the Lineman of %s his row', (id, row) => {
    expect(rowOf(id, 'Lineman')).toEqual(row)
  })

  it('[second 405] Humans have their row and all positions', () => {
    expect(rowOf('human', 'Lineman')).toEqual([4, 2, 3, 3, 0, 0, 9])
    expect(raceOf('human').positions).toEqual(all)
  })

  it('[second 410] Elves have their row and all positions', () => {
    expect(rowOf('elf', 'Lineman')).toEqual([4, 3, 3, 3, 1, 1, 8])
    expect(raceOf('elf').positions).toEqual(all)
  })

  it('[second 412] Orcs have their row and all positions', () => {
    expect(rowOf('orc', 'Lineman')).toEqual([4, 2, 3, 3, 0, 0, 9])
    expect(raceOf('orc').positions).toEqual(all)
  })

  it('[second 419] Mummies have their row and one position', () => {
    expect(raceOf('mummy').positions).toEqual(['Blitzer'])
    expect(rowOf('mummy', 'Blitzer')).toEqual([3, 0, 7, 1, -2, -2, 11])
  })

  it('[second 421] Ogres are Blockers with their row', () => {
    expect(raceOf('ogre').positions).toEqual(['Blocker'])
    expect(rowOf('ogre', 'Blocker')).toEqual([5, 1, 7, 2, -1, -1, 11])
  })

  it('[second 422] Trolls are Blockers with their row', () => {
    expect(raceOf('troll').positions).toEqual(['Blocker'])
    expect(rowOf('troll', 'Blocker')).toEqual([4, 1, 7, 2, -2, -2, 10])
  })

  it('[second 423] Minotaurs are Blockers with their row', () => {
    expect(raceOf('minotaur').positions).toEqual(['Blocker'])
    expect(rowOf('minotaur', 'Blocker')).toEqual([5, 1, 7, 2, -1, -1, 11])
  })

  it('[second 424] Treemen are Linemen with their row, and positions change the row of a Lineman by set amounts', () => {
    expect(raceOf('treeman').positions).toEqual(['Lineman'])
    expect(rowOf('treeman', 'Lineman')).toEqual([2, 0, 8, 1, -2, -2, 11])
    expect(rowOf('norse', 'Lineman')).toEqual([4, 2, 3, 3, 0, 0, 9])
    expect(
      raceOf('norse')
        .positions.slice(1)
        .map((position) => [position, rowOf('norse', position)]),
    ).toEqual([
      ['Blocker', [4, 1, 5, 2, 0, 0, 9]],
      ['Catcher', [4, 4, 3, 4, 0, 1, 8]],
      ['Thrower', [4, 2, 3, 3, 2, 0, 9]],
      ['Blitzer', [4, 2, 4, 3, 0, 0, 9]],
      ['Kicker', [4, 2, 3, 3, 0, 0, 9]],
      ['Berserker', [4, 2, 4, 4, 0, 0, 8]],
    ])
    for (const id of raceIds)
      for (const position of raceOf(id)
        .positions.slice(1)
        .filter((name) => !raceOf(id).own?.[name])) {
        const { change } = positions[position]
        const sums = profileSecond.names.map((name, i) => rowOf(id, 'Lineman')[i] + (change[name] ?? 0))
        expect(rowOf(id, position), `${id} ${position}`).toEqual(sums)
      }
  })

  // The printed row of Mutants is missing: there is no mutant Kicker to have it yet.
  it('have Kickers with the printed row of their race, or none', () => {
    const kickers = raceIds.filter((id) => raceOf(id).positions.includes('Kicker'))
    expect(Object.fromEntries(kickers.map((id) => [id, rowOf(id, 'Kicker')]))).toEqual({
      darkElf: [4, 3, 3, 3, 1, 1, 8],
      elf: [4, 3, 3, 3, 1, 1, 8],
      human: [4, 2, 3, 3, 0, 0, 9],
      norse: [4, 2, 3, 3, 0, 0, 9],
      orc: [4, 2, 3, 3, 0, 0, 9],
      chaosHuman: [2, 2, 3, 2, -1, 0, 10],
      chaosDwarf: [2, 2, 3, 2, -1, 0, 10],
    })
  })

  it('cost what the table of hiring says, positions and stars on top', () => {
    expect(costOf('human', 'Lineman')).toBe(2000)
    expect(costOf('goblin', 'Catcher')).toBe(2300)
    expect(costOf('snotling', 'Lineman')).toBe(1000)
    expect(costOf('ogre', 'Blocker')).toBe(4000)
    expect(starCostOf('darkElf', 'Blitzer')).toBe(4000)
    expect(starCostOf('elf', 'Lineman')).toBe(3000)
    expect(starCostOf('goblin', 'Lineman')).toBe(2300)
  })
})

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
      const c = start(lineUp)
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
    const c = start({ ...startingLineUp(rostersSecond[0]), players })
    const numbers = c.match.players.slice(0, specs.length).map((player) => numbersOf(c, player))
    expect(numbers.map(({ baseSize = 1 }) => baseSize)).toEqual([2, 2, 2, 2, 1, 1])
    expect(numbers.map(({ countsAs = 1 }) => countsAs)).toEqual([2, 2, 2, 2, 3, 1])
  })
})

/** A line-up of second, with those players first. */
const withPlayers = (...players: readonly Partial<PlayerSpec>[]): LineUp => {
  const plain = plainSecond(11)
  return { ...plain, players: plain.players.map((player, i) => ({ ...player, ...players[i] })) }
}

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
})

describe('races of second that are like others', () => {
  const rowsOf = (id: RaceId) => raceOf(id).positions.map((position) => [position, rowOf(id, position)])
  const kicker = (id: RaceId) => raceOf(id).positions.includes('Kicker')
  const startsWith = (...players: readonly Partial<PlayerSpec>[]) =>
    newSecond({ home: withPlayers(...players) }).waits()
  const mutant = (race: string) => startsWith({ race, skills: ['claw'] })

  it('[second 407] Chaos Humans are Humans, but for their armoured Kickers, and can be mutants', () => {
    const unarmoured = (id: RaceId) => rowsOf(id).filter(([position]) => position !== 'Kicker')
    expect(unarmoured('chaosHuman')).toEqual(unarmoured('human'))
    expect(rowOf('chaosHuman', 'Kicker')).toEqual([2, 2, 3, 2, -1, 0, 10])
    expect(mutant('Chaos Human')).toBe('dice coinToss')
    expect(() => mutant('Human')).toThrow('name a mutation, and no Human has one')
  })

  it('[second 408] Chaos Dwarfs have their row and can be mutants, Dwarfs cannot', () => {
    expect(rowOf('chaosDwarf', 'Lineman')).toEqual([2, 2, 3, 2, -1, 0, 10])
    expect(mutant('Chaos Dwarf')).toBe('dice coinToss')
    expect(() => mutant('Dwarf')).toThrow('no Dwarf has one')
  })

  it('[second 411] Dark Elves are Elves whom the sun troubles', () => {
    expect(rowsOf('darkElf')).toEqual(rowsOf('elf'))
    expect(innateOf('darkElf', 'Lineman')).toEqual(['light-shy'])
    expect(innateOf('elf', 'Lineman')).toEqual([])
  })

  it('[second 413] Skaven have their row, no Kickers, and can be mutants', () => {
    expect([rowOf('skaven', 'Lineman'), kicker('skaven')]).toEqual([[4, 3, 3, 3, 0, 0, 8], false])
    expect(mutant('Skaven')).toBe('dice coinToss')
    expect(() => mutant('Slann')).toThrow('no Slann has one')
  })

  it('[second 414] Slann have their row, Leap 1 in every position, and no Kickers', () => {
    expect([rowOf('slann', 'Lineman'), kicker('slann')]).toEqual([[4, 2, 3, 3, 0, 0, 8], false])
    for (const position of raceOf('slann').positions) expect(innateOf('slann', position)).toContain('leap-1')
  })

  it('[second 415] Goblins have their rows, no Kickers and Blockers, and can be thrown', () => {
    expect(raceOf('goblin').positions).toEqual(['Lineman', 'Catcher', 'Thrower', 'Blitzer'])
    expect([rowOf('goblin', 'Lineman'), rowOf('goblin', 'Catcher')]).toEqual([
      [4, 2, 2, 3, 0, 0, 7],
      [4, 4, 1, 4, 0, 1, 7],
    ])
    for (const position of raceOf('goblin').positions) expect(innateOf('goblin', position)).toContain('right-stuff')
  })

  it('[second 416] Halflings have their row, no Kickers and Blockers, and can be thrown', () => {
    expect(raceOf('halfling').positions).toEqual(['Lineman', 'Catcher', 'Thrower', 'Blitzer'])
    expect(rowOf('halfling', 'Lineman')).toEqual([3, 2, 2, 3, 0, 0, 6])
    for (const position of raceOf('halfling').positions) expect(innateOf('halfling', position)).toContain('right-stuff')
  })

  it('[second 417] Snotlings are Linemen who can be thrown', () => {
    expect(raceOf('snotling').positions).toEqual(['Lineman'])
    expect(rowOf('snotling', 'Lineman')).toEqual([3, 2, 1, 3, -1, -1, 5])
    expect(innateOf('snotling', 'Lineman')).toEqual(['right-stuff'])
  })

  it('let every star play, mutants too', () => {
    for (const { name, race, skills, stats } of starsSecond) {
      const home = withPlayers({ race, skills, stats, engaged: 'star' })
      expect(newSecond({ home }, 'kickers', 'starCards').waits(), name).toBe('dice coinToss')
    }
  })
})
