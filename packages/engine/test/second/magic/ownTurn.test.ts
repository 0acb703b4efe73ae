// Spells that help their caster in his own action, and ranged spells besides Flying Fist. Neighbours: flyingFist.test.ts has what all
// ranged spells share, reactions.test.ts has Speed Burst and Grabbit, others.test.ts the spells of the opponents' turn.
import { describe, expect } from 'vitest'
import { spells } from '../../../src/procs/match/spells.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on = ['spells'] as const

const acting = (spell: string, picture: string, { facts = '', ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, facts: `spells=1:${spell}/ ${facts}`.trim() })
  s.choose('activate', { player: 'H1' })
  return s
}

describe('Cloud Jump', () => {
  rule('[second 145] the caster leaps with Leap 3 in this turn, and leaps no better in the next', () => {
    const s = acting('cloudJump', 'H1 A1/ x A2 .\n. . . . .', { on: ['spells', 'leaping'] })
    s.choose('cast')
    s.choose('leap', { square: 'x' })
    expect(s.modifiers()).toContain('leap-3 +3')
    s.roll('leap', 4, 4)
    expect(s.where('H1')).toBe('x')
    s.endAction()
    expect(s.player('H1').skills).toEqual([])
  })

  rule('[second 145] a lower level gives way for the turn, a higher one stays', () => {
    for (const [own, counts] of [
      ['leap-1', 'leap-3 +3'],
      ['leap-4', 'leap-4 +4'],
    ]) {
      const s = acting('cloudJump', 'H1 A1/ x A2 .\n. . . . .', {
        on: ['spells', 'leaping'],
        players: { H1: `+${own}` },
      })
      s.choose('cast')
      s.choose('leap', { square: 'x' })
      expect(s.modifiers()).toContain(counts)
      s.roll('leap', 4, 4)
      s.endAction()
      expect(s.player('H1').skills).toEqual([own])
    }
  })

  rule('[second 145] he leaps into the end zone like one with Heroic Leap', () => {
    const s = acting('cloudJump', 'H1* A1 x', { at: 'f23' })
    expect(s.answers('leap')).toEqual([])
    s.choose('cast')
    s.choose('leap', { square: 'f25', option: 'heroic' })
    s.roll('heroicLeap', 2)
    expect(s.score()).toBe('1-0')
  })

  rule('[second 140] [second 145] before or after he has moved; then he moves and leaps, and does nothing else', () => {
    const s = acting('cloudJump', 'H1* x A1 .\n. . H2 .', { on: ['spells', 'push', 'throwing'] })
    s.step('x')
    s.choose('cast')
    expect(new Set(s.answers().map((one) => one.split(' ')[0]))).toEqual(new Set(['endAction', 'step']))
    s.endAction()
    expect(s.answers()).toEqual(['endTurn', 'activate H2'])
  })
})

describe('Muscle Boost', () => {
  const far = `H1*${' .'.repeat(16)} H2`

  rule('[second 150] he throws as far as with Long Throw', () => {
    const s = acting('muscleBoost', far, { at: 'f5', on: ['spells', 'throwing'] })
    expect(s.answers('throw')).toEqual([])
    s.choose('cast')
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 150] or kicks with Long Kick 4', () => {
    const s = acting('muscleBoost', 'H1* H2', { at: 'f2', on: ['spells', 'kicksInPlay'] })
    const furthest = () => Math.max(...s.answers('kickBall').map((one) => Number(/\d+$/.exec(one)?.[0])))
    expect(furthest()).toBe(22)
    s.choose('cast')
    expect(furthest()).toBe(26)
  })

  rule('[second 150] nothing else; and only who has the ball casts it', () => {
    const s = acting('muscleBoost', 'H1* A1 . H2', { on: ['spells', 'throwing', 'push'] })
    expect(s.answers('cast')).toEqual(['cast H1 muscleBoost'])
    s.choose('cast')
    expect(new Set(s.answers().map((one) => one.split(' ')[0]))).toEqual(new Set(['endAction', 'throw']))
    const other = acting('muscleBoost', 'H1 A1 . H2*')
    expect(other.answers('cast')).toEqual([])
  })

  rule('[second 150] also once he has moved and acted, as long as he could throw anyway', () => {
    const s = acting('muscleBoost', 'H1* x . H2 . A1', { on: ['spells', 'throwing'] })
    s.step('x')
    s.endAction()
    s.choose('activate', { player: 'H1', option: 'late' })
    s.choose('cast')
    s.throwTo('H2')
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 150] the skills are gone with the turn', () => {
    const s = acting('muscleBoost', far, { at: 'f5', on: ['spells', 'throwing'] })
    s.choose('cast')
    s.endAction()
    expect(s.player('H1').skills).toEqual(['long-throw', 'long-kick-4'])
    s.endTurn()
    expect(s.player('H1').skills).toEqual([])
  })
})

describe('Mind Blow', () => {
  rule('[second 149] knocks the target out, and he forgets his own spells', () => {
    const s = acting('mindBlow', 'H1 . . A1* A2', { facts: '' })
    spells.put(s.match.squads.away, [
      { id: 'grabbit', player: s.player('A1').id },
      { id: 'grabbit', player: s.player('A2').id },
    ])
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 6, 6).roll('bounce', 2)
    expect([s.where('A1'), s.ball()]).toEqual(['ko', 'ground e13'])
    expect(spells.of(s.match.squads.away)).toEqual([{ id: 'grabbit', player: s.player('A2').id }])
  })

  rule('[second 143] who is knocked out in another way forgets them too; who is stunned does not', () => {
    for (const [dice, place, left] of [
      [[4, 4], 'ko', 0],
      [[3, 3], 'stunnedBox', 1],
    ] as const) {
      const s = sceneSecond('H1 A1 H2', { on, facts: 'spells=/1:grabbit', players: { H1: ':4293009' } })
      s.choose('activate', { player: 'H1' })
      s.block('A1')
      s.roll('strike', 1, 2)
        .roll('armour', 6, 6)
        .roll('injury', ...dice)
      expect([s.where('A1'), spells.of(s.match.squads.away).length]).toEqual([place, left])
    }
  })
})

