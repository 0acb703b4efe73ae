// How far a player flies, where whoever flew off a see-saw comes down, and opponents who were pushed onto it. Neighbour: launch.test.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'
import { BESIDE, launched, SEE_SAW, seeSawTurnEnds, withSeeSaw } from '../../support/seeSaw.ts'

const asked = (s: Scene): string[] => s.home.answers()

describe('the flight', () => {
  rule(
    '[second 183] 2D6 with the bouncer’s ST, less the jumper’s',
    () => {
      const s = launched(BESIDE, { players: { H1: ':4.2.2.3.0.0.9', H2: ':4.2.5.3.0.0.9' } })
      s.roll('seeSaw', 4, 4)
      expect(s.modifiers()).toEqual(['ST +5', 'ST -2'])
      s.roll('flight', 1, 2)
      s.roll('land', 6, 6)
      expect(s.where('H1')).toBe('g16')
    },
    'second',
  )

  rule(
    '[second 183] two squares at least',
    () => {
      const s = launched(BESIDE, { players: { H1: ':4.2.7.3.0.0.9', H2: ':4.2.2.3.0.0.9' } })
      s.roll('seeSaw', 4, 4).roll('flight', 1, 1)
      s.roll('land', 6, 6)
      expect(s.where('H1')).toBe('g12')
    },
    'second',
  )

  rule(
    '[second 183] on a square with somebody both roll on the Injury Table, and the ball is loose',
    () => {
      const s = launched('. . . . . . .\n. . . . . . .\nH1* . . H2 . . A1')
      s.roll('seeSaw', 4, 4).roll('flight', 1, 4)
      s.roll('injury', 5, 5).roll('injury', 5, 4)
      expect([s.where('A1'), s.where('H1')]).toEqual(['injured', 'ko'])
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground g16')
    },
    'second',
  )

  rule(
    '[second 183] whom the collision does not hurt flies on to a free square',
    () => {
      const s = launched('. . . . . . .\n. . . . . . .\nH1 . . H2 . . H3', {
        players: { H1: '+toughness-3', H3: '+toughness-3' },
      })
      s.roll('seeSaw', 4, 4).roll('flight', 1, 4)
      s.roll('injury', 1, 2).roll('injury', 1, 2)
      s.roll('scatter', 5)
      s.roll('land', 6, 6)
      expect([s.where('H3'), s.where('H1')]).toEqual(['g15', 'g16'])
    },
    'second',
  )

  rule(
    '[second 183] off something solid he bounces',
    () => {
      const s = launched(BESIDE, { facts: 'thing=wreck:f15' })
      s.roll('seeSaw', 4, 4).roll('flight', 1, 4)
      s.roll('scatter', 7)
      s.roll('land', 6, 6)
      expect(s.where('H1')).toBe('h15')
    },
    'second',
  )

  rule(
    '[second 183] beyond the end of the pitch the crowd gets him, and throws in his ball; nobody has scored',
    () => {
      const s = sceneSecond('H1* . . H2', {
        ...{ on: withSeeSaw, beside: 'a20@o20', at: 'g21', facts: 'thing=seeSaw:g22:home weapons=seeSaw/' },
        players: { H1: '+toughness-3' },
      })
      s.choose('endTurn')
      s.home.choose('choose', { player: 'H1' })
      s.home.choose('choose', { player: 'H2' })
      s.roll('seeSaw', 4, 4).roll('flight', 3, 3)
      s.roll('injury', 1, 1)
      expect([s.where('H1'), s.score()]).toEqual(['reserves', '0-0'])
      s.roll('throwIn', 3, 1, 1)
      expect(s.ball()).toBe('ground g24')
      s.expectTurnOf('away')
    },
    'second',
  )
})

describe('the landing', () => {
  const flown = (picture = BESIDE, options: SecondOptions = {}): Scene => {
    const s = launched(picture, options)
    s.roll('seeSaw', 4, 4).roll('flight', 1, 4)
    return s
  }
  const CARRIER = BESIDE.replace('H1', 'H1*')

  rule(
    '[second 184] 2D6 with his AG',
    () => {
      const s = flown(BESIDE, { players: { H1: ':4.2.3.4.0.0.9' } })
      expect(s.modifiers()).toEqual(['AG +4'])
      s.roll('land', 1, 1)
      s.roll('injury', 1, 1)
    },
    'second',
  )

  rule(
    '[second 184] 6 or less: an injury roll with 2 more',
    () => {
      const s = flown(CARRIER)
      s.roll('land', 1, 2)
      expect(s.modifiers()).toEqual(['landing +2'])
      s.roll('injury', 2, 4)
      expect(s.where('H1')).toBe('ko')
      s.roll('bounce', 5)
    },
    'second',
  )

  rule(
    '[second 184] 7-11: he lies there, rolls for armour, and the ball scatters',
    () => {
      const s = flown(CARRIER)
      s.roll('land', 1, 3)
      expect([s.where('H1'), s.posture('H1')]).toEqual(['g15', 'faceDown'])
      s.roll('armour', 1, 2)
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground g16')
      s.expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 184] 12 or more: he stands, and has kept the ball',
    () => {
      const s = flown(CARRIER)
      s.roll('land', 3, 6)
      expect([s.where('H1'), s.posture('H1'), s.ball()]).toEqual(['g15', 'standing', 'held H1'])
      expect(s.happened('launched')).toMatchObject([
        { player: s.player('H1').id, by: s.player('H2').id, thing: 'seeSaw' },
      ])
    },
    'second',
  )

  rule(
    '[second 184] on his feet in the end zone with the ball he scores, otherwise not',
    () => {
      const landing = (first: number, second: number): Scene => {
        const s = sceneSecond('H1* . . H2', {
          ...{ on: withSeeSaw, at: 'g18', facts: 'thing=seeSaw:g19:home weapons=seeSaw/', beside: 'a1@a2 a2@reserves' },
        })
        s.choose('endTurn')
        s.home.choose('choose', { player: 'H1' })
        s.home.choose('choose', { player: 'H2' })
        s.roll('seeSaw', 4, 4).roll('flight', 3, 3)
        s.roll('land', first, second)
        return s
      }
      const scored = landing(5, 5)
      expect(scored.score()).toBe('1-0')
      scored.roll('ruling', 1)
      const fallen = landing(2, 2)
      fallen.roll('armour', 1, 1)
      fallen.roll('bounce', 2)
      expect(fallen.score()).toBe('0-0')
    },
    'second',
  )
})

