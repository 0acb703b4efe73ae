// The team lists of third: positions, limits, prices, rows and categories, and who may have which Big Guy. Neighbours:
// buildingThird.test.ts for money, staff and careers.
import { editionNamed, type Position, type Roster } from '@double-skulls/engine'
import { checkTeam, faultLine } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { kindsOf, teamOf } from './teams.ts'

const rosterNamed = (id: string): Roster => {
  const roster = editionNamed('third')?.rosters.find((one) => one.id === id)
  if (!roster) throw new Error(`no list ${id}`)
  return roster
}

/** `12 Lineman 50 6 3 3 8 G: dodge, pass` with the price in thousands and Ph for Physical. */
const rowOf = ({ name, max, cost, stats: { MA, ST, AG, AV }, normal, skills }: Position): string => {
  const access = normal.replace('M', ' Ph')
  const own = skills.length > 0 ? `: ${[...skills].sort().join(', ')}` : ''
  return `${max} ${name} ${cost / 1000} ${MA} ${ST} ${AG} ${AV} ${access}${own}`
}

const STUNTY = 'A: dodge, right-stuff, stunty'

/** Item, list, price of a re-roll, players, Big Guys. */
const lists: readonly (readonly [number, string, number, readonly string[], readonly string[]])[] = [
  [
    ...([234, 'amazon', 40] as const),
    [
      ...['12 Linewoman 50 6 3 3 7 G: dodge', '2 Thrower 70 6 3 3 7 GP: dodge, pass'],
      ...['2 Catcher 70 6 3 3 7 GA: catch, dodge', '4 Blitzer 90 6 3 3 7 GS: block, dodge'],
    ],
    [],
  ],
  [
    ...([235, 'chaos', 70] as const),
    ['12 Beastman 60 6 3 3 8 GS Ph: horns', '4 Chaos Warrior 100 5 4 3 9 GS Ph'],
    ['Minotaur', 'Ogre', 'Troll'],
  ],
  [
    ...([236, 'chaos-dwarf', 50] as const),
    [
      ...['12 Hobgoblin 40 6 3 3 7 G', '6 Chaos Dwarf Blocker 70 4 3 2 9 GS: block, tackle, thick-skull'],
      '2 Bull Centaur 130 6 4 2 9 GS: sprint, sure-feet, thick-skull',
    ],
    ['Minotaur', 'Troll'],
  ],
  [
    ...([237, 'dark-elf', 50] as const),
    [
      ...['12 Lineman 70 6 3 4 8 GA', '2 Thrower 90 6 3 4 8 GAP: pass', '4 Blitzer 100 7 3 4 8 GA: block'],
      '2 Witch Elf 110 7 3 4 7 GA: dodge, frenzy, jump-up',
    ],
    [],
  ],
  [
    ...([238, 'dwarf', 40] as const),
    [
      ...['12 Long Beard 70 4 3 2 9 GS: block, tackle, thick-skull', '2 Runner 80 6 3 3 8 GP: sure-hands, thick-skull'],
      ...['2 Blitzer 80 5 3 3 9 GS: block, thick-skull'],
      '2 Troll Slayer 90 5 3 2 8 GS: block, dauntless, frenzy, thick-skull',
    ],
    ['Ogre'],
  ],
  [...([239, 'goblin', 60] as const), [`16 Goblin 40 6 2 3 7 ${STUNTY}`], ['Ogre', 'Troll']],
  [...([240, 'halfling', 60] as const), [`16 Halfling 30 5 2 3 6 ${STUNTY}`], ['Ogre', 'Treeman']],
  [
    ...([241, 'high-elf', 50] as const),
    [
      ...['12 Lineman 70 6 3 4 8 GA', '2 Phoenix Warrior 80 6 3 4 8 GAP: pass'],
      ...['4 Lion Warrior 90 8 3 4 7 GA: catch', '2 Dragon Warrior 100 7 3 4 8 GA: block'],
    ],
    [],
  ],
  [
    ...([242, 'human', 50] as const),
    [
      ...['12 Lineman 50 6 3 3 8 G', '4 Catcher 70 8 2 3 7 GA: catch, dodge'],
      ...['2 Thrower 70 6 3 3 8 GP: pass, sure-hands', '4 Blitzer 90 7 3 3 8 GS: block'],
    ],
    ['Ogre'],
  ],
  [
    ...([243, 'lizardman', 60] as const),
    ['12 Skink 60 8 2 3 7 A: dodge, stunty', '6 Saurus 80 6 4 1 9 GS'],
    ['Kroxigor'],
  ],
  [
    ...([244, 'norse', 60] as const),
    [
      ...['12 Lineman 50 6 3 3 7 G: block', '2 Thrower 70 6 3 3 7 GP: block, pass'],
      ...['2 Catcher 70 6 3 3 7 GA: block, catch', '4 Blitzer 90 6 3 3 7 GS: block, frenzy, jump-up'],
    ],
    ['Minotaur', 'Ogre'],
  ],
  [
    ...([245, 'orc', 60] as const),
    [
      ...['12 Lineman 50 5 3 3 9 G', `4 Goblin 40 6 2 3 7 ${STUNTY}`, '2 Thrower 70 5 3 3 8 GP: pass, sure-hands'],
      ...['4 Black Orc 80 4 4 2 9 GS', '4 Blitzer 80 6 3 3 9 GS: block'],
    ],
    ['Ogre', 'Troll'],
  ],
  [
    ...([246, 'skaven', 60] as const),
    [
      ...['12 Lineman 50 7 3 3 7 G Ph', '2 Thrower 70 7 3 3 7 GP Ph: pass, sure-hands'],
      ...['4 Gutter Runner 80 9 2 4 7 GA Ph: dodge', '2 Storm Vermin 90 7 3 3 8 GS Ph: block'],
    ],
    ['Rat Ogre'],
  ],
  [
    ...([247, 'undead', 70] as const),
    [
      ...['12 Skeleton 30 5 3 2 7 G: regeneration', '12 Zombie 30 4 3 2 8 G: regeneration'],
      ...['4 Ghoul 70 7 3 3 7 GA: dodge', '4 Wight 90 6 3 3 8 G: block, regeneration'],
      '2 Mummy 100 3 5 1 9 GS: mighty-blow, regeneration',
    ],
    [],
  ],
  [
    ...([248, 'wood-elf', 50] as const),
    [
      ...['12 Lineman 70 7 3 4 7 GA', '4 Catcher 90 9 2 4 7 GA: catch, dodge', '2 Thrower 90 7 3 4 7 GAP: pass'],
      '2 Wardancer 120 8 3 4 7 GA: block, dodge, leap',
    ],
    ['Treeman'],
  ],
]

