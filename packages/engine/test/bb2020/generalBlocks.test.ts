// General skills for blocks in bb2020: Block, Dauntless, Fend, Frenzy and Wrestle.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const LINE = 'H9 . H1 A1 x .'

/** H1 blocks A1; nothing is rolled yet. */
const begin = (players: Players, picture = LINE, facts = ''): Scene => {
  const s = scene(picture, { players, facts })
  s.activate('H1', 'block').block('A1')
  return s
}

/** H1 blitzes A1, who is adjacent. */
const blitz = (players: Players, picture = LINE): Scene => {
  const s = scene(picture, { players }).activate('H1', 'blitz')
  s.choose('nominate', { player: 'A1' })
  s.block('A1')
  return s
}

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Block', () => {
  rule('[bb2020 439] the attacker stays up when both go down', () => {
    const s = begin({ H1: '+block' })
    s.roll('block', 2)
    expect(asked(s)).toBe('home useSkill block')
    s.use()
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['standing', 'prone', []])
    const t = begin({ H1: '+block' })
    t.roll('block', 2).decline()
    t.roll('armour', 1, 2).roll('armour', 1, 2)
    expect([t.posture('H1'), t.turnovers()]).toEqual(['prone', ['knockedDown']])
  })

  rule('[bb2020 440] the defender stays up as well', () => {
    const s = begin({ A1: '+block' })
    s.roll('block', 2)
    expect(asked(s)).toBe('away useSkill block')
    s.away.use()
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['prone', 'standing', ['knockedDown']])
  })

  rule('[bb2020 440] no help to a player without a tackle zone', () => {
    const s = begin({ A1: '+block.z' })
    s.roll('block', 2).roll('armour', 1, 2).roll('armour', 1, 2)
    expect(s.posture('A1')).toBe('prone')
  })
})

describe('Dauntless', () => {
  rule('[bb2020 441] a roll above the difference makes him equal before assists', () => {
    // A2 assists A1: 3 against 5 becomes 5 against 5, and the assist makes A1 stronger.
    const s = begin({ H1: '+dauntless', A1: ':65349' }, 'H9 . H1 A1 x\n. . . A2 .')
    expect(asked(s)).toBe('home useSkill dauntless')
    s.use()
    expect([s.waits(), s.needs()]).toEqual(['dice dauntless', 3])
    s.roll('dauntless', 3)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 6)
    expect(s.waits()).toBe('away blockDie')
    s.away.useDie('pushed')
    s.push('x')
    s.stay()
  })

  rule('[bb2020 441] a low roll leaves his own strength', () => {
    const s = begin({ H1: '+dauntless', A1: ':67349' })
    s.use()
    expect(s.needs()).toBe(5)
    s.roll('dauntless', 4)
    expect(s.dice()).toHaveLength(3)
    s.roll('block', 3, 3, 3).push('x')
    s.stay()
  })

  rule('[bb2020 442] it is not offered against an equal, nor against one whom only assists make stronger', () => {
    const s = begin({ H1: '+dauntless' }, 'H9 . H1 A1 x\n. . . A2 .')
    expect([s.waits(), s.dice().length]).toEqual(['dice block', 2])
    s.roll('block', 3, 3).push('x')
    s.stay()
  })

  rule('[bb2020 443] rolled again for the second block of a frenzy', () => {
    const s = begin({ H1: '+dauntless+frenzy', A1: ':64349' })
    s.use()
    s.roll('dauntless', 2)
    expect(s.dice()).toHaveLength(1)
    s.roll('block', 3).push('x')
    expect([s.where('H1'), asked(s)]).toEqual(['f13', 'home useSkill dauntless'])
    s.use()
    s.roll('dauntless', 1)
    expect(s.dice()).toHaveLength(2)
    s.roll('block', 3, 3).push('f15')
    s.expectTurnOf('home')
  })
})

describe('Fend', () => {
  rule('[bb2020 445] the attacker may not follow up after a push', () => {
    const s = begin({ A1: '+fend' })
    s.roll('block', 3).push('x')
    expect(asked(s)).toBe('away useSkill fend')
    s.away.use()
    expect([s.where('H1'), s.where('A1')]).toEqual(['f12', 'x'])
    s.expectTurnOf('home')
    const t = begin({ A1: '+fend' })
    t.roll('block', 3).push('x')
    t.away.decline()
    expect(t.waits()).toBe('home followUp')
  })

  rule('[bb2020 445] a blitzer so held off may still move on', () => {
    const s = blitz({ A1: '+fend' })
    s.roll('block', 6).push('x')
    s.away.use()
    s.roll('armour', 1, 2)
    expect([s.waits(), s.where('H1')]).toEqual(['home activation', 'f12'])
    s.step('f13')
  })

  rule('[bb2020 446] of no use to a player who is pushed further down the chain', () => {
    const s = begin({ A2: '+fend' }, '. . . . A3 .\nH9 . H1 A1 A2 x\n. . . . A4 .', '')
    s.roll('block', 3)
    s.push('g14')
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    s.followUp()
    expect([s.where('H1'), s.where('A1'), s.where('A2')]).toEqual(['g13', 'g14', 'x'])
  })

  rule('[bb2020 447] Juggernaut overcomes it in a blitz, not in a block', () => {
    const s = blitz({ H1: '+juggernaut', A1: '+fend' })
    s.roll('block', 3).push('x')
    expect(s.waits()).toBe('home followUp')
    const t = begin({ H1: '+juggernaut', A1: '+fend' })
    t.roll('block', 3).push('x')
    expect(asked(t)).toBe('away useSkill fend')
  })
})

