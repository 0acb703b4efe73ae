// The Death-Roller: how it moves, what it rolls over, and how strong it is. Neighbours: machines.test.ts has what all machines have in
// common, killdozer.test.ts is the other one.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { drives, machineScene, roller, stand, things } from './machineScene.ts'

const idle = 'h9@a2 a9@a20'

describe('the Death-Roller moves', () => {
  rule(
    '[second 206] one to four squares straight ahead, or turns on the spot, or one or two back',
    () => {
      const s = machineScene(roller(), 'H1 . \n . .', { beside: idle })
      s.activate('H1', '')
      const ways = [
        'drive 1',
        'drive 2',
        'drive 3',
        'drive 4',
        'face N',
        'face S',
        'face W',
        'drive back1',
        'drive back2',
      ]
      expect(s.answers()).toEqual(['endAction', ...ways])
      s.choose('face', { option: 'S' })
      expect([stand(s), s.waits()]).toEqual(['f10 S', 'home turn'])
      expect(stand(drives(machineScene(roller(), 'H1 . \n . .', { beside: idle }), '4', 4))).toBe('f14 E')
      expect(stand(drives(machineScene(roller(), 'H1 . \n . .', { beside: idle }), 'back2', 2))).toBe('f8 E')
    },
    'second',
  )

  rule(
    '[second 206] it pushes nobody on its way: it goes as far as there is room',
    () => {
      const s = machineScene(roller(), '. H1 . . A1 \n . . . . .', { at: 'f1', beside: idle })
      s.activate('H1', '')
      expect(s.answers('drive')).toEqual(['drive 1', 'drive back1'])
    },
    'second',
  )

  rule(
    '[second 207] it is out of control if the die shows less than the squares that were declared, so never for one',
    () => {
      const s = drives(machineScene(roller(), 'H1 . \n . .', { beside: idle }), '3')
      expect(s.needs()).toBe(3)
      s.roll('steering', 2).roll('swerve', 1).roll('swerve', 3).roll('swerve', 6)
      expect([stand(s), s.waits()]).toEqual(['d11 E', 'home turn'])
      const one = drives(machineScene(roller(), 'H1 . \n . .', { beside: idle }), '1')
      expect([stand(one), one.waits()]).toEqual(['f11 E', 'home turn'])
    },
    'second',
  )

  rule(
    '[second 207] backwards too; then the dice drive it, and it still blocks nobody',
    () => {
      const s = drives(machineScene(roller(), '. . . . \n H1 . . A1 \n . . . .', { beside: idle }), 'back2', 1)
      s.roll('swerve', 3)
      // There is somebody: it stops.
      s.roll('swerve', 4)
      expect([stand(s), s.waits()]).toEqual(['g11 E', 'home turn'])
    },
    'second',
  )
})

describe('the Death-Roller blocks', () => {
  rule(
    '[second 206] whoever is on the two squares ahead of it and on one beside them, which its coach chooses',
    () => {
      const s = machineScene(roller(), '. . A2 \n H1 . A1 \n . . . \n . . A3', { beside: idle })
      s.activate('H1', '')
      expect(s.answers('block')).toEqual(['block left', 'block right'])
      s.choose('block', { option: 'left' })
      const ids = [s.player('A1').id, s.player('A2').id]
      expect(s.happened('attacked')).toMatchObject([{ kind: 'block', attackers: [0], victims: ids }])
      expect(s.modifiers()).toEqual(['ST +8', 'ST -3', 'ST -3'])
      s.roll('strike', 3, 4).roll('armour', 1, 2).roll('armour', 1, 2)
      expect([s.posture('A1'), s.posture('A2'), s.posture('A3')]).toEqual(['faceDown', 'faceDown', 'standing'])
      expect([stand(s), s.waits()]).toEqual(['g10 E', 'home turn'])
    },
    'second',
  )

  rule(
    '[second 206] the corners turn with it, and its coach may spare them',
    () => {
      const s = machineScene(roller(), 'A1 . . A2 \n . H1 . . \n . . . .', { beside: idle })
      s.activate('H1', '')
      s.choose('face', { option: 'N' })
      expect([s.waits(), s.answers()]).toEqual(['home frontBlock', ['block left', 'block right', 'decline']])
      s.decline()
      expect(s.happened('attacked')).toEqual([])
    },
    'second',
  )

  rule(
    '[second 206] [second 349] after three squares it has ST 11 and Mighty Blow 3, for this block only',
    () => {
      const s = drives(machineScene(roller(), 'H1 . . . . A1 \n . . . . . .', { beside: idle }), '3', 3)
      s.choose('block', { option: 'left' })
      expect(s.modifiers()).toEqual(['ST +11', 'ST -3'])
      expect([s.player('H1').stats.ST, s.player('H1').skills]).toEqual([11, ['death-roller', 'mighty-blow-3']])
      s.roll('strike', 1, 2)
      expect(s.modifiers()).toEqual(['mighty-blow-3 +3'])
      s.roll('armour', 1, 2)
      expect([s.player('H1').stats.ST, s.player('H1').skills, s.player('H1').loans]).toEqual([8, ['death-roller'], []])
    },
    'second',
  )

  rule(
    '[second 206] a block that goes wrong breaks it',
    () => {
      const s = machineScene(roller(), 'H1 . A1 \n . . A2', { players: { A1: ':4.2.7.3.0.0.9' }, beside: idle })
      s.activate('H1', '')
      s.choose('block', { option: 'left' })
      // 8 − 7 − 3 + 5 = 3.
      s.roll('strike', 2, 3)
      expect([things(s), s.where('H1')]).toEqual([['wreck f10 E'], 'injured'])
    },
    'second',
  )

  rule(
    '[second 206] with the option for it, who stands there may dodge, and its AG counts nothing',
    () => {
      const s = machineScene(roller(), 'H1 . A1 \n . . .', { on: ['dodging'], beside: idle })
      s.activate('H1', '')
      s.choose('block', { option: 'left' })
      expect(s.waits()).toBe('away dodge')
      s.away.choose('dodge')
      expect(s.modifiers()).toEqual(['AG 0', 'AG -3'])
      s.roll('evade', 1, 1)
    },
    'second',
  )

  rule(
    '[second 207] who lies there rolls for armour, and neither he nor his strength is in the block',
    () => {
      const s = drives(machineScene(roller(), 'H1 . . A1 \n . . . A2_', { beside: idle }), '1')
      s.choose('block', { option: 'left' })
      expect([s.dice(), s.modifiers()]).toEqual([['d6', 'd6'], []])
      s.roll('armour', 6, 6).roll('injury', 4, 4)
      expect(s.where('A2')).toBe('ko')
      expect(s.modifiers()).toEqual(['ST +9', 'ST -3'])
      s.roll('strike', 1, 1).roll('armour', 1, 2)
      const alone: Scene = machineScene(roller(), 'H1 . A2_ \n . . .', { beside: idle })
      alone.activate('H1', '')
      alone.choose('block', { option: 'left' })
      alone.roll('armour', 1, 2)
      expect(alone.waits()).toBe('home turn')
    },
    'second',
  )
})
