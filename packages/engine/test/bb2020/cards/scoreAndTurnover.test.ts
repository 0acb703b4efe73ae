// Special plays of the sixth deck about touchdowns and turnovers. Neighbours: miscellaneousMayhem.test.ts has the rest.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('It’s All to Play For', () => {
  const starting = (turn: number, facts = '') => {
    const s = scene('H1* .', {
      at: 'f25',
      facts: `turn=away:${turn - 1}/${turn - 1} hold=card-all-to-play-for/ ${facts}`,
      beside: 'h2@b3 a9@n5',
    })
    s.endTurn()
    return s
  }

  rule(
    '[bb2020 749] played as turn 2, 3 or 4 starts: a touchdown in it counts twice on 5 or more, for the scorer too',
    () => {
      for (const [turn, face, score] of [
        [2, 5, '2-0'],
        [3, 6, '2-0'],
        [4, 4, '1-0'],
      ] as const) {
        const s = starting(turn)
        expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use all-to-play-for']])
        s.choose('use')
        s.activate('H1', 'move').step('f26').roll('all-to-play-for', face)
        expect([s.score(), s.match.squads.home.effects]).toEqual([score, []])
        const scorers = s.events.flatMap((event) => (event.type === 'touchdown' ? [event.player] : []))
        expect(scorers).toEqual(new Array(Number(score[0])).fill(s.player('H1').id))
      }
    },
  )

  rule('[bb2020 749] it is over with the turn', () => {
    const s = starting(2)
    s.choose('use')
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'move').step('f26')
    expect(s.score()).toBe('1-0')
  })

  rule('[bb2020 749] not in other turns, not in the opponents’, not in overtime', () => {
    for (const turn of [1, 5]) expect(starting(turn).waits()).toBe('home turn')
    expect(starting(3, 'half=3').waits()).toBe('home turn')
    const foes = scene('H1* .', { facts: 'turn=home:2/1 hold=card-all-to-play-for/', beside: 'a9@n5' })
    foes.endTurn()
    foes.expectTurnOf('away')
  })
})

describe('Keep It Moving', () => {
  const falling = (hold = 'card-keep-it-moving/', picture = 'H1* x\nA1 .') => {
    const s = scene(picture, { facts: `turn=home:1/1 hold=${hold}`, beside: 'h2@b2 h3@b4 a9@n5' })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    return s
  }

  rule('[bb2020 750] the fall of an own player is no turnover, even of the carrier; his activation is over', () => {
    const s = falling()
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use keep-it-moving']])
    s.choose('use')
    s.roll('armour', 1, 2).roll('bounce', 2)
    expect([s.waits(), s.posture('H1'), s.turnovers()]).toEqual(['home turn', 'prone', []])
    expect(s.answers('activate').filter((one) => one.endsWith('move'))).toEqual([
      'activate H2 move',
      'activate H3 move',
    ])
    expect(s.match.squads.home.inducements).toEqual([])
  })

  rule('[bb2020 750] a failed rush too', () => {
    const s = scene('H1 . .', {
      facts: 'turn=home:1/1 hold=card-keep-it-moving/',
      players: { H1: ':1.3.3.4.9' },
      beside: 'h2@b2 a9@n5',
    })
    s.activate('H1', 'move').step('f11', 'f12').roll('goForIt', 1)
    s.choose('use')
    s.roll('armour', 1, 2)
    expect([s.waits(), s.turnovers()]).toEqual(['home turn', []])
  })

  rule('[bb2020 750] declined, the turn is over', () => {
    const s = falling()
    s.decline()
    s.roll('armour', 1, 2).roll('bounce', 2)
    expect([s.waits(), s.turnovers()]).toEqual(['away turn', ['knockedDown']])
  })

  rule('[bb2020 750] not if he is knocked down, and not for the other side', () => {
    const foes = falling('/card-keep-it-moving').roll('armour', 1, 2).roll('bounce', 2)
    foes.expectTurnOf('away')
    const s = scene('H1 A1', { facts: 'turn=home:1/1 hold=card-keep-it-moving/', beside: 'h2@b2' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1).roll('armour', 1, 2)
    expect([s.waits(), s.turnovers()]).toEqual(['away turn', ['knockedDown']])
  })
})
