// Other star rules: Whirling Dervish, Reliable, Sneakiest of the Lot, Star of the Show, Two for One, Watch Out!

import { describe, expect } from 'vitest'
import { driveRerolls } from '../../../src/procs/match/driveRerolls.ts'
import { restOfHalf } from '../../support/halves.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

describe('Whirling Dervish', () => {
  rule('[bb2020 791] once in his action the direction is rolled again', () => {
    const s = scene('H1 . . .\nH2', { players: { H1: ':37508+ball-and-chain+no-hands+whirling-dervish' } })
    s.activate('H1', 'move').choose('swing', { option: 'E' })
    s.roll('swing', 1)
    expect(asked(s)).toBe('home useSkill whirling-dervish')
    s.use()
    s.roll('swing', 3)
    expect(s.where('H1')).toBe('f11')
    s.choose('swing', { option: 'E' })
    s.roll('swing', 3)
    expect([s.where('H1'), s.waits()]).toEqual(['f12', 'home activation'])
  })

  rule('[bb2020 791] declined it is still his', () => {
    const s = scene('H1 . . .\nH2', { players: { H1: ':37508+ball-and-chain+no-hands+whirling-dervish' } })
    s.activate('H1', 'move').choose('swing', { option: 'E' })
    s.roll('swing', 3).decline()
    s.choose('swing', { option: 'E' })
    s.roll('swing', 3)
    expect([s.where('H1'), asked(s)]).toEqual(['f11', 'home useSkill whirling-dervish'])
  })
})

describe('Reliable', () => {
  const fumbled = (picture: string): Scene => {
    const s = scene(picture, { players: { H1: ':55549+throw-team-mate+reliable', H2: '+right-stuff' } })
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'x' })
    return s.roll('throwTeamMate', 1)
  }

  rule('[bb2020 785] a fumbled team-mate bounces and lands without a roll', () => {
    const s = fumbled('. . . .\nH1 H2* . x').roll('bounce', 2)
    expect([s.where('H2'), s.posture('H2'), s.holder(), s.turnovers()]).toEqual(['f10', 'standing', 'H2', []])
  })

  rule('[bb2020 785] if he lands on a player he still falls', () => {
    const s = fumbled('. A1 . .\nH1 H2 . x')
      .roll('bounce', 3)
      .roll('armour', 1, 2)
      .roll('bounce', 2)
      .roll('armour', 1, 2)
    expect([s.posture('H2'), s.posture('A1')]).toEqual(['prone', 'prone'])
  })
})

describe('Sneakiest of the Lot', () => {
  const PICTURE = 'H1 A1/ H2\n. . .\nH3 A2/ .'

  const foul = (s: Scene, by: string, on: string): Scene => {
    s.activate(by, 'foul').choose('nominate', { player: on })
    s.foul(on)
    return s.roll('armour', 1, 2)
  }

  const foulers = (s: Scene): string[] => s.answers('activate').filter((one) => one.endsWith('foul'))

  rule('[bb2020 832] after his foul a team-mate may make another, and then nobody', () => {
    const s = foul(scene(PICTURE, { players: { H1: '+sneakiest-of-the-lot' } }), 'H1', 'A1')
    expect(foulers(s)).toEqual(['activate H2 foul', 'activate H3 foul'])
    foul(s, 'H3', 'A2')
    expect(foulers(s)).toEqual([])
  })

  rule("[bb2020 832] after a team-mate's foul only he may", () => {
    const s = foul(scene(PICTURE, { players: { H1: '+sneakiest-of-the-lot' } }), 'H3', 'A2')
    expect(foulers(s)).toEqual(['activate H1 foul'])
    foul(s, 'H1', 'A1')
    expect(foulers(s)).toEqual([])
  })
})

