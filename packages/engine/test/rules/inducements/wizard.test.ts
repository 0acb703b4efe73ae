// Inducements of crp that take part in a match. Neighbours: src/inducements/crp.ts.
import { describe, expect } from 'vitest'
import { newGame, plainLineUp } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

const WIZARD = 'hold=/wizard'

describe('the wizard', () => {
  rule(
    'right after the opponents’ turn, a fireball knocks down on 4 or more around a square; it is cast once',
    () => {
      const s = scene('H1* H2\nA1 x', { facts: `turn=home:1/1 ${WIZARD}` })
      s.endTurn()
      expect([s.waits(), s.away.answers()]).toEqual([
        'away inducement',
        ['decline', 'use fireball', 'use lightning-bolt'],
      ])
      s.away.choose('use', { option: 'fireball' })
      s.away.choose('choose', { square: 'x' })
      s.roll('fireball', 4).roll('armour', 4, 4)
      expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'dice injury'])
      s.roll('injury', 1, 1).roll('bounce', 2)
      s.roll('fireball', 3).roll('fireball', 1)
      expect([s.posture('H2'), s.posture('A1')]).toEqual(['standing', 'standing'])
      s.expectTurnOf('away')
      expect(s.match.squads.away.inducements).toEqual([])
    },
    'crp',
  )

  rule(
    'before the own turn, a lightning bolt knocks a player down on 2 or more; armour or injury gets +1',
    () => {
      const bolt = (face: number) => {
        const s = scene('H1 . A1', { facts: `turn=home:1/1 ${WIZARD}` })
        s.endTurn()
        s.away.decline()
        expect(s.waits()).toBe('away inducement')
        s.choose('use', { option: 'lightning-bolt' })
        expect(s.answers()).toEqual(['choose H1', 'choose A1'])
        s.choose('choose', { player: 'H1' })
        return s.roll('lightning-bolt', face)
      }
      const s = bolt(2).roll('armour', 4, 5)
      expect(s.modifiers()).toEqual(['lightning-bolt +1'])
      s.roll('injury', 3, 4)
      expect(s.where('H1')).toBe('ko')
      expect(bolt(1).posture('H1')).toBe('standing')
    },
    'crp',
  )

  rule(
    'an own player knocked down before the own turn is a turnover only if he carried the ball',
    () => {
      const felled = (picture: string) => {
        const s = scene(picture, { facts: `turn=home:1/1 ${WIZARD}` })
        s.endTurn()
        s.away.decline()
        s.choose('use', { option: 'lightning-bolt' })
        s.choose('choose', { player: 'A1' })
        return s.roll('lightning-bolt', 6).roll('armour', 1, 1)
      }
      const s = felled('H1 . A1')
      expect(s.turnovers()).toEqual([])
      s.expectTurnOf('away')
      const t = felled('H1 . A1*').roll('bounce', 2)
      expect(t.turnovers()).toEqual(['carrierDown'])
      t.expectTurnOf('home')
    },
    'crp',
  )
})

describe('other helpers for a match', () => {
  rule(
    'training, babes, bribes, a chef, an Igor and a wandering apothecary come as what they give',
    () => {
      const hired = ['extra-team-training', 'bloodweiser-babes', 'bribes', 'halfling-master-chef', 'igor']
      const s = newGame({ home: plainLineUp(11, { rerolls: 1, inducements: [...hired, 'wandering-apothecary'] }) })
      const { rerolls, rerollsPerHalf, resources, effects } = s.match.squads.home
      expect([rerolls, rerollsPerHalf, effects]).toEqual([2, 2, ['bloodweiser-babes match']])
      expect(resources).toMatchObject({ bribe: 1, chef: 1, henchman: 1, wanderingApothecary: 1 })
      s.roll('weather', 3, 4).roll('fans', 3, 3).roll('fans', 3, 3).roll('coinToss', 1)
    },
    'crp',
  )

  rule(
    'each babe adds one to recovery rolls, for the own team only',
    () => {
      const s = scene('H1* .', {
        at: 'f25',
        facts: 'hold=bloodweiser-babes,bloodweiser-babes/',
        beside: 'h9@ko a1@b2 a9@ko',
      })
      s.activate('H1', 'move').step('f26')
      s.endAction()
      expect([s.waits(), s.needs()]).toEqual(['dice recover', 2])
      s.roll('recover', 2)
      expect([s.where('H9'), s.needs()]).toEqual(['reserves', 4])
      s.roll('recover', 3)
      expect(s.where('A9')).toBe('ko')
    },
    'crp',
  )
})