describe('the team lists of third', () => {
  it.each(lists)('[third 234-248] item %i: %s', (_item, id, reroll, players, bigGuys) => {
    const { positions, rerollCost } = rosterNamed(id)
    expect(rerollCost / 1000).toBe(reroll)
    expect(positions.filter(({ bigGuy }) => !bigGuy).map(rowOf)).toEqual(players)
    expect(positions.filter(({ bigGuy }) => bigGuy).map(({ name }) => name)).toEqual(bigGuys)
  })

  it('[third 109] no other list exists, and Big Guys play for those lists only', () => {
    expect(editionNamed('third')?.rosters.map(({ id }) => id)).toEqual(lists.map(([, id]) => id))
  })

  it('[third 43] Chaos Dwarfs have two Bull Centaurs at most, and they are no Big Guys', () => {
    const centaur = rosterNamed('chaos-dwarf').positions.find(({ name }) => name === 'Bull Centaur')
    expect(centaur).toMatchObject({ max: 2, cost: 130_000, normal: 'GS' })
    expect(centaur?.bigGuy).toBeUndefined()
    const herd = (count: number) =>
      kindsOf(
        teamOf({
          ...{ edition: 'third', roster: 'chaos-dwarf' },
          squad: [
            ['Hobgoblin', 9],
            ['Bull Centaur', count],
            ['Minotaur', 1],
          ],
        }),
      )
    expect([herd(2), herd(3)]).toEqual([[], ['positionLimit']])
  })

  it.each([
    ['dark-elf', 'Blitzer', 4],
    ['high-elf', 'Lion Warrior', 4],
    ['undead', 'Wight', 4],
    ['undead', 'Zombie', 12],
    ['orc', 'Goblin', 4],
  ] as const)('[third 44-45, 47-48, 137] %s: the review allows this many %s', (roster, position, most) => {
    const budget = 2_000_000
    const of = (count: number) => {
      const [lineman] = rosterNamed(roster).positions
      const team = teamOf({
        ...{ edition: 'third', roster, budget },
        squad: [
          [position, count],
          [lineman.name, Math.max(0, 11 - count)],
        ],
      })
      return kindsOf(team, budget)
    }
    expect([of(most), of(most + 1)]).toEqual([[], ['positionLimit']])
  })

  it('[third 136] Skinks are Stunty, and nobody can throw them', () => {
    const skink = rosterNamed('lizardman').positions.find(({ name }) => name === 'Skink')
    expect(skink?.skills).toContain('stunty')
    expect(skink?.skills).not.toContain('right-stuff')
  })
})

