// The ball with spikes: how it flies, what it does to those who catch it, throws to empty squares and at opponents. Neighbours:
// src/procs/ball/spikedBall.ts, spikeThrows.ts, tables/ballKinds.ts; spikedDrives.test.ts begins drives with it, throwing.test.ts has throws of the usual ball.
import { describe, expect, it } from 'vitest'
import { forecastThrow } from '../../../src/forecast/index.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions', 'spikeBall']

const throwing = (picture: string, to: string, more: readonly EditionOption[] = on): Scene => {
  const s = sceneSecond(picture, { on: more, at: 'f4' })
  s.activate('H1', '')
  s.throwTo(to)
  return s
}

/** A row of squares of this length, from a thrower to what stands at its end. */
const away = (squares: number, end: string): string => ['H1*', ...Array<string>(squares - 1).fill('.'), end].join(' ')

describe('how it flies', () => {
  rule('[second 175] each throw counts as the next longer, and what would be a Long Bomb cannot be thrown', () => {
    const bandOver = (squares: number): string => {
      const [passed] = throwing(away(squares, 'H2'), 'H2').roll('pass', 6, 6).roll('spikes', 1).happened('passed')
      return passed.type === 'passed' ? passed.band : ''
    }
    expect([1, 3, 4, 6, 7, 10].map(bandOver)).toEqual(['short', 'short', 'long', 'long', 'bomb', 'bomb'])
    const far = sceneSecond(away(11, 'H2'), { on, at: 'f4' })
    far.activate('H1', '')
    expect(far.answers('throw')).not.toContain('throw f15')
  })

  rule('[second 175] the table of the longer band is read', () => {
    const s = throwing(away(3, 'H2'), 'H2').roll('pass', 3, 3)
    expect(s.happened('passResult')).toMatchObject([{ result: 'missed' }])
    s.roll('scatter', 2)
    const usual = throwing(away(3, 'H2'), 'H2', ['throwing']).roll('pass', 3, 3)
    expect(usual.holder()).toBe('H2')
  })

  rule('[second 175] a Long Throw does not help, and in a blizzard it goes no further than a Quick Pass', () => {
    const far = sceneSecond(away(12, 'H2'), { on, at: 'f4', players: { H1: '+long-throw' } })
    far.activate('H1', '')
    expect(far.answers('throw')).not.toContain('throw f16')
    const cold = sceneSecond(`${away(3, 'H2')} H3`, { on: [...on, 'weather'], at: 'f4', facts: 'weather=blizzard' })
    cold.activate('H1', '')
    expect(cold.answers('throw')).toContain('throw f7')
    expect(cold.answers('throw')).not.toContain('throw f8')
  })

  rule('[second 463] spikeBall off: the ball has no spikes, and is thrown to players only', () => {
    const s = sceneSecond('H1* . . H2 A1', { on: ['throwing'] })
    expect(s.balls()).toEqual(['held H1'])
    s.activate('H1', '')
    expect(s.answers('throw')).toEqual(['throw f13'])
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(s.waits()).toBe('home activation')
  })
})

