// Kicks in play of second: who kicks, how far, how well, and what becomes of the ball and the turn. Neighbours:
// src/procs/kickOff/kickInPlay.ts, hangingKick.ts.
import { describe, expect } from 'vitest'
import { positionIn, positionText } from '../../../src/play/position.ts'
import { isHanging } from '../../../src/procs/kickOff/hangingKick.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { engineSecond, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['kickers', 'kicksInPlay', 'throwing', 'weather']

type Players = { readonly [token: string]: string }

/** A side without a player gets a reserve, who would be asked to come on. */
const beside = (picture: string): string => (picture.includes('A') ? 'h99@injured' : 'a99@o20')

/** H1 has the ball and acts. */
const carrier = (picture = 'H1*', players: Players = {}, at = 'h3', facts = ''): Scene => {
  const s = sceneSecond(picture, { on, at, players, beside: beside(picture), ...(facts !== '' && { facts }) })
  s.activate('H1', '')
  return s
}

const targets = (s: Scene): string[] => s.answers('kickBall').map((answer) => answer.replace('kickBall ', ''))
const inRow = (squares: readonly string[], row: string): number[] =>
  squares.filter((square) => square.startsWith(row)).map((square) => Number(square.slice(1)))
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const kick = (s: Scene, square: string, ...dice: number[]): Scene => {
  s.choose('kickBall', { square })
  return s.roll('kick', ...dice)
}

describe('who kicks in play, and where to', () => {
  rule('[second 73] any carrier, 4 to 20 squares, to any square of the pitch', () => {
    const s = carrier('H1* . . . H2 . A1')
    const squares = targets(s)
    expect(inRow(squares, 'h')).toEqual(from(7, 23))
    expect(inRow(squares, 'a')).toEqual(from(1, 23))
  })

  rule('[second 63, 73, 288] Long Kick adds its level, up to 24 squares', () => {
    expect(Math.max(...inRow(targets(carrier('H1*', { H1: '+long-kick-2' }, 'h2')), 'h'))).toBe(24)
    expect(Math.max(...inRow(targets(carrier('H1*', { H1: '+long-kick-4' }, 'h1')), 'h'))).toBe(25)
  })

  rule('[second 73] nobody kicks who has not the ball', () => {
    const s = sceneSecond('H1* H2', { on })
    s.activate('H2', '')
    expect(targets(s)).toEqual([])
  })

  rule('[second 133] in a blizzard 8 squares at most', () => {
    expect(inRow(targets(carrier('H1*', {}, 'h3', 'weather=blizzard')), 'h')).toEqual(from(7, 11))
  })

  rule('[second 451] kicksInPlay off: nobody kicks the ball', () => {
    const s = sceneSecond('H1*', { on: ['throwing'] })
    s.activate('H1', '')
    expect(targets(s)).toEqual([])
  })
})

describe('the end of the turn', () => {
  rule('[second 73] is a kick: nobody of the team acts after it', () => {
    const s = kick(carrier('H1* H2'), 'h10', 6, 6).roll('bounces', 1, 1).roll('bounce', 5)
    expect([s.turnovers(), s.waits()]).toEqual([['kicked'], 'away turn'])
  })

  rule('[second 73] he may have moved, or acted long before', () => {
    const s = carrier('H1* . H2')
    s.step('h4')
    s.endAction()
    s.activate('H2', '')
    s.endAction()
    s.activate('H1', 'late')
    expect(inRow(targets(s), 'h')).toEqual([...from(8, 24)])
    kick(s, 'h9', 6, 6).roll('bounces', 1, 1).roll('bounce', 5)
    expect(s.waits()).toBe('away turn')
  })

  rule('[second 76] nobody runs under it, and nobody moves free after it', () => {
    const s = kick(carrier('H1* . . . . . A1'), 'h8', 6, 6)
    expect(s.waits()).toBe('dice bounces')
    s.roll('bounces', 1, 1).roll('bounce', 4)
    expect([s.ball(), s.waits(), s.where('A1')]).toEqual(['ground h7', 'away turn', 'h9'])
  })
})

