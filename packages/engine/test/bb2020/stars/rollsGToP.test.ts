// Star rules that help a player's own rolls: Halfling Luck, Incorporeal, Mesmerizing Dance.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** H1 moves away from A1 and rolls this. */
const dodged = (face: number, skills: string, spent: readonly string[] = []): Scene => {
  const s = scene('y x H1 A1\nA2 . . .', { players: { H1: skills } })
  s.player('H1').spent = spent
  return s.activate('H1', 'move').step('x').roll('dodge', face)
}

describe('Halfling Luck', () => {
  rule('[bb2020 819] one die of his own is rolled again, once a match, without another roll', () => {
    const s = dodged(1, '+halfling-luck')
    expect(s.answers()).toEqual(['keep', 'reroll halfling-luck'])
    s.reroll('halfling-luck')
    s.roll('dodge', 4)
    expect([s.where('H1'), s.player('H1').spent]).toEqual(['x', ['halfling-luck match']])
    const spent = dodged(1, '+halfling-luck', ['halfling-luck match'])
    expect(spent.waits()).toBe('dice armour')
    spent.roll('armour', 1, 1)
  })

  rule('[bb2020 819] it works while he is prone: standing up', () => {
    const s = scene('H1/ . A1', { players: { H1: ':23349+halfling-luck' } }).activate('H1', 'move')
    s.standUp()
    s.roll('standUp', 3)
    expect(s.answers()).toEqual(['keep', 'reroll halfling-luck'])
    s.reroll('halfling-luck')
    s.roll('standUp', 4)
    expect([s.posture('H1'), s.player('H1').spent]).toEqual(['standing', ['halfling-luck match']])
  })

  rule('[bb2020 819] not on armour, injury and casualty rolls, neither his victim’s nor his own', () => {
    const s = scene('H9 . H1 A1 x A2', { players: { H1: '+halfling-luck' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).keep()
    s.push('x')
    s.stay()
    s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 1)
    expect([s.where('A1'), s.player('A1').injuries, s.player('H1').spent]).toEqual(['casualty', ['badlyHurt'], []])
    s.expectTurnOf('home')
    const own = dodged(1, '+halfling-luck')
    own.keep()
    own.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 1)
    expect([own.where('H1'), own.player('H1').spent]).toEqual(['casualty', []])
    own.expectTurnOf('away')
  })

  rule('[bb2020 819] one of several block dice, and none of an armour roll', () => {
    const s = scene('H9 . H1 A1 x', { players: { H1: ':65349+halfling-luck' } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 1, 3)
    s.reroll('halfling-luck')
    s.useDie('attackerDown')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 1)
    s.useDie('attackerDown')
    expect(s.waits()).toBe('dice armour')
    const hurt = dodged(1, '+halfling-luck')
    hurt.keep()
    hurt.roll('armour', 6, 6)
    expect(hurt.waits()).toBe('dice injury')
    hurt.roll('injury', 1, 1)
    expect([hurt.posture('H1'), hurt.waits()]).toEqual(['stunned', 'away turn'])
    s.roll('armour', 1, 1)
    expect([s.posture('H1'), s.player('H1').spent]).toEqual(['prone', ['halfling-luck match']])
  })
})

describe('Incorporeal', () => {
  rule('[bb2020 797] after the roll her strength is added to a dodge', () => {
    const s = dodged(2, ':64549+incorporeal')
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'incorporeal'])
    s.use()
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
    expect(s.modifiers()).toContain('incorporeal +4')
    expect(s.player('H1').spent).toEqual(['incorporeal match'])
  })

  rule('[bb2020 797] a natural 1 still fails, a success needs nothing, and it works once', () => {
    const one = dodged(1, ':64549+incorporeal')
    expect(one.waits()).toBe('dice armour')
    one.roll('armour', 1, 1)
    expect(dodged(6, ':64549+incorporeal').waits()).toBe('home activation')
    const spent = dodged(2, ':64549+incorporeal', ['incorporeal match'])
    expect(spent.waits()).toBe('dice armour')
    spent.roll('armour', 1, 1)
  })
})

describe('Mesmerizing Dance', () => {
  const gazed = (face: number, spent: readonly string[] = []): Scene => {
    const s = scene('H9 . H1 A1', { players: { H1: '+hypnotic-gaze+mesmerizing-dance' } })
    s.player('H1').spent = spent
    s.activate('H1', 'gaze').choose('nominate', { player: 'A1' })
    s.choose('gaze', { player: 'A1' })
    return s.roll('hypnoticGaze', face)
  }

  rule('[bb2020 788] a failed gaze may be re-rolled once a match', () => {
    const s = gazed(1)
    expect(s.answers()).toEqual(['keep', 'reroll mesmerizing-dance'])
    s.reroll('mesmerizing-dance')
    s.roll('hypnoticGaze', 6)
    expect([s.player('A1').noZones, s.player('H1').spent]).toEqual([true, ['mesmerizing-dance match']])
    const spent = gazed(1, ['mesmerizing-dance match'])
    spent.expectTurnOf('home')
    expect(spent.player('A1').noZones).toBe(false)
    gazed(6).expectTurnOf('home')
  })
})
