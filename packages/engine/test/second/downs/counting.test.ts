// Downs, drives and quarters, and what moves the line of scrimmage: items 222, 224 to 226, 229 and 314. Neighbours: downScene.ts,
// src/procs/downs/counting.ts, src/procs/downs/downs.ts.
import { describe, expect } from 'vitest'
import { downState } from '../../../src/procs/downs/downState.ts'
import { knockDownFrame } from '../../../src/procs/hurt/knockDown.ts'
import { proposalsSecond } from '../../../src/tables/proposalsSecond.ts'
import { happening } from '../../support/hurting.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'
import { carrierFalls, counted, ended, happensInDown, inDown, lineUp, stateOf } from './downScene.ts'

const columnsOf = (s: Scene, side: 'home' | 'away', player: string): number[] => {
  s[side].choose('pick', { player })
  const rows = s.engine.legal(s.match).filter(({ square }) => square >= 0)
  const { x } = s.engine.rules.pitch
  const all = [...new Set(rows.map(({ square }) => x[square] + 1))].sort((a, b) => a - b)
  s[side].choose('toReserves')
  return [all[0], all[all.length - 1]]
}

describe('a down', () => {
  rule('[second 222] is over when the carrier is knocked over: the next starts in the row where he lies', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { at: 'h17' })
    expect([ended(s), s.waits()]).toEqual(['carrierDown', 'home setUp'])
    expect(counted(s)).toEqual([6, 3, 'home', 17])
    expect(s.turnovers()).toEqual(['downOver'])
  })

  rule('[second 222] goes on when anybody else is', () => {
    const s = happensInDown('H1* H2 A1', '5:2:14', (_c, id) => knockDownFrame(id('H2'), 'risk'))
    s.roll('armour', 1, 2)
    expect([s.waits(), counted(s)]).toEqual(['away turn', [5, 2, 'home', 14]])
  })

  rule('[second 222] 16 of them make a half, 8 a quarter', () => {
    const quarter = (half: number, played: number): number =>
      stateOf(inDown('H1* . A1', `${played}:1:14`, { facts: `half=${half}` })).quarter
    expect([quarter(1, 0), quarter(1, 7), quarter(1, 8), quarter(1, 15)]).toEqual([1, 1, 2, 2])
    expect([quarter(2, 0), quarter(2, 8)]).toEqual([3, 4])
    const last = carrierFalls('H1* . A1', '15:2:14')
    expect(last.happened('halfEnded')).toEqual([{ type: 'halfEnded', half: 1 }])
    const before = carrierFalls('H1* . A1', '14:2:14')
    expect([before.happened('halfEnded'), stateOf(before).left]).toEqual([[], 1])
  })

  rule('[second 222] with a touchdown it is used up too', () => {
    const s = inDown('H1* x', '5:2:14', { at: 'h24' })
    s.choose('activate', { player: 'H1' })
    s.step('x')
    expect([s.score(), s.waits(), s.match.clock.down]).toEqual(['1-0', 'away setUp', 6])
    expect(s.match.drive.kicking).toBe('home')
  })

  rule('[second 222] a kick-off and its return have turns of their own, whatever the down before took', () => {
    const s = inDown('H1* x', '5:2:14', { at: 'h24', facts: 'turn=home:15/14' })
    s.choose('activate', { player: 'H1' })
    s.step('x')
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('formation', { option: 'wall' })
    expect([s.waits(), s.match.clock.home, s.match.clock.away]).toEqual(['home kicker', 0, 0])
  })

  rule('[second 222] ends where the ball is after 16 turns of each side', () => {
    const turns = proposalsSecond.turnsOfADown.value
    const s = inDown('H1* . A1', '5:2:14', { at: 'h17', facts: `turn=home:${turns}/${turns - 1}` })
    s.endTurn()
    s.expectTurnOf('away')
    s.endTurn()
    expect([turns, ended(s), counted(s)]).toEqual([16, 'timeUp', [6, 3, 'home', 17]])
    const loose = inDown('H1 . A1', '5:2:14', { facts: `turn=away:${turns}/${turns} kick=away ball=c9 keeps=home` })
    loose.endTurn()
    expect([ended(loose), counted(loose)]).toEqual(['timeUp', [6, 3, 'home', 9]])
  })

  rule(
    '[second 467] without the option there are none: the carrier falls, the ball bounces and the turn goes on',
    () => {
      const s = happening('H1* . A1', (_c, id) => knockDownFrame(id('H1'), 'risk'), { at: 'h17', beside: 'a2@stunned' })
      s.roll('armour', 1, 2).roll('bounce', 4)
      expect([s.ball(), s.waits(), downState(s.engine, s.match)]).toEqual(['ground h16', 'away turn', null])
    },
  )
})

