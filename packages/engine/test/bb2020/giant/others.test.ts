// Other players' skills against a Giant and his against theirs: following, diving, holding, sidestepping, a frog.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

const GIANT = ':6.7.5.5.11+giant'

describe('leaving a tackle zone', () => {
  rule('[bb2020 694] a player who shadows him moves to the nearest square he left', () => {
    const s = scene('. . . . .\n. . H1 . .\nA1 . . . .\n. . . . .', { players: { H1: GIANT, A1: '+shadowing' } })
    s.activate('H1', 'move').step('g13')
    // A1 on h10 does not reach him on g12; from h11 he would.
    expect(s.waits()).toBe('home activation')
    const near = scene('. . . . .\n. . H1 . .\n. A1 . . .\n. . . . .', {
      players: { H1: GIANT, A1: ':9.3.3.4.9+shadowing' },
    })
    near.activate('H1', 'move').step('g13').roll('dodge', 6)
    near.away.use()
    near.roll('shadowing', 6)
    expect([near.where('A1'), near.where('H1')]).toEqual(['h12', 'g13'])
  })

  rule('[bb2020 694] a player who dives after him lies in such a square, or where he is if none is free', () => {
    const s = scene('. . . . .\n. . H1 . .\n. A1 . . .\n. . . . .', {
      players: { H1: ':6.7.3.5.11+giant', A1: '+diving-tackle' },
    })
    s.activate('H1', 'move').step('g13').roll('dodge', 4)
    s.away.use()
    s.roll('armour', 1, 1)
    expect([s.where('A1'), s.posture('A1'), s.where('H1'), s.posture('H1')]).toEqual(['h12', 'prone', 'g13', 'prone'])
  })

  rule('[bb2020 694] held on top of a player, he pushes him out', () => {
    const s = scene('. . . . . .\nH1 . A1/ A2 . .\n. . . . . .', {
      players: { H1: GIANT, A2: ':6.8.3.4.9+tentacles' },
      facts: 'act=h1:move:6.0',
    })
    s.step('g11').step('f11')
    s.away.use()
    s.roll('tentacles', 6)
    // He cannot move on: A1 is pushed out from under him.
    expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('A1').id])
    s.push('f12')
    s.choose('face', { option: 'E' })
    expect([s.where('H1'), s.where('A1')]).toEqual(['g11', 'f12'])
  })
})

describe('pushes', () => {
  rule('[bb2020 694] a player who sidestepped and still covers the square is not followed up', () => {
    const s = scene('. . . . .\nH1 A1 . . .\n. . . . .\n. . . . .', {
      players: { H1: ':6.8.3.4.9', A1: `${GIANT}+sidestep` },
      beside: 'h9@o1',
    })
    s.activate('H1', 'block').block('A1')
    s.roll('block', ...s.dice().map(() => 3))
    s.away.use()
    expect(s.away.answers('push')).toHaveLength(6)
    s.away.push('f11')
    // His base still covers g11, which was hit.
    expect(s.where('A1')).toBe('f11')
    s.expectTurnOf('home')
  })

  rule('[bb2020 694] Grab pulls him to any side where there is room for him', () => {
    const s = scene('. . . . .\nH1 A1 . . .\n. . . . .\n. . . . .', {
      players: { H1: ':6.8.3.4.9+grab', A1: GIANT },
      beside: 'h9@o1',
    })
    s.activate('H1', 'block').block('A1')
    s.roll('block', ...s.dice().map(() => 3))
    s.use()
    // He does not fit onto H1's square.
    expect(s.answers('push').sort()).toEqual(
      ['f11', 'f12', 'g12', 'h10', 'h11', 'h12'].map((square) => `push ${square}`),
    )
    s.push('h12')
    s.stay()
  })

  rule('[bb2020 694] Frenzy blocks again only a player he still marks', () => {
    const s = scene('. . . . . .\nH1 . A1 . . .\n. . . . . .', {
      players: { H1: `${GIANT}+frenzy` },
      beside: 'h9@o1',
    })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3, 3, 3)
    s.push('f13')
    expect(s.waits()).toBe('home facing')
    s.choose('face', { option: 'N' })
    expect([s.waits(), s.where('H1')]).toEqual(['dice block', 'g11'])
    s.roll('block', 3, 3, 3)
    s.push('e14')
    s.choose('face', { option: 'E' })
  })
})

describe('magic', () => {
  rule('[bb2020 694] as a frog he keeps his four squares', () => {
    const s = scene('A1 . .\n. . .', {
      players: { A1: GIANT },
      beside: 'h9@o1 a9@o26',
      facts: 'hold=hireling-sports-wizard/',
    })
    s.endTurn()
    s.home.decline()
    s.home.choose('use', { option: 'zap' })
    s.home.choose('choose', { player: 'A1' })
    s.roll('zap', 6)
    const his = s.match.board.filter((code) => code === s.player('A1').id + 1)
    expect([s.player('A1').stats.ST, his.length]).toEqual([1, 4])
    s.activate('A1', 'move')
    expect(s.answers('leap')).toEqual([])
  })
})
