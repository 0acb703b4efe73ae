// Pushes in bb2020: squares, chains and the crowd. Chapter L of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const PUSHED = 3
const DOWN = 6

/** H1 blocks A1 and rolls one die. */
const hit = (face: number, picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'block').block('A1')
  return s.roll('block', face)
}

/** A1 with his back to the side line, H1 in front of him; H9 stands far away. */
const EDGE = '. A1 .\n. H1 .\n. . .\n. . .\nH9 . .'
const atEdge = (face: number, picture = EDGE, options: SceneOptions = {}): Scene =>
  hit(face, picture, { at: 'a10', ...options })

describe('where to', () => {
  rule('[bb2020 215] to one of the three squares away from the blocker', () => {
    const rows: readonly (readonly [victim: string, squares: readonly string[]])[] = [
      ['g13', ['f12', 'f13', 'f14']],
      ['g14', ['f14', 'f15', 'g15']],
      ['h14', ['g15', 'h15', 'i15']],
      ['i12', ['i11', 'j11', 'j12']],
    ]
    for (const [victim, squares] of rows) {
      const s = hit(PUSHED, 'H1', { at: 'h13', beside: `a1@${victim}` })
      expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', squares.map((square) => `push ${square}`)])
    }
  })

  rule('[bb2020 216] a free square comes before an occupied one', () => {
    const two = hit(PUSHED, '. . x\nH1 A1 A2/\n. . y')
    expect(two.answers().sort()).toEqual(['push x', 'push y'])
    const one = hit(PUSHED, '. . A3\nH1 A1 A2\n. . y')
    expect([one.where('A1'), one.waits()]).toEqual(['y', 'home followUp'])
  })

  rule(
    '[bb2020 217, 218, 219] with none free he pushes on the players there, also those who are down, as the blocking coach chooses',
    () => {
      const s = hit(PUSHED, '. . A3 .\nH1 A1 A2= x\n. . H2/ .')
      expect([s.waits(), s.answers().sort()]).toEqual(['home pushSquare', ['push f12', 'push g12', 'push h12']])
      s.push('g12')
      expect([s.waits(), s.question().player]).toEqual(['home pushSquare', s.player('A2').id])
      s.push('x')
      s.stay()
      expect([s.where('A1'), s.where('A2'), s.posture('A2')]).toEqual(['g12', 'x', 'stunned'])
      const friend = hit(PUSHED, '. . A3 .\nH1 A1 A2 .\n. . H2/ .\n. . y .')
      friend.push('h12')
      friend.push('y')
      expect([friend.where('A1'), friend.where('H2'), friend.posture('H2')]).toEqual(['h12', 'y', 'prone'])
    },
  )
})

describe('the crowd', () => {
  rule(
    '[bb2020 220, 222, 223] with an edge behind him and no free square the crowd gets him: an injury roll, no armour',
    () => {
      const s = atEdge(PUSHED)
      expect(s.waits()).toBe('home followUp')
      s.followUp()
      expect([s.where('H1'), s.waits()]).toEqual(['a11', 'dice injury'])
      s.roll('injury', 3, 4)
      expect([s.where('A1'), s.posture('A1')]).toEqual(['reserves', 'standing'])
      s.expectTurnOf('home')
    },
  )

  rule('[bb2020 221] as long as a square on the pitch is free he stays on it', () => {
    const s = hit(PUSHED, 'H1 A1 x\n. . y', { at: 'a10' })
    expect(s.answers()).toEqual(['push x', 'push y'])
  })

  rule('[bb2020 220] an edge behind him comes before pushing others along', () => {
    const s = hit(PUSHED, 'H1 A1 A2\n. . A3', { at: 'a10' })
    s.stay()
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 2)
    expect([s.where('A1'), s.where('A2'), s.where('A3')]).toEqual(['reserves', 'a12', 'b12'])
  })

  rule('[bb2020 224, 225] the crowd knocks him out, or makes him a casualty with a roll on the table', () => {
    const ko = atEdge(PUSHED)
    ko.stay()
    ko.roll('injury', 4, 4)
    expect(ko.where('A1')).toBe('ko')
    const hurt = atEdge(PUSHED)
    hurt.stay()
    hurt.roll('injury', 5, 5)
    expect(hurt.waits()).toBe('dice casualty')
    hurt.roll('casualty', 8)
    expect([hurt.where('A1'), hurt.player('A1').injuries]).toEqual(['casualty', ['seriouslyHurt']])
  })

  rule('[bb2020 229] a POW into the crowd is an injury roll and nothing else', () => {
    const s = atEdge(DOWN)
    s.stay()
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 3, 4)
    expect(s.where('A1')).toBe('reserves')
    s.expectTurnOf('home')
  })

  rule("[bb2020 226, 228] his ball is thrown in from his last square; the opponent's loss is no turnover", () => {
    const s = atEdge(PUSHED, '. A1* .\n. H1 .\n. . .\n. . .\nH9 . .')
    s.stay()
    s.roll('injury', 1, 2)
    expect(s.waits()).toBe('dice throwIn')
    s.roll('throwIn', 1, 1, 1).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground c14', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 227] a carrier of the active team pushed out in a chain ends the turn', () => {
    const s = hit(PUSHED, 'H3 H2* H4\nA2 A1 A3\n. H1 .\n. . .\n. . .\nH9 . .', { at: 'a10' })
    s.push('a11')
    s.stay()
    s.roll('injury', 1, 2).roll('throwIn', 5, 1, 1).roll('bounce', 5)
    expect([s.where('H2'), s.where('A1'), s.turnovers()]).toEqual(['reserves', 'a11', ['carrierInCrowd']])
    s.expectTurnOf('away')
  })
})