describe('who catches it', () => {
  const caught = (face: number, players: { [token: string]: string } = {}): Scene => {
    const s = sceneSecond('H1* . . H2 x', { on, players })
    s.activate('H1', '')
    s.throwTo('H2')
    return s.roll('pass', 6, 6).roll('spikes', face)
  }

  rule('[second 176] below his agility he is unhurt; at it or above he rolls for armour', () => {
    expect([1, 2].map((face) => caught(face).waits())).toEqual(['home activation', 'home activation'])
    for (const face of [3, 4, 5, 6]) expect(caught(face).roll('armour', 4, 5).holder()).toBe('H2')
    expect(caught(3, { H2: ':4.2.3.4.0.0.9' }).waits()).toBe('home activation')
  })

  rule('[second 176] a failed armour roll hurts him, and the ball scatters from where he stood', () => {
    const s = caught(3).roll('armour', 5, 5).roll('injury', 2, 3)
    expect(s.where('H2')).toBe('stunnedBox')
    s.roll('bounce', 5)
    expect(s.balls()).toEqual(['spiked ground x'])
    expect(s.turnovers()).toEqual([])
  })

  rule('[second 176] so does who intercepts it', () => {
    const s = sceneSecond('H1* . . H2\n. A1 . .', { on, players: { A1: ':4.2.3.2.0.0.8' } })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 1, 1).roll('interception', 6).roll('spikes', 2).roll('armour', 5, 5).roll('injury', 5, 5)
    expect(s.where('A1')).toBe('injured')
    expect(s.turnovers()).toEqual(['interception'])
    s.roll('bounce', 7)
    expect(s.balls()).toEqual(['spiked ground h11'])
  })

  rule('[second 176] so does whoever stands where it comes down', () => {
    const s = sceneSecond('H1* . . H2 A1', { on })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 2, 3).roll('scatter', 5).roll('spikes', 1)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 176] who picks it up or is handed it does not', () => {
    const s = sceneSecond('H1 o H2', { on })
    s.activate('H1', '').step('f11')
    expect(s.holder()).toBe('H1')
    s.handOff('H2')
    expect(s.holder()).toBe('H2')
    expect(s.waits()).toBe('home activation')
  })

  it('does not score if he is carried off the end zone', () => {
    const s = sceneSecond('H1* . . H2', { on, at: 'f22', facts: 'turn=home:3/3' })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 6, 6).roll('spikes', 6).roll('armour', 6, 6).roll('injury', 2, 2).roll('bounce', 4)
    expect(s.score()).toBe('0-0')
  })
})

describe('a throw to an empty square', () => {
  rule('[second 177] it may go to any empty square within range; Caught, it lies there, and the turn goes on', () => {
    const s = throwing('H1* . . x . H2', 'x').roll('pass', 4, 3)
    expect(s.balls()).toEqual(['spiked ground x'])
    expect(s.happened('passResult')).toMatchObject([{ result: 'onTarget' }])
    expect(s.turnovers()).toEqual([])
    expect(s.waits()).toBe('home activation')
    s.endAction()
    s.activate('H2', '').step('f8').step('x')
    expect(s.holder()).toBe('H2')
  })

  rule('[second 177] the catching of nobody counts: the thrower and the zones on him do', () => {
    const s = sceneSecond('A1 . .\nH1* . x H2', { on, players: { H1: ':4.2.3.3.2.0.9', H2: ':4.2.3.3.0.2.9' } })
    s.activate('H1', '')
    s.throwTo('x')
    expect(s.modifiers()).toEqual(['TS +2', 'tackleZone -1'])
    s.roll('pass', 6, 6)
  })

  rule('[second 177] Missed, it scatters and ends the turn', () => {
    const s = throwing('H1* . . x . H2', 'x').roll('pass', 2, 2).roll('scatter', 5)
    expect(s.balls()).toEqual(['spiked ground f8'])
    expect(s.turnovers()).toEqual(['pass'])
  })

  rule('[second 177] Intercepted, an opponent near enough has it', () => {
    const s = throwing('H1* . . x\n. A1 . .', 'x').roll('pass', 1, 1).roll('interception', 3).roll('spikes', 1)
    expect(s.holder()).toBe('A1')
    const nobody = throwing('H1* . . x', 'x').roll('pass', 1, 1).roll('interception', 3).roll('scatter', 2)
    expect(nobody.happened('passResult')).toMatchObject([{ result: 'missed' }])
  })

  rule('[second 177] a square with another ball is not empty', () => {
    const s = sceneSecond('H1* . o x', { on: [...on, 'twoBalls'] })
    expect(s.balls()).toEqual(['spiked held H1', 'spiked ground f12'])
    s.activate('H1', '')
    expect(s.answers('throw')).toContain('throw x')
    expect(s.answers('throw')).not.toContain('throw f12')
  })

  it('is forecast with its ends', () => {
    const s = sceneSecond('H1* . x', { on })
    const { band, ends } = forecastThrow(s.engine, s.match, s.player('H1').id, s.square('x'))
    expect(band).toBe('short')
    expect(ends.onTarget).toBeCloseTo(21 / 36)
    expect(ends.caught).toBe(0)
  })
})