describe('a kick in place of a throw or a hand-off', () => {
  rule('[second 296, 378] who has handed the ball off and got it back does not kick it', () => {
    const s = carrier('H1* H2 H3')
    s.handOff('H2')
    s.endAction()
    s.activate('H2', '')
    s.throwTo('H1')
    s.roll('pass', 6, 6)
    s.endAction()
    expect(s.holder()).toBe('H1')
    expect(s.answers()).toEqual(['endTurn', 'activate H3'])
  })

  rule('[second 296] a team-mate who got it from him does', () => {
    const s = carrier('H1* H2')
    s.handOff('H2')
    s.endAction()
    s.activate('H2', '')
    expect(targets(s)).not.toEqual([])
  })
})

describe('the roll of a kick in play', () => {
  const modifiers = (s: Scene, square: string): string[] => {
    s.choose('kickBall', { square })
    const list = s.modifiers()
    s.roll('kick', 6, 6)
    if (s.waits() === 'dice bounces') s.roll('bounces', 1, 1).roll('bounce', 5)
    return list
  }

  rule('[second 74] −1 for 11 squares or more', () => {
    expect(modifiers(carrier(), 'h13')).toEqual([])
    expect(modifiers(carrier(), 'h14')).toEqual(['farKick -1'])
    expect(modifiers(carrier(), 'h23')).toEqual(['farKick -1'])
  })

  rule('[second 74] −1 too for a kick of more than 20 squares', () => {
    expect(modifiers(carrier('H1*', { H1: '+long-kick-1' }), 'h24')).toEqual(['farKick -1'])
  })

  rule('[second 74] −1 for each opponent in whose zone he stands', () => {
    expect(modifiers(carrier('A1 A2 A3/\n. H1* .'), 'h13')).toEqual(['tackleZone -1', 'tackleZone -1'])
  })

  rule('[second 74, 288] + the level of Kick', () => {
    expect(modifiers(carrier('H1*', { H1: '+kick-3' }), 'h14')).toEqual(['farKick -1', 'kick-3 +3'])
  })

  rule('[second 289] with Nerves of Steel no zone counts', () => {
    expect(modifiers(carrier('A1\nH1*', { H1: '+nerves-of-steel' }), 'h13')).toEqual([])
  })

  rule('[second 131] −1 in blustery weather', () => {
    expect(modifiers(carrier('H1*', {}, 'h3', 'weather=blustery'), 'h8')).toEqual(['blustery -1'])
  })

  rule('[second 64, 73] a Kicker needs 8, anybody else 10', () => {
    const flies = (player: string, ...dice: number[]): boolean => {
      const s = kick(carrier('H1*', { H1: player }), 'h8', ...dice)
      const accurate = s.waits() !== 'dice scatter'
      if (!accurate) s.roll('scatter', 5)
      s.roll('bounces', 1, 1).roll('bounce', 5)
      return accurate
    }
    expect([flies('', 4, 5), flies('', 5, 5)]).toEqual([false, true])
    expect([flies('+kicker', 3, 4), flies('+kicker', 4, 4)]).toEqual([false, true])
  })
})

describe('where a kick in play comes down', () => {
  rule('[second 75] 2 or less is a fumble: the ball scatters once from the kicker', () => {
    const s = kick(carrier('H1* x'), 'h14', 1, 2)
    s.roll('bounce', 5)
    expect([s.ball(), s.waits()]).toEqual(['ground x', 'away turn'])
  })

  rule('[second 75] 3 is none', () => {
    const s = kick(carrier('H1*'), 'h13', 1, 2)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 5).roll('bounces', 1, 1).roll('bounce', 5)
  })

  rule('[second 65, 76] an inaccurate one goes 3 squares astray, and does not scatter again', () => {
    const s = kick(carrier('H1*'), 'h8', 1, 2).roll('scatter', 5)
    expect([s.ball(), s.waits()]).toEqual(['air h11', 'dice bounces'])
    s.roll('bounces', 1, 1).roll('bounce', 5)
    expect(s.ball()).toBe('ground h12')
  })

  rule('[second 131] in blustery weather 4 squares', () => {
    const s = kick(carrier('H1*', {}, 'h3', 'weather=blustery'), 'h8', 2, 2).roll('scatter', 5)
    expect(s.ball()).toBe('air h12')
    s.roll('bounces', 1, 1).roll('bounce', 5)
  })

  rule('[second 66, 76] who stands there catches it, an opponent too', () => {
    expect(kick(carrier('H1* . . . . A1'), 'h8', 6, 6).holder()).toBe('A1')
    expect(kick(carrier('H1* . . . . H2'), 'h8', 6, 6).holder()).toBe('H2')
  })

  rule('[second 70, 76] otherwise it bounces; on a player on the ground too', () => {
    const s = kick(carrier('H1* . . . . A1/ A2'), 'h8', 6, 6).roll('bounces', 3, 3).roll('bounce', 5)
    expect(s.holder()).toBe('A2')
  })

  rule('[second 57, 76] the crowd throws a ball in that is kicked out', () => {
    const s = kick(carrier('H1*'), 'b8', 1, 2).roll('scatter', 2).roll('throwIn', 3, 1, 1)
    expect([s.ball(), s.waits()]).toEqual(['ground c8', 'away turn'])
  })

  rule('[second 369, 76] who catches it in the end zone scores', () => {
    const s = kick(carrier('H1* . . . A1', {}, 'h6'), 'h25', 6, 6)
    s.roll('bounces', 1, 1).roll('bounce', 5)
    const t = carrier('H1* . . . . H2', {}, 'h20')
    kick(t, 'h25', 6, 6)
    expect([s.score(), t.score()]).toEqual(['0-0', '1-0'])
  })
})

