// What each action allows and how often it may be declared: the second part of chapter C of the ledger.
import { describe, expect } from 'vitest'
import { kick, lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

/** The actions a player may declare now. */
const declarable = (s: Scene, token: string): string[] =>
  s
    .answers('activate')
    .filter((answer) => answer.split(' ')[1] === token)
    .map((answer) => answer.split(' ')[2])

describe('moving and blocking', () => {
  rule('[bugman 38] a move is up to MA squares', () => {
    const s = scene('H1 a b c d e\n. . . . . .\nA1 . . . . .', { players: { H1: ':4338' } })
    s.activate('H1', 'move').step('a', 'b', 'c', 'd')
    expect(s.where('H1')).toBe('d')
    expect(s.waits()).toBe('home activation')
    s.step('e')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
  })

  rule('[bugman 38] a move may be of no squares at all', () => {
    const s = scene('H1 . .\n. . A1')
    s.activate('H1', 'move').endAction()
    expect(s.where('H1')).toBe('f10')
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('away')
  })

  rule('[bugman 39] a block action is one block on a standing neighbour, without a step', () => {
    const s = scene('A2 . . .\nH1 A1 . .\nA3/ . A4 H2')
    s.activate('H1', 'block')
    expect(s.answers().sort()).toEqual(['block A1', 'block A2', 'endAction'])
    s.block('A1')
    s.roll('block', 3, 3).push('g12')
    s.stay()
    s.expectTurnOf('home')
    expect(declarable(s, 'H1')).toEqual([])
    expect(declarable(s, 'H2')).toContain('block')
  })

  rule('[bugman 39] without a standing neighbour there is no block to declare', () => {
    const s = scene('H1 A1/ .\nA2= . .\n. . A3')
    expect(declarable(s, 'H1').sort()).toEqual(['blitz', 'foul', 'handOff', 'move', 'pass'])
  })

  rule('[bugman 40] a prone player cannot declare a block', () => {
    const s = scene('H1/ A1 H2')
    expect(declarable(s, 'H1').sort()).toEqual(['blitz', 'foul', 'handOff', 'move', 'pass'])
    expect(declarable(s, 'H2')).toContain('block')
  })

  rule('[bugman 41] [third 145] any number of players may move or block in one turn', () => {
    const s = scene('H1 A1 . .\n. . . .\nH2 A2 . .\n. . . .\nH3 H4 H5 .')
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3).push('f12')
    s.stay()
    s.activate('H2', 'block').block('A2')
    s.roll('block', 3).push('h12')
    s.stay()
    s.activate('H3', 'move').endAction()
    s.activate('H4', 'move').endAction()
    expect(declarable(s, 'H5')).toContain('move')
  })
})

describe('the blitz', () => {
  rule('[bugman 42] a blitz blocks at any point of the move, and the block costs a square', () => {
    const s = scene('H1 a b c d e\n. . A1 . . .\n. . . y . .', { players: { H1: ':5338' } })
    s.activate('H1', 'blitz').step('a')
    expect(s.answers('block')).toEqual(['block A1'])
    s.block('A1')
    s.roll('block', 3).push('y')
    s.stay()
    expect(s.answers('block')).toEqual([])
    s.step('b', 'c', 'd')
    expect(s.waits()).toBe('home activation')
    s.step('e')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 6)
    expect(s.where('H1')).toBe('e')
  })

  rule('[bugman 42] the block may come first or last, or not at all, but only one is made', () => {
    const first = scene('H1 A1 . A2', { players: { H1: ':2338' } })
    first.activate('H1', 'blitz').block('A1')
    first.roll('block', 3).push('f12')
    first.followUp()
    expect(first.answers('block')).toEqual([])
    const last = scene('H1 a b A1', { players: { H1: ':3338' } })
    last.activate('H1', 'blitz').step('a', 'b').block('A1')
    last.roll('block', 3).push('f14')
    last.stay()
    last.step('g12').roll('goForIt', 2)
    const none = scene('H1 a A1')
    none.activate('H1', 'blitz').step('a').endAction()
    expect(none.turnovers()).toEqual([])
  })

  rule('[bugman 43] a player of any position may blitz', () => {
    const positions = ['Lineman', 'Thrower', 'Catcher', 'Blitzer', 'Blocker', 'Big guy', 'Runner']
    const players = plainLineUp(11).players.map((spec, i) => ({ ...spec, position: positions[i % positions.length] }))
    const s = lineUpForKick(newGame({ away: plainLineUp(11, { players }) }))
    kick(s, 'h22', [2, 1], [1, 1]).roll('bounce', 2)
    s.expectTurnOf('away')
    for (const { number } of players) expect(declarable(s, `A${number}`)).toContain('blitz')
  })

  rule(
    '[bugman 44, 49] [third 145] one player a turn declares a blitz, and it is spent even if he does nothing',
    () => {
      const s = scene('H1 . H2 A1')
      s.activate('H1', 'blitz').endAction()
      expect(declarable(s, 'H2').sort()).toEqual(['block', 'foul', 'handOff', 'move', 'pass'])
      s.endTurn()
      s.endTurn()
      expect(declarable(s, 'H2')).toContain('blitz')
    },
  )
})

describe('the other once-a-turn actions', () => {
  rule('[bugman 45] a pass action moves up to MA squares and may throw at the end, or not', () => {
    const s = scene('H1* a b c x\n. . . . .\nH2 . . . .\nA1 . . . .', { players: { H1: ':3338' } })
    s.activate('H1', 'pass').step('a', 'b', 'c')
    expect(s.answers()).toContain('throw x')
    s.step('x')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2).endAction()
    expect(s.turnovers()).toEqual([])
    expect(s.holder()).toBe('H1')
    expect(declarable(s, 'H2')).not.toContain('pass')
  })

  rule('[bugman 45, 49] [third 145] one player a turn declares a pass, thrown or not', () => {
    const s = scene('H1 H2* . . A1')
    s.activate('H1', 'pass').endAction()
    expect(declarable(s, 'H2').sort()).toEqual(['blitz', 'foul', 'handOff', 'move'])
  })

  rule('[bugman 46, 49] [third 145] one player a turn declares a hand-off, made or not', () => {
    const s = scene('H1 H2* . . A1')
    s.activate('H1', 'handOff').endAction()
    expect(declarable(s, 'H2').sort()).toEqual(['blitz', 'foul', 'move', 'pass'])
  })

  rule('[bugman 47, 49] [third 145] one player a turn declares a foul, made or not', () => {
    const s = scene('H1 H2 A1/ . A2')
    s.activate('H1', 'foul').endAction()
    expect(declarable(s, 'H2').sort()).toEqual(['blitz', 'handOff', 'move', 'pass'])
  })

  rule('[bugman 48] [third 145] no player both blitzes and passes; two players may do one each', () => {
    const s = scene('H1* A1 . .\n. . . .\nH2 . A2 .')
    s.activate('H1', 'blitz')
    expect(s.answers('throw')).toEqual([])
    s.endAction()
    expect(declarable(s, 'H1')).toEqual([])
    s.activate('H2', 'pass')
    expect(s.answers('block')).toEqual([])
    s.endAction()
    expect(s.happened('declared')).toHaveLength(2)
    expect(s.turnovers()).toEqual([])
  })
})
