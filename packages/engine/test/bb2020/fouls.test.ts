// Fouls in bb2020: the victim, assists, and what the referee sees. Chapter S of the ledger.

import { describe, expect } from 'vitest'
import { coachEjected } from '../../src/procs/match/staff.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 fouls A1; the armour roll is pending. H9 stands far away. */
const foul = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { ...options, beside: `h9@b2 ${options.beside ?? ''}` })
  s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
  s.foul('A1')
  return s
}

/** What the armour roll needs; AV 9+ alone needs 9. */
const needs = (picture: string, options: SceneOptions = {}): number => {
  const s = foul(picture, options)
  const needed = s.needs()
  s.roll('armour', 1, 2)
  return needed
}

/** The referee has seen H1's foul. */
const caught = (facts = '', picture = 'H1 A1/'): Scene => foul(picture, { facts }).roll('armour', 1, 1)

describe('the foul', () => {
  rule('[bb2020 329, 330] on a named opponent who is down, after moving, and without moving on', () => {
    const s = scene('. . A1/ A2=\nH1 x . A3\nH2/ . . .')
    s.activate('H1', 'foul')
    expect([s.waits(), s.answers()]).toEqual(['home nominate', ['nominate A1', 'nominate A2']])
    s.choose('nominate', { player: 'A1' })
    expect(s.answers('foul')).toEqual([])
    s.step('x')
    expect(s.answers('foul')).toEqual(['foul A1'])
    s.foul('A1')
    expect([s.explain().player, s.needs()]).toEqual([s.player('A1').id, 9])
    s.roll('armour', 1, 2)
    expect([s.posture('A1'), s.waits()]).toEqual(['prone', 'home turn'])
    expect(s.answers('activate').some((one) => one.includes('H1') || one.endsWith('foul'))).toBe(false)
  })

  rule('[bb2020 329] with all opponents standing no foul can be declared', () => {
    const s = scene('H1 A1')
    expect(s.answers('activate').some((one) => one.endsWith('foul'))).toBe(false)
  })

  rule('[bb2020 331] team-mates next to the victim add one each, opponents next to the fouler take one off', () => {
    expect(needs('H2 H3\nH1 A1/')).toBe(7)
    expect(needs('A2 .\nH1 A1/\nA3 .')).toBe(11)
    expect(needs('H1 A1/ H2 A2')).toBe(9)
    expect(needs('H1 A1/ H2/')).toBe(9)
    expect(needs('H2 A2 H1 A1/')).toBe(9)
    expect(needs('H1 A1/ H2')).toBe(8)
    const s = foul('H2 H3\nH1 A1/').roll('armour', 3, 4)
    expect([s.waits(), s.modifiers()]).toEqual(['dice injury', []])
    s.roll('injury', 1, 2)
    expect(s.posture('A1')).toBe('stunned')
  })

  rule('[bb2020 332] Guard does not help in a foul', () => {
    expect(needs('H1 A1/ H2 A2', { players: { H2: '+guard' } })).toBe(9)
    expect(needs('H2 A2 H1 A1/', { players: { A2: '+guard' } })).toBe(9)
  })
})

describe('the referee', () => {
  rule('[bb2020 333, 335, 337] a natural double on armour: sent off, and the turn is over', () => {
    const s = foul('H1 A1/').roll('armour', 2, 2)
    expect([s.waits(), s.question().subject, s.answers()]).toEqual([
      'home useResource',
      'sendingOff',
      ['decline', 'use argue'],
    ])
    s.decline()
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 334] so does a double on injury', () => {
    const s = foul('H1 A1/').roll('armour', 4, 5).roll('injury', 3, 3)
    expect(s.posture('A1')).toBe('stunned')
    s.decline()
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })

  rule('[bb2020 345] the ball of a sent-off player bounces', () => {
    const s = caught('', 'H1* A1/')
    s.decline()
    s.roll('bounce', 2)
    expect([s.where('H1'), s.ball()]).toEqual(['sentOff', 'ground e10'])
  })
})

describe('arguing the call', () => {
  const argue = (s: Scene, face: number): Scene => {
    s.choose('use', { option: 'argue' })
    return s.roll('argue', face)
  }

  rule('[bb2020 336, 343] on a 1 the coach goes too: no more arguing, and no bribe helps this time', () => {
    const s = argue(caught('bribe=2/0'), 1)
    expect([s.where('H1'), coachEjected.of(s.match.squads.home), s.turnovers()]).toEqual(['sentOff', true, ['sentOff']])
    s.expectTurnOf('away')
    s.endTurn()
    const again = caught('bribe=1/0')
    coachEjected.put(again.match.squads.home, true)
    expect(again.answers()).toEqual(['decline', 'use bribe'])
    again.decline()
    const alone = foul('H1 A1/')
    coachEjected.put(alone.match.squads.home, true)
    alone.roll('armour', 1, 1)
    expect(alone.where('H1')).toBe('sentOff')
  })

  rule('[bb2020 337, 341] on 2 to 5 the call stands; a bribe may still be tried, arguing not again', () => {
    for (const face of [2, 5]) {
      const s = argue(caught(), face)
      expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
      const rich = argue(caught('bribe=1/0'), face)
      expect(rich.answers()).toEqual(['decline', 'use bribe'])
      rich.choose('use', { option: 'bribe' })
      rich.roll('bribe', 2)
      expect([rich.where('H1'), rich.turnovers()]).toEqual(['f10', []])
      rich.expectTurnOf('home')
    }
  })

  rule('[bb2020 338] on a 6 he stays, but the turn is over', () => {
    const s = argue(caught(), 6)
    expect([s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual(['f10', 'standing', ['sentOff']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 339, 340, 342, 344] a bribe works on 2+; once bribed there is no arguing, but another bribe', () => {
    const s = caught('bribe=2/0')
    expect(s.answers()).toEqual(['decline', 'use argue', 'use bribe'])
    s.choose('use', { option: 'bribe' })
    expect(s.needs()).toBe(2)
    s.roll('bribe', 1)
    expect([s.answers(), s.match.squads.home.resources.bribe]).toEqual([['decline', 'use bribe'], 1])
    s.choose('use', { option: 'bribe' })
    s.roll('bribe', 2)
    expect([s.where('H1'), s.turnovers()]).toEqual(['f10', []])
    s.expectTurnOf('home')
    const last = caught('bribe=1/0')
    last.choose('use', { option: 'bribe' })
    last.roll('bribe', 1)
    expect([last.where('H1'), last.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })
})