const rows = {
  Minotaur:
    '110 5 5 2 8: always-hungry, big-guy, frenzy, horns, mighty-blow, thick-skull, throw-team-mate, wild-animal',
  Ogre: '120 5 5 2 9: big-guy, bone-head, mighty-blow, thick-skull, throw-team-mate',
  'Rat Ogre': '130 6 5 3 8: big-guy, frenzy, mighty-blow, prehensile-tail, wild-animal',
  Treeman: '110 2 6 1 10: big-guy, mighty-blow, stand-firm, take-root, thick-skull, throw-team-mate',
  Troll: '100 4 5 1 9: always-hungry, big-guy, mighty-blow, really-stupid, regeneration, throw-team-mate',
  Kroxigor: '130 6 5 1 9: big-guy, bone-head, prehensile-tail, thick-skull',
}

describe('Big Guys of third', () => {
  it.each(Object.entries(rows))('[third 103-108] %s', (name, row) => {
    const guys = editionNamed('third')?.rosters.flatMap(({ positions }) => positions.filter((one) => one.name === name))
    expect(guys?.length).toBeGreaterThan(0)
    for (const {
      cost,
      stats: { MA, ST, AG, AV },
      skills,
    } of guys ?? [])
      expect(`${cost / 1000} ${MA} ${ST} ${AG} ${AV}: ${[...skills].sort().join(', ')}`).toBe(row)
  })

  it('[third 102, 110] are players of the list, one a team, with the field and the remedy named for a second', () => {
    const humans = (ogres: number) =>
      teamOf({
        edition: 'third',
        squad: [
          ['Lineman', 10],
          ['Ogre', ogres],
        ],
      })
    expect(checkTeam(humans(1))).toEqual([])
    expect(checkTeam(humans(2)).map(faultLine)).toEqual([
      'players[11].position: #12 "Ogre 12" is Ogre number 2, and 1 is the most; take him off the list or change his position',
    ])
    const orcs = teamOf({
      ...{ edition: 'third', roster: 'orc' },
      squad: [
        ['Lineman', 10],
        ['Ogre', 1],
        ['Troll', 1],
      ],
    })
    expect(checkTeam(orcs).map(faultLine)).toEqual([
      'players[11].position: #12 "Troll 12" is big guy number 2, and 1 is the most for Orc; take him off the list',
    ])
  })

  it.each([
    ['halfling', 'Halfling', 'Treeman'],
    ['goblin', 'Goblin', 'Troll'],
  ])('[third 110] %s: two in all, of one kind or of two', (roster, small, big) => {
    const of = (own: number, ogres: number) =>
      kindsOf(
        teamOf({
          ...{ edition: 'third', roster },
          squad: [
            [small, 11],
            [big, own],
            ['Ogre', ogres],
          ],
        }),
      )
    expect([of(2, 0), of(1, 1), of(0, 2)]).toEqual([[], [], []])
    expect([of(2, 1), of(3, 0)]).toEqual([['bigGuys'], ['positionLimit']])
  })

  it('[third 110] count among the sixteen', () => {
    const seventeen = teamOf({
      ...{ edition: 'third', roster: 'halfling' },
      squad: [
        ['Halfling', 15],
        ['Treeman', 2],
      ],
    })
    expect(kindsOf(seventeen)).toEqual(['tooManyPlayers'])
  })
})
