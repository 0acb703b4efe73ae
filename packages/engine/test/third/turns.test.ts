// Turns of third: turning over is an action, five things end a turn early, and few players are needed to concede.
import { describe, expect } from 'vitest'
import { third } from '../../src/editions/third.ts'
import { rule } from '../support/rule.ts'
import { scene } from '../support/scene.ts'

describe('turning over', () => {
  rule('[third 125] a stunned player turns over as his Move action, and does nothing else in that turn', () => {
    const s = scene('H1= H2 . A1')
    expect(s.answers('activate').filter((answer) => answer.includes('H1'))).toEqual(['activate H1 move'])
    s.activate('H1', 'move')
    expect(s.posture('H1')).toBe('prone')
    expect(s.happened('posture')).toMatchObject([{ posture: 'prone', why: 'turnedOver' }])
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((answer) => answer.includes('H1'))).toEqual([])
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'move').standUp()
    expect(s.posture('H1')).toBe('standing')
  })

  rule('[third 125] nobody turns over by himself at the end of a turn', () => {
    const s = scene('H1= H2 . A1')
    s.endTurn()
    expect(s.posture('H1')).toBe('stunned')
    s.endTurn()
    expect(s.posture('H1')).toBe('stunned')
    expect(s.answers()).toContain('activate H1 move')
  })

  rule('[third 125] a turn in which only stunned players are left goes on', () => {
    const s = scene('H1= H2 x A1')
    s.activate('H2', 'move').endAction()
    s.expectTurnOf('home')
    s.activate('H1', 'move')
    s.expectTurnOf('away')
  })

  rule('[third 148] one who was stunned in this very turn may turn over in it, if he has not acted', () => {
    const s = scene('H1 A1 H2 . x', { players: { H2: '.f' } })
    s.activate('H2', 'move')
    expect(s.posture('H2')).toBe('prone')
    const t = scene('H1 A1 H2 . x', { players: { H2: '.f.d' } })
    expect(t.answers('activate').filter((answer) => answer.includes('H2'))).toEqual([])
  })
})

describe('turnovers', () => {
  rule('[third 119] nothing else ends a turn: neither a carrier in the crowd nor a lost team-mate', () => {
    expect(third.turnovers).toEqual([
      'touchdown',
      'knockedDown',
      'pickUp',
      'pass',
      'fumble',
      'interception',
      'handOff',
      'illegalProcedure',
      'timeOut',
    ])
    const s = scene('A2 H2* A3\n. A1 .\n. H1 .\n. . .\nH3 . .', { at: 'a10' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('a11')
    s.stay()
    s.roll('injury', 1, 2).roll('throwIn', 1, 6, 6).roll('bounce', 2)
    expect(s.where('H2')).toBe('reserves')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
  })
})

describe('conceding', () => {
  rule(
    '[third 15] with three players on the pitch and in reserve, at the start of a turn, before the marker moves',
    () => {
      const s = scene('H1 . A1', {
        facts: 'turn=home:3/2 score=2-0',
        beside: 'h2@reserves h3@reserves h4@ko h5@casualty',
      })
      s.outside('concede')
      expect(s.waits()).toBe('over')
      expect(s.match.result).toMatchObject({ winner: 'away', score: { home: 2, away: 0 }, by: 'concession' })
      expect(s.markers()).toBe('2/2')
    },
  )

  rule('[third 15] not with four, and not once a player has acted', () => {
    const four = scene('H1 . A1', { beside: 'h2@reserves h3@reserves h4@reserves' })
    expect(() => four.outside('concede')).toThrow()
    const late = scene('H1 H2 . A1')
    late.activate('H1', 'move').endAction()
    expect(() => late.outside('concede')).toThrow()
  })

  rule('[third 15] nor at the set-up', () => {
    const s = scene('H1* x', { at: 'h25', beside: 'a1@reserves' })
    s.activate('H1', 'move').step('x').endAction()
    expect(s.waits()).toBe('home setUp')
    expect(() => s.outside('concede')).toThrow()
    s.home.choose('formation', { option: 'wall' })
    expect(s.waits()).toBe('away setUp')
    expect(() => s.outside('concede')).toThrow()
  })
})

describe('the pitch', () => {
  rule('[third 139] 26 squares by 15, end zones of one square, wide zones of four', () => {
    expect(third.pitch).toEqual({ length: 26, width: 15, wideZone: 4, endZone: 1 })
  })
})

describe('a fouler who is seen', () => {
  rule('[third 153] is sent off without an argument, and the turn goes on', () => {
    const s = scene('H1 A1/ . H2')
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 1, 2).roll('referee', 6)
    expect(s.where('H1')).toBe('sentOff')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('home')
    expect(s.answers()).toContain('activate H2 move')
  })
})