describe('Quagmire', () => {
  const mired = (picture = 'H1 . . A1\n. . H2 .\nA2 . . .', options: SecondOptions = {}): Scene => {
    const s = acting('quagmire', picture, options)
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 6, 6)
    return s
  }

  rule('[second 151] the target loses his zone at once, and is not hurt', () => {
    const s = mired()
    expect([s.posture('A1'), s.player('A1').noZones]).toEqual(['standing', true])
    s.choose('activate', { player: 'H2' })
    s.step('f12', 'e13')
    expect(s.waits()).toBe('home activation')
  })

  rule(
    '[second 151] in his next turn he neither moves nor attacks; he may throw, and is free in the turn after',
    () => {
      const s = mired('H1 . . A1* H2\n. . . . .\nA2 . . . .', { on: ['spells', 'push', 'throwing'] })
      s.endTurn()
      s.away.choose('activate', { player: 'A1' })
      expect(s.away.answers()).toEqual(['endAction', 'throw h10'])
      s.away.endAction()
      s.away.endTurn()
      expect(s.player('A1').noZones).toBe(false)
      s.endTurn()
      s.away.choose('activate', { player: 'A1' })
      expect(s.away.answers('step').length).toBeGreaterThan(0)
      expect(s.away.answers('shove')).toEqual(['shove H2'])
    },
  )

  rule('[second 151] he still catches, and joins no gang', () => {
    const s = mired('H1 . . A1 H2\n. . . . A3\nA2* . . . .', { on: ['spells', 'gangUp', 'throwing'] })
    s.endTurn()
    s.away.choose('activate', { player: 'A2' })
    s.away.throwTo('A1')
    s.roll('pass', 6, 6)
    expect(s.holder()).toBe('A1')
    s.away.endAction()
    s.away.choose('activate', { player: 'A3' })
    expect(s.away.answers('gangUp')).toEqual(['gangUp H2'])
    s.away.choose('gangUp')
    expect(s.away.answers('gangUp')).toEqual([])
  })

  rule('[second 151] a team-mate whom it hits sits through the rest of this turn and his next', () => {
    const s = acting('quagmire', 'H1 . . H2 A1')
    s.choose('cast')
    s.roll('spell', 2, 1).roll('scatter', 4)
    expect(s.player('H2').noZones).toBe(true)
    s.endTurn()
    expect(s.player('H2').noZones).toBe(true)
    s.away.endTurn()
    // There is nothing that he could do.
    s.choose('activate', { player: 'H2' })
    expect(s.answers()).toEqual(['endTurn', 'activate H1'])
    s.endTurn()
    expect(s.player('H2').noZones).toBe(false)
  })
})

describe('Bomb Blast', () => {
  rule('[second 144] the target is blocked by a strength of 1, and everybody beside him by none; friends too', () => {
    const s = acting('bombBlast', 'H1 . . A1 A2\n. . . H2 .\n. . . . .\nA3 . . . .')
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 6, 6)
    expect(s.modifiers()).toEqual(['bombBlast +1', 'ST -3'])
    s.roll('magicBlow', 5, 6).roll('armour', 1, 2)
    expect(s.posture('A1')).toBe('faceDown')
    expect(s.modifiers().slice(0, 1)).toEqual(['bombBlast 0'])
    s.roll('magicBlow', 6, 6).roll('armour', 1, 2)
    s.roll('magicBlow', 3, 3)
    expect([s.posture('A2'), s.posture('H2')]).toEqual(['faceDown', 'standing'])
  })

  rule('[second 144] of the Block Table only what happens to the blocked counts', () => {
    for (const [dice, what] of [
      [[1, 1], 'standing'],
      [[2, 3], 'standing'],
      [[4, 5], 'standing'],
      [[5, 5], 'faceDown'],
      [[5, 6], 'faceDown'],
    ] as const) {
      const s = acting('bombBlast', 'H1 . . A1')
      s.choose('cast', { square: 'f13' })
      s.roll('spell', 6, 6).roll('magicBlow', ...dice)
      if (what === 'faceDown') s.roll('armour', 1, 2)
      expect([s.posture('A1'), s.posture('H1')]).toEqual([what, 'standing'])
    }
    const s = acting('bombBlast', 'H1 . . A1', { players: { A1: ':4213009' } })
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 6, 6).roll('magicBlow', 6, 6)
    expect(s.where('A1')).toBe('stunnedBox')
  })

  rule('[second 144] Block helps against it', () => {
    const s = acting('bombBlast', 'H1 . . A1', { players: { A1: '+block-2' } })
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 6, 6)
    expect(s.modifiers()).toEqual(['bombBlast +1', 'ST -3', 'block-2 -1'])
    s.roll('magicBlow', 5, 5)
    expect(s.posture('A1')).toBe('standing')
  })

  rule('[second 144] it may be aimed at a square beside an opponent', () => {
    const s = acting('bombBlast', 'H1 . . A1')
    expect(s.answers('cast')).toHaveLength(9)
    s.choose('cast', { square: 'f12' })
    s.roll('spell', 6, 6)
    expect(s.modifiers()).toEqual(['bombBlast 0', 'ST -3'])
    s.roll('magicBlow', 4, 6)
    expect(s.posture('A1')).toBe('standing')
  })
})
