// Assassins before the toss: whom they reach, how badly they hurt him, and whom no rule brings back. Neighbours:
// src/procs/match/assassins.ts; spies.test.ts has who cancels them.
import { describe, expect } from 'vitest'
import type { DirtyTricks } from '../../../src/vocabulary/tricks.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { plainSecond } from '../../support/second.ts'
import { plotted, tossed } from './plots.ts'

const sent = (kind: 'ordinary' | 'ninja', target = 3): DirtyTricks => ({ assassin: { kind, target } })

const fates = (s: Scene) =>
  s.events.flatMap((event) => (event.type === 'assassinated' ? [[event.misses, event.dead]] : []))

describe('an assassin', () => {
  rule('[second 259] strikes before the coin is tossed: an ordinary one on 4 or more, a ninja on 3 or more', () => {
    for (const [kind, misses, needs] of [
      ['ordinary', 3, 4],
      ['ninja', 2, 3],
    ] as const) {
      const s = plotted({ home: sent(kind) })
      expect(s.waits()).toBe('dice assassin')
      expect(s.needs()).toBe(needs)
      s.roll('assassin', misses)
      expect(s.happened('trickFailed')).toEqual([
        { type: 'trickFailed', side: 'home', trick: 'assassin', player: s.player('A3').id, reveals: 'home' },
      ])
      expect(s.where('A3')).toBe('reserves')
      tossed(s)
      const other = plotted({ home: sent(kind) }).roll('assassin', needs)
      expect(other.waits()).toBe('dice assassinEffect')
      tossed(other.roll('assassinEffect', 1))
    }
  })

  rule('[second 259] hurts by a D6: this game on 1, this and two more on 2 and 3, for ever from 4 on', () => {
    const struck = (face: number, kind: 'ordinary' | 'ninja') => {
      const s = plotted({ home: sent(kind) })
        .roll('assassin', 6)
        .roll('assassinEffect', face)
      expect(s.where('A3')).toBe('gone')
      return fates(tossed(s))[0]
    }
    expect([1, 2, 3, 4, 5, 6].map((face) => struck(face, 'ordinary'))).toEqual([
      ...[
        [1, false],
        [3, false],
        [3, false],
      ],
      ...[
        [0, true],
        [0, true],
        [0, true],
      ],
    ])
    // A ninja adds one.
    expect([1, 2, 3].map((face) => struck(face, 'ninja'))).toEqual([
      [3, false],
      [3, false],
      [0, true],
    ])
  })

  rule('[second 259] of either side strikes, that of the home side first', () => {
    const s = plotted({ home: sent('ordinary', 1), away: sent('ninja', 2) }).roll('assassin', 4)
    s.roll('assassinEffect', 6)
    expect(s.needs()).toBe(3)
    s.roll('assassin', 3).roll('assassinEffect', 1)
    expect([s.where('A1'), s.where('H2'), s.where('H1')]).toEqual(['gone', 'gone', 'reserves'])
    tossed(s)
  })

  rule('[second 259] kills the Undead too, and nothing brings them back in this match', () => {
    const skeletons = { players: plainSecond().players.map((spec) => ({ ...spec, race: 'Skeleton' })) }
    const s = plotted({ home: sent('ordinary', 1), awayUp: skeletons })
      .roll('assassin', 5)
      .roll('assassinEffect', 5)
    expect(fates(tossed(s))).toEqual([[0, true]])
    s.home.choose('receive')
    expect(s.where('A1')).toBe('gone')
    s.home.choose('formation', { option: 'wall' })
    const [first] = s.engine.legal(s.match).filter(({ do: verb }) => verb === 'formation')
    s.away.choose('formation', { option: first.option })
    expect(s.where('A1')).toBe('gone')
  })

  rule('[second 259] is no more certain of himself than other dice: either coach may have them rolled again', () => {
    const s = plotted({ home: sent('ordinary'), homeUp: { rerolls: 1 }, awayUp: { rerolls: 1 } }).roll('assassin', 3)
    s.home.reroll('team')
    s.roll('assassin', 4)
    s.away.reroll('team')
    s.roll('assassin', 1)
    expect(s.happened('trickFailed')).toHaveLength(1)
    tossed(s)
  })
})
