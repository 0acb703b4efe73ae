// Blocks: targets, number of dice, each face, blitzing and following up. Chapter G of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

/** H1 blocks A1; dice are pending. */
const block = (s: Scene): Scene => {
  s.activate('H1', 'block').block('A1')
  return s
}

describe('whom to block, and with how many dice', () => {
  rule('[bugman 91, 92] only a standing opponent next to the blocker can be blocked', () => {
    const s = scene(`
      A1 A2/ A3= .
      H2 H1  .   A4
      H3 .   .   .
      A5/ .  .   .
    `)
    expect(s.answers('activate')).toContain('activate H1 block')
    expect(s.answers('activate')).not.toContain('activate H3 block')
    s.activate('H1', 'block')
    expect(s.answers()).toEqual(['endAction', 'block A1'])
    s.endAction()
    s.activate('H3', 'blitz')
    expect(s.answers('block')).toEqual([])
  })

  rule('[bugman 93, 94, 95, 96] [third 186] strengths decide the number of dice and the coach who chooses', () => {
    const rows: readonly (readonly [ours: number, theirs: number, dice: number, chooser: 'home' | 'away'])[] = [
      [3, 3, 1, 'home'],
      [4, 3, 2, 'home'],
      [3, 4, 2, 'away'],
      [6, 3, 2, 'home'],
      [3, 6, 2, 'away'],
      [7, 3, 3, 'home'],
      [3, 7, 3, 'away'],
      [2, 1, 2, 'home'],
      [5, 2, 3, 'home'],
    ]
    for (const [ours, theirs, dice, chooser] of rows) {
      const s = block(scene('H1 A1', { players: { H1: `:6${ours}38`, A1: `:6${theirs}38` } }))
      expect(s.dice(), `ST ${ours} against ST ${theirs}`).toEqual(new Array(dice).fill('block'))
      s.roll('block', ...[3, 6, 6].slice(0, dice))
      expect(s.waits()).toBe(dice === 1 ? 'home pushSquare' : `${chooser} blockDie`)
      if (dice > 1) expect(s[chooser].answers()).toEqual(['useDie pushed', 'useDie defenderDown'])
    }
  })

  rule("[bugman 97] the dice are the blocker's, to re-roll too, though a stronger defender has the choice", () => {
    const s = block(scene(LINE, { facts: 'rr=1/1', players: { A1: ':6438' } }))
    s.roll('block', 1, 6)
    expect(s.waits()).toBe('home reroll')
    s.reroll('team')
    s.roll('block', 2, 6)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([0, 1])
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('bothDown')
    s.roll('armour', 1, 2).roll('armour', 1, 2)
  })
})

describe('the faces of the block die', () => {
  rule('[bugman 98] [third 185] Attacker Down: the blocker falls where he stands, and the turn is over', () => {
    const s = block(scene(LINE)).roll('block', 1)
    expect(s.explain().player).toBe(s.player('H1').id)
    s.roll('armour', 3, 4)
    expect([s.where('H1'), s.posture('H1'), s.where('A1'), s.posture('A1')]).toEqual([
      'f12',
      'prone',
      'f13',
      'standing',
    ])
    expect(s.happened('turnover')).toHaveLength(1)
    s.expectTurnOf('away')
  })

  rule("[bugman 99] [third 185] Both Down: both fall where they stand, the defender's armour is rolled first", () => {
    const s = block(scene(LINE)).roll('block', 2)
    expect(s.explain().player).toBe(s.player('A1').id)
    s.roll('armour', 3, 4)
    expect(s.explain().player).toBe(s.player('H1').id)
    s.roll('armour', 3, 4)
    expect([s.where('H1'), s.where('A1')]).toEqual(['f12', 'f13'])
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['prone', 'prone'])
    s.expectTurnOf('away')
  })

  rule(
    '[bugman 100, 360] [third 233] Both Down and a blocker who uses Block: only the defender falls, no turnover',
    () => {
      const s = block(scene(LINE, { players: { H1: '+block' } })).roll('block', 2)
      expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'block'])
      s.use()
      s.roll('armour', 3, 4)
      expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'prone'])
      expect(s.where('A1')).toBe('f13')
      s.expectTurnOf('home')
    },
  )

  rule('[bugman 100, 360] Both Down and a defender who uses Block: only the blocker falls, turnover', () => {
    const s = block(scene(LINE, { players: { A1: '+block' } })).roll('block', 2)
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'block'])
    s.away.use()
    s.roll('armour', 3, 4)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['prone', 'standing'])
    s.expectTurnOf('away')
  })

  rule('[bugman 101] Both Down and Block on both sides: nobody falls, the moving coach is asked first', () => {
    const s = block(scene(LINE, { players: { H1: '+block', A1: '+block' } })).roll('block', 2)
    expect(s.waits()).toBe('home useSkill')
    s.use()
    expect(s.waits()).toBe('away useSkill')
    s.away.use()
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['standing', 'standing'])
    s.expectTurnOf('home')
  })

  rule('[bugman 361] Block need not be used: a player who declines it falls', () => {
    const s = block(scene(LINE, { players: { H1: '+block', A1: '+block' } })).roll('block', 2)
    s.decline()
    s.away.use()
    expect(s.explain().player).toBe(s.player('H1').id)
    s.roll('armour', 3, 4)
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['prone', 'standing'])
    s.expectTurnOf('away')
  })

  rule('[bugman 102] [third 185] Pushed: the defender moves a square and nobody falls', () => {
    for (const face of [3, 4]) {
      const s = block(scene(LINE)).roll('block', face)
      s.push('x')
      expect(s.waits()).toBe('home followUp')
      s.stay()
      expect([s.where('A1'), s.posture('A1'), s.where('H1'), s.posture('H1')]).toEqual([
        'x',
        'standing',
        'f12',
        'standing',
      ])
      s.expectTurnOf('home')
    }
  })

  rule('[bugman 103, 420] [third 185, 233] Defender Stumbles: a defender who uses Dodge is only pushed', () => {
    const s = block(scene(LINE, { players: { A1: '+dodge' } })).roll('block', 5)
    expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'dodge'])
    s.away.use()
    s.push('x')
    s.followUp()
    expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'standing'])
    s.expectTurnOf('home')
  })

  rule(
    '[bugman 104, 420] [third 185] Defender Stumbles: without Dodge, or declining it, he is pushed and falls there',
    () => {
      const plain = block(scene(LINE)).roll('block', 5)
      expect(plain.waits()).toBe('home pushSquare')
      const declined = block(scene(LINE, { players: { A1: '+dodge' } })).roll('block', 5)
      declined.away.decline()
      for (const s of [plain, declined]) {
        s.push('x')
        s.stay()
        s.roll('armour', 3, 4)
        expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'prone'])
        s.expectTurnOf('home')
      }
    },
  )

  rule('[bugman 105, 120] [third 185] Defender Down: pushed, then face up on his new square; Dodge is no help', () => {
    const s = block(scene(LINE, { players: { A1: '+dodge+block' } })).roll('block', 6)
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    s.stay()
    s.roll('armour', 3, 4)
    expect([s.where('A1'), s.posture('A1'), s.posture('H1')]).toEqual(['x', 'prone', 'standing'])
    s.expectTurnOf('home')
  })
})

