// Machines come onto the pitch: where they are set up, who is inside, and how they point. Neighbour: machines.test.ts.
import { describe, expect } from 'vitest'
import { stateFaults } from '../../../src/play/invariants.ts'
import type { WeaponId } from '../../../src/vocabulary/weapons.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, plainSecond, sceneSecond, setUpSecond } from '../../support/second.ts'
import { dozer } from './machineScene.ts'

/** Both teams have Dwarfs and a machine; the home side's is allowed. */
const opening = (id: WeaponId, count = 12): Scene => {
  const plain = plainSecond(count)
  const players = plain.players.map((one) => ({ ...one, race: one.number > 2 ? 'Dwarf' : 'Human' }))
  const armed = { ...plain, players, weapons: [{ id }] }
  const s = newSecond({ home: armed, away: armed }, 'secretWeapons')
  s.roll('ruling', 1).roll('ruling', 6)
  return openingSecond(s)
}

describe('a machine at set-up', () => {
  rule(
    '[second 203] the first Dwarf is inside: he plays as the machine, on four squares, without anything of his own',
    () => {
      const s = opening('killdozer')
      const { who, stats, skills } = s.player('H3')
      expect([who.size, who.race, who.position]).toEqual([2, 'Dwarf', 'Killdozer'])
      expect([stats, skills]).toEqual([{ MA: 6, SP: 0, ST: 12 }, ['killdozer']])
      expect(opening('deathRoller').player('H3').stats).toEqual({ MA: 4, SP: 0, ST: 8 })
      const human = plainSecond(11)
      expect(() => newSecond({ home: { ...human, weapons: [{ id: 'killdozer' }] } }, 'secretWeapons')).toThrow('Dwarf')
    },
    'second',
  )

  rule(
    '[second 203] part of it must be in its own end zone, and its coach says which way it points',
    () => {
      const s = opening('killdozer')
      s.home.choose('pick', { player: 'H3' })
      const columns = new Set(s.home.answers('place').map((answer) => Number(answer.slice('place a'.length))))
      expect([...columns].sort()).toEqual([1, 2])
      s.home.choose('place', { square: 'g2' })
      expect(s.waits()).toBe('home facing')
      s.home.choose('face', { option: 'S' })
      expect([s.player('H3').facing, s.where('H3')]).toEqual(['S', 'g2'])
    },
    'second',
  )

  rule(
    '[second 203] a formation brings it there too, and it counts as one of the eleven',
    () => {
      const s = setUpSecond(opening('deathRoller'))
      const own = s.match.players.filter(({ side, place }) => side === 'home' && place === 'pitch')
      expect([own.length, s.where('H3').slice(1), s.player('H3').facing]).toEqual([11, '2', 'E'])
      expect(s.match.players.filter(({ place }) => place === 'ruledOff').map(({ who }) => who.number)).toEqual([3])
      expect(stateFaults(s.engine, s.match)).toEqual([])
    },
    'second',
  )

  rule(
    '[second 203] after a touchdown a ruling takes it off with its crew, and another brings both back',
    () => {
      const score = (facts: string, beside: string): Scene => {
        const s = sceneSecond('H1* x', { on: ['secretWeapons'], at: 'h24', facts, beside: `a1@a2 ${beside}` })
        s.activate('H1', '')
        s.step('x')
        return s
      }
      const off = score('weapons=killdozer/', `h3@g2${dozer()}`).roll('ruling', 4)
      expect([off.where('H3'), off.player('H3').facing]).toEqual(['ruledOff', ''])
      const back = score('weapons=killdozer:off/', `h3@ruled${dozer().slice(0, -2)}`).roll('ruling', 3)
      expect(back.where('H3')).toBe('reserves')
    },
    'second',
  )

  rule(
    '[second 203] it does not come on as a substitute',
    () => {
      const s = sceneSecond('H1 . A1', {
        ...{ on: ['secretWeapons'], facts: 'turn=away:1/1 weapons=killdozer/' },
        beside: `h3@reserves${dozer().slice(0, -2)} h4@reserves`,
      })
      s.away.endTurn()
      expect(s.waits()).toBe('home substitute')
      expect(s.home.answers('place').some((answer) => answer.startsWith('place H4'))).toBe(true)
      expect(s.home.answers('place').some((answer) => answer.startsWith('place H3'))).toBe(false)
    },
    'second',
  )
})
