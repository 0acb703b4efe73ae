// What a carrier may do: throws of a down and of a kick return, running out of bounds, fumbles. Items 223, 228, 230, 231, 312, 313, 315
// and 316. Neighbours: downScene.ts, src/procs/downs/downDeeds.ts, runOut.ts and settleInDowns.ts.
import { describe, expect } from 'vitest'
import { optionsFault } from '../../../src/editions/optionTies.ts'
import { settleFrame } from '../../../src/procs/ball/settle.ts'
import { intoBox } from '../../../src/procs/hurt/boxes.ts'
import { knockDownFrame } from '../../../src/procs/hurt/knockDown.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import {
  atNafKickOff,
  carrierFalls,
  counted,
  ended,
  happensInDown,
  inDown,
  kickedTo,
  NAF,
  stateOf,
} from './downScene.ts'

/** To whom H1 may throw: b behind him, s beside him, f in front of him. */
const throws = (down: string, facts = '', at = 'h12'): string[] => {
  const s = inDown('H2 . H1* . H3\n. . H4 . A1', down, { at, facts })
  s.choose('activate', { player: 'H1' })
  const names = { H2: 'b', H4: 's', H3: 'f' }
  return Object.entries(names).flatMap(([token, name]) =>
    s.answers('throw').includes(`throw ${s.where(token)}`) ? [name] : [],
  )
}

