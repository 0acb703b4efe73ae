// Special plays of the fifth deck that re-roll dice. Neighbours: benefitsOfTraining.test.ts has the rest of the deck.

import { describe, expect } from 'vitest'
import { leaderRerolls } from '../../../src/procs/rolling/reroll.ts'
import { lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('Boot Camp', () => {
  const fouling = (players: { [token: string]: string } = {}) => {
    const s = scene('H1 A1/', { facts: 'turn=home:1/1 hold=card-boot-camp/', players, beside: 'h2@b2' })
    s.activate('H1', 'foul')
    s.choose('nominate')
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use boot-camp']])
    s.choose('use')
    s.foul('A1')
    return s
  }

  rule(
    '[bb2020 740] the armour roll of the foul is re-rolled; a double that was re-rolled does not send him off',
    () => {
      const s = fouling().roll('armour', 1, 1)
      expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'boot-camp'])
      s.use()
      // That was the one re-roll.
      s.roll('armour', 4, 5).roll('injury', 1, 2)
      expect([s.posture('A1'), s.where('H1'), s.player('H1').skills]).toEqual(['stunned', 'f10', []])
      expect(s.match.squads.home.inducements).toEqual([])
    },
  )

  rule('[bb2020 740] or the injury roll; a double on the new roll sends him off', () => {
    const s = fouling().roll('armour', 4, 5)
    s.decline()
    s.roll('injury', 1, 2)
    s.use()
    s.roll('injury', 4, 4)
    expect([s.where('A1'), s.waits()]).toEqual(['ko', 'home useResource'])
    s.decline()
    expect(s.where('H1')).toBe('sentOff')
  })

  rule('[bb2020 740] skills that add to it are asked about the new roll', () => {
    const s = fouling({ H1: '+dirty-player-1' }).roll('armour', 1, 2)
    s.use()
    s.roll('armour', 2, 6)
    expect(s.question().subject).toBe('dirty-player-1')
    s.use()
    s.roll('injury', 1, 2)
    expect(s.posture('A1')).toBe('stunned')
  })

  rule('[bb2020 740] not for the opponents’ fouls, nor where nobody fouls', () => {
    const foes = scene('H1/ A1', { facts: 'turn=away:1/1 hold=card-boot-camp/' })
    foes.activate('A1', 'foul')
    foes.choose('nominate')
    expect(foes.waits()).toBe('away activation')
    const s = scene('H1 A1', { facts: 'turn=home:1/1 hold=card-boot-camp/', beside: 'h2@b2' })
    s.activate('H1', 'block')
    expect(s.waits()).toBe('home activation')
  })
})

