// The special plays of the fourth deck, heroic feats. Neighbours: src/inducements/cards/heroicFeats.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const untilOf = (s: Scene, token: string): string[] => [...new Set(s.player(token).loans.map(({ until }) => until))]

describe('Burst of Speed', () => {
  rule('[bb2020 731] MA +1, Sprint and Sure Feet for a player of the side, in this own turn only', () => {
    const s = scene('H1 . . . .', {
      facts: 'turn=away:1/1 hold=card-burst-of-speed/',
      players: { H1: ':1.3.3.4.9' },
      beside: 'h2@b2 h3@ko a9@n5',
    })
    s.endTurn()
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use burst-of-speed']])
    s.choose('use')
    expect(s.answers()).toEqual(['choose H1', 'choose H2', 'choose H3'])
    s.choose('choose', { player: 'H1' })
    expect([s.player('H1').stats.MA, s.player('H1').skills]).toEqual([2, ['sprint', 'sure-feet']])
    s.activate('H1', 'move').step('f11', 'f12', 'f13').roll('goForIt', 1)
    s.reroll('sure-feet')
    s.roll('goForIt', 2)
    s.step('f14').roll('goForIt', 2)
    expect(s.answers('step')).not.toEqual([])
    s.endAction()
    s.endTurn()
    expect([s.player('H1').stats.MA, s.player('H1').skills, s.match.squads.home.inducements]).toEqual([1, [], []])
    s.endTurn()
    s.expectTurnOf('home')
  })

  rule('[bb2020 731] not as an opposing turn starts', () => {
    const s = scene('H1', { facts: 'turn=home:1/1 hold=card-burst-of-speed/', beside: 'a9@n5' })
    s.endTurn()
    s.expectTurnOf('away')
  })
})

describe('Die Hard', () => {
  rule('[bb2020 733] D3 stunned players of the side turn face up as its turn starts, and may act', () => {
    const s = scene('H1= H2= H3= A1=', { facts: 'turn=away:1/1 hold=card-die-hard/', beside: 'h4@b2 a9@n5' })
    s.endTurn()
    s.choose('use')
    s.roll('die-hard', 3)
    expect(s.answers()).toEqual(['choose H1', 'choose H2', 'choose H3'])
    s.choose('choose', { player: 'H1' })
    s.choose('choose', { player: 'H3' })
    expect(['H1', 'H2', 'H3'].map(s.posture)).toEqual(['prone', 'stunned', 'prone'])
    s.activate('H1', 'move').standUp()
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[bb2020 733] not as an opposing turn starts', () => {
    // H1 was stunned in his own team's turn, and stays so for now.
    const s = scene('H1 A1', { facts: 'turn=home:1/1 hold=card-die-hard/', players: { H1: '.f' }, beside: 'h4@b2' })
    s.endTurn()
    expect([s.posture('H1'), s.waits()]).toEqual(['stunned', 'away turn'])
  })

  rule('[bb2020 733] not where nobody is stunned', () => {
    const s = scene('H1/ A1=', { facts: 'turn=away:1/1 hold=card-die-hard/', beside: 'a9@n5' })
    s.endTurn()
    s.expectTurnOf('home')
  })
})

describe('In the Zone', () => {
  const zoned = (picture: string, action = 'move') => {
    const s = scene(picture, { facts: 'turn=home:1/1 hold=card-in-the-zone/', beside: 'h9@b2 a9@n5' })
    s.activate('H1', action)
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use in-the-zone']])
    s.choose('use')
    expect(untilOf(s, 'H1')).toEqual(['activation'])
    return s
  }

  rule('[bb2020 734] if several players mark the active player the penalty is 1 less, in this activation only', () => {
    const s = zoned('H1* x . .\nA1 . A2 .')
    s.step('x')
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1', 'in-the-zone +1'])
    s.roll('dodge', 4)
    s.endAction()
    expect([s.player('H1').skills, s.player('H1').loans, s.match.squads.home.inducements]).toEqual([[], [], []])
  })

  rule('[bb2020 734] passing too', () => {
    const s = zoned('H1* . . .\nA1 A2 . .', 'pass')
    s.throwTo('e13')
    expect(s.modifiers()).toEqual(['tackleZone -1', 'tackleZone -1', 'in-the-zone +1'])
    s.roll('pass', 1).roll('bounce', 2)
  })

  rule('[bb2020 734] a single marking player counts in full', () => {
    const s = zoned('H1 x .\nA1 . .')
    s.step('x')
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    s.roll('dodge', 4)
  })

  rule('[bb2020 734] not for the opponents’ activations', () => {
    const s = scene('A1 . H1', { facts: 'turn=away:1/1 hold=card-in-the-zone/' })
    s.activate('A1', 'move')
    expect(s.waits()).toBe('away activation')
  })
})

