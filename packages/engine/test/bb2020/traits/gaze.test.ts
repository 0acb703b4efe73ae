// Hypnotic Gaze in bb2020: an action of its own, with a named target.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const gazer = (picture: string, players: Record<string, string> = {}): Scene =>
  scene(picture, { players: { H1: '+hypnotic-gaze', ...players } })

const gaze = (s: Scene, token = 'A1'): Scene => {
  s.activate('H1', 'gaze').choose('nominate', { player: token })
  return s
}

describe('Hypnotic Gaze', () => {
  rule('[bb2020 605] he declares it with its target, may move first, and needs his own agility', () => {
    const s = gazer('H1 x A1 .\n. . A2 .\n. . A3/ .\nH2 . . .')
    expect(s.answers('activate')).toContain('activate H1 gaze')
    expect(s.answers('activate')).not.toContain('activate H2 gaze')
    s.activate('H1', 'gaze')
    expect([s.waits(), s.answers()]).toEqual(['home nominate', ['nominate A1', 'nominate A2']])
    s.choose('nominate', { player: 'A1' })
    expect(s.answers('gaze')).toEqual([])
    s.step('x')
    expect(s.answers('gaze')).toEqual(['gaze A1'])
    s.choose('gaze', { player: 'A1' })
    expect([s.needs(), s.modifiers()]).toEqual([4, ['tackleZone -1']])
    s.roll('hypnoticGaze', 4)
    expect([s.player('A1').noZones, s.player('A2').noZones, s.turnovers()]).toEqual([true, false, []])
  })

  rule('[bb2020 605] the victim marks nobody until he is activated again', () => {
    const s = gaze(gazer('H1 A1 .\n. H2 x\n. . .\n. . A2'))
    s.choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6)
    s.activate('H2', 'move').step('x')
    expect(s.waits()).toBe('home activation')
    s.endAction()
    expect([s.waits(), s.player('A1').noZones]).toEqual(['away turn', true])
    s.activate('A1', 'move')
    expect(s.player('A1').noZones).toBe(false)
  })

  rule('[bb2020 605] only a standing opponent who still has his tackle zone can be gazed at', () => {
    const s = gaze(gazer('H1 A1 .\nH2', { A1: '~gazed.z' }))
    expect(s.answers('gaze')).toEqual([])
  })

  rule('[bb2020 606] -1 for each opponent who marks him, except the target', () => {
    const s = gaze(gazer('A2 . A3/\n. H1 A1\nA5 . A4', { H1: ':63249+hypnotic-gaze' }))
    s.choose('gaze', { player: 'A1' })
    expect([s.needs(), s.modifiers()]).toEqual([5, ['tackleZone -1', 'tackleZone -1', 'tackleZone -1']])
    s.roll('hypnoticGaze', 5)
    const alone = gaze(gazer('H1 A1\nH2 .'))
    alone.choose('gaze', { player: 'A1' })
    expect([alone.needs(), alone.modifiers()]).toEqual([3, []])
    alone.roll('hypnoticGaze', 3)
  })

  rule('[bb2020 607] his activation ends with it, whether it works or not, without a turnover', () => {
    for (const face of [2, 6]) {
      const s = gaze(gazer('H1 A1 .\n. . .\nH2 . .'))
      s.choose('gaze', { player: 'A1' })
      s.roll('hypnoticGaze', face)
      s.expectTurnOf('home')
      expect([s.player('A1').noZones, s.turnovers()]).toEqual([face === 6, []])
      expect(s.answers('activate').some((one) => one.includes('H1'))).toBe(false)
    }
  })

  rule('[bb2020 607] it is part of no other action, and more than one player a turn may do it', () => {
    for (const action of ['move', 'block', 'blitz', 'pass', 'handOff']) {
      const s = gazer('H1 A1 .\n. . .\nH2 . .')
      s.activate('H1', action)
      if (s.waits() === 'home nominate') s.choose('nominate', { player: 'A1' })
      expect(s.answers('gaze'), action).toEqual([])
    }
    const two = gaze(gazer('H1 A1 H2', { H2: '+hypnotic-gaze' }))
    two.choose('gaze', { player: 'A1' })
    two.roll('hypnoticGaze', 1)
    expect(two.answers('activate')).toContain('activate H2 gaze')
  })

  rule('[bb2020 607] prone he stands up first', () => {
    const s = gaze(gazer('H1/ A1\nH2'))
    s.standUp()
    s.choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6)
    expect(s.player('A1').noZones).toBe(true)
  })
})
