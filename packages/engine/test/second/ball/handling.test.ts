// The ball without throws: picking it up, handing it off, where it comes to rest, and the crowd.
// Neighbours: src/procs/ball/pickUpSurely.ts, handOffSurely.ts, catchSurely.ts, throwIn.ts.
import { describe, expect } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions']

/** H1 throws to H2 at Quick or Short, and it is Missed. */
const missed = (picture: string, at = 'f10'): Scene => {
  const s = sceneSecond(picture, { on, at })
  s.activate('H1', '')
  s.throwTo('H2')
  s.roll('pass', 1, 3)
  return s
}

describe('taking the ball', () => {
  rule('[second 389] who enters its square has it, and moves on', () => {
    const s = sceneSecond('H1 o x')
    s.activate('H1', '').step('f11', 'x')
    expect(s.holder()).toBe('H1')
    expect(s.where('H1')).toBe('x')
  })

  rule('[second 390] a standing player into whose square it comes has it, an opponent too', () => {
    const s = missed('H1* . . H2 A1')
    s.roll('scatter', 5)
    expect(s.holder()).toBe('A1')
  })

  rule('[second 390] from a player on the ground it scatters again', () => {
    const s = missed('H1* . . H2 A1/ x')
    s.roll('scatter', 5)
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground x')
  })

  rule('[second 392] it scatters by the eight faces of a D8, one square', () => {
    const to = [1, 2, 3, 4, 5, 6, 7, 8].map((face) => {
      const s = missed('. . . . .\nH1* . . H2 .\n. . . . .', 'f10')
      s.roll('scatter', face)
      return s.ball()
    })
    expect(to.map((ball) => ball.replace('ground ', ''))).toEqual([
      ...['f12', 'f13', 'f14', 'g12'],
      ...['g14', 'h12', 'h13', 'h14'],
    ])
  })
})

describe('missed throws', () => {
  rule('[second 396] scatter once at Quick and Short, twice at Long, three times at Long Bomb', () => {
    const scatters = (squares: number): number => {
      const s = sceneSecond(['H1*', ...Array<string>(squares - 1).fill('.'), 'H2'].join(' '), { on, at: 'h3' })
      s.activate('H1', '')
      s.throwTo('H2')
      s.roll('pass', 3, squares > 6 ? 3 : 1)
      let count = 0
      for (; s.waits() === 'dice scatter'; count++) s.roll('scatter', 2)
      return count
    }
    expect([3, 6, 10, 13].map(scatters)).toEqual([1, 1, 2, 3])
  })

  rule('[second 396] only the last square counts', () => {
    const s = sceneSecond('H1* . . . . . . H2 A1 A2', { on, at: 'f6' })
    s.activate('H1', '')
    s.throwTo('H2')
    s.roll('pass', 3, 3)
    s.roll('scatter', 5)
    s.roll('scatter', 5)
    expect(s.holder()).toBe('A2')
  })
})

describe('the throw-in', () => {
  const thrownIn = (which: number): string => {
    const s = missed('H1* . . H2', 'a10')
    s.roll('scatter', 2)
    s.roll('throwIn', which, 1, 1)
    return s.ball()
  }

  rule('[second 393] from the last square, 1-2 to the left, 3-4 straight, 5-6 to the right, 2D6 squares', () => {
    expect([1, 2, 3, 4, 5, 6].map(thrownIn)).toEqual([
      ...['ground c15', 'ground c15'],
      ...['ground c13', 'ground c13'],
      ...['ground c11', 'ground c11'],
    ])
  })

  rule('[second 393] it may be thrown out again, and is then thrown in from there', () => {
    const s = missed('H1* . . H2', 'a22')
    s.roll('scatter', 2)
    s.roll('throwIn', 1, 1, 2)
    s.roll('throwIn', 3, 1, 1)
    expect(s.ball()).toBe('ground b24')
  })

  rule('[second 390] a standing player where it comes down has it', () => {
    const s = missed('H1* . . H2\n. . . .\n. . . A1', 'a10')
    s.roll('scatter', 2)
    s.roll('throwIn', 3, 1, 1)
    expect(s.holder()).toBe('A1')
  })
})

describe('handing off', () => {
  rule('[second 391] an adjacent standing team-mate has it, without a roll, and both go on', () => {
    const s = sceneSecond('x H1* H2 y\n. H3/ A1 .')
    s.activate('H1', '')
    expect(s.answers('handOff')).toEqual(['handOff H2'])
    s.handOff('H2')
    expect(s.holder()).toBe('H2')
    s.step('x')
    s.endAction()
    s.activate('H2', '').step('y')
    expect(s.where('H2')).toBe('y')
  })

  rule('[second 378] the ball is handed off once a turn, whoever does it', () => {
    const s = sceneSecond('H1* H2 H3')
    s.activate('H1', '')
    s.handOff('H2')
    expect(s.turnovers()).toEqual([])
    s.endAction()
    s.activate('H2', '')
    expect(s.answers('handOff')).toEqual([])
  })

  rule('[second 378] a hand-off and a throw may both be made', () => {
    const s = sceneSecond('H1* H2 . . H3', { on })
    s.activate('H1', '')
    s.handOff('H2')
    s.endAction()
    s.activate('H2', '')
    s.throwTo('H3')
    s.roll('pass', 4, 4)
    expect(s.holder()).toBe('H3')
  })

  rule('[second 369] a hand-off to a player in the end zone scores', () => {
    const s = sceneSecond('H1* H2', { at: 'f24' })
    s.activate('H1', '')
    s.handOff('H2')
    expect(s.score()).toBe('1-0')
  })
})
