// Hypnotic Gaze: when, at whom, the roll, and what its victim loses and how long.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const GAZE = { H1: '+hypnotic-gaze' }
const gazed = (s: Scene, token = 'A1'): boolean => s.player(token).noZones

/** H1 has gazed at A1 and it worked; H2 is still to act. */
const entranced = (picture: string, players: Record<string, string> = {}): Scene => {
  const s = scene(picture, { players: { ...GAZE, ...players } })
  s.activate('H1', 'move').choose('gaze', { player: 'A1' })
  return s.roll('hypnoticGaze', 6)
}

describe('the gaze', () => {
  rule('[bugman 454] one adjacent opponent at the end of a Move action, which is then over', () => {
    const s = scene('H1 x A1 .\n. . A2 .\nH2 . . A3', { players: GAZE })
    s.activate('H1', 'move')
    expect(s.answers('gaze')).toEqual([])
    s.step('x')
    expect(s.answers('gaze')).toEqual(['gaze A1', 'gaze A2'])
    s.choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6)
    s.expectTurnOf('home')
    expect([gazed(s), gazed(s, 'A2'), s.answers('activate').some((one) => one.includes('H1'))]).toEqual([
      true,
      false,
      false,
    ])
  })

  rule('[bugman 454] in no other action, and only if he wants to', () => {
    for (const action of ['block', 'blitz', 'pass', 'handOff', 'foul']) {
      const s = scene('H1 A1 .\n. . .\nH2 . .', { players: GAZE })
      s.activate('H1', action)
      expect(s.waits() === 'home activation' ? s.answers('gaze') : [], action).toEqual([])
    }
    const s = scene('H1 A1 .\n. . .\nH2 . .', { players: GAZE })
    s.activate('H1', 'move').endAction()
    expect([s.waits(), s.happened('rolled')]).toEqual(['home turn', []])
    const plain = scene('H1 A1 .\nH2 . .')
    plain.activate('H1', 'move')
    expect(plain.answers('gaze')).toEqual([])
  })

  rule('[bugman 455] an agility roll, -1 for each tackle zone on him but the victim’s', () => {
    const s = scene('A2 . A3/\n. H1 A1\n. . A4', { players: { H1: ':6348+hypnotic-gaze' } })
    s.activate('H1', 'move').choose('gaze', { player: 'A1' })
    expect([s.needs(), s.modifiers()]).toEqual([5, ['tackleZone -1', 'tackleZone -1']])
    s.roll('hypnoticGaze', 5)
    expect(gazed(s)).toBe(true)
    const alone = scene('H1 A1\nH2 .', { players: GAZE })
    alone.activate('H1', 'move').choose('gaze', { player: 'A1' })
    expect([alone.needs(), alone.modifiers()]).toEqual([4, []])
    alone.roll('hypnoticGaze', 4)
    const lying = scene('H1 A1/ .\n. A2 .', { players: GAZE })
    lying.activate('H1', 'move').choose('gaze', { player: 'A1' })
    expect(lying.modifiers()).toEqual(['tackleZone -1'])
    lying.roll('hypnoticGaze', 1)
  })

  rule('[bugman 458] a failed gaze does nothing, and no turnover', () => {
    const s = scene('H1 A1\nH2 .', { players: GAZE })
    s.activate('H1', 'move').choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 3)
    s.expectTurnOf('home')
    expect([gazed(s), s.turnovers(), s.happened('state')]).toEqual([false, [], []])
  })
})

describe('its victim', () => {
  rule('[bugman 456] has no tackle zones and assists nobody', () => {
    const s = entranced('H1 A1 .\n. . H2\n. . A2')
    s.activate('H2', 'block').block('A2')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3).push('i12')
    s.stay()
    const free = entranced('H1 A1 .\n. . H2\nA2 . x')
    free.activate('H2', 'move').step('x')
    expect(free.waits()).toBe('home activation')
  })

  rule('[bugman 456] intercepts nothing and catches nothing', () => {
    const s = entranced('. H1 .\nH2* A1 H3')
    s.activate('H2', 'pass').throwTo('H3')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6).roll('catch', 6)
    const hand = entranced('H1 A1 H2*\n. . .')
    hand.activate('H2', 'handOff').handOff('A1')
    hand.roll('bounce', 2)
    expect(hand.ball()).toBe('ground e11')
  })

  rule('[bugman 456] passes nothing: no Dump-Off before a block', () => {
    const s = entranced('H1 A1* H2\n. . .\n. A2 .', { A1: '+dump-off' })
    s.activate('H2', 'block').block('A1')
    expect(s.waits()).toBe('dice block')
    s.roll('block', 6, 6).push('e10')
    s.stay()
    s.roll('armour', 1, 1).roll('bounce', 2)
  })

  rule('[bugman 457] has his tackle zone back as soon as his next action starts, and not before', () => {
    const s = entranced('H1 A1 .\n. . .\nH2 . A2')
    s.endTurn()
    expect(gazed(s)).toBe(true)
    s.endTurn()
    s.activate('H1', 'move').step('g10')
    expect([s.waits(), gazed(s)]).toEqual(['home activation', true])
    s.endAction()
    s.endTurn()
    s.activate('A1', 'move')
    expect(gazed(s)).toBe(false)
    s.step('f12').roll('dodge', 6).endAction()
  })

  rule('[bugman 457] or when the drive ends', () => {
    const s = scene('H2* x\n. .\nH1 A1', { at: 'f25', players: GAZE })
    s.activate('H1', 'move').choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6)
    s.activate('H2', 'move').step('x').endAction()
    expect([s.score(), gazed(s), s.player('A1').states]).toEqual(['1-0', false, []])
  })
})
