// Multiple Block of third: two opponents, one roll against their summed strength. Neighbour: blockSkills.test.ts.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

describe('Multiple Block', () => {
  const PAIR = `
    H9 . .  A1 x
    .  . H1 A2 y
    .  . z  .  .
  `

  const begin = (players: Players, picture = PAIR): Scene => {
    const s = scene(picture, { players: { ...players, H1: `${players.H1 ?? ''}+multiple-block` } })
    s.activate('H1', 'block')
    return s
  }

  /** H1 blocks A1 and A2 as one; the dice are pending. */
  const both = (players: Players, picture = PAIR): Scene => {
    const s = begin(players, picture)
    s.choose('block', { player: 'A1', option: 'double' })
    s.block('A2')
    return s
  }

  rule('[third 29] two opponents, adjacent to each other and to him', () => {
    const s = begin({}, 'A1 A2 .\n. H1 .\n. . A3')
    const pairs = s.answers('block').filter((answer) => answer.endsWith('double'))
    expect(pairs).toEqual(['block A1 double', 'block A2 double'])
    s.choose('block', { player: 'A1', option: 'double' })
    expect(s.answers()).toEqual(['block A2'])
    const apart = begin({}, 'A1 . A2\n. H1 .')
    expect(apart.answers('block')).toEqual(['block A1', 'block A2'])
    const three = begin({}, 'A1 A2 A3\n. H1 .')
    three.choose('block', { player: 'A2', option: 'double' })
    expect(three.answers()).toEqual(['block A1', 'block A3'])
  })

  rule('[third 220] their strength is added, with the assists of all', () => {
    const rows: readonly (readonly [ours: number, dice: number, chooser: 'home' | 'away'])[] = [
      [2, 3, 'away'],
      [3, 2, 'away'],
      [6, 1, 'home'],
      [7, 2, 'home'],
    ]
    for (const [ours, dice, chooser] of rows) {
      const s = both({ H1: `:6${ours}38` })
      expect(s.dice(), `ST ${ours} against 3 and 3`).toHaveLength(dice)
      expect(s.happened('blockDeclared')).toMatchObject([{ dice, chooser }])
      s.roll('block', ...[3, 6, 6].slice(0, dice))
    }
    // One who stands beside both helps once; one beside the blocker helps them.
    expect(both({ H1: ':6638' }, PAIR.replace('x', 'H2')).roll('block', 3, 6).waits()).toBe('home blockDie')
    expect(both({ H1: ':6638' }, PAIR.replace('z', 'A3')).roll('block', 3, 6).waits()).toBe('away blockDie')
  })

  rule('[third 220] one roll counts for both, and he does not follow up', () => {
    const s = both({ H1: ':6638' }).roll('block', 6)
    s.push('x')
    s.roll('armour', 1, 2)
    s.push('y')
    s.roll('armour', 1, 2)
    expect([s.where('A1'), s.posture('A1'), s.where('A2'), s.posture('A2')]).toEqual(['x', 'prone', 'y', 'prone'])
    expect([s.where('H1'), s.happened('blockDeclared').length]).toEqual(['g12', 1])
    s.expectTurnOf('home')
  })

  rule('[third 215] a failure against the foul appearance of either loses the block on both', () => {
    const s = both({ A2: '+foul-appearance' }).roll('foulAppearance', 1)
    expect([s.where('A1'), s.where('A2'), s.posture('H1')]).toEqual(['f13', 'g13', 'standing'])
    s.expectTurnOf('home')
  })

  rule('[third 211, 220] Dauntless measures itself with the strength of both', () => {
    for (const [faces, dice, waits] of [
      [[3, 3], 2, 'away blockDie'],
      [[3, 4], 1, 'home pushSquare'],
    ] as const) {
      const s = both({ H1: ':6338+dauntless' })
      s.use()
      expect([s.waits(), s.needs()]).toEqual(['dice dauntless', 7])
      s.roll('dauntless', ...faces)
      expect(s.dice()).toHaveLength(dice)
      s.roll('block', ...[3, 6].slice(0, dice))
      expect(s.waits()).toBe(waits)
    }
    expect(both({ H1: ':6638+dauntless' }).roll('block', 3).waits()).toBe('home pushSquare')
  })

  rule('[third 220, 233] Dump-Off: whichever of the two holds the ball throws it first, and both are blocked', () => {
    for (const [carrier, others] of [
      ['A1', PAIR.replace('A1', 'A1*')],
      ['A2', PAIR.replace('A2', 'A2*')],
    ] as const) {
      const s = both({ H1: ':6638', [carrier]: '+dump-off' }, others.replace('y', 'y A3'))
      expect(s.waits()).toBe('away useSkill')
      s.away.use()
      s.away.choose('throw', { square: 'g15' })
      s.roll('pass', 6).roll('catch', 6).roll('block', 6)
      s.push('x')
      s.roll('armour', 1, 2)
      s.push('y')
      s.roll('armour', 1, 2)
      expect([s.holder(), s.posture('A1'), s.posture('A2'), s.turnovers()]).toEqual(['A3', 'prone', 'prone', []])
    }
  })

  rule('[third 25, 220] nobody is followed and blocked again in his frenzy', () => {
    const s = both({ H1: ':6638+frenzy' }).roll('block', 3)
    s.push('x')
    s.push('y')
    expect([s.where('H1'), s.happened('blockDeclared').length]).toEqual(['g12', 1])
    s.expectTurnOf('home')
  })

  rule('[third 220, 222] he may pile on the first, and the result counts for the second all the same', () => {
    const s = both({ H1: ':6638+block+piling-on' }).roll('block', 2)
    s.use()
    s.use()
    expect([s.modifiers(), s.posture('H1')]).toEqual([['piling-on +6'], 'prone'])
    s.roll('armour', 1, 1).roll('armour', 1, 2)
    expect([s.posture('A1'), s.posture('A2'), s.turnovers()]).toEqual(['prone', 'prone', []])
    s.expectTurnOf('home')
  })

  rule('[third 220, 222] if he falls with them he piles on nobody, and the turn is over', () => {
    const s = both({ H1: ':6638+piling-on' }).roll('block', 2)
    s.roll('armour', 1, 1).roll('armour', 1, 1).roll('armour', 1, 1)
    expect([s.posture('A1'), s.posture('A2'), s.posture('H1')]).toEqual(['prone', 'prone', 'prone'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })
})