describe('an opponent on the see-saw', () => {
  rule(
    '[second 185] is pushed there, catapulted by a player of its team, and flies towards his own end zone',
    () => {
      const s = sceneSecond('. . . . .\nH1 A1 . . .\n. . . . H2', {
        ...{ on: [...withSeeSaw, 'push'], beside: 'a20@o20', at: 'e8', facts: SEE_SAW },
      })
      s.activate('H1', '')
      s.choose('shove', { player: 'A1' })
      s.roll('shove', 5, 5)
      s.choose('push', { square: 'g10' })
      s.choose('endTurn')
      expect(asked(s)).toContain('choose A1')
      s.home.choose('choose', { player: 'A1' })
      expect(asked(s)).toEqual(['decline', 'choose H1', 'choose H2'])
      s.home.choose('choose', { player: 'H2' })
      expect([s.where('A1'), s.where('H2')]).toEqual(['g10', 'g11'])
      s.roll('seeSaw', 4, 4).roll('flight', 1, 4)
      s.roll('land', 6, 6)
      expect(s.where('A1')).toBe('g15')
    },
    'second',
  )

  rule(
    '[second 185] flies from the end on which he is, standing or not; the roll is the bouncer’s, with his CL',
    () => {
      const s = launched('. . . .\n. . . .\nH1 . A1/ .', { players: { A1: ':4.2.3.3.0.-1.9' } }, 'A1', 'H1')
      expect([s.where('A1'), s.where('H1')]).toEqual(['g11', 'g10'])
      expect(s.modifiers()).toEqual(['CL -1'])
      expect(s.explain().player).toBe(s.player('H1').id)
      s.roll('seeSaw', 3, 3).roll('flight', 1, 4)
      s.roll('land', 6, 6)
      // The wrong way, and on his feet.
      expect([s.where('A1'), s.posture('A1')]).toEqual(['g6', 'standing'])
    },
    'second',
  )

  rule(
    '[second 185] does not mark the bouncer, but another opponent does',
    () => {
      const s = seeSawTurnEnds('. . . . .\n. . . . .\nH1 . A1 . .\n. . . H2 A2')
      s.home.choose('choose', { player: 'A1' })
      expect(asked(s)).toEqual(['decline', 'choose H1'])
    },
    'second',
  )

  rule(
    '[second 185] a 7 makes the bouncer the jumper',
    () => {
      const s = launched('. . . .\n. . . .\nH1 . A1 .', {}, 'A1', 'H1')
      s.roll('seeSaw', 3, 4)
      s.roll('seeSaw', 4, 4).roll('flight', 1, 4)
      s.roll('land', 6, 6)
      expect([s.where('A1'), s.where('H1')]).toEqual(['g11', 'g15'])
    },
    'second',
  )

  rule(
    '[second 185] with the ball he scores if he comes down on his feet where his team scores',
    () => {
      const s = sceneSecond('H1 . A1*', {
        ...{
          on: withSeeSaw,
          at: 'g5',
          facts: 'thing=seeSaw:g6:home weapons=seeSaw/',
          beside: 'h2@reserves a2@reserves',
        },
      })
      s.choose('endTurn')
      s.home.choose('choose', { player: 'A1' })
      s.home.choose('choose', { player: 'H1' })
      s.roll('seeSaw', 2, 2).roll('flight', 2, 3)
      s.roll('land', 5, 5)
      expect(s.score()).toBe('0-1')
      s.roll('ruling', 1)
    },
    'second',
  )

  rule(
    '[second 185] a referee on it is no jumper',
    () => {
      const s = sceneSecond('H1 N1 . H2', {
        ...{ on: [...withSeeSaw, 'referees'], beside: 'a20@o20', at: 'g9', facts: SEE_SAW },
      })
      s.choose('endTurn')
      s.expectTurnOf('away')
    },
    'second',
  )
})
