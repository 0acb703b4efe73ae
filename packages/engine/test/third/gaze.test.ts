// Hypnotic Gaze of third: at any point of his own action, its roll, and how long it lasts.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const GAZE = { H1: '+hypnotic-gaze' }
const gazed = (s: Scene, token = 'A1'): boolean => s.player(token).noZones

describe('Hypnotic Gaze', () => {
  rule('[third 217] a die higher than the victim’s agility, and nothing modifies it', () => {
    for (const [agility, needs] of [
      [2, 3],
      [3, 4],
      [4, 5],
    ])
      for (const face of [needs - 1, needs]) {
        const s = scene('. A2 .\nH1 A1 .\nH2 . .', { players: { ...GAZE, A1: `:63${agility}8` } })
        s.activate('H1', 'move').choose('gaze', { player: 'A1' })
        expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice hypnoticGaze', needs, []])
        s.roll('hypnoticGaze', face)
        expect([gazed(s), s.turnovers(), s.waits()]).toEqual([face === needs, [], 'home activation'])
      }
  })

  rule('[third 217] at an adjacent opponent only, who has no zone for the rest of the turn', () => {
    const s = scene('x H1 A1 .\n. . . A2\nH2 . . .', { players: GAZE })
    s.activate('H1', 'move')
    expect(s.answers('gaze')).toEqual(['gaze A1'])
    s.choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6).step('x')
    expect([s.waits(), s.where('H1')]).toEqual(['home activation', 'x'])
    s.endAction()
    expect(gazed(s)).toBe(true)
    s.endTurn()
    expect([gazed(s), s.waits()]).toEqual([false, 'away turn'])
  })

  rule('[third 26] before, between and after his squares, and besides the block of a Blitz', () => {
    const s = scene('H1 x A1 y\n. . A2 .\nH2 . . .', { players: { H1: ':6438+hypnotic-gaze' } })
    s.activate('H1', 'blitz')
    expect(s.answers('gaze')).toEqual([])
    s.step('x')
    expect(s.answers('gaze')).toEqual(['gaze A1', 'gaze A2'])
    s.choose('gaze', { player: 'A2' })
    s.roll('hypnoticGaze', 6).block('A1')
    // Without his zone A2 gives no assist: 4 against 3.
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3).push('y')
    s.stay()
    expect([s.answers('step').length > 0, s.answers('gaze')]).toEqual([true, []])
    const after = scene('H1 A1 y .\n. . A2 .\nH2 . . .', { players: { H1: ':6438+hypnotic-gaze' } })
    after.activate('H1', 'blitz').block('A1')
    after.roll('block', 3, 3).push('y')
    after.followUp()
    expect(after.answers('gaze')).toEqual(['gaze A1', 'gaze A2'])
  })

  rule('[third 26] in every action: a Block, a Pass, a Hand-Off or a Foul goes on after it', () => {
    for (const [action, verb] of [
      ['block', 'block'],
      ['pass', 'throw'],
      ['handOff', 'handOff'],
      ['foul', 'foul'],
    ] as const) {
      const s = scene('A2/ A1 .\nH1* . .\nH2 . .', { players: GAZE })
      s.activate('H1', action).choose('gaze', { player: 'A1' })
      s.roll('hypnoticGaze', 1)
      expect([action, s.waits(), s.answers(verb).length > 0]).toEqual([action, 'home activation', true])
    }
  })

  rule('[third 26] after the deed of such an action he is asked, and names his victim', () => {
    const deeds: readonly (readonly [string, (s: Scene) => unknown])[] = [
      ['block', (s) => [s.block('A1'), s.roll('block', 3).push('e12'), s.stay()]],
      ['pass', (s) => [s.throwTo('H2'), s.roll('pass', 6).roll('catch', 6)]],
      ['handOff', (s) => [s.handOff('H2'), s.roll('catch', 6)]],
      ['foul', (s) => [s.foul('A2'), s.roll('armour', 1, 1).roll('referee', 1)]],
    ]
    for (const [action, deed] of deeds) {
      const s = scene('A2/ A1 .\nH1* . .\nH2 A3 .', { players: { H1: ':6338+hypnotic-gaze+nerves-of-steel' } })
      s.activate('H1', action)
      deed(s)
      expect([action, s.waits(), s.question().subject]).toEqual([action, 'home useSkill', 'hypnotic-gaze'])
      s.use()
      expect(s.answers()).toContain('choose A3')
      s.choose('choose', { player: 'A3' })
      s.roll('hypnoticGaze', 6)
      expect([gazed(s, 'A3'), s.waits()]).toEqual([true, 'home turn'])
    }
  })

  rule('[third 26] not if he has gazed, lies there, or has lost the turn', () => {
    const begun = (): Scene => {
      const s = scene('A2/ A1 .\nH1 . .\nH2 A3 .', { players: GAZE })
      s.activate('H1', 'block')
      return s
    }
    const before = begun()
    before.choose('gaze', { player: 'A3' })
    before.roll('hypnoticGaze', 1).block('A1')
    before.roll('block', 3).push('e12')
    before.stay()
    before.expectTurnOf('home')
    const down = begun()
    down.block('A1')
    down.roll('block', 1).roll('armour', 1, 1)
    expect([down.turnovers(), down.happened('skillUsed')]).toEqual([['knockedDown'], []])
  })

  rule('[third 26] once in an action, whether it works or not, and only in his own', () => {
    for (const face of [1, 6]) {
      const s = scene('H1 A1 .\n. A2 .\nH2 . .', { players: { ...GAZE, A2: '+hypnotic-gaze' } })
      s.activate('H1', 'move').choose('gaze', { player: 'A1' })
      s.roll('hypnoticGaze', face)
      expect([s.waits(), s.answers('gaze')]).toEqual(['home activation', []])
      s.endAction()
      s.activate('H2', 'move')
      expect(s.answers('gaze')).toEqual([])
    }
  })

  rule('[third 26] the gaze lets him leave without a dodge', () => {
    const s = scene('x H1 A1\n. . .\nH2 . .', { players: GAZE })
    s.activate('H1', 'move').choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6).step('x')
    expect([s.where('H1'), s.waits()]).toEqual(['x', 'home activation'])
  })
})