describe('throws in a down', () => {
  rule('[second 231] go downfield from the line or from behind it', () => {
    expect(throws('5:2:14')).toEqual(['b', 's', 'f'])
    expect(throws('5:2:16')).toEqual(['b', 's', 'f'])
    expect(throws('5:2:13')).toEqual(['b', 's'])
  })

  rule('[second 231] but once: then only sideways and backwards', () => {
    expect(throws('5:2:14:thrown')).toEqual(['b', 's'])
    const s = inDown('H1* . H2', '5:2:14', { at: 'h13' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect([s.holder(), stateOf(s).thrown]).toEqual(['H2', true])
  })

  rule('[second 315] a throw sideways or backwards does not count, from wherever it is made', () => {
    const s = inDown('H2 . H1*', '5:2:3', { at: 'h15' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect([s.holder(), stateOf(s).thrown]).toEqual(['H2', false])
  })

  rule('[second 231] for away downfield is the other way', () => {
    const s = inDown('A2 . A1* . A3\nH1', '5:2:14', { at: 'h12', facts: 'turn=away:1/1' })
    s.choose('activate', { player: 'A1' })
    expect(s.answers('throw')).toEqual(['throw h12', 'throw h16'])
    const beyond = inDown('A2 . A1* . A3\nH1', '5:2:15', { at: 'h12', facts: 'turn=away:1/1' })
    beyond.choose('activate', { player: 'A1' })
    expect(beyond.answers('throw')).toEqual(['throw h16'])
  })

  rule('[second 231] a throw that nobody catches ends the down, and the line stays', () => {
    const s = inDown('H1* . H2', '5:2:14', { at: 'h11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 1, 1).roll('scatter', 2)
    expect([ended(s), counted(s), s.turnovers()]).toEqual(['deadThrow', [6, 3, 'home', 14], ['pass']])
  })

  rule('[second 231] whoever stands where it comes down has caught it, and play goes on', () => {
    const s = inDown('. . H3\nH1* . H2', '5:2:14', { at: 'g11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 1, 1).roll('scatter', 2)
    expect([s.holder(), s.waits(), ended(s)]).toEqual(['H3', 'away turn', ''])
  })

  rule('[second 231] an intercepted one is live', () => {
    const s = inDown('H1* A1 H2', '5:2:14', { at: 'h11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 2, 1)
    expect([s.holder(), s.waits(), stateOf(s).lost]).toEqual(['A1', 'away turn', true])
  })

  rule('[second 231] off the pitch it is dead like any other', () => {
    const s = inDown('H1* . H2', '5:2:14', { at: 'a11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 1, 1).roll('scatter', 2)
    expect(counted(s)).toEqual([6, 3, 'home', 14])
  })
})

describe('the side that has gained the ball', () => {
  rule('[second 313] throws only sideways and backwards, and kicks nothing', () => {
    const s = inDown('A2 . A1* . A3\nH1', '5:2:14:goal', { at: 'h16', facts: 'turn=away:1/1 kick=away' })
    s.choose('activate', { player: 'A1' })
    expect([s.answers('throw'), s.answers('kickBall')]).toEqual([['throw h20'], []])
  })

  rule('[second 313] a throw of its own that nobody catches is spotted where it was thrown', () => {
    const s = inDown('A1* . A2\n. . .\n. . .\n. . .\nH1', '5:2:14', { at: 'h16', facts: 'turn=away:1/1 kick=away' })
    s.choose('activate', { player: 'A1' })
    s.throwTo('A2')
    s.roll('pass', 1, 1).roll('scatter', 2)
    expect(counted(s)).toEqual([6, 1, 'away', 16])
  })
})

describe('a kick return', () => {
  rule('[second 312] every match begins with a kick-off, and so does it after a score', () => {
    expect(optionsFault(['naf', 'kicksInPlay'])).toBe('"naf" needs "kickOff"; add "kickOff", or leave out "naf"')
    expect(optionsFault([...NAF])).toBe('')
    expect(atNafKickOff().waits()).toBe('away kicker')
  })

  rule('[second 223] throws only sideways and backwards; hand-offs as usual, no kicks', () => {
    expect(throws('5:0:0')).toEqual(['b', 's'])
    const s = inDown('H1* H2\n. . A1', '5:0:0')
    s.choose('activate', { player: 'H1' })
    expect([s.answers('handOff'), s.answers('kickBall')]).toEqual([['handOff H2'], []])
    s.handOff('H2')
    expect(s.holder()).toBe('H2')
  })

  rule('[second 223] ends when the carrier goes down, and is no down', () => {
    const s = carrierFalls('H1* . A1', '5:0:0', { at: 'h9' })
    expect([ended(s), s.waits(), counted(s)]).toEqual(['carrierDown', 'home setUp', [5, 1, 'home', 9]])
    expect(s.happened('ballOver')).toEqual([])
  })

  rule('[second 223] whoever has the ball then begins a drive, the side that kicked too', () => {
    const s = carrierFalls('H1 . A1*', '5:0:0', { at: 'h9', facts: 'kick=away' }, 6, 'A1')
    expect([s.waits(), counted(s)]).toEqual(['away setUp', [5, 1, 'away', 11]])
  })

  rule('[second 223] a ball that bounces off the pitch is the receivers’ in that row', () => {
    const s = kickedTo('c5')
    if (s.waits() === 'home runUnder') s.home.choose('decline')
    s.roll('bounces', 6, 6).roll('bounce', 2).roll('bounce', 2).roll('bounce', 2)
    expect([ended(s), s.waits(), counted(s)]).toEqual(['outOfBounds', 'home setUp', [0, 1, 'home', 5]])
  })

  rule('[second 223] the free moves of the side that kicked come first, then the receivers’ turn', () => {
    const s = kickedTo('h5')
    if (s.waits() === 'home runUnder') s.home.choose('decline')
    s.roll('bounces', 1, 1).roll('bounce', 4)
    expect(s.waits()).toBe('away turn')
    s.away.endTurn()
    expect([s.waits(), stateOf(s).down]).toEqual(['home turn', 0])
  })
})

const atSideline = (facts: string, picture = 'H1* . A1', at = 'a17'): Scene => inDown(picture, '5:2:14', { at, facts })

describe('running out of bounds', () => {
  rule('[second 228] ends the down in the row where he left the pitch', () => {
    for (const at of ['a17', 'o17']) {
      const s = atSideline('', 'H1* . A1', at)
      s.choose('activate', { player: 'H1' })
      s.choose('runOut')
      expect([ended(s), s.where('H1'), counted(s)]).toEqual(['ranOut', 'reserves', [6, 3, 'home', 17]])
      expect(s.turnovers()).toEqual(['downOver'])
    }
  })

  rule('[second 228] takes a square of his movement, of his sprint, or a risked one', () => {
    const left = (squares: string): string[] => {
      const s = inDown('H1* . . A1', '5:2:14', { at: 'a17', facts: `act=h1:open:${squares}` })
      return s.answers('runOut')
    }
    expect([left('1.0'), left('0.2')]).toEqual([['runOut'], ['runOut']])
    const risky = (face: number): Scene => {
      const s = inDown('H1* . . A1', '5:2:14', { at: 'a17', facts: 'act=h1:open:0.1' })
      s.choose('runOut')
      return s.roll('goForIt', face)
    }
    expect(ended(risky(2))).toBe('ranOut')
    const fallen = risky(1).roll('armour', 1, 2).roll('fumble', 6)
    expect([ended(fallen), counted(fallen)]).toEqual(['carrierDown', [6, 3, 'home', 17]])
  })

  rule('[second 228] only a carrier does, only beside a sideline, and only in downs', () => {
    const may = (picture: string, at: string): string[] => {
      const s = inDown(picture, '5:2:14', { at })
      s.choose('activate', { player: 'H1' })
      return s.answers('runOut')
    }
    expect([may('H1* . A1', 'b17'), may('H1 . A1*', 'a17'), may('H1* . A1', 'h1')]).toEqual([[], [], []])
  })

  rule('[second 228] in a kick return too, and for the side that has gained the ball', () => {
    const home = inDown('H1* . A1', '5:0:0', { at: 'a9' })
    home.choose('activate', { player: 'H1' })
    home.choose('runOut')
    expect(counted(home)).toEqual([5, 1, 'home', 9])
    const away = inDown('H1 . A1*', '5:2:14', { at: 'a9', facts: 'turn=away:1/1 kick=away' })
    away.choose('activate', { player: 'A1' })
    away.choose('runOut')
    expect(counted(away)).toEqual([6, 1, 'away', 11])
  })
})

describe('fumbles', () => {
  rule('[second 230] on a 1 the falling carrier loses the ball: it scatters a square and play goes on', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { at: 'h17' }, 1)
    expect(s.happened('fumbled')).toEqual([{ type: 'fumbled', player: 0 }])
    s.roll('bounce', 4)
    expect([s.ball(), s.waits(), ended(s)]).toEqual(['ground h16', 'away turn', ''])
  })

  rule('[second 230] on a 2 he holds on to it', () => {
    expect(ended(carrierFalls('H1* . A1', '5:2:14', { at: 'h17' }, 2))).toBe('carrierDown')
  })

  rule('[second 230] whoever it comes to has it, and may fumble it himself', () => {
    const s = carrierFalls('H1* A1', '5:2:14', { at: 'h17' }, 1).roll('bounce', 5)
    expect([s.holder(), s.waits()]).toEqual(['A1', 'away turn'])
  })

  rule('[second 230] also if the fall has taken him off the pitch', () => {
    const s = happensInDown('H1* . A1', '5:2:14', (_c, id) => knockDownFrame(id('H1'), 'risk'), { at: 'h17' })
    s.roll('armour', 6, 6).roll('injury', 6, 5).roll('fumble', 6)
    expect([ended(s), counted(s)]).toEqual(['carrierDown', [6, 3, 'home', 17]])
  })

  rule('[second 316] out of bounds it is dead, his side keeps it, and the line is where he fell', () => {
    const s = carrierFalls('H1* . A1', '5:2:14', { at: 'a17' }, 1).roll('bounce', 3)
    expect([ended(s), s.waits(), counted(s)]).toEqual(['outOfBounds', 'home setUp', [6, 3, 'home', 17]])
  })

  rule('[second 316] so it is for the side that had gained it', () => {
    const s = carrierFalls('H1 . A1*', '5:2:14', { at: 'a9', facts: 'kick=away' }, 1, 'A1').roll('bounce', 3)
    expect([s.waits(), counted(s)]).toEqual(['away setUp', [6, 1, 'away', 11]])
  })

  rule('[second 230] who is sent off is not knocked over: his ball scatters and play goes on', () => {
    const s = happensInDown(
      'H1* . A1',
      '5:2:14',
      (c, id) => {
        intoBox(c, c.match.players[id('H1')], 'stunnedBox', 'penalty')
        return settleFrame()
      },
      { at: 'h17' },
    ).roll('bounce', 4)
    expect([s.ball(), ended(s)]).toEqual(['ground h16', ''])
  })
})
