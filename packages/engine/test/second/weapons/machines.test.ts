// What all machines on the pitch have in common: what balls and attackers come to, and the wreck. Neighbours: machinesComing.test.ts sets
// them up, killdozer.test.ts and deathRoller.test.ts drive them, ../traps/machines.test.ts has the mines.
import { describe, expect } from 'vitest'
import { positionIn, positionText } from '../../../src/play/position.ts'
import { heldWeapon } from '../../../src/procs/match/weapons.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'
import { dozer, drives, machineScene, roller, stand, things } from './machineScene.ts'

describe('a machine on the pitch', () => {
  rule(
    '[second 203] it has no tackle zone: nobody who passes it is tackled',
    () => {
      const pass = (machine: boolean): string => {
        const players = machine ? { H1: dozer() } : {}
        const s = sceneSecond('H1 . A1 \n . . x', { on: ['secretWeapons'], facts: 'turn=away:1/1', players, at: 'f10' })
        s.away.activate('A1', '')
        s.away.step('x')
        return s.waits()
      }
      expect(pass(true)).toBe('away activation')
      const near = sceneSecond('. H1 A1 \n . . x', { on: ['secretWeapons'], facts: 'turn=away:1/1' })
      near.away.activate('A1', '')
      near.away.step('x')
      expect(near.waits()).toBe('home tackle')
    },
    'second',
  )

  rule(
    '[second 203] nobody tackles it as it drives past',
    () => {
      const s = drives(machineScene(dozer(), '. . . A1 \n H1 . . . \n . . . .'), '2', 6)
      s.step('g11', 'g12')
      // Everybody of home has acted.
      expect([s.waits(), stand(s)]).toEqual(['away turn', 'g12 E'])
    },
    'second',
  )

  rule(
    '[second 203] its crew never leave it, and do nothing but drive',
    () => {
      const s = machineScene(dozer(), 'H1 . A1/ \n . . .', { on: ['fouls', 'leaping', 'stripBall', 'push'] })
      s.activate('H1', '')
      expect(s.answers()).toEqual(['endAction', ...[1, 2, 3, 4, 5, 6].map((squares) => `drive ${squares}`)])
    },
    'second',
  )

  rule(
    '[second 203] it does not join gangs, nor move in with one',
    () => {
      const s = machineScene(dozer(), 'H1 . A1 H2 \n . . . .', { on: ['gangUp', 'push'] })
      s.activate('H2', '')
      expect(s.answers('gangUp')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 203] a ball that it drives onto is crushed: play restarts as if its team had scored, and nobody has',
    () => {
      const s = drives(machineScene(dozer(), 'H1 . . \n . . o', { beside: 'h2@reserves a1@reserves' }), '2', 6)
      s.step('f11')
      expect(s.happened('ballDestroyed')).toMatchObject([{ side: 'home', square: s.square('g12') }])
      expect([s.score(), s.turnovers()]).toEqual(['0-0', ['ballDestroyed']])
      // Weapons are ruled on again, and the other side has the ball next.
      s.roll('ruling', 1)
      expect(s.waits()).toBe('away setUp')
    },
    'second',
  )

  rule(
    '[second 203] a ball that bounces onto it is crushed too, whoever lost it',
    () => {
      const players = { H1: dozer(), A1: ':4.2.9.3.0.0.9' }
      const s = sceneSecond('. . H1 . \n A1 H2* . .', {
        ...{ on: ['secretWeapons'], facts: 'turn=away:1/1 weapons=killdozer/', players },
        beside: 'h3@reserves a3@reserves',
      })
      s.away.activate('A1', '')
      s.away.block('H2')
      s.roll('strike', 2, 2).roll('armour', 1, 2).roll('bounce', 5)
      expect(s.happened('ballDestroyed')).toMatchObject([{ side: 'home', square: s.square('g12') }])
      s.roll('ruling', 1)
      expect(s.waits()).toBe('away setUp')
    },
    'second',
  )

  rule(
    '[second 203] nor does it catch a kick: what comes down on it does not bounce',
    () => {
      const s = sceneSecond('H1 . \n . . ', {
        ...{ on: ['secretWeapons', 'kickOff', 'kicksInPlay', 'kickers'], at: 'h2', players: { H1: dozer() } },
        ...{ facts: 'turn=away:1/1 weapons=killdozer/ ball=h3^away1' },
        beside: 'a1@a20 a2@reserves h3@reserves',
      })
      s.away.endTurn()
      expect(s.happened('ballDestroyed')).toMatchObject([{ side: 'home' }])
      s.roll('ruling', 6)
      expect([s.waits(), s.where('H1')]).toEqual(['away setUp', 'ruledOff'])
    },
    'second',
  )

  rule(
    '[second 203] and a kick that bounces onto it bounces no more, however often it would have',
    () => {
      const s = sceneSecond('H1 . \n . . ', {
        ...{ on: ['secretWeapons', 'kickOff', 'kicksInPlay', 'kickers'], at: 'h2', players: { H1: dozer() } },
        ...{ facts: 'turn=away:1/1 weapons=killdozer/ ball=h4^away1' },
        beside: 'a1@a20 a2@reserves h3@reserves',
      })
      s.away.endTurn()
      s.roll('bounces', 4, 2).roll('bounce', 4)
      expect(s.happened('ballDestroyed')).toMatchObject([{ side: 'home' }])
      s.roll('ruling', 6)
      expect(s.waits()).toBe('away setUp')
    },
    'second',
  )

  rule(
    '[second 203] whoever attacks it needs a gang: knocked over it is broken',
    () => {
      const strong = ':4.2.9.3.0.0.9'
      const players = { A1: strong, A2: strong }
      const on: readonly EditionOption[] = ['gangUp']
      const s = machineScene(dozer('n'), 'H1 . A1 \n . . A2 \n H9 . .', { players, on, facts: 'turn=away:1/1' })
      s.away.activate('A1', '')
      s.away.choose('gangUp')
      s.away.choose('gangUp', { player: 'A2' })
      // 9 + 9 − 12 + 4 = 10.
      s.roll('strike', 2, 2)
      expect([s.where('H1'), things(s)]).toEqual(['injured', ['wreck f10 N']])
      expect(s.happened('wrecked')).toMatchObject([{ player: s.player('H1').id, why: 'block' }])
      expect(heldWeapon(s.match, 'home', 'killdozer')).toBeUndefined()
      expect(s.happened('rolled')).toHaveLength(1)
    },
    'second',
  )

  rule(
    '[second 203] stunned is knocked over too, and a push moves it as it stands',
    () => {
      const push = (faces: readonly [number, number]): Scene => {
        const players = { A1: ':4.2.12.3.0.0.9' }
        const s = machineScene(dozer('n'), '. . . . \n . H1 . A1 \n . . . .', {
          players,
          on: ['push'],
          facts: 'turn=away:1/1',
        })
        s.away.activate('A1', '')
        s.away.choose('shove', { player: 'H1' })
        s.roll('shove', ...faces)
        return s
      }
      const pushed = push([5, 4])
      pushed.away.push('g10')
      expect(stand(pushed)).toBe('g10 N')
      const broken = push([6, 6])
      broken.away.push('g10')
      broken.away.choose('step', { square: 'g12' })
      expect(things(broken)).toEqual(['wreck g10 N'])
      const players = { A1: ':4.2.12.3.0.0.9' }
      const stunned = machineScene(dozer(), 'H1 . A1 \n . . .', { players, facts: 'turn=away:1/1' })
      stunned.away.activate('A1', '')
      stunned.away.block('H1')
      stunned.roll('strike', 6, 6)
      expect([stunned.where('H1'), things(stunned)]).toEqual(['injured', ['wreck f10 E']])
    },
    'second',
  )

  rule(
    '[second 203] the wreck bars its squares until everybody leaves the pitch',
    () => {
      const s = sceneSecond('. H1 . \n . . .', {
        ...{ on: ['secretWeapons'], at: 'e9', facts: 'thing=wreck:f10:home:e' },
        beside: 'a1@a2 a2@reserves',
      })
      s.activate('H1', '')
      expect(s.answers('step')).not.toContain('step f10')
      expect(s.answers('step')).toContain('step f9')
      const scored = sceneSecond('H1* x', {
        ...{ on: ['secretWeapons'], at: 'h24', facts: 'thing=wreck:f10:home:e' },
        beside: 'h2@reserves a1@a2 a2@reserves',
      })
      scored.activate('H1', '')
      scored.step('x')
      expect(things(scored)).toEqual([])
    },
    'second',
  )

  rule(
    '[second 203] saws, claws and tails are not for machines, and no armour or injury roll is made for one',
    () => {
      for (const skill of ['chainsaw', 'claw', 'mace-tail']) {
        const s = machineScene(dozer(), 'H1 . A1 \n . . .', { players: { A1: `+${skill}` }, facts: 'turn=away:1/1' })
        s.away.activate('A1', '')
        expect(s.away.answers('block')).toEqual(['block A1'.replace('A1', 'H1')])
      }
    },
    'second',
  )

  rule(
    '[second 203] a Fanatic who bounces into it falls alone, and a grenade on it destroys it',
    () => {
      const fanatic = ':4.4.1.4.0.1.7+fanatic'
      const s = machineScene(dozer(), 'H1 . . A1 \n . . . .', { players: { A1: fanatic }, facts: 'turn=away:1/1' })
      s.away.activate('A1', '')
      s.away.choose('step', { square: 'f14' })
      s.roll('control', 1).roll('bounced', 4).roll('bounced', 4)
      s.roll('armour', 1, 2)
      expect([s.posture('A1'), s.where('A1'), stand(s)]).toEqual(['faceDown', 'f12', 'f10 E'])
      const g = machineScene(dozer(), 'H1 . . . A1 \n . . . . .', {
        ...{ players: { A1: '+grenadier' }, facts: 'turn=away:1/1 weapons=killdozer/grenades:3' },
      })
      g.away.endTurn()
      g.away.use()
      g.roll('grenadeFuse', 4, 4)
      g.away.choose('throw', { square: 'f11' })
      g.roll('pass', 6, 6)
      expect([g.where('H1'), things(g)]).toEqual(['injured', ['wreck f10 E']])
      expect(g.happened('wrecked')).toMatchObject([{ why: 'grenade' }])
    },
    'second',
  )

  rule(
    '[second 203] no spell is aimed at it, and one that comes down on it does nothing',
    () => {
      const s = machineScene(dozer(), 'H1 . H9 . A1 \n . . . . .', {
        ...{ on: ['spells'], facts: 'turn=away:1/1 spells=/1:flyingFist' },
      })
      s.away.activate('A1', '')
      expect(s.away.answers('cast')).toEqual(['cast A1 f12 flyingFist'])
      s.away.choose('cast')
      s.roll('spell', 2, 2).roll('scatter', 4)
      expect(s.happened('spellStrikes')).toMatchObject([{ square: s.square('f11') }])
      expect(s.happened('wrecked')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 203] in a position it is a player with the skill of his machine, and needs no word for the zone that it has not',
    () => {
      const s = machineScene(roller('s'), 'H1 . A1 \n . . .', { facts: 'thing=wreck:c3:away:n' })
      const text = positionText(s.engine.rules, s.match)
      expect(text).toContain('h1@f10+death-roller^s')
      expect(text).toContain('thing=wreck:c3:away:n')
      const again = positionIn(s.engine, text.split(' ').slice(1))
      expect(positionText(s.engine.rules, again)).toBe(text)
      expect([again.players[0].facing, again.players[0].noZones]).toEqual(['S', true])
    },
    'second',
  )
})