describe('Punt', () => {
  const punting = (picture = 'H1* .', beside = 'h2@f20 a9@n5') => {
    const s = scene(picture, { facts: 'turn=home:1/1 hold=card-punt/', beside })
    s.endTurn()
    expect(s.home.answers()).toEqual(['decline', 'use punt'])
    s.home.choose('use')
    return s
  }

  rule('[bb2020 735] as the own turn ends the ball goes to any square and scatters three times', () => {
    const s = punting()
    expect(s.home.answers()).toHaveLength(26 * 15)
    s.home.choose('choose', { square: 'f17' })
    s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 2).roll('bounce', 2)
    expect([s.ball(), s.turnovers(), s.waits()]).toEqual(['ground d19', [], 'away turn'])
    expect(s.match.squads.home.inducements).toEqual([])
  })

  rule('[bb2020 735] a player of either side there may catch it', () => {
    const s = punting('H1* .', 'h2@f20 a9@n5')
    s.home.choose('choose', { square: 'f17' })
    s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5).roll('catch', 6)
    expect(s.holder()).toBe('H2')
    const foe = punting('H1* .', 'a8@f20 a9@n5')
    foe.home.choose('choose', { square: 'f17' })
    foe.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5).roll('catch', 6)
    expect([foe.holder(), foe.waits()]).toEqual(['A8', 'away turn'])
  })

  rule('[bb2020 735] off the pitch it is thrown in; caught in the end zone it scores', () => {
    const out = punting()
    out.home.choose('choose', { square: 'a13' })
    out.roll('scatter', 2).roll('throwIn', 3, 1, 1).roll('bounce', 2)
    expect([out.ball(), out.waits()]).toEqual(['ground b13', 'away turn'])
    const scored = punting('H1* .', 'h2@f26 a9@n5')
    scored.home.choose('choose', { square: 'f23' })
    scored.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5).roll('catch', 6)
    expect([scored.score(), scored.markers()]).toEqual(['1-0', '1/1'])
  })

  rule('[bb2020 735] if two players of the side hold a ball, its coach chooses which of them kicks', () => {
    const s = scene('H1* . H2 . A1', { facts: 'turn=home:1/1 hold=card-punt/', beside: 'h3@b2 a9@n5' })
    s.match.balls.push({ kind: 'ball', state: 'held', at: s.player('H2').at, carrier: s.player('H2').id })
    s.endTurn()
    s.home.choose('use')
    expect([s.waits(), s.question().subject, s.home.answers()]).toEqual([
      ...['home nominate', 'punt', ['choose H1', 'choose H2']],
    ])
    s.home.choose('choose', { player: 'H2' })
    s.home.choose('choose', { square: 'f17' })
    s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 2).roll('bounce', 2)
    expect([s.ball(), s.match.balls[1].state, s.match.balls[1].at]).toEqual(['held H1', 'ground', s.square('d19')])
  })

  rule('[bb2020 735] not without the ball, and not in the opponents’ turn', () => {
    const s = scene('H1 o', { facts: 'turn=home:1/1 hold=card-punt/', beside: 'a9@n5' })
    s.endTurn()
    s.expectTurnOf('away')
    const foes = scene('H1* .', { facts: 'turn=away:1/1 hold=card-punt/', beside: 'a9@n5' })
    foes.endTurn()
    foes.expectTurnOf('home')
  })
})

describe('Quick Thinking', () => {
  const passing = (facts = '', beside = 'h3@ko a9@n5') => {
    const s = scene('H1* . . H2 . . .\n. . . . . . .\n. A1 . . . . .', {
      facts: `turn=home:1/1 hold=card-quick-thinking/ ${facts}`,
      beside,
    })
    s.activate('H1', 'pass').throwTo('f16')
    return s
  }

  rule('[bb2020 736] during an own pass a team-mate moves up to three squares, and may be under the ball', () => {
    const s = passing()
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use quick-thinking']])
    s.choose('use')
    expect(s.answers()).toEqual(['choose H2'])
    s.choose('choose')
    s.step('f14', 'f15', 'f16')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    expect([s.holder(), s.where('H2'), s.match.squads.home.inducements]).toEqual(['H2', 'f16', []])
    expect(s.answers('activate')).toContain('activate H2 move')
  })

  rule('[bb2020 736] he may stop before, and never rushes', () => {
    const s = passing()
    s.choose('use')
    s.choose('choose')
    s.step('f14')
    s.choose('stop')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('bounce', 2)
  })

  rule('[bb2020 736] a fall on the way is a turnover, and nothing is thrown', () => {
    const s = scene('H1* . . H2 . . .\n. . A1 . . . .', {
      facts: 'turn=home:1/1 hold=card-quick-thinking/',
      beside: 'a9@n5',
    })
    s.activate('H1', 'pass').throwTo('f16')
    s.choose('use')
    s.choose('choose')
    s.step('f14').roll('dodge', 1).roll('armour', 1, 2)
    expect([s.holder(), s.turnovers(), s.waits()]).toEqual(['H1', ['knockedDown'], 'away turn'])
  })

  rule('[bb2020 736] it is no help against the opponents’ pass', () => {
    const s = scene('A1* . A2\n. . .\nH1 . .', { facts: 'turn=away:1/1 hold=card-quick-thinking/' })
    s.activate('A1', 'pass').throwTo('A2')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
  })
})

describe('Sizzling Shimmy', () => {
  rule('[bb2020 737] the active player has +1 to dodge and MA −1, in this activation', () => {
    const s = scene('H1 x y\nA1 . .', {
      facts: 'turn=home:1/1 hold=card-sizzling-shimmy/',
      players: { H1: ':2.3.3.4.9' },
      beside: 'h9@b2 a9@n5',
    })
    s.activate('H1', 'move')
    s.choose('use')
    expect([s.player('H1').stats.MA, untilOf(s, 'H1')]).toEqual([1, ['activation']])
    s.step('x')
    expect(s.modifiers()).toEqual(['tackleZone -1', 'sizzling-shimmy +1'])
    s.roll('dodge', 3)
    s.step('y').roll('goForIt', 2).roll('dodge', 6)
    s.endAction()
    expect([s.player('H1').stats.MA, s.player('H1').skills, s.match.squads.home.inducements]).toEqual([2, [], []])
  })
})
