// Pushing a Giant, and being pushed by one: straight away from each other's bases, into room for all four squares.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

const GIANT = ':6.7.5.5.11+giant'
const PUSHED = 3

/** The first player blocks the second, whose strength leaves one die. */
const hit = (picture: string, attacker: string, victim: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { beside: 'h9@o1 a9@o26', ...options })
  s.activate(attacker, 'block').block(victim)
  return s.roll('block', ...s.dice().map(() => PUSHED))
}

describe('a Giant is pushed', () => {
  const byLineman = (picture: string, options: SceneOptions = {}): Scene =>
    hit(picture, 'H1', 'A1', { ...options, players: { H1: ':6.7.3.4.9', A1: ':6.7.5.5.11+giant', ...options.players } })

  rule('[bb2020 694] away from a player at his side: straight on or 45° to either side', () => {
    for (const picture of ['. . . . .\nH1 A1 . . .\n. . . . .', '. A1 . . .\nH1 . . . .\n. . . . .']) {
      const s = byLineman(picture, { at: 'g10' })
      const row = picture.startsWith('. A1') ? 'fgh' : 'ghi'
      expect(s.answers('push').sort()).toEqual([...row].map((letter) => `push ${letter}12`))
      s.push(`${row[1]}12`)
      s.stay()
      expect(s.where('A1')).toBe(`${row[1]}12`)
    }
  })

  rule('[bb2020 694] away from a player at his corner: diagonally, or along either side', () => {
    const s = byLineman('H1 . . .\n. A1 . .\n. . . .\n. . . .')
    expect(s.answers('push').sort()).toEqual(['push g12', 'push h11', 'push h12'])
    s.push('h12')
    s.followUp()
    expect([s.where('H1'), s.where('A1')]).toEqual(['g11', 'h12'])
  })

  rule('[bb2020 694] into empty squares as long as there are any for all of his base', () => {
    const s = byLineman('. . . A2 .\nH1 A1 . . .\n. . . . .')
    // Up and to the right A2 is in the way.
    expect(s.answers('push').sort()).toEqual(['push g12', 'push h12'])
    s.push('g12')
    s.stay()
  })

  rule('[bb2020 694] else onto others, and all of them are pushed on', () => {
    const s = byLineman('. . . A2 . .\nH1 A1 . A3 x .\n. . . A4 y .\n. . . A5 . .', { at: 'g10' })
    expect(s.answers('push').sort()).toEqual(['push g12', 'push h12', 'push i12'])
    s.push('h12')
    s.push('x')
    s.push('y')
    expect([s.where('A1'), s.where('A3'), s.where('A4'), s.waits()]).toEqual(['h12', 'x', 'y', 'home followUp'])
    s.stay()
  })

  rule('[bb2020 694] if one of them stands firm he does not move', () => {
    const s = byLineman('. . . A2 . .\nH1 A1 . A3 . .\n. . . A4 . .\n. . . A5 . .', { players: { A3: '+stand-firm' } })
    s.push('g12')
    s.away.use()
    expect([s.where('A1'), s.where('A3'), s.where('A4')]).toEqual(['g11', 'g13', 'h13'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 694] into the crowd as soon as no direction keeps his whole base on the pitch', () => {
    const s = byLineman('. . . .\n. A1 . .\nH1 . . .\n. . . .', { at: 'a24' })
    // On b25 to c26 he is at the edge: every direction leads off the pitch.
    expect([s.where('A1'), s.match.board.filter((code) => code === s.player('A1').id + 1).length]).toEqual(['crowd', 0])
    s.stay()
    s.roll('injury', 1, 1)
    expect(s.where('A1')).toBe('reserves')
  })

  rule('[bb2020 694] a ball he carries is thrown in from his square at the edge', () => {
    const s = byLineman('. . . .\n. A1* . .\nH1 . . .\n. . . .', { at: 'a24' })
    s.stay()
    s.roll('injury', 1, 1)
    expect(s.match.balls[0].at).toBe(s.square('b26'))
    s.roll('throwIn', 3, 1, 1)
    s.roll('bounce', 2)
  })

  rule('[bb2020 694] that is the first of his squares at an edge, at all four edges and in corners', () => {
    const rows: readonly (readonly [picture: string, at: string, edge: string])[] = [
      ['. . . .\nA1* . H1 .\n. . . .', 'a1', 'b1'],
      ['A1* . .\n. . .\nH1 . .', 'a10', 'a10'],
      ['H1 . .\nA1* . .\n. . .', 'm10', 'o10'],
      // In a corner he is at two edges.
      ['A1* . H1\n. . .', 'n1', 'n1'],
      ['A1* .\n. .\nH1 .', 'a25', 'a25'],
    ]
    for (const [picture, at, edge] of rows) {
      const s = byLineman(picture, { at, beside: 'h9@h8 a9@h18' })
      s.stay()
      s.roll('injury', 1, 1)
      expect([at, s.match.balls[0].state, s.match.balls[0].at]).toEqual([at, 'out', s.square(edge)])
      s.roll('throwIn', 3, 6, 6)
      s.roll('bounce', 2)
    }
  })

  rule('[bb2020 694] Stand Firm works for him as for anybody', () => {
    const s = byLineman('. . . .\nH1 A1 . .\n. . . .', { players: { A1: `${GIANT}+stand-firm` } })
    s.away.use()
    expect(s.where('A1')).toBe('g11')
    s.expectTurnOf('home')
  })

  rule('[bb2020 694] players are pushed on into a Giant, who makes way in turn', () => {
    const s = scene('. . A3 . .\nH1 A2 A1 . .\n. . . . .\n. . . . .', {
      at: 'g10',
      players: { A1: GIANT },
      beside: 'h9@o1',
    })
    s.activate('H1', 'block').block('A2')
    s.roll('block', PUSHED)
    // Of the three squares one holds A3 and two the Giant.
    s.push('h12')
    expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('A1').id])
    s.push('h13')
    s.stay()
    expect([s.where('A2'), s.where('A1')]).toEqual(['h12', 'h13'])
  })
})

