// Turns and activations in bb2020: what may be declared, how often and on whom, and when stunned players turn over.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const declarable = (s: Scene, player: string): string[] =>
  s
    .answers('activate')
    .filter((answer) => answer.startsWith(`activate ${player} `))
    .map((answer) => answer.split(' ')[2])

/** Declares an action and ends it. */
const waste = (s: Scene, player: string, action: string, on?: string): void => {
  s.activate(player, action)
  if (on) s.choose('nominate', { player: on })
  s.endAction()
}

const FIELD = `
H1* . . . A1
H2  . . . A2/
H3  . . . .`

describe('declaring', () => {
  rule('[bb2020 117] each player acts once a turn', () => {
    const s = scene('H1 . H2')
    waste(s, 'H1', 'move')
    expect(declarable(s, 'H1')).toEqual([])
    expect(declarable(s, 'H2')).toContain('move')
    s.endTurn()
    s.endTurn()
    expect(declarable(s, 'H1')).toContain('move')
  })

  rule('[bb2020 118, 120] a standing or prone player may move, a stunned one may do nothing', () => {
    const s = scene('H1 . H2/ . H3=')
    expect(declarable(s, 'H1')).toContain('move')
    expect(declarable(s, 'H2')).toContain('move')
    expect(declarable(s, 'H3')).toEqual([])
  })

  rule('[bb2020 119] the turn may end with players left', () => {
    const s = scene(FIELD)
    waste(s, 'H1', 'move')
    s.endTurn()
    expect(s.turnovers()).toEqual([])
    s.expectTurnOf('away')
  })

  rule('[bb2020 121] a player on a Move can only move', () => {
    const s = scene('A1 H1* H2\n. . .\n. A2/ .')
    s.activate('H1', 'move')
    expect(new Set(s.answers().map((answer) => answer.split(' ')[0]))).toEqual(new Set(['endAction', 'step']))
  })

  /** The first player declares it and does nothing: the second may declare every other action. */
  const onceATurn = (action: string, on?: string): void => {
    const s = scene(FIELD)
    expect(declarable(s, 'H2')).toContain(action)
    waste(s, 'H1', action, on)
    expect(declarable(s, 'H2')).toEqual(
      ['move', 'blitz', 'pass', 'handOff', 'foul'].filter((other) => other !== action),
    )
  }

  rule('[bb2020 122, 123] one Pass a turn, spent even if nothing was thrown', () => onceATurn('pass'))

  rule('[bb2020 122, 124] one Hand-off a turn, spent even if nothing was handed over', () => onceATurn('handOff'))

  rule('[bb2020 122, 125] one Blitz a turn, spent even without a block', () => onceATurn('blitz', 'A1'))

  rule('[bb2020 122, 126] one Foul a turn, spent even if nobody was kicked', () => onceATurn('foul', 'A2'))

  rule('[bb2020 129, 130] any number of blocks, without moving before or after', () => {
    const s = scene('H1 A1 .\n. . .\nH2 A2 .')
    for (const [player, victim, to] of [
      ['H1', 'A1', 'f12'],
      ['H2', 'A2', 'h12'],
    ]) {
      s.activate(player, 'block')
      expect(s.answers()).toEqual(['endAction', `block ${victim}`])
      s.block(victim)
      s.roll('block', 3)
      s.push(to)
      s.stay()
    }
    expect(s.waits()).toBe('away turn')
    expect(s.turnovers()).toEqual([])
  })
})

describe('targets', () => {
  rule('[bb2020 132] the target of a blitz is named with it, and nobody else may be blocked', () => {
    const s = scene('. A1 .\nH1 . .\n. A2 A3/')
    s.activate('H1', 'blitz')
    expect(s.waits()).toBe('home nominate')
    expect(s.answers()).toEqual(['nominate A1', 'nominate A2'])
    s.choose('nominate', { player: 'A2' })
    expect(s.answers('block')).toEqual(['block A2'])
  })

  rule('[bb2020 133] a target out of reach may be named, and the blitz is used up', () => {
    const s = scene('H1 H2 . . . . . . . . . . . . A1', { at: 'h5' })
    s.activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    s.endAction()
    expect(declarable(s, 'H2')).not.toContain('blitz')
  })

  rule('[bb2020 134] the victim of a foul is named with it', () => {
    const s = scene('. A1/ .\nH1 . .\n. A2= A3')
    s.activate('H1', 'foul')
    expect(s.answers()).toEqual(['nominate A1', 'nominate A2'])
    s.choose('nominate', { player: 'A2' })
    expect(s.answers('foul')).toEqual(['foul A2'])
  })
})

describe('stunned players and lost tackle zones', () => {
  rule('[bb2020 9, 137] a player stunned when his team’s turn began is face up at its end', () => {
    const s = scene('H1= H2 . A1=')
    s.endTurn()
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['prone', 'stunned'])
    s.endTurn()
    expect(s.posture('A1')).toBe('prone')
  })

  rule('[bb2020 138] a player stunned in his own turn stays so until the end of the next one', () => {
    const s = scene('H1 A1\n. .\nH2 .', { players: { H1: ':63343' } })
    s.activate('H1', 'block')
    s.block('A1')
    s.roll('block', 1).roll('armour', 6, 6).roll('injury', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
    s.expectTurnOf('away')
    expect(s.posture('H1')).toBe('stunned')
    s.endTurn()
    expect(declarable(s, 'H1')).toEqual([])
    s.endTurn()
    expect(s.posture('H1')).toBe('prone')
  })

  rule('[bb2020 139] a turnover turns them over too', () => {
    const s = scene('H1 x\nA1 .\nH2= .', { facts: 'act=h1:move:1.2' })
    s.step('x').roll('dodge', 1).roll('armour', 1, 1)
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.posture('H2')).toBe('prone')
  })

  rule('[bb2020 140] a lost tackle zone comes back with the next activation', () => {
    const s = scene('H1 . A1', { players: { H1: '~gazed.z' } })
    expect(s.player('H1').noZones).toBe(true)
    s.activate('H1', 'move')
    expect(s.player('H1').noZones).toBe(false)
  })

  rule('[bb2020 9] prone and stunned players fill their squares', () => {
    const s = scene('H1 A1/\n. A2=')
    s.activate('H1', 'move')
    expect(s.answers('step')).not.toContain('step f11')
    expect(s.answers('step')).not.toContain('step g11')
  })
})
