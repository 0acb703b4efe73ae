// The special plays of the first deck, random events; ballClone.test.ts has the longest of them.
// Neighbours: src/inducements/cards/randomEvents.ts.

import { describe, expect } from 'vitest'
import { activePrayers } from '../../../src/procs/match/answeredPrayers.ts'
import { kickBb2020, lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('tricks at the start and end of turns', () => {
  rule('[bb2020 708] Enjoy Your Trip places a marked opponent prone as the own turn ends, even by a turnover', () => {
    const s = scene('H1 A1* . A2\n. . . .\n. A3/ . .', { facts: 'turn=home:1/1 hold=card-enjoy-your-trip/' })
    s.endTurn()
    s.home.choose('use')
    expect([s.question().kind, s.home.answers()]).toEqual(['spellTarget', ['choose A1']])
    s.home.choose('choose', { player: 'A1' })
    expect([s.posture('A1'), s.waits()]).toEqual(['prone', 'dice bounce'])
    s.roll('bounce', 2)
    s.expectTurnOf('away')
    expect([s.match.squads.home.inducements, s.turnovers()]).toEqual([[], []])
    const fallen = scene('H1 A1\nH2 .', { facts: 'turn=home:1/1 hold=card-enjoy-your-trip/' })
    fallen.activate('H2', 'move').step('h10').roll('dodge', 1).roll('armour', 1, 2)
    expect([fallen.turnovers(), fallen.waits()]).toEqual([['knockedDown'], 'home inducement'])
  })

  rule('[bb2020 709] Flock of Seagulls: no zone and no activation until the opponents’ next turn is over', () => {
    const s = scene('H1 A1 A2*', { facts: 'turn=away:1/1 hold=card-flock-of-seagulls/' })
    s.endTurn()
    s.choose('use')
    expect(s.answers()).toEqual(['choose A1'])
    s.choose('choose')
    s.activate('H1', 'move').step('e10')
    expect(s.waits()).toBe('home activation')
    s.endAction()
    expect([s.waits(), s.answers('activate').filter((a) => a.includes('A1'))]).toEqual(['away turn', []])
    s.endTurn()
    expect([s.player('A1').noZones, s.waits()]).toEqual([false, 'home turn'])
    s.endTurn()
    expect(s.answers('activate').some((a) => a.includes('A1'))).toBe(true)
  })

  rule('[bb2020 713] Sprinkler Malfunction: -1 to passes, catches and pick-ups of all players, for the drive', () => {
    const s = scene('H1 o . H2', { facts: 'turn=away:1/1 hold=/card-sprinkler-malfunction', beside: 'a9@n25' })
    s.endTurn()
    expect(s.waits()).toBe('away inducement')
    s.away.choose('use')
    s.activate('H1', 'pass').step('f11')
    expect([s.needs(), s.modifiers()]).toEqual([4, ['sprinkler-malfunction -1']])
    s.roll('pickUp', 4)
    s.throwTo('H2')
    expect([s.needs(), s.modifiers()]).toEqual([5, ['sprinkler-malfunction -1']])
    s.roll('pass', 5)
    expect([s.needs(), s.modifiers()]).toEqual([4, ['sprinkler-malfunction -1']])
    s.roll('catch', 4)
    s.endTurn()
    s.endTurn()
    expect(s.match.squads.away.effects).toEqual(['sprinkler-malfunction drive'])
  })
})

describe('Heckler', () => {
  const stalling = (picture: string, at = 'f20') =>
    scene(picture, { at, facts: 'turn=home:1/1 hold=/card-heckler', beside: 'a9@n3' })

  rule('[bb2020 710] a player who stalled goes D3 + 1 squares straight back, without dodging', () => {
    const s = stalling('. A1 . . .\n. . . . H1*')
    s.endTurn()
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use heckler']])
    s.away.choose('use')
    s.roll('heckler', 6)
    expect([s.where('H1'), s.holder(), s.waits()]).toEqual(['g20', 'H1', 'away turn'])
  })

  rule('[bb2020 710] around a player in the way his coach moves him diagonally or sideways', () => {
    const s = stalling('. A2/ .\n. A1/ H1*\n. . .')
    s.endTurn()
    s.away.choose('use')
    s.roll('heckler', 1)
    expect([s.waits(), s.home.answers()]).toEqual(['home freeMove', ['step f22', 'step h21', 'step h22']])
    s.home.choose('step', { square: 'h21' })
    expect([s.where('H1'), s.waits()]).toEqual(['h20', 'away turn'])
  })

  rule('[bb2020 710] a trapdoor on the way back may swallow him, and the ball bounces from it', () => {
    const heckled = (trapdoor: number) => {
      const s = scene('. . x . H1*', { at: 'n18', facts: 'turn=home:1/1 hold=/card-heckler', beside: 'h2@b2 a9@c3' })
      activePrayers.put(s.match.squads.home, ['treacherousTrapdoor half'])
      s.endTurn()
      s.away.choose('use')
      s.roll('heckler', 6)
      expect(s.where('H1')).toBe('x')
      return s.roll('trapdoor', trapdoor)
    }
    const held = heckled(2)
    expect([held.where('H1'), held.holder(), held.waits()]).toEqual(['n18', 'H1', 'away turn'])
    const gone = heckled(1).roll('injury', 1, 2).roll('bounce', 2)
    expect([gone.where('H1'), gone.ball(), gone.waits()]).toEqual(['reserves', 'ground m20', 'away turn'])
  })

  rule('[bb2020 710] it cannot be played on a player of the own side', () => {
    const s = scene('. . H1*', { at: 'f20', facts: 'turn=home:1/1 hold=card-heckler/', beside: 'a9@n3' })
    s.endTurn()
    expect(s.happened('stalled')).toHaveLength(1)
    s.expectTurnOf('away')
  })

  rule('[bb2020 710] it cannot be played where nobody stalled', () => {
    for (const picture of ['. . H1*\n. A1 .', '. . H1*']) {
      const s = stalling(picture, picture.includes('A1') ? 'f20' : 'f2')
      s.endTurn()
      s.expectTurnOf('away')
    }
  })
})

describe('Pot Hole', () => {
  const HOLE = 'turn=home:1/1 hold=/card-pot-hole'

  rule('[bb2020 711] an open opponent must dodge out of the square he stands on when he is activated', () => {
    const s = scene('H1 . .', { facts: HOLE, beside: 'a9@n25' })
    s.activate('H1', 'move')
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use pot-hole']])
    s.away.choose('use')
    s.step('f11')
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice dodge', 3, []])
    s.roll('dodge', 3)
    s.step('f12')
    expect([s.where('H1'), s.waits()]).toEqual(['f12', 'home activation'])
  })

  rule('[bb2020 711] on a failure he falls in the new square; if he stays, the effect ends with his action', () => {
    const s = scene('H1 . .', { facts: HOLE, beside: 'a9@n25' })
    s.activate('H1', 'move')
    s.away.choose('use')
    s.step('f11').roll('dodge', 2).roll('armour', 1, 2)
    expect([s.posture('H1'), s.where('H1'), s.turnovers()]).toEqual(['prone', 'f11', ['knockedDown']])
    const t = scene('H1 . .', { facts: HOLE, beside: 'h2@b2 a9@n25' })
    t.activate('H1', 'move')
    t.away.choose('use')
    t.endAction()
    expect(t.player('H1').states).toEqual([])
  })

  rule('[bb2020 711] a jump out of it needs its own roll only', () => {
    const s = scene('H1 A1/ x y', { facts: HOLE })
    s.activate('H1', 'move')
    s.away.choose('use')
    s.choose('leap', { square: 'x' })
    s.roll('jump', 6)
    s.step('y')
    expect([s.where('H1'), s.waits()]).toEqual(['y', 'home activation'])
  })

  rule('[bb2020 711] only for Move, Pass, Hand-off and Foul actions of players who stand unmarked', () => {
    const asked = (picture: string, action: string) => {
      const s = scene(picture, { facts: HOLE, beside: 'a9@n25.p' })
      s.activate('H1', action)
      if (action === 'foul' || action === 'blitz') s.choose('nominate')
      return s.waits()
    }
    for (const action of ['move', 'pass', 'handOff']) expect(asked('H1 .', action)).toBe('away inducement')
    expect(asked('H1 .', 'foul')).toBe('away inducement')
    expect(asked('H1 . . A1', 'blitz')).toBe('home activation')
    expect(asked('H1 A1', 'move')).toBe('home activation')
    expect(asked('H1/ .', 'move')).toBe('home activation')
  })
})

describe('Public Inconvenience', () => {
  const played = () => {
    const s = newGame({ home: lineUpBb2020(11, { inducements: ['card-public-inconvenience'] }), away: lineUpBb2020() })
    s.roll('fans', 1).roll('fans', 1)
    expect(s.home.answers()).toEqual(['decline', 'use public-inconvenience'])
    return s
  }

  rule('[bb2020 712] no weather is rolled before the match: -1 to rush and pick up', () => {
    const s = played()
    s.home.choose('use')
    expect([s.waits(), s.match.weather]).toEqual(['dice coinToss', 'drainageIssues'])
    s.roll('coinToss', 1)
    const t = scene('H1 o . .', { facts: 'weather=drainageIssues act=h1:move:1.2', beside: 'a9@n25' })
    t.step('f11')
    expect(t.modifiers()).toEqual(['drainageIssues -1'])
    t.roll('pickUp', 4).step('f12')
    expect([t.needs(), t.modifiers()]).toEqual([3, ['drainageIssues -1']])
    t.roll('goForIt', 3)
  })

  rule('[bb2020 712] declined, the weather is rolled as usual; played, it lasts until the weather changes', () => {
    const s = played()
    s.home.choose('decline')
    s.roll('weather', 3, 4).roll('coinToss', 1)
    const t = played()
    t.home.choose('use')
    t.roll('coinToss', 1)
    t.home.choose('kick')
    kickBb2020(readyToKick(t), 'h20', [5, 1], [4, 4])
    expect(t.waits()).toBe('dice weather')
    t.roll('weather', 6, 6)
    expect([t.match.weather, t.match.squads.home.effects]).toEqual(['blizzard', []])
    t.roll('bounce', 5)
  })

  rule('[bb2020 712] the other side cannot play it on top', () => {
    const inducements = ['card-public-inconvenience']
    const s = newGame({ home: lineUpBb2020(11, { inducements }), away: lineUpBb2020(11, { inducements }) })
    s.roll('fans', 1).roll('fans', 1)
    s.home.choose('use')
    expect(s.waits()).toBe('dice coinToss')
    s.roll('coinToss', 1)
    expect(openingBb2020().match.weather).toBe('nice')
  })
})

describe('Walk It Off', () => {
  const fouling = () => {
    const s = scene('H1 A1/', { facts: 'turn=home:1/1 hold=card-walk-it-off/', players: { A1: ':6.3.3.4.8' } })
    s.activate('H1', 'foul')
    s.choose('nominate')
    expect(s.answers()).toEqual(['decline', 'use walk-it-off'])
    s.choose('use')
    s.foul('A1')
    return s
  }

  rule('[bb2020 714] a player whom the foul stuns has Bone Head for the drive', () => {
    const s = fouling()
    s.roll('armour', 5, 4).roll('injury', 2, 3)
    expect([s.posture('A1'), s.player('A1').skills, s.match.squads.home.effects]).toEqual([
      'stunned',
      ['bone-head'],
      [],
    ])
    s.expectTurnOf('away')
    expect(s.player('A1').loans.map(({ until }) => until)).toEqual(['drive'])
  })

  rule('[bb2020 714] without a foul it is gone with the turn', () => {
    const s = scene('H1 . A1/', { facts: 'turn=home:1/1 hold=card-walk-it-off/', beside: 'h2@b2' })
    s.activate('H1', 'foul')
    s.choose('nominate')
    s.choose('use')
    s.endAction()
    expect(s.match.squads.home.effects).toEqual(['walk-it-off foul'])
    s.endTurn()
    expect([s.match.squads.home.effects, s.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 714] not if the armour held, and not if he was knocked out', () => {
    const held = fouling().roll('armour', 1, 2)
    expect([held.posture('A1'), held.player('A1').skills, held.match.squads.home.effects]).toEqual(['prone', [], []])
    const out = fouling().roll('armour', 5, 4).roll('injury', 5, 3)
    expect([out.where('A1'), out.player('A1').skills]).toEqual(['ko', []])
  })
})