describe('blitzing and following up', () => {
  rule('[bugman 106] [third 188] the block of a blitz costs a square, comes once, and he may move on', () => {
    const s = scene('H9 . y w H1 . A1 x', { players: { H1: ':3338' } })
    s.activate('H1', 'blitz').step('f15')
    s.block('A1')
    s.roll('block', 3)
    s.push('x')
    s.stay()
    s.step('f14')
    expect(s.waits()).toBe('home activation')
    s.step('w')
    expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
    s.roll('goForIt', 2)
    expect(s.where('H1')).toBe('w')
  })

  rule('[bugman 106] [third 188] a blitz holds one block, though its victim still stands next to him', () => {
    const s = scene('H9 . H1 A1 x')
    s.activate('H1', 'blitz').block('A1')
    s.roll('block', 3)
    s.push('x')
    s.followUp()
    expect(s.waits()).toBe('home activation')
    expect([s.where('H1'), s.where('A1'), s.answers('block')]).toEqual(['f13', 'x', []])
  })

  rule("[bugman 121] [third 189] following up into the square left is the blocker's choice", () => {
    const s = block(scene(LINE)).roll('block', 3)
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    expect(s.answers()).toEqual(['followUp f13', 'stay'])
    s.followUp()
    expect([s.where('H1'), s.where('A1')]).toEqual(['f13', 'x'])
  })

  rule('[bugman 122] he decides to follow up before armour is rolled', () => {
    const s = block(scene(LINE)).roll('block', 6)
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    s.followUp()
    expect([s.waits(), s.where('H1')]).toEqual(['dice armour', 'f13'])
    s.roll('armour', 6, 1)
  })

  rule('[bugman 123] following up needs no dodge, out of a tackle zone or into one', () => {
    const s = scene(`
      A2 .  .  .
      H1 A1 x  .
      .  .  A3 .
      .  .  .  .
      H9 .  .  .
    `)
    block(s).roll('block', 3, 3)
    s.push('x')
    s.followUp()
    expect(s.where('H1')).toBe('g11')
    s.expectTurnOf('home')
  })

  rule('[bugman 123] following up costs a blitzing player no further movement', () => {
    const s = scene('H9 . H1 . A1 x', { players: { H1: ':3338' } })
    s.activate('H1', 'blitz').step('f13')
    s.block('A1')
    s.roll('block', 6)
    s.push('x')
    s.followUp()
    s.roll('armour', 3, 4)
    expect(s.where('H1')).toBe('f14')
    s.step('f13')
    expect(s.waits()).toBe('home activation')
    s.step('f12')
    s.roll('goForIt', 2)
    expect(s.where('H1')).toBe('f12')
  })
})
