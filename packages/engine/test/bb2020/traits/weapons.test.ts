// Breathe Fire and Chainsaw in bb2020: attacks in place of a block.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

/** H1 attacks A1 with his weapon instead of blocking. */
const attack = (picture: string, players: Record<string, string>, facts = ''): Scene => {
  const s = scene(picture, { players, facts })
  s.activate('H1', 'block').block('A1')
  s.use()
  return s
}
const fire = (more: Record<string, string> = {}, facts = ''): Scene =>
  attack(LINE, { H1: '+breathe-fire', ...more }, facts)
const saw = (more: Record<string, string> = {}, picture = LINE): Scene => attack(picture, { H1: '+chainsaw', ...more })

describe('Breathe Fire', () => {
  rule('[bb2020 594] he may block instead; the fire is one roll of 4 or more, and his activation ends with it', () => {
    const s = scene(LINE, { players: { H1: '+breathe-fire' } })
    s.activate('H1', 'block').block('A1')
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'breathe-fire'])
    s.decline()
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('x')
    s.stay()
    const burn = fire()
    expect([burn.waits(), burn.needs(), burn.modifiers()]).toEqual(['dice breatheFire', 4, []])
    burn.roll('breatheFire', 4)
    burn.expectTurnOf('home')
  })

  rule('[bb2020 594] 4 or 5: the target is placed prone, unhurt', () => {
    for (const face of [4, 5]) {
      const s = fire().roll('breatheFire', face)
      expect([s.posture('A1'), s.where('A1'), s.turnovers()]).toEqual(['prone', 'f13', []])
      s.expectTurnOf('home')
    }
  })

  rule('[bb2020 594] a 6: he is knocked down, with an armour roll that nothing helps', () => {
    const s = fire({ H1: '+breathe-fire+mighty-blow-1' }).roll('breatheFire', 6)
    expect([s.explain().player, s.needs(), s.modifiers()]).toEqual([s.player('A1').id, 9, []])
    s.roll('armour', 5, 4).roll('injury', 2, 3)
    expect([s.posture('A1'), s.waits()]).toEqual(['stunned', 'home turn'])
  })

  rule('[bb2020 594] 2 or 3: nothing; a 1: he knocks himself down, and the turn is over', () => {
    for (const face of [2, 3]) {
      const s = fire().roll('breatheFire', face)
      expect([s.posture('A1'), s.posture('H1'), s.turnovers()]).toEqual(['standing', 'standing', []])
      s.expectTurnOf('home')
    }
    const s = fire().roll('breatheFire', 1).roll('armour', 1, 1)
    expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['prone', 'standing', ['knockedDown']])
  })

  rule('[bb2020 595] against strength 5 or more he rolls at -1, so a 2 burns him; a natural 6 is still one', () => {
    const strong = { A1: ':65349' }
    const s = fire(strong)
    expect([s.needs(), s.modifiers()]).toEqual([5, ['strength -1']])
    s.roll('breatheFire', 2).roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
    expect(fire(strong).roll('breatheFire', 4).posture('A1')).toBe('standing')
    expect(fire(strong).roll('breatheFire', 5).posture('A1')).toBe('prone')
    const six = fire(strong).roll('breatheFire', 6)
    expect(six.waits()).toBe('dice armour')
    six.roll('armour', 1, 1)
    const four = fire({ A1: ':64349' })
    expect(four.modifiers()).toEqual([])
    four.roll('breatheFire', 2)
  })

  rule('[bb2020 594] in a blitz he moves up to it, but not on after it; a carrier drops the ball', () => {
    const s = scene('H9 . H1 m A1* x', { players: { H1: '+breathe-fire' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('m').block('A1')
    s.use()
    s.roll('breatheFire', 4).roll('bounce', 5)
    expect([s.ball(), s.turnovers()]).toEqual(['ground x', []])
    s.expectTurnOf('home')
  })
})

describe('Chainsaw', () => {
  rule('[bb2020 596, 598] 2 or more hits: armour at +3; broken it knocks down, and nothing modifies the injury', () => {
    const s = saw({ H1: '+chainsaw+mighty-blow-1', A1: ':6.3.3.4.10' })
    expect([s.waits(), s.needs()]).toEqual(['dice chainsaw', 2])
    s.roll('chainsaw', 2)
    expect([s.explain().player, s.needs(), s.modifiers()]).toEqual([s.player('A1').id, 7, ['chainsaw +3']])
    s.roll('armour', 3, 4)
    expect([s.waits(), s.modifiers()]).toEqual(['dice injury', []])
    s.roll('injury', 3, 4)
    expect([s.posture('A1'), s.where('A1'), s.turnovers()]).toEqual(['stunned', 'f13', []])
    s.expectTurnOf('home')
  })

  rule('[bb2020 596] he may also make a normal block; if the armour holds both stay standing', () => {
    const s = scene(LINE, { players: { H1: '+chainsaw' } })
    s.activate('H1', 'block').block('A1')
    s.decline()
    expect(s.waits()).toBe('dice block')
    s.roll('block', 3).push('x')
    s.stay()
    const held = saw().roll('chainsaw', 6).roll('armour', 2, 3)
    expect([held.posture('A1'), held.turnovers()]).toEqual(['standing', []])
  })

  rule('[bb2020 596] once a turn, and it ends the movement of a blitz', () => {
    const s = scene('H9 . H1 m A1 x', { players: { H1: '+chainsaw' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.step('m').block('A1')
    s.use()
    s.roll('chainsaw', 3).roll('armour', 1, 1)
    s.expectTurnOf('home')
    const used = scene(LINE, { players: { H1: '+chainsaw!chainsaw' } })
    used.activate('H1', 'block').block('A1')
    expect(used.waits()).toBe('dice block')
    used.roll('block', 3).push('x')
    used.stay()
  })

  rule('[bb2020 597] a 1 kicks back: the turn is over, whether his armour holds or not', () => {
    const s = saw().roll('chainsaw', 1)
    expect([s.explain().player, s.modifiers()]).toEqual([s.player('H1').id, ['chainsaw +3']])
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.turnovers(), s.waits()]).toEqual(['standing', ['kickBack'], 'away turn'])
    const hurt = saw({}, LINE.replace('H1', 'H1*')).roll('chainsaw', 1)
    hurt.roll('armour', 3, 3).roll('injury', 1, 2).roll('bounce', 2)
    expect([hurt.posture('H1'), hurt.turnovers()]).toEqual(['stunned', ['kickBack']])
  })

  rule('[bb2020 599] +3 when its owner falls, by himself or by a block, but not when placed prone', () => {
    const runner = scene('H9 . H1 . x', { players: { H1: '+chainsaw' }, facts: 'act=h1:move:0.2' })
    runner.step('f13').roll('goForIt', 1)
    expect([runner.modifiers(), runner.needs()]).toEqual([['chainsaw +3'], 6])
    runner.roll('armour', 1, 2)
    const blocked = scene(LINE, { players: { A1: '+chainsaw' } })
    blocked.activate('H1', 'block').block('A1')
    blocked.roll('block', 6).push('x')
    blocked.stay()
    expect(blocked.modifiers()).toEqual(['chainsaw +3'])
    blocked.roll('armour', 1, 2)
    const bombed = scene('H1 . . A1', { players: { H1: '+bombardier', A1: '+chainsaw' } })
    bombed.activate('H1', 'bomb').throwTo('A1')
    bombed.roll('pass', 6).roll('catch', 1)
    expect(bombed.modifiers()).toEqual([])
    bombed.roll('armour', 1, 2)
  })

  rule('[bb2020 599] on a Both Down both suffer +3 in either’s block; another fall of the opponent does not', () => {
    for (const players of [{ A1: '+chainsaw' }, { H1: '+chainsaw' }]) {
      const s = scene(LINE, { players })
      s.activate('H1', 'block').block('A1')
      if (s.waits() === 'home useSkill') s.decline()
      s.roll('block', 2)
      expect([s.explain().player, s.modifiers()]).toEqual([s.player('A1').id, ['chainsaw +3']])
      s.roll('armour', 1, 2)
      expect([s.explain().player, s.modifiers()]).toEqual([s.player('H1').id, ['chainsaw +3']])
      s.roll('armour', 1, 2)
    }
    const skull = scene(LINE, { players: { A1: '+chainsaw' } })
    skull.activate('H1', 'block').block('A1')
    skull.roll('block', 1)
    expect(skull.modifiers()).toEqual([])
    skull.roll('armour', 1, 2)
  })

  rule('[bb2020 600] a foul with it rolls for the kick-back first and adds 3 to the assists', () => {
    const s = scene('. . H2 .\nH9 H1 A1/ x', { players: { H1: '+chainsaw' } })
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    expect(s.waits()).toBe('dice chainsaw')
    s.roll('chainsaw', 2)
    expect([s.modifiers(), s.needs()]).toEqual([['assist +1', 'chainsaw +3'], 5])
    s.roll('armour', 1, 2)
    const back = scene('H9 H1 A1/ x', { players: { H1: '+chainsaw' } })
    back.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    back.foul('A1')
    back.roll('chainsaw', 1).roll('armour', 1, 1)
    expect([back.posture('H1'), back.posture('A1'), back.turnovers()]).toEqual(['standing', 'prone', ['kickBack']])
  })
})
