// The Big Guys of third: their rows, who may have them, and that no team re-roll is used for them.
import { describe, expect } from 'vitest'
import { third } from '../../src/editions/third.ts'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

const rowOf = (name: string) => {
  const found = third.rosters.flatMap(({ positions }) => positions.filter((position) => position.name === name))
  return found.map(({ cost, stats, skills }) =>
    [cost / 1000, stats.MA, stats.ST, stats.AG, stats.AV, ...[...skills].sort()].join(' '),
  )
}

const listsWith = (name: string): string[] =>
  third.rosters.filter(({ positions }) => positions.some((position) => position.name === name)).map(({ id }) => id)

const rows = [
  [
    103,
    'Minotaur',
    '110 5 5 2 8 always-hungry big-guy frenzy horns mighty-blow thick-skull throw-team-mate wild-animal',
  ],
  [104, 'Ogre', '120 5 5 2 9 big-guy bone-head mighty-blow thick-skull throw-team-mate'],
  [105, 'Rat Ogre', '130 6 5 3 8 big-guy frenzy mighty-blow prehensile-tail wild-animal'],
  [106, 'Treeman', '110 2 6 1 10 big-guy mighty-blow stand-firm take-root thick-skull throw-team-mate'],
  [107, 'Troll', '100 4 5 1 9 always-hungry big-guy mighty-blow really-stupid regeneration throw-team-mate'],
  [108, 'Kroxigor', '130 6 5 1 9 big-guy bone-head prehensile-tail thick-skull'],
] as const

describe('rows', () => {
  const expectRow = (item: number): void => {
    const [, name, row] = rows.find(([number]) => number === item) ?? rows[0]
    expect(new Set(rowOf(name))).toEqual(new Set([row]))
  }
  rule('[third 103] the Minotaur', () => expectRow(103))
  rule('[third 104] the Ogre', () => expectRow(104))
  rule('[third 105] the Rat Ogre', () => expectRow(105))
  rule('[third 106] the Treeman', () => expectRow(106))
  rule('[third 107] the Troll', () => expectRow(107))
  rule('[third 108] the Kroxigor', () => expectRow(108))
})

describe('who has them', () => {
  rule('[third 102] they stand in the lists as normal players, and each can be a freebooter of one match', () => {
    for (const [, name] of rows) expect(listsWith(name).length).toBeGreaterThan(0)
    expect(third.freebooters?.map(({ name }) => name)).toEqual(rows.map(([, name]) => name))
    expect(third.stars).toEqual([])
  })

  rule('[third 109] which lists may have which', () => {
    expect(Object.fromEntries(rows.map(([, name]) => [name, listsWith(name).sort()]))).toEqual({
      Minotaur: ['chaos', 'chaos-dwarf', 'norse'],
      Ogre: ['chaos', 'dwarf', 'goblin', 'halfling', 'human', 'norse', 'orc'],
      'Rat Ogre': ['skaven'],
      Treeman: ['halfling', 'wood-elf'],
      Troll: ['chaos', 'chaos-dwarf', 'goblin', 'orc'],
      Kroxigor: ['lizardman'],
    })
  })

  rule('[third 110] one a team, two in all for Halflings and Goblins', () => {
    for (const { id, positions, mostBigGuys } of third.rosters) {
      if (!positions.some(({ bigGuy }) => bigGuy)) continue
      expect([id, mostBigGuys]).toEqual([id, id === 'goblin' || id === 'halfling' ? 2 : 1])
    }
  })

  rule('[third 137] Orcs keep up to four Goblins', () => {
    const goblin = third.rosters.find(({ id }) => id === 'orc')?.positions.find(({ name }) => name === 'Goblin')
    expect(goblin?.max).toBe(4)
  })
})

describe('team re-rolls', () => {
  rule('[third 111] are never used for a Big Guy, the leader’s included; others have them', () => {
    for (const [skills, asked] of [
      ['+big-guy', false],
      ['', true],
    ] as const) {
      const s = scene('H1 . x\nA1 . H2', { facts: 'rr=2/0 leader=1/0', players: { H1: skills, H2: '+leader' } })
      s.activate('H1', 'move').step('f11')
      s.roll('dodge', 2)
      expect(s.waits()).toBe(asked ? 'home reroll' : 'dice armour')
      if (asked) s.keep()
      s.roll('armour', 1, 1)
      expect(s.turnovers()).toEqual(['knockedDown'])
    }
  })

  rule('[third 111] the player who rolls counts: a team-mate may re-roll his catch of a Big Guy’s pass', () => {
    const s = scene('H1* . . H2', { facts: 'rr=2/0', players: { H1: '+big-guy' } })
    s.activate('H1', 'pass').throwTo('H2')
    s.roll('pass', 6).roll('catch', 1)
    expect(s.waits()).toBe('home reroll')
    s.reroll('team')
    s.roll('catch', 6)
    const his = scene('H1* . . H2', { facts: 'rr=2/0', players: { H2: '+big-guy' } })
    his.activate('H1', 'pass').throwTo('H2')
    his.roll('pass', 6).keep()
    his.roll('catch', 1).roll('bounce', 5)
    expect(his.turnovers()).toEqual(['pass'])
  })

  rule('[third 111] and a thrown team-mate his landing, but the thrower not his throw', () => {
    const players = { H1: ':4539+throw-team-mate+big-guy', H2: ':6237+right-stuff' }
    const s = scene('H2 H1 . q H3', { facts: 'rr=2/0', players })
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'q' })
    s.roll('throwTeamMate', 1)
    expect(s.waits()).toBe('dice land')
    s.roll('land', 1).reroll('team')
    s.roll('land', 6)
    expect([s.posture('H2'), s.rerolls('home')]).toEqual(['standing', 1])
  })
})
