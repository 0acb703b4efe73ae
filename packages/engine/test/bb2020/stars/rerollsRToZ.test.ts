// Stars who re-roll or modify: Unstoppable Momentum, The Ballista, Strong Passing Game, Thinking Man's Troll.
import { describe, expect } from 'vitest'
import { kickBb2020, lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Unstoppable Momentum', () => {
  const LINE = 'H9 . H1 A1 x . A9'

  rule('[bb2020 802] in a blitz one die of the block is rolled again, and only one', () => {
    const s = scene(LINE, { players: { H1: ':65349+unstoppable-momentum' } }).activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    s.block('A1')
    s.roll('block', 1, 2)
    expect(s.answers()).toEqual(['keep', 'reroll unstoppable-momentum'])
    s.reroll('unstoppable-momentum')
    expect(s.answers()).toEqual(['useDie attackerDown', 'useDie bothDown'])
    s.useDie('attackerDown')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 6)
    expect([s.waits(), s.answers()]).toEqual(['home blockDie', ['useDie defenderDown', 'useDie bothDown']])
    expect(s.player('H1').spent).toEqual([])
  })

  rule('[bb2020 802] it works in the Blitz kick-off event too, since it is counted by the action', () => {
    const s = readyToKick(openingBb2020(lineUpBb2020(11, {}, { 6: ['unstoppable-momentum'] })))
    kickBb2020(s, 'c20', [5, 2], [5, 5]).roll('blitz', 1)
    s.activate('H6', 'blitz').choose('nominate', { player: 'A2' })
    s.step('f13').block('A2')
    s.roll('block', 1)
    expect(s.answers()).toEqual(['keep', 'reroll unstoppable-momentum'])
    s.reroll('unstoppable-momentum')
    s.roll('block', 3).push('h15')
    s.stay()
    expect([s.posture('H6'), s.posture('A2')]).toEqual(['standing', 'standing'])
  })

  rule('[bb2020 802] not in a Block action', () => {
    const s = scene(LINE, { players: { H1: ':65349+unstoppable-momentum' } }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 1, 2)
    expect(s.waits()).toBe('home blockDie')
  })
})

describe('The Ballista', () => {
  rule('[bb2020 817] a failed pass is thrown again, once a match', () => {
    const s = scene('H1* . . H2', { players: { H1: '+the-ballista' } }).activate('H1', 'pass')
    s.throwTo('H2')
    s.roll('pass', 2)
    expect(s.answers()).toEqual(['keep', 'reroll the-ballista'])
    s.reroll('the-ballista')
    s.roll('pass', 5).roll('catch', 4)
    expect([s.holder(), s.player('H1').spent]).toEqual(['H2', ['the-ballista match']])
  })

  rule('[bb2020 817] so is a team-mate, and a good throw needs none', () => {
    const s = scene('H1 H2 . . . x', { players: { H1: ':65349+the-ballista+throw-team-mate', H2: '+right-stuff' } })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { player: 'H2', square: 'x' })
    s.roll('throwTeamMate', 1)
    s.reroll('the-ballista')
    s.roll('throwTeamMate', 6)
    expect([s.waits(), s.player('H1').spent]).toEqual(['dice scatter', ['the-ballista match']])
    s.roll('scatter', 1).roll('scatter', 8).roll('scatter', 4).roll('land', 6)
    const t = scene('H1* . . H2', { players: { H1: '+the-ballista' } }).activate('H1', 'pass')
    t.throwTo('H2')
    t.roll('pass', 5)
    expect(t.waits()).toBe('dice catch')
    t.roll('catch', 4)
  })
})

describe('Strong Passing Game', () => {
  const thrown = (face: number): Scene => {
    const s = scene('H1* . . . . H2', { players: { H1: '+strong-passing-game' } }).activate('H1', 'pass')
    s.throwTo('H2')
    return s.roll('pass', face)
  }

  rule('[bb2020 830] his strength is added to a pass that was not good enough', () => {
    const s = thrown(2)
    expect(asked(s)).toBe('home useSkill strong-passing-game')
    s.use()
    s.roll('catch', 4)
    expect([s.holder(), s.player('H1').spent]).toEqual(['H2', ['strong-passing-game match']])
  })

  rule('[bb2020 830] a natural 1 is fumbled with any bonus, and a good pass needs nothing', () => {
    const s = thrown(1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    const t = thrown(5)
    expect(t.waits()).toBe('dice catch')
    t.roll('catch', 4)
  })
})

describe("Thinking Man's Troll", () => {
  rule('[bb2020 821] one die of his own is rolled again, once a half', () => {
    const s = scene('H1 x\n. .\nA1 .', { at: 'f10', players: { H1: ':65349+thinking-mans-troll' } })
    const t = scene('H1 A1 x\nH2 . .', { players: { H1: ':65349+thinking-mans-troll' } }).activate('H1', 'block')
    expect(s.waits()).toBe('home turn')
    t.block('A1')
    t.roll('block', 1, 3)
    t.reroll('thinking-mans-troll')
    t.useDie('attackerDown')
    t.roll('block', 6)
    expect([t.answers(), t.player('H1').spent]).toEqual([
      ['useDie defenderDown', 'useDie pushed'],
      ['thinking-mans-troll half'],
    ])
  })

  rule('[bb2020 821] never of armour or injury rolls', () => {
    const s = scene('H1 A1 x\nH2 . .', { players: { H1: ':65349+thinking-mans-troll!x' } }).activate('H1', 'block')
    s.block('A1')
    s.roll('block', 6, 6).keep()
    s.push('x')
    s.stay()
    s.roll('armour', 4, 5)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 3, 4)
    expect(s.posture('A1')).toBe('stunned')
  })
})
