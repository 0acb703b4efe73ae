// Fouls of third: the armour roll with its assists, the referee and his counter. Chapters A, D, M and R of the ledger.
import { describe, expect } from 'vitest'
import type { Side } from '../../src/vocabulary/words.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 fouls A1; the armour roll is pending. */
const foul = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'foul').foul('A1')
  return s
}

/** The modifiers of a foul on A1, and what its armour roll needs: AV 8 alone is 9. */
const armourOf = (picture: string, options: SceneOptions = {}): [string[], number] => {
  const s = foul(picture, options)
  const found: [string[], number] = [s.modifiers(), s.needs()]
  s.roll('armour', 1, 2).roll('referee', 1)
  return found
}

/** The side with the counter, by the events and by the squads. */
const eyeOf = (s: Scene): Side | 'neutral' => {
  const holders = (['home', 'away'] as const).filter((side) =>
    s.match.squads[side].effects.some((effect) => effect.startsWith('eye-on-you')),
  )
  expect(holders.length).toBeLessThan(2)
  return holders[0] ?? 'neutral'
}

describe('the armour roll of a foul', () => {
  rule('[third 191] he moves first, then fouls an opponent beside him who is down', () => {
    const s = scene('. . A1/ A2=\nH1 x y A3\n. . H3/ .', { players: { H1: ':2338' } })
    s.activate('H1', 'foul').step('x')
    expect(s.answers('foul')).toEqual(['foul A1'])
    s.step('y')
    expect(s.answers('foul')).toEqual(['foul A1', 'foul A2'])
    s.foul('A2')
    s.roll('armour', 1, 2).roll('referee', 1)
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((answer) => answer.includes('H1'))).toEqual([])
  })

  rule('[third 192] the foul itself adds 1', () => {
    expect(armourOf('H1 A1/')).toEqual([['foul +1'], 8])
    const s = foul('H1 A1/').roll('armour', 2, 6)
    s.roll('injury', 1, 2).roll('referee', 1)
    expect(s.posture('A1')).toBe('stunned')
  })

  rule('[third 20] both sides assist as in a block: +1 for each attacker, −1 for each defender', () => {
    expect(armourOf('H2 H3 .\nH1 A1/ .\nH4 . .')).toEqual([['foul +1', 'assist +1', 'assist +1', 'assist +1'], 5])
    expect(armourOf('A2 . .\nH1 A1/ .\nA3 . .')).toEqual([['foul +1', 'assist -1', 'assist -1'], 10])
    // Beside the fouler alone an attacker does not help, beside the victim alone no defender.
    expect(armourOf('H2 H1 A1/ A2')).toEqual([['foul +1'], 8])
    expect(armourOf('H1 A1/ H2/')).toEqual([['foul +1'], 8])
    expect(armourOf('A2/ H1 A1/')).toEqual([['foul +1'], 8])
  })

  rule('[third 21] nobody assists from inside the zone of another opponent', () => {
    expect(armourOf('H1 A1/ H2')[1]).toBe(7)
    expect(armourOf('H1 A1/ H2 A2')[1]).toBe(8)
    expect(armourOf('H1 A1/ H2 A2/')[1]).toBe(7)
    expect(armourOf('. A2 H1 A1/')[1]).toBe(9)
    expect(armourOf('H2 A2 H1 A1/')[1]).toBe(8)
  })

  rule('[third 122] Guard does not assist fouls', () => {
    expect(armourOf('H1 A1/ H2 A2', { players: { H2: '+guard' } })[1]).toBe(8)
    expect(armourOf('H2 A2 H1 A1/', { players: { A2: '+guard' } })[1]).toBe(8)
  })

  rule('[third 23] Claw, Mighty Blow and Razor Sharp Claws do nothing in a foul', () => {
    const s = foul('H1 A1/', { players: { H1: '+claw+mighty-blow+razor-sharp-claws' } })
    expect(s.modifiers()).toEqual(['foul +1'])
    // One short of breaking, and then an injury roll one short of a knock-out.
    s.roll('armour', 1, 6).roll('referee', 1)
    expect(s.posture('A1')).toBe('prone')
    const hurt = foul('H1 A1/', { players: { H1: '+claw+mighty-blow+razor-sharp-claws' } })
    hurt.roll('armour', 2, 6).roll('injury', 1, 6).roll('referee', 1)
    expect([hurt.where('A1'), hurt.posture('A1')]).toEqual(['f11', 'stunned'])
  })

  rule('[third 193] Dirty Player adds 2 to the armour or to the injury roll, not to both', () => {
    const players = { H1: '+dirty-player' }
    const armour = foul('H1 A1/', { players }).roll('armour', 1, 5)
    armour.use()
    armour.roll('injury', 1, 6).roll('referee', 1)
    expect([armour.where('A1'), armour.posture('A1')]).toEqual(['f11', 'stunned'])
    const short = foul('H1 A1/', { players }).roll('armour', 1, 4)
    expect(short.waits()).toBe('dice referee')
    short.roll('referee', 1)
    const injury = foul('H1 A1/', { players }).roll('armour', 2, 6).roll('injury', 2, 4)
    injury.use()
    injury.roll('referee', 1)
    expect(injury.where('A1')).toBe('ko')
  })
})

