// Chainsaw: the attack in place of a block or in a foul, and the danger of carrying it.
import { describe, expect } from 'vitest'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'
const SAW = { H1: '+chainsaw' }

/** H1 attacks A1. */
const attack = (s: Scene, action = 'block'): Scene => {
  s.activate('H1', action).block('A1')
  return s
}
const credits = (s: Scene): boolean[] =>
  s.events.filter((e): e is GameEvent & { type: 'casualty' } => e.type === 'casualty').map((e) => e.credited)
/** The table's dice, if the edition has one. */
const badlyHurt = (s: Scene): Scene => (currentEdition() === 'crp' ? s.roll('casualty', 1, 1) : s)

describe('a chainsaw attack', () => {
  rule('[bugman 389-391] he must use it instead of blocking; a hit that breaks armour knocks down and injures', () => {
    const s = attack(scene(LINE, { players: SAW }))
    expect([s.waits(), s.needs()]).toEqual(['dice chainsaw', 2])
    s.roll('chainsaw', 2)
    expect([s.explain().player, s.needs(), s.modifiers()]).toEqual([s.player('A1').id, 6, ['chainsaw +3']])
    s.roll('armour', 2, 4).roll('injury', 2, 4)
    expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['f13', 'stunned', 'f12'])
    expect(s.happened('blockDeclared')).toEqual([])
    s.expectTurnOf('home')
  })

  rule('[bugman 391] armour that holds: nothing happens to the victim', () => {
    const s = attack(scene(LINE, { players: SAW }))
      .roll('chainsaw', 6)
      .roll('armour', 2, 3)
    expect([s.posture('A1'), s.posture('H1'), s.turnovers()]).toEqual(['standing', 'standing', []])
    const back = attack(scene(LINE, { players: SAW }))
      .roll('chainsaw', 1)
      .roll('armour', 2, 3)
    expect([back.posture('A1'), back.posture('H1'), back.turnovers()]).toEqual(['standing', 'standing', []])
    back.expectTurnOf('home')
  })

  rule('[bugman 390, 391] a 1 kicks back: broken armour knocks the wielder down, with a turnover', () => {
    const s = attack(scene(LINE.replace('H1', 'H1*'), { players: SAW })).roll('chainsaw', 1)
    expect([s.explain().player, s.modifiers()]).toEqual([s.player('H1').id, ['chainsaw +3']])
    s.roll('armour', 2, 4).roll('injury', 1, 2).roll('bounce', 2)
    expect([s.posture('H1'), s.posture('A1'), s.ball()]).toEqual(['stunned', 'standing', 'ground e12'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[bugman 390] a kick-back can be re-rolled by the team', () => {
    const s = attack(scene(LINE, { players: SAW, facts: 'rr=1/0' })).roll('chainsaw', 1)
    s.reroll('team')
    s.roll('chainsaw', 4).roll('armour', 1, 1)
    expect(s.rerolls('home')).toBe(0)
  })

  rule('[bugman 395] in a blitz he may move up to it, but not on after it', () => {
    const s = scene('H9 . H1 m A1 x', { players: SAW })
    s.activate('H1', 'blitz').step('m')
    s.block('A1')
    s.roll('chainsaw', 3).roll('armour', 1, 1)
    s.expectTurnOf('home')
    expect(s.answers('activate')).not.toContain('activate H1 move')
  })

  rule('[bugman 395] neither Frenzy nor Multiple Block gives a second attack with it', () => {
    const s = scene(`${LINE}\n. . . A2 .`, { players: { H1: '+chainsaw+frenzy+multiple-block' } })
    s.activate('H1', 'block')
    expect(s.answers()).toEqual(['endAction', 'block A1', 'block A2'])
    s.block('A1')
    s.roll('chainsaw', 3).roll('armour', 1, 1)
    s.expectTurnOf('home')
  })

  rule('[bugman 432] Foul Appearance is rolled before the attack', () => {
    const s = attack(scene(LINE, { players: { ...SAW, A1: '+foul-appearance' } }))
    expect(s.waits()).toBe('dice foulAppearance')
    s.roll('foulAppearance', 1)
    s.expectTurnOf('home')
  })

  rule('[bugman 482, 507] [bugman 397] Mighty Blow, Piling On and Claw do not help a saw', () => {
    const s = attack(scene(LINE, { players: { H1: '+chainsaw+mighty-blow+piling-on+claw', A1: ':6.3.3.11' } }))
    s.roll('chainsaw', 3).roll('armour', 4, 4)
    expect(s.posture('A1')).toBe('standing')
    const t = attack(scene(LINE, { players: { H1: '+chainsaw+mighty-blow+piling-on' } }))
    t.roll('chainsaw', 3).roll('armour', 6, 6).roll('injury', 3, 4)
    expect([t.posture('A1'), t.posture('H1')]).toEqual(['stunned', 'standing'])
    t.expectTurnOf('home')
  })
})

describe('a running chainsaw', () => {
  rule('[bugman 392] [crp 116] a foul rolls for kick-back first, adds 3, and doubles are still seen', () => {
    const s = scene(LINE.replace('A1', 'A1/'), { players: SAW })
    s.activate('H1', 'foul').foul('A1')
    expect(s.waits()).toBe('dice chainsaw')
    s.roll('chainsaw', 2)
    expect(s.modifiers()).toEqual(['chainsaw +3'])
    s.roll('armour', 2, 2)
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })

  rule('[bugman 392] a foul that kicks back hurts the fouler and not the victim', () => {
    const s = scene(LINE.replace('A1', 'A1/'), { players: SAW })
    s.activate('H1', 'foul').foul('A1')
    s.roll('chainsaw', 1).roll('armour', 2, 4)
    s.roll('injury', 1, 2)
    expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['stunned', 'prone', ['knockedDown']])
  })

  rule('[bugman 330] [bugman 392] the saw and an assist add up on a foul', () => {
    const s = scene('. . H2 .\nH9 H1 A1/ x', { players: SAW })
    s.activate('H1', 'foul').foul('A1')
    s.roll('chainsaw', 2)
    expect([s.modifiers(), s.needs()]).toEqual([['assist +1', 'chainsaw +3'], 5])
    s.roll('armour', 1, 2)
  })

  rule('[bugman 393] +3 on his armour when its wielder falls, by a block or by himself', () => {
    const blocked = scene('H9 . H1 A1 x', { players: { A1: '+chainsaw' } })
    attack(blocked).roll('block', 6)
    blocked.push('x')
    blocked.stay()
    expect([blocked.modifiers(), blocked.needs()]).toEqual([['chainsaw +3'], 6])
    blocked.roll('armour', 1, 2)
    const runner = scene('H9 . H1 . x', { players: SAW, facts: 'act=h1:move:0.2' })
    runner.step('f13').roll('goForIt', 1)
    expect(runner.modifiers()).toEqual(['chainsaw +3'])
    runner.roll('armour', 1, 2)
  })

  rule('[bugman 393] being fouled, stabbed or placed prone is no fall', () => {
    const fouled = scene(LINE.replace('A1', 'A1/'), { players: { A1: '+chainsaw' } })
    fouled.activate('H1', 'foul').foul('A1')
    expect(fouled.modifiers()).toEqual([])
    fouled.roll('armour', 1, 2)
    const stabbed = attack(scene(LINE, { players: { H1: '+stab', A1: '+chainsaw' } }))
    stabbed.use()
    expect(stabbed.modifiers()).toEqual([])
    stabbed.roll('armour', 1, 2)
    const wrestled = attack(scene(LINE, { players: { H1: '+wrestle', A1: '+chainsaw' } })).roll('block', 2)
    wrestled.use()
    expect([wrestled.posture('A1'), wrestled.waits()]).toEqual(['prone', 'home turn'])
  })

  rule('[bugman 393] nor is it one when a ball and chain tramples a wielder who lies already', () => {
    const s = scene('H9 . H1 A1/ x', { players: { H1: ':3738+ball-and-chain', A1: '+chainsaw' } })
    s.activate('H1', 'move').choose('swing', { option: 'E' })
    s.roll('swing', 3)
    s.push('x')
    expect(s.modifiers()).toEqual([])
    s.roll('armour', 1, 2)
  })

  rule('[bugman 394] a player who falls while blocking the wielder suffers +3, on Both Down as well', () => {
    const skull = attack(scene(LINE, { players: { A1: '+chainsaw' } })).roll('block', 1)
    expect([skull.explain().player, skull.modifiers()]).toEqual([skull.player('H1').id, ['chainsaw +3']])
    skull.roll('armour', 1, 2)
    const both = attack(scene(LINE, { players: { A1: '+chainsaw' } })).roll('block', 2)
    expect([both.explain().player, both.modifiers()]).toEqual([both.player('A1').id, ['chainsaw +3']])
    both.roll('armour', 1, 2)
    expect([both.explain().player, both.modifiers()]).toEqual([both.player('H1').id, ['chainsaw +3']])
    both.roll('armour', 1, 2)
  })

  rule('[crp 32] no casualty of the chainsaw earns credit, nor one of a blocker who fell against it', () => {
    const s = attack(scene(LINE, { players: SAW }))
    s.roll('chainsaw', 3).roll('armour', 6, 6).roll('injury', 5, 5)
    expect(credits(badlyHurt(s))).toEqual([false])
    const fell = attack(scene(LINE, { players: { A1: '+chainsaw' } })).roll('block', 1)
    fell.roll('armour', 6, 5).roll('injury', 5, 5)
    expect(credits(badlyHurt(fell))).toEqual([false])
  })
})