describe('a throw at an opponent', () => {
  rule('[second 178] at distances of Quick and Short only, standing or not', () => {
    const s = sceneSecond(`H1* . A1 . A2/ . A3 A4`, { on })
    s.activate('H1', '')
    const squares = ['f12', 'f14', 'f16', 'f17'].map((square) => s.answers('throw').includes(`throw ${square}`))
    expect(squares).toEqual([true, true, true, false])
  })

  rule('[second 178] his catching is taken off instead of added, as zones on both are', () => {
    const s = sceneSecond('A2 . . .\nH1* . . A1\n. . . H2', { on, players: { A1: ':4.2.3.3.0.2.8' } })
    s.activate('H1', '')
    s.throwTo('A1')
    expect(s.modifiers()).toEqual(['TS 0', 'CL -2', 'tackleZone -1', 'tackleZone -1'])
    s.roll('pass', 6, 6).roll('armour', 1, 2)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 178] Caught, he is hit: his armour holds and he has the ball, and the turn goes on', () => {
    const s = throwing('H1* . . A1', 'A1').roll('pass', 4, 4).roll('armour', 4, 5)
    expect(s.happened('passResult')).toMatchObject([{ result: 'hit' }])
    expect(s.happened('spiked')).toMatchObject([{ player: s.player('A1').id, by: s.player('H1').id }])
    expect(s.holder()).toBe('A1')
    expect(s.turnovers()).toEqual([])
  })

  rule('[second 178] his armour fails: he is hurt, and the ball lies still where he was', () => {
    const s = throwing('H1* . . A1', 'A1').roll('pass', 4, 4).roll('armour', 5, 5).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    expect(s.balls()).toEqual(['spiked ground f7'])
    expect(s.waits()).toBe('home activation')
  })

  for (const [row, dice] of [
    ['Missed', [2, 2]],
    ['Intercepted', [1, 2]],
  ] as const)
    rule(`[second 178] ${row}, it scatters and hits whoever is where it ends, of either side`, () => {
      const s = throwing('H1* . . A1 H2\n. . A2 . .', 'A1')
        .roll('pass', ...dice)
        .roll('scatter', 5)
      expect(s.happened('passResult')).toMatchObject([{ result: 'missed' }])
      s.roll('armour', 6, 6).roll('injury', 2, 3)
      expect(s.where('H2')).toBe('stunnedBox')
      expect(s.balls()).toEqual(['spiked ground f8'])
      expect(s.turnovers()).toEqual(['pass'])
    })

  rule('[second 178] scattered to an empty square it lies there', () => {
    const s = throwing('H1* . . A1 x', 'A1').roll('pass', 2, 2).roll('scatter', 5)
    expect(s.balls()).toEqual(['spiked ground x'])
  })

  rule('[second 178] who lies on the ground does not hold it', () => {
    const s = throwing('H1* . . A1/ x', 'A1').roll('pass', 4, 4).roll('armour', 1, 1).roll('bounce', 5)
    expect(s.balls()).toEqual(['spiked ground x'])
  })

  rule('[second 178] who carries another ball does not hold it, and drops his own if he is hurt', () => {
    const s = sceneSecond('H1* . . A1* x', { on: [...on, 'twoBalls'] })
    s.activate('H1', '')
    s.throwTo('A1')
    s.roll('pass', 4, 4).roll('armour', 1, 1).roll('bounce', 5)
    expect(s.balls()).toEqual(['spiked ground x', 'spiked held A1'])
    const hurt = sceneSecond('H1* . . A1* x', { on: [...on, 'twoBalls'] })
    hurt.activate('H1', '')
    hurt.throwTo('A1')
    hurt.roll('pass', 4, 4).roll('armour', 6, 6).roll('injury', 1, 2).roll('bounce', 5)
    expect(hurt.balls()).toEqual(['spiked ground f13', 'spiked ground x'])
  })

  rule('[second 178] no referee is aimed at', () => {
    const s = sceneSecond('H1* . . N1\n. . A1 .', { on: [...on, 'fouls', 'referees'] })
    s.activate('H1', '')
    const squares = s.answers('throw')
    expect([squares.includes('throw f13'), squares.includes('throw g12')]).toEqual([false, true])
  })

  it('is the one throw of a turn', () => {
    const s = throwing('H1* . . A1', 'A1').roll('pass', 4, 4).roll('armour', 1, 2)
    expect(s.match.turn.declared).toEqual(['pass'])
  })
})