describe('Up and Under', () => {
  /** The kick hangs above the square after these dice. */
  const hanging = (die: number, picture = 'H1* . . . . .\n. . . . . .'): Scene => {
    const s = carrier(picture, { H1: '+up-and-under' })
    s.choose('kickBall', { square: 'h8' })
    s.use()
    return s.roll('kick', 6, 6).roll('hang', die)
  }

  rule('[second 289] on a D6 of 1-3 the kick comes down at the end of the next team turn', () => {
    for (const die of [1, 3]) {
      const s = hanging(die)
      expect([s.ball(), s.waits()]).toEqual(['air h8', 'away turn'])
      s.endTurn()
      expect(s.waits()).toBe('dice bounces')
      s.roll('bounces', 1, 1).roll('bounce', 5)
      expect([s.ball(), s.waits()]).toEqual(['ground h9', 'home turn'])
    }
  })

  rule('[second 289] on 4 or more at the end of the turn after that', () => {
    for (const die of [4, 6]) {
      const s = hanging(die)
      s.endTurn()
      expect([s.ball(), s.waits()]).toEqual(['air h8', 'home turn'])
      s.endTurn()
      s.roll('bounces', 1, 1).roll('bounce', 5)
      expect([s.ball(), s.waits()]).toEqual(['ground h9', 'away turn'])
    }
  })

  rule('[second 289] who stands there then catches it', () => {
    const s = hanging(1, 'H1* . . . . . A1')
    s.activate('A1', '').step('h8')
    expect(s.ball()).toBe('air h8')
    s.endAction()
    expect([s.holder(), s.waits()]).toEqual(['A1', 'home turn'])
  })

  rule('[second 289] he need not', () => {
    const s = carrier('H1*', { H1: '+up-and-under' })
    s.choose('kickBall', { square: 'h8' })
    s.decline()
    s.roll('kick', 6, 6).roll('bounces', 1, 1).roll('bounce', 5)
    expect(s.ball()).toBe('ground h9')
  })

  rule('[second 289] a fumble does not hang, and nothing does that leaves the pitch', () => {
    const kicked = (square: string): Scene => {
      const s = carrier('H1*', { H1: '+up-and-under' })
      s.choose('kickBall', { square })
      s.use()
      return s
    }
    const s = kicked('h8').roll('kick', 1, 1)
    s.roll('bounce', 5)
    expect([s.ball(), s.waits()]).toEqual(['ground h4', 'away turn'])
    const t = kicked('b8').roll('kick', 1, 2).roll('scatter', 2)
    t.roll('throwIn', 3, 1, 1)
    expect(t.waits()).toBe('away turn')
  })

  rule('[second 289] a restart ends it', () => {
    const s = hanging(6)
    s.match.clock.drive++
    s.match.balls[0].state = 'ground'
    s.endTurn()
    s.endTurn()
    expect([s.ball(), s.waits()]).toEqual(['ground h8', 'away turn'])
  })

  rule('[second 289] a position says where it hangs, for how long, and whose kick it is', () => {
    const { engine, match } = hanging(6)
    const text = positionText(engine.rules, match)
    expect(text).toContain('ball=h8^home2')
    const again = positionIn(engine, text.split(' ').slice(1))
    expect([isHanging(again), again.balls[0].state, positionText(engine.rules, again)]).toEqual([true, 'air', text])
    expect(() => positionIn(engineSecond(), text.split(' ').slice(1))).toThrow('no kick hangs in the air')
  })
})
