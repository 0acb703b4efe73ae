// Really Stupid and Unchannelled Fury: the roll at activation, and what a failure costs.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('really stupid', () => {
  rule('[bb2020 619] 4 or more alone; +2 with a cleverer team-mate standing next to him', () => {
    const rows: [string, { [token: string]: string }, number][] = [
      ['H1 . .', {}, 4],
      ['H1 H2 .', {}, 2],
      ['H1 H2 H3', {}, 2],
      ['H1 H2/ .', {}, 4],
      ['H1 . H2', {}, 4],
      ['H1 A1 .', {}, 4],
      ['H1 H2 .', { H2: '+really-stupid' }, 4],
    ]
    for (const [picture, players, needs] of rows) {
      const s = scene(picture, { players: { H1: '+really-stupid', ...players } })
      s.activate('H1', 'move')
      expect([s.waits(), s.needs(), s.modifiers()], picture).toEqual([
        'dice reallyStupid',
        needs,
        needs === 2 ? ['helper +2'] : [],
      ])
      s.roll('reallyStupid', needs)
      expect(s.waits(), picture).toBe('home activation')
    }
  })

  rule('[bb2020 620] failing ends his activation and takes his tackle zone until he is activated again', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . A2', { players: { H1: '+really-stupid' } })
    s.activate('H1', 'block').choose('nominate', { player: 'A1' })
    s.roll('reallyStupid', 3)
    expect([s.waits(), s.player('H1').noZones, s.turnovers()]).toEqual(['home turn', true, []])
    expect(s.answers('activate').filter((one) => one.includes('H1'))).toEqual([])
    s.endTurn()
    s.activate('A1', 'move').step('f12')
    expect(s.waits()).toBe('away activation')
    s.endAction()
    s.endTurn()
    expect(s.player('H1').noZones).toBe(true)
    s.activate('H1', 'move').roll('reallyStupid', 4)
    expect([s.waits(), s.player('H1').noZones]).toEqual(['home activation', false])
  })

  rule('[bb2020 619] prone or without a tackle zone he rolls as well, and a team re-roll may be used', () => {
    const s = scene('H1/ . .', { players: { H1: '+really-stupid~confused.z' }, facts: 'rr=1/0' })
    s.activate('H1', 'move').roll('reallyStupid', 1).reroll('team')
    s.roll('reallyStupid', 4)
    expect([s.waits(), s.posture('H1'), s.player('H1').noZones]).toEqual(['home activation', 'prone', false])
  })
})

describe('unchannelled fury', () => {
  rule('[bb2020 641] 4 or more, with +2 for a Block or a Blitz', () => {
    const rows: [string, number][] = [
      ['move', 4],
      ['block', 2],
      ['blitz', 2],
      ['pass', 4],
      ['foul', 4],
    ]
    for (const [kind, needs] of rows) {
      const s = scene('H1 A1\n. A2/', { players: { H1: '+unchannelled-fury' } })
      s.activate('H1', kind)
      if (kind === 'block' || kind === 'blitz') s.choose('nominate', { player: 'A1' })
      if (kind === 'foul') s.choose('nominate', { player: 'A2' })
      expect([s.waits(), s.needs(), s.modifiers()], kind).toEqual([
        'dice unchannelledFury',
        needs,
        needs === 2 ? [`${kind} +2`] : [],
      ])
      s.roll('unchannelledFury', needs)
      expect(s.waits(), kind).toBe('home activation')
    }
  })

  rule('[bb2020 640, 641] he rolls while he is prone too', () => {
    const prone = (face: number) =>
      scene('H1/ . .\nA1 . .', { players: { H1: '+unchannelled-fury' }, beside: 'h9@b2' })
        .activate('H1', 'move')
        .roll('unchannelledFury', face)
    const failed = prone(3)
    expect([failed.waits(), failed.posture('H1'), failed.player('H1').acted]).toEqual(['home turn', 'prone', true])
    const kept = prone(4)
    kept.standUp()
    expect(kept.posture('H1')).toBe('standing')
  })

  rule('[bb2020 640] failing ends his activation but not his tackle zone, and the action is spent', () => {
    const s = scene('H1 A1 .\n. . .\nH2 . A2', { players: { H1: '+unchannelled-fury' } })
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.roll('unchannelledFury', 1)
    expect([s.waits(), s.player('H1').noZones, s.turnovers()]).toEqual(['home turn', false, []])
    expect(s.answers('activate').filter((one) => one.includes('H1') || one.includes('blitz'))).toEqual([])
    s.endTurn()
    s.activate('A1', 'move').step('f12')
    expect(s.waits()).toBe('dice dodge')
    s.roll('dodge', 6)
  })
})