describe('the referee', () => {
  rule('[third 49, 50] the counter is neutral at first: a D6 for each foul, and a 6 sends the fouler off', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const s = scene('H9 . H1 A1/ . A2')
      expect(eyeOf(s)).toBe('neutral')
      s.activate('H1', 'foul').foul('A1')
      // Doubles mean nothing here.
      s.roll('armour', 2, 2).roll('referee', face)
      expect(s.where('H1'), `${face}`).toBe(face === 6 ? 'sentOff' : 'f12')
      expect(s.turnovers()).toEqual([])
      s.expectTurnOf('home')
    }
  })

  rule('[third 50] he rolls after the injury of the victim too', () => {
    const s = foul('H9 . H1 A1/ . A2').roll('armour', 5, 5).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    s.roll('referee', 6)
    expect(s.where('H1')).toBe('sentOff')
  })

  rule('[third 51] after the foul and its roll the counter goes to the other coach', () => {
    const s = foul('H9 . H1 A1/ . A2').roll('armour', 1, 2)
    expect(eyeOf(s)).toBe('neutral')
    // The roll itself is made with the neutral counter.
    s.roll('referee', 5)
    expect([s.where('H1'), eyeOf(s)]).toEqual(['f12', 'away'])
    expect(s.happened('eye')).toEqual([{ type: 'eye', side: 'away' }])
  })

  rule('[third 52, 53] a side under the eye is sent off on 4+, until the holder fouls himself', () => {
    for (const face of [3, 4]) {
      const s = scene('H9 . H1 A1/ H2/ A2 A3', { facts: 'turn=home:2/1' })
      s.activate('H1', 'foul').foul('A1')
      s.roll('armour', 1, 2).roll('referee', 1)
      s.endTurn()
      s.endTurn()
      expect(eyeOf(s)).toBe('away')
      s.activate('H1', 'foul').foul('A1')
      s.roll('armour', 1, 2).roll('referee', face)
      expect([s.where('H1'), eyeOf(s)]).toEqual([face === 4 ? 'sentOff' : 'f12', 'away'])
      s.endTurn()
      // The holder's own foul needs a 6 again, and hands the counter over.
      s.activate('A2', 'foul').foul('H2')
      s.roll('armour', 1, 2).roll('referee', 5)
      expect([s.where('A2'), eyeOf(s)]).toEqual(['f15', 'home'])
      s.endTurn()
      s.endTurn()
      s.activate('A2', 'foul').foul('H2')
      s.roll('armour', 1, 2).roll('referee', 4)
      expect([s.where('A2'), eyeOf(s)]).toEqual(['sentOff', 'home'])
      expect(s.turnovers()).toEqual([])
    }
  })

  rule('[third 54] the counter is neutral again when a half ends', () => {
    const s = foul('H9 . H1 A1/ . A2', { facts: 'turn=home:8/8' }).roll('armour', 1, 2).roll('referee', 1)
    expect(eyeOf(s)).toBe('away')
    s.endTurn()
    expect([s.match.clock.half, eyeOf(s)]).toEqual([2, 'neutral'])
    expect(s.happened('effectEnded')).toEqual([{ type: 'effectEnded', side: 'away', what: 'eye-on-you' }])
  })

  rule('[third 54] a touchdown within the half leaves it where it is', () => {
    const s = scene('H9* x', { at: 'h25', beside: 'h1@h5 a1@h6.p', facts: 'turn=home:2/2' })
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 1, 2).roll('referee', 1)
    s.activate('H9', 'move').step('x').endAction()
    expect([s.score(), s.match.clock.half, eyeOf(s)]).toEqual(['1-0', 1, 'away'])
  })
})
