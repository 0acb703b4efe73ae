// Star rules I'll Be Back!, Look into my Eyes, Lord of Chaos and Primal Savagery.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

describe("I'll Be Back!", () => {
  const driveEnds = (spent: readonly string[] = []): Scene => {
    const s = scene('H1* x\nH2 .', {
      at: 'h25',
      players: { H2: '+secret-weapon+ill-be-back' },
      beside: 'a8@reserves h8@reserves',
      facts: 'kick=away',
    })
    s.player('H2').spent = spent
    s.activate('H1', 'move').step('x')
    return s
  }

  rule('[bb2020 811] the first sending-off for his weapon is cancelled, without arguing', () => {
    const s = driveEnds()
    expect([s.where('H2'), s.happened('sentOff'), s.waits()]).toEqual(['reserves', [], 'home setUp'])
    expect(s.player('H2').spent).toEqual(['ill-be-back match'])
  })

  rule('[bb2020 811] the next one is not', () => {
    const s = driveEnds(['ill-be-back match'])
    expect(s.waits()).toBe('home useResource')
    s.home.decline()
    expect(s.where('H2')).toBe('sentOff')
  })

  rule('[bb2020 811] not for a foul', () => {
    const s = scene('H9 . H1 A1/', { players: { H1: '+ill-be-back' } })
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    s.roll('armour', 1, 1)
    expect(s.waits()).toBe('home useResource')
    s.decline()
    expect(s.where('H1')).toBe('sentOff')
  })
})

describe('Look into my Eyes', () => {
  const near = (picture = 'H9 . H1 A1*', spent: readonly string[] = []): Scene => {
    const s = scene(picture, { players: { H1: '+look-into-my-eyes' } })
    s.player('H1').spent = spent
    s.activate('H1', 'move')
    return s
  }

  rule('[bb2020 778] next to the carrier, 2 or more takes the ball, and his activation ends', () => {
    const s = near()
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'look-into-my-eyes'])
    s.use()
    expect([s.waits(), s.needs()]).toEqual(['dice feat', 2])
    s.roll('feat', 2)
    expect([s.holder(), s.player('H1').acted, s.turnovers()]).toEqual(['H1', true, []])
    s.expectTurnOf('home')
    expect(s.answers('activate').some((answer) => answer.startsWith('activate H1'))).toBe(false)
  })

  rule('[bb2020 778] on a 1 he does not get the ball, and it ends as well', () => {
    const s = near()
    s.use()
    s.roll('feat', 1)
    expect([s.holder(), s.turnovers(), s.player('H1').spent]).toEqual(['A1', [], ['look-into-my-eyes match']])
    s.expectTurnOf('home')
  })

  rule('[bb2020 778] nobody asks without a carrier next to him, nor a second time', () => {
    for (const s of [near('H9 . H1 . A1*'), near('H9 . H1 A1'), near('H9 . H1 A1*', ['look-into-my-eyes match'])])
      expect(s.waits()).toBe('home activation')
    const declined = near()
    declined.decline()
    expect(declined.waits()).toBe('home activation')
  })
})

describe('Lord of Chaos', () => {
  const dodged = (setUp: (s: Scene) => void = () => {}, beside = ''): Scene => {
    const picture = beside === '' ? 'y x H1 A1\nH9 . . .' : 'y x H1 A1'
    const s = scene(picture, { players: { H9: '+lord-of-chaos' }, beside, facts: 'half=2' })
    setUp(s)
    return s.activate('H1', 'move').step('x').roll('dodge', 1)
  }

  rule('[bb2020 812] his team has one more re-roll, in the second half too, once', () => {
    const s = dodged()
    expect(s.answers()).toEqual(['keep', 'reroll lord-of-chaos'])
    s.reroll('lord-of-chaos')
    s.roll('dodge', 6)
    expect([s.where('H1'), s.player('H9').spent, s.match.turn.rerollsUsed]).toEqual(['x', ['lord-of-chaos match'], 1])
    const spent = dodged((t) => {
      t.player('H9').spent = ['lord-of-chaos match']
    })
    expect(spent.waits()).toBe('dice armour')
    spent.roll('armour', 1, 1)
  })

  rule('[bb2020 812] it is a team re-roll: Loner applies to it', () => {
    const s = scene('y x H1 A1\nH9 . . .', { players: { H1: '+loner-4', H9: '+lord-of-chaos' } })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('lord-of-chaos')
    s.roll('loner', 3)
    expect([s.waits(), s.player('H9').spent]).toEqual(['dice armour', ['lord-of-chaos match']])
    s.roll('armour', 1, 1)
  })

  rule('[bb2020 812] knocked out he lends no re-roll, in reserve he does', () => {
    const out = dodged(undefined, 'h9@ko+lord-of-chaos')
    expect(out.waits()).toBe('dice armour')
    out.roll('armour', 1, 1)
    const bench = dodged(undefined, 'h9@reserves+lord-of-chaos')
    expect(bench.answers()).toEqual(['keep', 'reroll lord-of-chaos'])
  })

  rule('[bb2020 812] lost for good once he left play, though he comes back for the next drive', () => {
    const s = scene('H1* x\nH2 .', {
      at: 'h25',
      beside: 'a8@reserves h8@ko+lord-of-chaos h9@reserves+lord-of-chaos',
      facts: 'kick=away',
    })
    s.activate('H1', 'move').step('x').roll('recover', 6)
    expect([s.where('H8'), s.player('H8').spent, s.player('H9').spent]).toEqual([
      'reserves',
      ['lord-of-chaos match'],
      [],
    ])
  })
})

describe('Primal Savagery', () => {
  const savage = (picture: string, spent: readonly string[] = []): Scene => {
    const s = scene(picture, { players: { H1: '+animal-savagery+primal-savagery' } })
    s.player('H1').spent = spent
    return s.activate('H1', 'move').roll('animalSavagery', 3)
  }

  rule('[bb2020 794] an adjacent opponent may be hit instead of a team-mate', () => {
    const s = savage('H2 H1 A1\n. A2/ .')
    expect([s.waits(), s.answers()]).toEqual(['home lashOut', ['choose H2', 'choose A1']])
    s.choose('choose', { player: 'A1' })
    expect(s.explain().player).toBe(s.player('A1').id)
    s.roll('armour', 1, 1)
    expect([s.posture('A1'), s.posture('H2'), s.turnovers()]).toEqual(['prone', 'standing', []])
    expect([s.waits(), s.player('H1').spent]).toEqual(['home activation', ['primal-savagery match']])
  })

  rule('[bb2020 794] also with no team-mate near; hitting a team-mate leaves it for later', () => {
    expect(savage('H9 . H1 A1').answers()).toEqual(['choose A1'])
    const s = savage('H2 H1 A1')
    s.choose('choose', { player: 'H2' })
    s.roll('armour', 1, 1)
    expect(s.player('H1').spent).toEqual([])
    expect(savage('H2 H1 A1', ['primal-savagery match']).answers()).toEqual(['choose H2'])
  })
})
