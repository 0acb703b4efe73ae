// How a Giant moves: all his squares at once in eight directions, dodging, stepping over players who are down.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

const GIANT = ':6.7.5.5.11+giant'
const players = { H1: GIANT }

describe('steps', () => {
  rule('[bb2020 694] forward, backward, to a side or diagonally, all his squares at once', () => {
    const s = scene('. . . .\n. H1 . .\n. . . .\n. . . .', { players })
    s.activate('H1', 'move')
    expect(s.answers('step').sort()).toEqual(
      ['f10', 'f11', 'f12', 'g10', 'g12', 'h10', 'h11', 'h12'].map((square) => `step ${square}`),
    )
    s.step('h12')
    expect(['h12', 'h13', 'i12', 'i13'].map((square) => s.match.board[s.square(square)])).toEqual([1, 1, 1, 1])
    expect(['g11', 'g12', 'h11'].map((square) => s.match.board[s.square(square)])).toEqual([0, 0, 0])
  })

  rule('[bb2020 694] never onto a standing player of either side', () => {
    const s = scene('. . . . .\n. H1 . . .\n. . . H2 .\n. . . . .\n. A1 . . .', { players: { H1: `${GIANT}^n` } })
    s.activate('H1', 'move')
    // H2 on h13 blocks the east and south-east, A1 on j11 nothing yet.
    expect(s.answers('step').sort()).toEqual(
      ['f10', 'f11', 'f12', 'g10', 'h10', 'h11'].map((square) => `step ${square}`),
    )
  })

  rule('[bb2020 694] he stays on the pitch with all of them', () => {
    const s = scene('H1 .\n. .', { at: 'n25', players })
    s.activate('H1', 'move')
    expect(s.answers('step').sort()).toEqual(['step m24', 'step m25', 'step n24'])
  })
})

describe('dodging', () => {
  rule(
    '[bb2020 694] he is marked if any of his squares is in a tackle zone; −1 for each opponent who marks the target place',
    () => {
      const s = scene('. . . . . .\n. H1 . . A2 .\n. . . . . .\n. . A1 . A3 .', { players })
      s.activate('H1', 'move').step('g12')
      expect([s.waits(), s.modifiers()]).toEqual(['dice dodge', ['tackleZone -1', 'tackleZone -1', 'tackleZone -1']])
      s.roll('dodge', 6)
      expect(s.where('H1')).toBe('g12')
    },
  )

  rule('[bb2020 694] nobody marks him twice', () => {
    const s = scene('. . . . .\n. H1 . A1 .\n. . . . .', { players })
    s.activate('H1', 'move').step('f11')
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    s.roll('dodge', 6)
  })

  rule('[bb2020 694] a Giant dodges out of a Giant’s zone, but not from behind his back', () => {
    const waits = (facing: string): string => {
      const s = scene('. . . . . .\nH1 . A1 . . .\n. . . . . .', { players: { H1: GIANT, A1: `${GIANT}${facing}` } })
      s.activate('H1', 'move').step('h10')
      const waiting = s.waits()
      if (waiting === 'dice dodge') s.roll('dodge', 6)
      return waiting
    }
    expect([waits('^w'), waits('^e')]).toEqual(['dice dodge', 'home activation'])
  })
})