describe('Star of the Show', () => {
  const scored = (skill: string): Scene => {
    const s = scene('H9 H1* x', { at: 'h24', facts: 'rr=1/0', players: { H1: skill }, beside: 'a1@reserves' })
    s.activate('H1', 'move').step('x')
    return s
  }

  rule('[bb2020 783] his touchdown brings a re-roll that lasts for the next drive', () => {
    const s = scored('+star-of-the-show')
    expect([s.score(), s.rerolls('home'), driveRerolls.of(s.match.squads.home)]).toEqual(['1-0', 2, 1])
    expect(s.player('H1').spent).toEqual(['star-of-the-show match'])
    expect(scored('').rerolls('home')).toBe(1)
  })

  rule('[bb2020 783] a second one brings none', () => {
    const s = scene('H9 H1* x', { at: 'h24', players: { H1: '+star-of-the-show' } })
    s.player('H1').spent = ['star-of-the-show match']
    s.activate('H1', 'move').step('x')
    expect([s.score(), s.rerolls('home')]).toEqual(['1-0', 0])
  })
})

describe('Two for One', () => {
  const felled = (...injury: number[]): Scene => {
    const s = scene('. . A1 H1 x\nH2 . . . H3', {
      facts: 'turn=away:1/1',
      players: { H1: '+loner-4+two-for-one', H2: '+loner-4+two-for-one', H3: '+loner-4' },
    })
    s.activate('A1', 'block').block('H1')
    s.roll('block', 6).push('x')
    s.stay()
    return s.roll('armour', 5, 5).roll('injury', ...injury)
  }

  rule('[bb2020 784, 795, 813, 834] with his partner knocked out his Loner needs only a 2', () => {
    const s = felled(4, 4)
    expect([s.player('H2').skills, s.player('H3').skills]).toEqual([['loner-2', 'two-for-one'], ['loner-4']])
    expect(s.where('H1')).toBe('ko')
  })

  rule('[bb2020 784, 795, 813, 834] a casualty does it too, a stun does not', () => {
    const s = felled(5, 5).roll('casualty', 1)
    expect(s.player('H2').skills).toEqual(['loner-2', 'two-for-one'])
    expect(felled(3, 4).player('H2').skills).toEqual(['loner-4', 'two-for-one'])
  })
})

describe('Watch Out!', () => {
  const block = (s: Scene, by: string, face: number): Scene => {
    s.activate(by, 'block').block('A1')
    return s.roll('block', ...s.dice().map(() => face))
  }
  const PICTURE = 'H1 A1 x\nH2 . .\n. . .\nH9'

  rule('[bb2020 838] in the first block of a half he counts as having Dodge, with any result', () => {
    const s = block(scene(PICTURE, { players: { A1: '+watch-out' } }), 'H1', 5)
    expect(asked(s)).toBe('away useSkill watch-out')
    s.away.use()
    s.push('x')
    s.stay()
    expect([s.posture('A1'), s.player('A1').spent]).toEqual(['standing', ['watch-out half']])
  })

  rule('[bb2020 838] not in the second, even if the first was a push; nor against Tackle', () => {
    const s = block(scene('H1 A1 .\n. H2 .\n. . .', { players: { A1: '+watch-out' } }), 'H1', 2)
    expect(s.player('A1').spent).toEqual(['watch-out half'])
    s.roll('armour', 1, 2).roll('armour', 1, 2)
    const t = scene('H1 A1 x\nH9', { players: { A1: '+watch-out' } })
    t.player('A1').spent = ['watch-out half']
    block(t, 'H1', 5)
    expect(t.waits()).toBe('home pushSquare')
    const u = block(scene(PICTURE, { players: { H1: '+tackle', A1: '+watch-out' } }), 'H1', 5)
    expect(u.waits()).toBe('home pushSquare')
  })

  rule('[bb2020 838, 841, 842] half-time restores it, but no rule for the match', () => {
    const s = scene('H1 . A1', { facts: 'turn=away:8/8', players: { A1: '+watch-out' } })
    s.player('A1').spent = ['watch-out half', 'x match']
    restOfHalf(s)
    expect(s.player('A1').spent).toEqual(['x match'])
  })
})
