// Stars who surprise: Swift as the Breeze, Wisdom of the White Dwarf, Quick Bite and Savage Blow.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Swift as the Breeze', () => {
  const dodging = (diver = ''): Scene => {
    const s = scene('A1 . .\nH1 x A2\nH9 . .', { players: { H1: '+swift-as-the-breeze', A1: diver } })
    return s.activate('H1', 'move').step('x')
  }

  rule('[bb2020 808] before a dodge he says that it needs a 2, without modifiers', () => {
    const s = dodging()
    expect(asked(s)).toBe('home useSkill swift-as-the-breeze')
    s.use()
    expect([s.needs(), s.modifiers()]).toEqual([2, []])
    s.roll('dodge', 2)
    expect([s.posture('H1'), s.player('H1').spent]).toEqual(['standing', ['swift-as-the-breeze match']])
  })

  rule('[bb2020 808] nor does Diving Tackle have an effect; a 1 still fails', () => {
    const s = dodging('+diving-tackle')
    s.use()
    s.roll('dodge', 2)
    expect([s.waits(), s.posture('H1')]).toEqual(['home activation', 'standing'])
    const t = dodging()
    t.use()
    t.roll('dodge', 1).roll('armour', 1, 2)
    expect([t.posture('H1'), t.turnovers()]).toEqual(['prone', ['knockedDown']])
  })

  rule('[bb2020 808] a rush in a blizzard too, but not one that needs a 2 anyway', () => {
    const s = scene('H1 x', { players: { H1: '+swift-as-the-breeze' }, facts: 'weather=blizzard act=h1:move:0.2' })
    s.step('x')
    expect(asked(s)).toBe('home useSkill swift-as-the-breeze')
    s.use()
    expect(s.needs()).toBe(2)
    s.roll('goForIt', 2)
    const t = scene('H1 x', { players: { H1: '+swift-as-the-breeze' }, facts: 'act=h1:move:0.2' }).step('x')
    expect(t.waits()).toBe('dice goForIt')
    t.roll('goForIt', 2)
  })

  rule('[bb2020 808] declined he rolls as usual', () => {
    const s = dodging()
    s.decline()
    expect([s.needs(), s.modifiers().length]).toEqual([5, 2])
    s.roll('dodge', 5)
    expect(s.player('H1').spent).toEqual([])
  })
})

describe('Wisdom of the White Dwarf', () => {
  const PICTURE = 'H1 H2 .\nH3 . H4\nA1'

  rule('[bb2020 800] a team-mate activated next to him has one more skill for this turn', () => {
    const s = scene(PICTURE, { players: { H1: '+wisdom-of-the-white-dwarf', H2: '+sure-feet' } })
    s.activate('H2', 'move')
    expect([asked(s), s.question().player]).toEqual(['home useSkill wisdom-of-the-white-dwarf', s.player('H1').id])
    s.use()
    expect(s.answers()).toEqual(['choose break-tackle', 'choose dauntless', 'choose mighty-blow-1'])
    s.choose('choose', { option: 'dauntless' })
    expect(s.player('H2').skills).toEqual(['sure-feet', 'dauntless'])
    s.endAction()
    s.endTurn()
    expect(s.player('H2').skills).toEqual(['sure-feet'])
  })

  rule('[bb2020 800] once a turn, and not far from him', () => {
    const s = scene(PICTURE, { players: { H1: '+wisdom-of-the-white-dwarf' } })
    s.activate('H4', 'move')
    expect(s.waits()).toBe('home activation')
    s.endAction()
    s.activate('H3', 'move').use()
    s.choose('choose', { option: 'break-tackle' })
    s.endAction()
    s.activate('H2', 'move')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bb2020 800] stars may learn too; while down he teaches nobody', () => {
    const s = scene(PICTURE, { players: { H1: '+wisdom-of-the-white-dwarf' }, who: { H2: { engaged: 'star' } } })
    expect(s.activate('H2', 'move').waits()).toBe('home useSkill')
    const t = scene('H1/ H2', { players: { H1: '+wisdom-of-the-white-dwarf' } }).activate('H2', 'move')
    expect(t.waits()).toBe('home activation')
  })
})

describe('Quick Bite', () => {
  const caught = (): Scene => {
    const s = scene('H1* H2 A1\nH3 . .', { players: { A1: '+quick-bite' } }).activate('H1', 'handOff')
    s.handOff('H2')
    return s.roll('catch', 6)
  }

  rule('[bb2020 801] he bites the player who caught the ball next to him and gets it, without a turnover', () => {
    const s = caught()
    expect(asked(s)).toBe('away useSkill quick-bite')
    s.away.use()
    expect([s.needs(), s.modifiers()]).toEqual([9, []])
    s.roll('armour', 4, 5).roll('injury', 3, 4)
    expect([s.holder(), s.posture('H2'), s.turnovers()]).toEqual(['A1', 'stunned', []])
    expect([s.waits(), s.player('A1').spent]).toEqual(['home turn', ['quick-bite match']])
  })

  rule('[bb2020 801] if the armour holds nothing happens', () => {
    const s = caught()
    s.away.use()
    s.roll('armour', 4, 4)
    expect([s.holder(), s.posture('H2'), s.player('A1').spent]).toEqual(['H2', 'standing', ['quick-bite match']])
  })

  rule('[bb2020 801] not far from him', () => {
    const s = scene('H1* H2 . A1\nH3 . . .', { players: { A1: '+quick-bite' } }).activate('H1', 'handOff')
    s.handOff('H2')
    s.roll('catch', 6)
    expect(s.waits()).toBe('home turn')
  })
})

describe('Savage Blow', () => {
  const block = (...faces: number[]): Scene => {
    const s = scene('H9 . H1 A1 x', { players: { H1: ':67349+savage-blow' } }).activate('H1', 'block')
    s.block('A1')
    return s.roll('block', ...faces)
  }

  rule('[bb2020 775] of three dice he rolls two again, at once', () => {
    const s = block(1, 2, 5)
    expect(s.answers()).toEqual(['keep', 'reroll savage-blow'])
    s.reroll('savage-blow')
    expect(s.answers()).toEqual(['useDie attackerDown', 'useDie bothDown', 'useDie defenderStumbles'])
    s.useDie('bothDown')
    expect(s.answers()).toEqual(['done', 'useDie attackerDown', 'useDie defenderStumbles'])
    s.useDie('attackerDown')
    s.choose('done')
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 6)
    expect(s.answers()).toEqual(['useDie pushed', 'useDie defenderDown', 'useDie defenderStumbles'])
    expect(s.player('H1').spent).toEqual(['savage-blow match'])
  })

  rule('[bb2020 775] or all, or one; never a second time', () => {
    const s = block(1, 1, 1)
    s.reroll('savage-blow')
    s.useDie('attackerDown')
    s.useDie('attackerDown')
    s.useDie('attackerDown')
    s.roll('block', 2, 2, 6)
    expect(s.answers()).toEqual(['useDie bothDown', 'useDie defenderDown'])
    const t = block(1, 1, 3)
    t.reroll('savage-blow')
    t.useDie('attackerDown')
    t.choose('done')
    t.roll('block', 6)
    expect(t.answers()).toEqual(['useDie defenderDown', 'useDie attackerDown', 'useDie pushed'])
  })
})
