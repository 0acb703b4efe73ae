// Heroic feats that are played at a kick-off. Neighbours: heroicFeats.test.ts has the rest of the deck.
import { describe, expect } from 'vitest'
import { lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'

const untilOf = (s: Scene, token: string): string[] => [...new Set(s.player(token).loans.map(({ until }) => until))]

/** Home kicks to h20; the ball is in the air. */
const kicked = (home: string[], away: string[], scatter: readonly [number, number] = [5, 1]): Scene => {
  const s = openingBb2020(lineUpBb2020(11, { inducements: home, rerolls: 1 }), lineUpBb2020(11, { inducements: away }))
  readyToKick(s)
  s.home.choose('aim', { square: 'h20' })
  return s.roll('kickScatter', ...scatter)
}

describe('Catcher’s Instincts', () => {
  rule('[bb2020 732] an open receiver may move under the kick, and has +1 to catch from then on', () => {
    const s = kicked([], ['card-catchers-instincts'])
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use catchers-instincts']])
    s.away.choose('use')
    // Not those on the line of scrimmage, who are marked too.
    expect(s.away.answers()).toHaveLength(8)
    s.away.choose('choose', { player: 'A11' })
    expect([s.waits(), s.away.answers()]).toEqual(['away highKick', ['decline', 'step A11 h21']])
    s.away.choose('step')
    expect([s.where('A11'), s.player('A11').skills, untilOf(s, 'A11')]).toEqual([
      'h21',
      ['catchers-instincts'],
      ['match'],
    ])
    s.roll('kickOffTable', 1, 1)
    expect([s.needs(), s.modifiers()]).toEqual([3, ['kick -1', 'catchers-instincts +1']])
    s.roll('catch', 3)
    expect([s.holder(), s.match.squads.away.inducements]).toEqual(['A11', []])
  })

  rule('[bb2020 732] he may stay where he is; he cannot move to an occupied square or on a touchback', () => {
    const stays = kicked([], ['card-catchers-instincts'])
    stays.away.choose('use')
    const before = stays.where('A11')
    stays.away.choose('choose', { player: 'A11' })
    stays.away.choose('decline')
    stays.roll('kickOffTable', 1, 1).roll('bounce', 5)
    expect([stays.where('A11'), stays.player('A11').skills]).toEqual([before, ['catchers-instincts']])
    for (const [square, distance] of [
      ['h14', 2],
      ['h26', 1],
    ] as const) {
      const s = readyToKick(
        openingBb2020(lineUpBb2020(), lineUpBb2020(11, { inducements: ['card-catchers-instincts'] })),
      )
      s.home.choose('aim', { square })
      s.roll('kickScatter', 5, distance)
      s.away.choose('use')
      s.away.choose('choose', { player: 'A11' })
      expect([s.waits(), s.player('A11').skills]).toEqual(['dice kickOffTable', ['catchers-instincts']])
      s.roll('kickOffTable', 1, 1)
      if (s.waits() === 'dice catch') s.roll('catch', 6)
    }
  })

  rule('[bb2020 732] kickers cannot play it', () => {
    const s = kicked(['card-catchers-instincts'], [])
    expect(s.waits()).toBe('dice kickOffTable')
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })
})

describe('Suicide Blitz', () => {
  const settled = (inducements: string[] = ['card-suicide-blitz']) => {
    const s = kicked(inducements, [])
    return s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  }

  rule('[bb2020 738] once the ball is at rest an open kicker blitzes, before the first turn, without hands', () => {
    const s = settled()
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use suicide-blitz']])
    s.home.choose('use')
    expect(s.home.answers()).toHaveLength(8)
    const [, player] = s.home.answers()[0].split(' ')
    s.home.choose('choose', { player })
    expect([s.question().kind, s.answers('nominate').length]).toEqual(['nominate', 11])
    s.choose('nominate', { player: 'A1' })
    expect([s.waits(), s.player(player).skills, s.markers()]).toEqual(['home activation', ['no-hands'], '0/0'])
    s.endAction()
    s.expectTurnOf('away')
    expect([s.player(player).skills, s.markers(), s.match.squads.home.inducements]).toEqual([[], '0/1', []])
  })

  rule('[bb2020 738] it is a blitz as in a turn, with re-rolls, and a fall is no turnover', () => {
    const s = settled()
    s.home.choose('use')
    s.home.choose('choose', { player: 'H6' })
    s.choose('nominate', { player: 'A2' })
    s.step('f13')
    s.block('A2')
    s.roll('block', 1)
    s.reroll('team')
    s.roll('block', 1).roll('armour', 6, 6).roll('injury', 1, 2)
    expect([s.posture('H6'), s.waits(), s.markers()]).toEqual(['stunned', 'away turn', '0/1'])
    s.endTurn()
    s.endTurn()
    expect(s.posture('H6')).toBe('prone')
  })

  rule('[bb2020 738] nobody who is marked', () => {
    const s = settled()
    s.home.choose('use')
    expect(s.home.answers()).not.toContain('choose H1')
    expect(s.home.answers()).toContain('choose H6')
  })

  rule('[bb2020 738] the receivers cannot play it', () => {
    const s = kicked([], ['card-suicide-blitz'])
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
    s.expectTurnOf('away')
  })
})