describe('Kingmaker Play', () => {
  const crowned = (picture: string, options: { players?: { [token: string]: string }; facts?: string } = {}) => {
    const s = scene(picture, {
      facts: `turn=home:1/1 rr=1/0 hold=card-kingmaker-play/ ${options.facts ?? ''}`,
      players: options.players ?? {},
      beside: 'h9@b2 a9@n5',
    })
    return s
  }

  rule('[bb2020 744] every roll of one activation may be re-rolled for free, then the turn is over', () => {
    const s = crowned('H1* x y .\nA1 . . .', { players: { H1: ':1.3.3.4.9' } })
    s.activate('H1', 'move')
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use kingmaker-play']])
    s.choose('use')
    s.step('x').roll('dodge', 1)
    expect(s.answers()).toEqual(['keep', 'reroll team', 'reroll kingmaker-play'])
    s.reroll('kingmaker-play')
    s.roll('dodge', 6)
    s.step('y').roll('goForIt', 1)
    s.reroll('kingmaker-play')
    s.roll('goForIt', 6).roll('dodge', 1)
    s.reroll('kingmaker-play')
    s.roll('dodge', 6)
    s.endAction()
    expect([s.rerolls('home'), s.turnovers(), s.waits()]).toEqual([1, ['allOnOneCard'], 'away turn'])
    expect([s.match.squads.home.effects, s.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 744] team-mates who roll during it too; nothing is rolled a third time', () => {
    const s = crowned('H1* . . H2')
    s.activate('H1', 'pass')
    s.choose('use')
    s.throwTo('H2')
    s.roll('pass', 6)
    s.keep()
    s.roll('catch', 1)
    s.reroll('kingmaker-play')
    s.roll('catch', 1).roll('bounce', 2)
    expect([s.turnovers(), s.rerolls('home')]).toEqual([['pass'], 1])
  })

  rule('[bb2020 744] a Loner rolls for it as for a team re-roll', () => {
    const s = crowned('H1 x\nA1 .', { players: { H1: '+loner-4' } })
    s.activate('H1', 'move')
    s.choose('use')
    s.step('x').roll('dodge', 1)
    s.reroll('kingmaker-play')
    s.roll('loner', 3).roll('armour', 1, 2)
    expect([s.turnovers(), s.rerolls('home')]).toEqual([['knockedDown'], 1])
  })

  rule('[bb2020 744] a touchdown still counts', () => {
    const s = scene('H1* .', { at: 'f25', facts: 'turn=home:1/1 hold=card-kingmaker-play/', beside: 'h2@b3 a9@n5' })
    s.activate('H1', 'move')
    s.choose('use')
    s.step('f26')
    expect([s.score(), s.turnovers()]).toEqual(['1-0', ['touchdown']])
  })

  rule('[bb2020 744] not for the opponents’ activations', () => {
    const s = scene('A1 . H1', { facts: 'turn=away:1/1 hold=card-kingmaker-play/' })
    s.activate('A1', 'move')
    expect(s.waits()).toBe('away activation')
  })
})

describe('Team Talk', () => {
  rule('[bb2020 746] played by the receivers after the kick, for the drive', () => {
    const s = readyToKick(openingBb2020(lineUpBb2020(), lineUpBb2020(11, { inducements: ['card-team-talk'] })))
    s.home.choose('aim', { square: 'h24' })
    s.roll('kickScatter', 5, 1)
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use team-talk']])
    s.away.choose('use')
    expect(s.match.squads.away.effects).toEqual(['team-talk drive'])
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
    const kickers = readyToKick(openingBb2020(lineUpBb2020(11, { inducements: ['card-team-talk'] }), lineUpBb2020()))
    kickers.home.choose('aim', { square: 'h24' })
    kickers.roll('kickScatter', 5, 1)
    expect(kickers.waits()).toBe('dice kickOffTable')
    kickers.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  const talking = (held: number, face: number, skill = '') => {
    const s = scene('H1 x\nA1 .', {
      facts: `turn=home:1/1 rr=${held}/0`,
      players: { H1: skill },
      beside: 'h9@b2 a9@n5',
    })
    s.match.squads.home.effects = ['team-talk drive']
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('team')
    return s.roll('team-talk', face)
  }

  rule('[bb2020 746] each team re-roll that is used comes back if a D3 is higher than those left', () => {
    const left = ([held, face]: readonly [number, number]): number =>
      talking(held, face).roll('dodge', 6).rerolls('home')
    expect(
      (
        [
          [1, 1],
          [2, 2],
          [2, 3],
          [3, 4],
          [3, 5],
          [4, 6],
        ] as const
      ).map(left),
    ).toEqual([1, 1, 2, 2, 3, 3])
  })

  rule('[bb2020 746] the leader’s re-roll is one of the team’s, among those left and when it is used', () => {
    const s = scene('H1 x\nA1 .', { facts: 'turn=home:1/1 rr=1/0', players: { H1: '+leader' }, beside: 'h9@b2 a9@n5' })
    s.match.squads.home.effects = ['team-talk drive']
    leaderRerolls.put(s.match.squads.home, 1)
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('leader')
    s.roll('team-talk', 2).roll('dodge', 6)
    expect([s.rerolls('home'), leaderRerolls.of(s.match.squads.home)]).toEqual([1, 0])
    const t = scene('H1 x\nA1 .', { facts: 'turn=home:1/1 rr=1/0', players: { H1: '+leader' }, beside: 'h9@b2 a9@n5' })
    t.match.squads.home.effects = ['team-talk drive']
    leaderRerolls.put(t.match.squads.home, 1)
    t.activate('H1', 'move').step('x').roll('dodge', 1)
    t.reroll('team')
    t.roll('team-talk', 2).roll('dodge', 6)
    expect([t.rerolls('home'), leaderRerolls.of(t.match.squads.home)]).toEqual([0, 1])
  })

  rule('[bb2020 746] a Loner still rolls for it', () => {
    const s = talking(1, 1, '+loner-4')
    s.roll('loner', 3).roll('armour', 1, 2)
    expect([s.rerolls('home'), s.turnovers()]).toEqual([1, ['knockedDown']])
  })
})
