// The Killdozer on its way: whom it pushes where, and what becomes of one that is out of control. Neighbours: machines.test.ts has what all
// machines have in common, deathRoller.test.ts is the other one.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import type { SecondOptions } from '../../support/second.ts'
import { dozer, drives, machineScene, stand, things } from './machineScene.ts'

const HARD = ':4.2.12.3.0.0.9'

/** The Killdozer is on f10 and g11, looks along the rows, and is driven two squares under control; it goes straight ahead. */
const rams = (picture: string, options: SecondOptions = {}): Scene => {
  const s = drives(machineScene(dozer(), picture, { beside: 'h9@a2 a9@a20', ...options }), '2', 6)
  s.step('f11')
  return s
}

describe('the Killdozer under control', () => {
  rule(
    '[second 205] its coach declares up to six squares, and the die must show more',
    () => {
      const s = machineScene(dozer(), 'H1 . A1 \n . . .')
      s.activate('H1', '')
      expect(s.answers('drive')).toEqual([1, 2, 3, 4, 5, 6].map((squares) => `drive ${squares}`))
      s.choose('drive', { option: '3' })
      expect(s.needs()).toBe(4)
      s.roll('steering', 4)
      expect([s.waits(), s.question().left]).toEqual(['home drive', 3])
      const wild = drives(machineScene(dozer(), 'H1 . \n . .'), '1')
      expect(wild.needs()).toBe(2)
      wild.roll('steering', 1)
      expect(wild.waits()).toBe('dice swerve')
      wild.roll('swerve', 3)
    },
    'second',
  )

  rule(
    '[second 204] before each square it turns as it likes, and goes straight ahead only, as far as was declared',
    () => {
      const s = drives(machineScene(dozer(), '. . . . \n . H1 . . \n . . . . \n . . . .', { beside: 'h9@a2' }), '3', 6)
      expect(s.answers()).toEqual(['step f11', 'step g12', 'step h11', 'step g10'])
      s.step('f11')
      expect(stand(s)).toBe('f11 N')
      s.step('f10')
      expect(stand(s)).toBe('f10 W')
      s.step('f11')
      expect([stand(s), s.waits()]).toEqual(['f11 E', 'home turn'])
    },
    'second',
  )

  rule(
    '[second 204] it leaves neither the pitch nor drives onto anything solid',
    () => {
      const s = drives(machineScene(dozer(), 'H1 . \n . .', { at: 'a10', facts: 'thing=wreck:a12:away' }), '1', 6)
      expect(s.answers()).toEqual(['step b10', 'step a9'])
    },
    'second',
  )

  rule(
    '[second 204] who is in its way is pushed by 2D6 and the difference in strength, and it goes on',
    () => {
      const s = rams('H1 . A1 . . \n . . . . .')
      // 12 − 3 + 2.
      expect(s.modifiers()).toEqual(['ST +12', 'ST -3'])
      s.roll('shove', 1, 1)
      expect(s.answers()).toEqual(['push e13', 'push f13', 'push g13'])
      s.push('f13')
      expect([s.where('A1'), s.posture('A1'), stand(s)]).toEqual(['f13', 'standing', 'f11 E'])
      // It pushes again and again.
      s.step('f12')
      s.roll('shove', 1, 2)
      s.push('e14')
      s.roll('armour', 1, 2)
      expect([s.where('A1'), s.posture('A1'), stand(s)]).toEqual(['e14', 'faceDown', 'f12 E'])
    },
    'second',
  )

  rule(
    '[second 204] a push that fails ends its way, and one that goes wrong breaks it',
    () => {
      const push = (...faces: number[]): Scene =>
        rams('H1 . A1 . \n . . . .', { players: { A1: HARD } }).roll('shove', ...faces)
      const failed = push(3, 3)
      expect([stand(failed), failed.waits()]).toEqual(['f10 E', 'home turn'])
      expect([things(push(2, 2)), things(push(1, 1))]).toEqual([['wreck f10 E'], ['wreck f10 E']])
      const both = push(4, 4)
      both.roll('armour', 1, 2)
      expect([both.posture('A1'), things(both)]).toEqual(['faceDown', ['wreck f10 E']])
    },
    'second',
  )

  rule(
    '[second 204] two in front of it are pushed by one roll, lying or not, and who lies is not knocked over again',
    () => {
      const s = rams('H1 . A1 . . \n . . A2_ . .')
      expect(s.modifiers()).toEqual(['ST +12', 'ST -3', 'ST -3'])
      s.roll('shove', 3, 3)
      s.push('e13')
      s.push('h13')
      s.roll('armour', 1, 2)
      expect([s.where('A1'), s.where('A2'), s.posture('A1'), s.posture('A2')]).toEqual([
        ...['e13', 'h13', 'faceDown', 'faceDown'],
      ])
      expect([stand(s), s.happened('posture').length]).toEqual(['f11 E', 1])
    },
    'second',
  )

  rule(
    '[second 204] a pushed player may go to the square of another, who is pushed on as if he had been in the way',
    () => {
      const chain = (...faces: number[]): Scene => {
        const s = rams('H1 . A1 A2 . . \n . . . . . .')
        s.roll('shove', ...faces)
        s.push('f13')
        expect(s.answers()).toEqual(['push e14', 'push f14', 'push g14'])
        s.push('g14')
        return s
      }
      const upright = chain(1, 1)
      expect([upright.where('A1'), upright.where('A2')]).toEqual(['f13', 'g14'])
      expect([upright.posture('A1'), upright.posture('A2')]).toEqual(['standing', 'standing'])
      // Knocked over is the whole chain or nobody.
      const down = chain(1, 2).roll('armour', 1, 2).roll('armour', 1, 2)
      expect([down.posture('A1'), down.posture('A2'), stand(down)]).toEqual(['faceDown', 'faceDown', 'f11 E'])
    },
    'second',
  )

  rule(
    '[second 204] it pushes its own side too, and whoever has nowhere to go falls where he is and stops it',
    () => {
      const own = rams('H1 . H2 . \n . . . .').roll('shove', 1, 1)
      own.push('f13')
      expect(own.where('H2')).toBe('f13')
      const s = drives(machineScene(dozer(), 'H1 . A1 \n . . .', { at: 'f24', beside: 'h9@a2 a9@a20' }), '2', 6)
      s.step('f25')
      s.roll('shove', 1, 1).roll('armour', 1, 2)
      expect([s.where('A1'), s.posture('A1'), stand(s)]).toEqual(['f26', 'faceDown', 'f24 E'])
    },
    'second',
  )

  rule(
    '[second 204] a referee is pushed as anybody, and its crew is not penalised for it',
    () => {
      const s = rams('H1 . N1 . . \n . . . . .', { on: ['referees'] }).roll('shove', 6, 6)
      s.push('f13')
      s.roll('armour', 1, 2)
      expect([s.where('N1'), s.posture('N1'), stand(s), s.waits()]).toEqual(['f13', 'faceDown', 'f11 E', 'home drive'])
      s.step('g11')
      expect(s.happened('penalised')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 204] another machine is pushed back as a whole, with whoever is behind it, and breaks if it is knocked over',
    () => {
      const meet = (...faces: number[]): Scene => {
        const s = rams('H1 . A1 . A2 \n . . . . .', { players: { A1: dozer('w') } })
        expect(s.modifiers()).toEqual(['ST +12', 'ST -12'])
        s.roll('shove', ...faces)
        s.push('f13')
        return s
      }
      const pushed = meet(5, 4)
      pushed.push('f15')
      expect([pushed.where('A1'), pushed.where('A2'), stand(pushed)]).toEqual(['f13', 'f15', 'f11 E'])
      pushed.step('f10')
      const broken = meet(6, 6)
      broken.push('f15')
      broken.roll('armour', 1, 2)
      expect([things(broken), stand(broken)]).toEqual([['wreck f13 W'], 'f11 E'])
      broken.step('f10')
    },
    'second',
  )

  rule(
    '[second 204] a see-saw under it is smashed',
    () => {
      const s = rams('H1 . . . \n . . . .', { facts: 'thing=seeSaw:g12:away' })
      expect(things(s)).toEqual([])
      expect(s.happened('thingRemoved')).toMatchObject([{ kind: 'seeSaw', side: 'away', why: 'destroyed' }])
      s.step('f12')
    },
    'second',
  )

  rule(
    '[second 204] whom it pushes cannot dodge it, and who has the ball keeps it unless he falls',
    () => {
      const s = rams('H1 . A1* . . \n . . . . .', { on: ['dodging'] }).roll('shove', 1, 1)
      s.push('f13')
      expect(s.ball()).toBe('held A1')
      s.step('f12')
      s.roll('shove', 6, 6)
      s.push('f14')
      s.roll('armour', 1, 2).roll('bounce', 4)
      // It has bounced back, and the machine goes on over it.
      expect(s.happened('ballDestroyed')).toMatchObject([{ side: 'home', square: s.square('f13') }])
      s.roll('ruling', 1)
    },
    'second',
  )
})

describe('the Killdozer out of control', () => {
  rule(
    '[second 205] a D6 for each declared square: 1-2 to the left, 3-4 straight on, 5-6 to the right',
    () => {
      const run = (...dice: number[]): string => {
        const s = drives(machineScene(dozer(), 'H1 . \n . .', { at: 'h12' }), `${dice.length}`, 1)
        for (const die of dice) s.roll('swerve', die)
        return stand(s)
      }
      expect([run(1), run(2), run(3), run(4), run(5), run(6)]).toEqual([
        ...['g12 N', 'g12 N', 'h13 E', 'h13 E', 'i12 S', 'i12 S'],
      ])
      expect(run(1, 1, 1, 1)).toBe('h12 E')
      expect(run(6, 3, 1)).toBe('j13 E')
    },
    'second',
  )

  rule(
    '[second 205] it pushes whoever is in its way then too, of any side',
    () => {
      const s = drives(machineScene(dozer(), 'H1 . H2 . \n . . . .', { beside: 'h9@a2 a9@a20' }), '2', 2)
      s.roll('swerve', 3).roll('shove', 1, 1)
      s.push('e13')
      expect([s.where('H2'), stand(s), s.waits()]).toEqual(['e13', 'f11 E', 'dice swerve'])
      s.roll('swerve', 6)
      expect(stand(s)).toBe('g11 S')
    },
    'second',
  )

  rule(
    '[second 205] something solid stops it, until a die turns it away',
    () => {
      const facts = 'thing=wreck:f12:away'
      const s = drives(machineScene(dozer(), 'H1 . \n . .', { facts, beside: 'h9@a2 a9@a20' }), '2', 1)
      s.roll('swerve', 4)
      expect(stand(s)).toBe('f10 E')
      s.roll('swerve', 1)
      expect(stand(s)).toBe('e10 N')
    },
    'second',
  )

  /** It is at the sideline and runs over it. */
  const leaves = (at: string, facts: string): Scene =>
    drives(
      machineScene(dozer('n'), 'H1 . \n . .', { at, on: ['rerolls', 'fans'], facts, beside: 'h9@h2 a9@h20' }),
      '1',
      1,
    )

  rule(
    '[second 205] over a sideline it is gone, and 2D6 times ten fans of that half die',
    () => {
      const s = leaves('a4', 'fans=5/5')
      s.roll('swerve', 3).roll('runaway', 3, 4)
      expect(s.happened('ranAway')).toMatchObject([{ side: 'home' }])
      expect(s.happened('fansKilled')).toMatchObject([{ side: 'home', count: 70, total: 70 }])
      expect([s.where('H1'), s.match.squads.home.records.weapons]).toEqual(['gone', []])
      expect(leaves('a20', 'fans=5/5').roll('swerve', 4).roll('runaway', 1, 1).happened('fansKilled')).toMatchObject([
        { side: 'away', count: 20 },
      ])
      expect(leaves('a13', 'fans=5/5').roll('swerve', 4).roll('runaway', 1, 1).happened('ranAway')).toMatchObject([
        { side: 'home' },
      ])
    },
    'second',
  )

  rule(
    '[second 205] so it is over an end of the pitch; where nobody counts fans nobody rolls',
    () => {
      const s = drives(machineScene(dozer(), 'H1 . \n . .', { at: 'f25', beside: 'h9@h2 a9@h20' }), '1', 1)
      s.roll('swerve', 4)
      expect([s.where('H1'), s.waits()]).toEqual(['gone', 'home turn'])
      expect(s.happened('ranAway')).toMatchObject([{ side: 'away', square: s.square('f25') }])
    },
    'second',
  )
})