describe('over players who are down', () => {
  const OVER = '. . . . . . .\nH1 . A1/ . . . .\n. . . . . . .'

  rule('[bb2020 694] he steps over them without a jump, and does not stop on top', () => {
    const s = scene(OVER, { players })
    s.activate('H1', 'move').step('g11')
    expect([s.where('H1'), s.where('A1'), s.answers('endAction')]).toEqual(['g11', 'g12', []])
    s.step('g12')
    expect(s.answers('endAction')).toEqual([])
    s.step('g13')
    expect([s.answers('endAction'), s.match.board[s.square('g12')]]).toEqual([['endAction'], s.player('A1').id + 1])
    s.endAction()
    s.choose('face', { option: 'E' })
    expect([s.where('H1'), s.where('A1'), s.posture('A1')]).toEqual(['g13', 'g12', 'prone'])
  })

  rule('[bb2020 694] team-mates and stunned players too; he does nothing else on top of them', () => {
    const s = scene('. . . . . . .\nH1* . H2= . A2 . .\n. . . H3 . . .', { players: { H1: `${GIANT}^n` } })
    s.activate('H1', 'pass').step('f10')
    expect(s.answers('throw').length).toBeGreaterThan(0)
    const over = scene('. . . . . . .\nH1* . H2= . . . .\n. . . . . . .', { players })
    over.activate('H1', 'pass').step('g11')
    expect(new Set(over.answers().map((one) => one.split(' ')[0]))).toEqual(new Set(['step']))
  })

  rule('[bb2020 694] only as far as his movement takes him off them again', () => {
    const steps = (left: string): string[] => {
      const s = scene(OVER, { players, facts: `act=h1:move:${left}` })
      return s.answers('step')
    }
    expect(steps('3.0')).toContain('step g11')
    expect(steps('1.0')).not.toContain('step g11')
    // The way back is not legal either.
    expect(steps('2.0')).toContain('step g11')
  })

  rule('[bb2020 694] falling on top of a player pushes him out, where the Giant’s coach chooses', () => {
    const s = scene(OVER, { players, facts: 'act=h1:move:0.2' })
    s.step('g11').roll('goForIt', 1)
    expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('A1').id])
    expect(s.answers('push').sort()).toEqual(['f11', 'f12', 'f13', 'g13', 'h13'].map((square) => `push ${square}`))
    s.push('f13')
    s.roll('armour', 1, 1)
    expect([s.where('A1'), s.where('H1'), s.posture('H1'), s.turnovers()]).toEqual([
      'f13',
      'g11',
      'prone',
      ['knockedDown'],
    ])
  })

  rule('[bb2020 694] if all squares around are occupied, others are pushed on', () => {
    const s = scene('. A2 A3 A4 .\nH1 . A1/ A5 x\n. . . A6 .\n. . . . .', {
      players: { H1: `${GIANT}^s` },
      facts: 'act=h1:move:0.2',
    })
    s.step('g11').roll('goForIt', 1)
    s.push('g13')
    s.push('x')
    s.roll('armour', 1, 1)
    expect([s.where('A1'), s.where('A5')]).toEqual(['g13', 'x'])
  })

  rule('[bb2020 694] if no one can be pushed, he is moved to the nearest free square', () => {
    const s = scene('. A2 A3 A4 .\nH1 . A1/ A5 x\n. . . A6 .\n. A7 A8 A9 .', {
      players: { H1: `${GIANT}^s`, A5: '+stand-firm' },
      facts: 'act=h1:move:0.2',
    })
    s.step('g11').roll('goForIt', 1)
    s.push('g13')
    s.away.use()
    expect([s.where('A1'), s.where('A5'), s.posture('A1')]).toEqual(['e10', 'g13', 'prone'])
    s.roll('armour', 1, 1)
  })

  rule('[bb2020 694] if time runs out while he stands over a player, that one is pushed out as well', () => {
    const s = scene(OVER, { players })
    s.activate('H1', 'move').step('g11')
    s.outside('timeOut')
    s.push('g13')
    expect([s.where('A1'), s.posture('H1'), s.waits()]).toEqual(['g13', 'standing', 'home facing'])
    s.choose('face', { option: 'E' })
  })

  rule('[bb2020 694] nobody steps over another Giant', () => {
    const s = scene('. . . . . .\nH1 . A1/ . . .\n. . . . . .', { players: { H1: GIANT, A1: GIANT } })
    s.activate('H1', 'move')
    expect(s.answers('step')).not.toContain('step g11')
  })
})