describe('a Giant pushes', () => {
  const byGiant = (picture: string, options: SceneOptions = {}): Scene =>
    hit(picture, 'H1', 'A1', { ...options, players: { H1: GIANT, ...options.players } })

  rule('[bb2020 694] a player at his side straight away, a player at a corner diagonally', () => {
    const beside = byGiant('. . . . .\nH1 . A1 . .\n. . . . .')
    expect(beside.answers('push').sort()).toEqual(['push f13', 'push g13', 'push h13'])
    beside.push('g13')
    beside.stay()
    const corner = byGiant('. . A1 . .\nH1 . . . .\n. . . . .')
    expect(corner.answers('push').sort()).toEqual(['push e12', 'push e13', 'push f13'])
    corner.push('e13')
    corner.followUp()
    expect(corner.where('H1')).toBe('f11')
    corner.choose('face', { option: 'N' })
  })

  rule('[bb2020 694] he follows up only if his whole base fits', () => {
    const s = byGiant('. . . . .\nH1 . A1 . .\n. . A2 . .')
    s.push('g13')
    // Moving on he would stand on A2.
    expect(s.where('H1')).toBe('g10')
    s.expectTurnOf('home')
    const free = byGiant('. . . . .\nH1 . A1 . .\n. . . . .')
    free.push('g13')
    expect(free.answers('followUp')).toEqual(['followUp g11'])
    free.followUp()
    free.choose('face', { option: 'E' })
  })

  rule('[bb2020 694] with Multiple Block he blocks two opponents at once as usual', () => {
    const s = scene('. . . . .\nH1 . A1 . .\n. . A2 . .', {
      players: { H1: `${GIANT}+multiple-block` },
      beside: 'h9@o1',
    })
    s.activate('H1', 'block')
    s.choose('block', { player: 'A1', option: 'double' })
    s.choose('block', { player: 'A2' })
    s.roll('block', ...s.dice().map(() => PUSHED)).roll('block', ...s.dice().map(() => PUSHED))
    s.push('g13')
    s.push('h13')
    expect([s.where('A1'), s.where('A2'), s.where('H1')]).toEqual(['g13', 'h13', 'g10'])
  })

  rule('[bb2020 694] a Giant pushes a Giant', () => {
    const s = byGiant('. . . . . .\nH1 . . . . .\n. . A1 . . .\n. . . . . .', { players: { A1: GIANT } })
    expect(s.answers('push').sort()).toEqual(['push g13', 'push h13', 'push i13'])
    s.push('h13')
    s.followUp()
    expect([s.where('H1'), s.where('A1')]).toEqual(['g11', 'h13'])
    s.choose('face', { option: 'E' })
  })
})
