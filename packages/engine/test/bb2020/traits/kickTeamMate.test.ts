// Kick Team-mate: a throw with its own action, and a fumble hurts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const KICKER = ':55449+kick-team-mate'
const MATE = ':62339+right-stuff'
const LINE = 'H2 H1 . x\n. . . .\nH3 . . A1'

const ready = (players: { readonly [token: string]: string } = {}, picture = LINE): Scene => {
  const s = scene(picture, { players: { H1: KICKER, H2: MATE, ...players } })
  s.activate('H1', 'kickTeamMate')
  return s
}
const kick = (s: Scene): Scene => {
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s
}

describe('the kick', () => {
  rule('[bb2020 608] one a turn besides the Pass action', () => {
    const s = scene('H2 H1 . x\nH4* . . H5\nH3 . . A1', { players: { H1: KICKER, H2: MATE, H3: KICKER } })
    s.activate('H4', 'pass').throwTo('H5')
    s.roll('pass', 6).roll('catch', 6)
    s.activate('H1', 'kickTeamMate')
    kick(s).roll('throwTeamMate', 4).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
    expect([s.where('H2'), s.posture('H2')]).toEqual(['c13', 'standing'])
    s.expectTurnOf('home')
    expect(s.answers('activate').filter((one) => /kickTeamMate|pass/.test(one))).toEqual([])
  })

  rule('[bb2020 608] only a player with the trait, and only a standing team-mate with Right Stuff', () => {
    const s = scene('H2 H1 . x\nH4/ . H5 .', { players: { H1: KICKER, H2: MATE, H4: MATE, H5: ':62339' } })
    expect(s.answers('activate').filter((one) => one.includes('kickTeamMate'))).toEqual(['activate H1 kickTeamMate'])
    s.activate('H1', 'kickTeamMate')
    const mates = new Set(s.answers('throwTeamMate').map((one) => one.split(' ')[1]))
    expect([...mates]).toEqual(['H2'])
    const t = scene('H2 H1 . x', { players: { H1: KICKER, H2: MATE } })
    t.activate('H1', 'pass')
    expect(t.answers('throwTeamMate')).toEqual([])
  })

  rule('[bb2020 608] rolled and landed like a throw, up to short range, after moving', () => {
    const s = ready({}, 'H2 . H1 . . . x . y\nA1 . . . . . . . .')
    expect(s.answers('throwTeamMate')).toEqual([])
    s.step('f11')
    expect(s.answers('throwTeamMate')).toContain('throwTeamMate H2 x')
    expect(s.answers('throwTeamMate')).not.toContain('throwTeamMate H2 y')
    kick(s)
    expect([s.waits(), s.needs(), s.modifiers().sort()]).toEqual([
      'dice throwTeamMate',
      6,
      ['short -1', 'tackleZone -1'],
    ])
    s.roll('throwTeamMate', 4).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2)
    expect(s.modifiers()).toEqual(['successful -1'])
    s.roll('land', 6)
    s.expectTurnOf('home')
  })

  rule('[bb2020 608] Always Hungry does not apply, and a kick earns no credit as a completion', () => {
    const s = ready({ H1: `${KICKER}+always-hungry` })
    kick(s)
    expect(s.waits()).toBe('dice throwTeamMate')
    s.roll('throwTeamMate', 6).roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
    expect(s.happened('throwingCompletion')).toEqual([])
  })
})

describe('a fumbled kick', () => {
  rule('[bb2020 609] an injury roll for the kicked where he stood, and stunned is knocked out', () => {
    const s = kick(ready()).roll('throwTeamMate', 1)
    expect([s.waits(), s.explain().player, s.modifiers()]).toEqual(['dice injury', s.player('H2').id, []])
    s.roll('injury', 1, 2)
    expect([s.where('H2'), s.turnovers()]).toEqual(['ko', []])
    s.expectTurnOf('home')
    const t = kick(ready()).roll('throwTeamMate', 1).roll('injury', 5, 5).roll('casualty', 1)
    expect([t.where('H2'), t.turnovers()]).toEqual(['casualty', []])
  })

  rule('[bb2020 609] a kicker without passing ability fumbles without a roll', () => {
    const s = kick(ready({ H1: ':55409+kick-team-mate' }))
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 2)
  })

  rule('[bb2020 609] a carrier’s ball bounces from his square, and the turn is over', () => {
    const s = kick(ready({}, 'H2* H1 . x\n. . . .\nH3 . . A1')).roll('throwTeamMate', 1).roll('injury', 1, 2)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 7)
    expect([s.ball(), s.where('H2'), s.turnovers()]).toEqual(['ground g10', 'ko', ['teamMateLost']])
  })

  rule('[bb2020 609] the opposing coach may add the kicker’s Mighty Blow', () => {
    for (const [answer, place] of [
      ['use', 'casualty'],
      ['decline', 'ko'],
    ] as const) {
      const s = kick(ready({ H1: `${KICKER}+mighty-blow-1` }))
        .roll('throwTeamMate', 1)
        .roll('injury', 4, 5)
      expect([s.waits(), s.question().subject]).toEqual(['away useSkill', 'mighty-blow-1'])
      s.away.choose(answer)
      if (answer === 'use') s.roll('casualty', 1)
      expect(s.where('H2')).toBe(place)
    }
  })
})