describe('Frenzy', () => {
  rule('[bb2020 448] he must follow up, block again, and follow up again', () => {
    const s = begin({ H1: '+frenzy' })
    s.roll('block', 3).push('x')
    expect([s.where('H1'), s.waits()]).toEqual(['f13', 'dice block'])
    s.roll('block', 3).push('f15')
    expect([s.where('H1'), s.where('A1')]).toEqual(['x', 'f15'])
    s.expectTurnOf('home')
  })

  rule('[bb2020 448] a player whom the first block knocks down is not blocked again', () => {
    const s = begin({ H1: '+frenzy' })
    s.roll('block', 6).push('x')
    s.roll('armour', 1, 2)
    expect([s.where('H1'), s.happened('blockDeclared').length]).toEqual(['f13', 1])
    s.expectTurnOf('home')
  })

  rule('[bb2020 449] in a blitz the second block costs a square of movement', () => {
    const s = blitz({ H1: ':33349+frenzy' })
    s.roll('block', 3).push('x')
    s.roll('block', 3).push('f15')
    // Three squares, two blocks: one step without a rush, and two more with.
    s.step('f13').roll('dodge', 3)
    s.step('f12')
    expect(s.waits()).toBe('dice goForIt')
    s.roll('goForIt', 2)
  })

  rule('[bb2020 449] the last square of movement pays for it, without a rush', () => {
    for (const rushes of [0, 2]) {
      const s = scene(LINE, { players: { H1: '+frenzy' }, facts: `act=h1:blitz:2.${rushes}` })
      s.block('A1')
      s.roll('block', 3).push('x')
      expect(s.waits()).toBe('dice block')
      s.roll('block', 3).push('f15')
      expect([s.where('H1'), s.happened('blockDeclared').length]).toEqual(['x', 2])
    }
  })

  rule('[bb2020 449] or a rush, whose failure brings him down without a block', () => {
    const s = scene(LINE, { players: { H1: '+frenzy' }, facts: 'act=h1:blitz:1.1' })
    s.block('A1')
    s.roll('block', 3).push('x')
    expect([s.waits(), s.needs()]).toEqual(['dice goForIt', 2])
    s.roll('goForIt', 1).roll('armour', 1, 2)
    expect([s.turnovers(), s.happened('blockDeclared').length]).toEqual([['knockedDown'], 1])
  })

  rule('[bb2020 449] with nothing left to pay there is no second block', () => {
    const s = scene(LINE, { players: { H1: '+frenzy' }, facts: 'act=h1:blitz:1.0' })
    s.block('A1')
    s.roll('block', 3).push('x')
    expect(s.happened('blockDeclared')).toHaveLength(1)
    s.expectTurnOf('home')
  })

  rule('[bb2020 450] one who stood firm is blocked again', () => {
    const s = begin({ H1: '+frenzy', A1: '+stand-firm' })
    s.roll('block', 3).away.use()
    expect([s.where('H1'), s.waits()]).toEqual(['f12', 'dice block'])
    s.roll('block', 3).away.use()
    s.expectTurnOf('home')
  })

  rule('[bb2020 451] no second block once following up has scored', () => {
    const s = scene('H9 H1* .\n. . A1\n. . x', { at: 'f24', players: { H1: '+frenzy' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 3)
    expect(s.happened('moved').map((event) => 'how' in event && event.how)).toEqual(['pushed', 'followUp'])
    expect([s.score(), s.happened('blockDeclared').length]).toEqual(['1-0', 1])
  })
})

describe('Wrestle', () => {
  rule('[bb2020 468] either side turns Both Down into two players placed prone', () => {
    for (const side of ['H1', 'A1']) {
      const s = begin({ [side]: '+wrestle' })
      s.roll('block', 2)
      expect(asked(s)).toBe(`${side === 'H1' ? 'home' : 'away'} useSkill wrestle`)
      s.coachOf(side).use()
      expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['prone', 'prone', []])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 468] also if the opponent has used other skills', () => {
    const s = begin({ H1: '+block', A1: '+wrestle' })
    s.roll('block', 2).use()
    expect(asked(s)).toBe('away useSkill wrestle')
    s.away.use()
    expect([s.posture('H1'), s.posture('A1')]).toEqual(['prone', 'prone'])
  })

  rule('[bb2020 469] a turnover only when the attacker held the ball', () => {
    const s = begin({ A1: '+wrestle' }, LINE.replace('H1', 'H1*'))
    s.roll('block', 2).away.use()
    s.roll('bounce', 4)
    expect([s.ball(), s.turnovers()]).toEqual(['ground f11', ['carrierDown']])
  })
})