describe('the line of scrimmage', () => {
  rule('[second 224] the offence is set up on it or behind it, the defence in front of it, the offence first', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { at: 'h17' })
    expect([s.waits(), columnsOf(s, 'home', 'H21')]).toEqual(['home setUp', [1, 17]])
    s.home.choose('formation', { option: 'wall' })
    s.home.choose('decline')
    expect([s.waits(), columnsOf(s, 'away', 'A21')]).toEqual(['away setUp', [18, 26]])
  })

  rule('[second 224] for away it is the other way round', () => {
    const s = carrierFalls('H1 . A1*', '5:2:14', { at: 'h12', facts: 'turn=home:1/1 kick=home' }, 6, 'A1')
    expect([s.waits(), counted(s), columnsOf(s, 'away', 'A21')]).toEqual(['away setUp', [6, 3, 'away', 14], [14, 26]])
    s.away.choose('formation', { option: 'wall' })
    s.away.choose('decline')
    expect(columnsOf(s, 'home', 'H21')).toEqual([1, 13])
  })

  rule('[second 224] the offence’s coach says who has the ball, once both are set up', () => {
    const s = carrierFalls('H1* H2 A1', '5:2:14', { at: 'h17' })
    s.home.choose('formation', { option: 'wall' })
    s.home.choose('decline')
    s.away.choose('formation', { option: 'wall' })
    s.away.choose('decline')
    expect(s.waits()).toBe('home snap')
    expect(s.home.answers()).toEqual(['giveBall H1', 'giveBall H2', 'giveBall H21', 'giveBall H22'])
    s.home.choose('giveBall', { player: 'H22' })
    expect([s.holder(), s.waits(), s.markers()]).toEqual(['H22', 'home turn', '1/0'])
  })

  rule('[second 224] if nobody can hold it, he puts it down behind the line', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { at: 'h17' })
    for (const player of s.match.players) if (player.side === 'home') player.noZones = true
    s.home.choose('formation', { option: 'wall' })
    s.home.choose('decline')
    s.away.choose('formation', { option: 'wall' })
    s.away.choose('decline')
    const rows = s.engine.legal(s.match).map(({ square }) => s.engine.rules.pitch.x[square])
    expect([s.waits(), Math.max(...rows)]).toEqual(['home snap', 16])
    s.home.choose('putBall', { square: 'c3' })
    expect(s.ball()).toBe('ground c3')
  })

  rule('[second 224] it never lies in an end zone', () => {
    expect(counted(carrierFalls('H1* . A1', '5:2:14', { at: 'h1' }))).toEqual([6, 3, 'home', 3])
    expect(counted(carrierFalls('A1* H1', '5:2:14', { at: 'h1', facts: 'kick=home' }, 6, 'A1'))).toEqual([
      ...[6, 3, 'away', 3],
    ])
  })
})

describe('between two downs', () => {
  rule('[second 229] anybody who is not hurt may be set up, and whoever lay on the ground stands', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { beside: 'h7@stunned h8@ko a9@injured' })
    const posted = s.home.answers('pick')
    expect(posted).toEqual(['pick H1', 'pick H21', 'pick H22'])
    expect([s.where('H1'), s.posture('H1')]).toEqual(['reserves', 'standing'])
  })

  rule('[second 229] but nobody comes on during a down', () => {
    const s = inDown('H1* . A1', '5:2:14')
    s.endTurn()
    expect(s.waits()).toBe('away turn')
    const off = sceneSecond('H1* . A1', { beside: 'a21@reserves' })
    off.endTurn()
    expect(off.waits()).toBe('away substitute')
  })
})

describe('four downs', () => {
  rule('[second 225] without a score give the ball to the others at the line that was reached', () => {
    const s = carrierFalls('H1* . A1', '5:4:14', { at: 'h17' })
    expect([s.waits(), counted(s)]).toEqual(['away setUp', [6, 1, 'away', 17]])
    expect(s.happened('ballOver')).toEqual([{ type: 'ballOver', side: 'away' }])
    lineUp(s, 'A21')
    s.expectTurnOf('away')
  })

  rule('[second 225] also if the fourth was a dead throw: at the line it was played from', () => {
    const s = inDown('H1* . . H2', '5:4:14', { at: 'h13' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 1, 1).roll('scatter', 2)
    expect([ended(s), counted(s)]).toEqual(['deadThrow', [6, 1, 'away', 14]])
  })
})

describe('the defence with the ball', () => {
  rule('[second 226] goes on playing, and begins a drive where its carrier goes down', () => {
    const s = carrierFalls('H1 . A1*', '5:3:14', { at: 'h12', facts: 'kick=away' }, 6, 'A1')
    expect([ended(s), s.waits(), counted(s)]).toEqual(['carrierDown', 'away setUp', [6, 1, 'away', 14]])
  })

  rule('[second 226] may score', () => {
    const s = inDown('x A1* . H1', '5:3:14', { at: 'h2', facts: 'turn=away:1/1 kick=away' })
    s.choose('activate', { player: 'A1' })
    s.step('x')
    expect([s.score(), s.match.drive.kicking, s.match.clock.down]).toEqual(['0-1', 'away', 6])
  })

  rule('[second 314] an offence that has lost the ball and has it again has only used up a down', () => {
    const s = inDown('H1 A1* . A2', '5:2:14', { at: 'h17', on: ['stripBall'], facts: 'kick=away' })
    s.choose('activate', { player: 'H1' })
    s.choose('stripBall', { player: 'A1' })
    s.roll('holdBall', 1, 1).roll('stripBall', 6, 6)
    expect([s.holder(), stateOf(s).lost]).toEqual(['H1', false])
    s.choose('activate', { player: 'A1' })
    s.block('H1')
    s.roll('strike', 6, 6).roll('fumble', 2)
    expect([ended(s), s.where('H1'), counted(s)]).toEqual(['carrierDown', 'stunnedBox', [6, 3, 'home', 17]])
  })
})
