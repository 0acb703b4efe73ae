// The special plays of the third deck, magical memorabilia. Neighbours: src/inducements/cards/magicalMemorabilia.ts.

import { describe, expect } from 'vitest'
import { coachEjected } from '../../../src/procs/match/staff.ts'
import { kickBb2020, lineUpBb2020, readyToKick } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const inGame = (card: string, stats = {}): Scene => {
  const home = lineUpBb2020(12, { inducements: [card] })
  const players = home.players.map((p) => ({ ...p, stats: { ...p.stats, ...stats } }))
  const s = newGame({ home: { ...home, players }, away: lineUpBb2020() })
  s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)
  return s
}

/** Plays the card on a player before the toss; home kicks. */
const worn = (card: string, player = 'H3', stats = {}): Scene => {
  const s = inGame(`card-${card}`, stats)
  expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', `use ${card}`]])
  s.home.choose('use')
  expect(s.home.answers()).toHaveLength(12)
  s.home.choose('choose', { player })
  s.roll('coinToss', 1)
  return s
}

const statsOf = (s: Scene, token: string): (number | undefined)[] => [
  s.player(token).stats.ST,
  s.player(token).stats.AV,
]

describe('Bob’s Biffin’ Helmet', () => {
  const wearing = (picture: string, beside = 'h9@b2 a9@n25') =>
    scene(picture, { facts: 'turn=home:1/1', beside, players: { H1: '+mighty-blow-1+biffin-helmet' } })

  rule('[bb2020 723] it is used after the kick, before the kick-off table', () => {
    const s = inGame('card-biffin-helmet')
    s.roll('coinToss', 1)
    s.home.choose('kick')
    readyToKick(s)
    s.home.choose('aim', { square: 'h20' })
    s.roll('kickScatter', 5, 1)
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use biffin-helmet']])
    s.home.choose('use')
    s.home.choose('choose', { player: 'H4' })
    expect(s.player('H4').skills).toEqual(['mighty-blow-1', 'biffin-helmet'])
    expect(s.player('H4').loans.map(({ until }) => until)).toEqual(['block', 'block'])
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 723] +2 strength in a block he makes, and none when he is blocked', () => {
    const s = wearing('H1 A1')
    s.activate('H1', 'block').block('A1')
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3).push('f12')
    s.stay()
    const t = scene('H1 A1', { facts: 'turn=away:1/1', beside: 'a9@n25', players: { H1: '+biffin-helmet' } })
    t.activate('A1', 'block').block('H1')
    expect(t.dice()).toEqual(['block'])
    t.roll('block', 3).push('f9')
    t.stay()
  })

  rule('[bb2020 723] with Mighty Blow, and gone after the first block', () => {
    const s = wearing('H1 A1 .')
    for (const skill of ['mighty-blow-1', 'biffin-helmet'])
      s.player('H1').loans = [...s.player('H1').loans, { until: 'block', skill, stat: '', by: 0 }]
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6, 6).push('f12')
    s.stay()
    s.roll('armour', 4, 4)
    expect(s.question().subject).toBe('mighty-blow-1')
    s.use()
    s.roll('injury', 2, 2)
    expect([s.player('H1').skills, s.player('H1').loans]).toEqual([[], []])
  })
})

describe('Bob’s Biffin’ Helmet and Frenzy', () => {
  rule('[bb2020 723] the second block of the same Frenzy gets no bonus', () => {
    const s = scene('H1 A1 . .', { facts: 'turn=home:1/1', players: { H1: '+frenzy+biffin-helmet' }, beside: 'a9@n25' })
    s.player('H1').loans = [{ until: 'block', skill: 'biffin-helmet', stat: '', by: 0 }]
    s.activate('H1', 'block').block('A1')
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3).push('f12')
    expect(s.dice()).toEqual(['block'])
    s.roll('block', 3).push('f13')
  })
})

describe('Enchanted Bucket', () => {
  rule('[bb2020 724] recovery without a roll, with Disturbing Presence and Foul Appearance', () => {
    const s = scene('H1* .', { at: 'f25', facts: 'hold=card-enchanted-bucket/', beside: 'h8@ko h9@ko a1@b2 a9@ko' })
    s.activate('H1', 'move').step('f26')
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use enchanted-bucket']])
    s.home.choose('use')
    expect(s.home.answers()).toEqual(['choose H8', 'choose H9'])
    s.home.choose('choose', { player: 'H9' })
    expect([s.where('H9'), s.player('H9').skills]).toEqual(['reserves', ['disturbing-presence', 'foul-appearance']])
    // The others roll as usual.
    s.roll('recover', 1).roll('recover', 1)
    expect(s.player('H9').loans.map(({ until }) => until)).toEqual(['match', 'match'])
  })

  rule('[bb2020 724] it is not offered where nobody is knocked out', () => {
    const s = scene('H1* .', { at: 'f25', facts: 'hold=card-enchanted-bucket/', beside: 'a1@b2' })
    s.activate('H1', 'move').step('f26')
    expect([s.score(), s.waits()]).toEqual(['1-0', 'home setUp'])
  })
})

describe('Gruk the Bear’s Gauntlets', () => {
  rule('[bb2020 725] +1 strength in the first drive, -1 from then on', () => {
    const s = worn('gruks-gauntlets')
    expect(statsOf(s, 'H3')).toEqual([4, 9])
    s.home.choose('kick')
    kickBb2020(readyToKick(s), 'h24', [5, 1], [1, 1]).roll('bounce', 5)
    for (let turn = 0; turn < 16; turn++) s.endTurn()
    expect([s.match.clock.half, ...statsOf(s, 'H3')]).toEqual([2, 2, 9])
    expect(s.player('H3').loans).toEqual([{ until: 'match', skill: '', stat: 'ST', by: -1 }])
  })

  rule('[bb2020 725] within the limits of the characteristic', () => {
    expect(statsOf(worn('gruks-gauntlets', 'H3', { ST: 8 }), 'H3')[0]).toBe(8)
    expect(statsOf(worn('gruks-gauntlets', 'H3', { ST: 1 }), 'H3')[0]).toBe(2)
  })
})

describe('Helm of Many Eyes', () => {
  rule(
    '[bb2020 726] Dodge, Break Tackle and Really Stupid from the start of an own turn to the end of the drive',
    () => {
      const s = scene('H1* .', {
        at: 'f25',
        facts: 'turn=away:1/1 hold=card-helm-of-many-eyes/',
        beside: 'h2@b3 a9@n5',
      })
      s.endTurn()
      expect(s.answers()).toEqual(['decline', 'use helm-of-many-eyes'])
      s.choose('use')
      s.choose('choose', { player: 'H2' })
      expect(s.player('H2').skills).toEqual(['dodge', 'break-tackle', 'really-stupid'])
      s.activate('H2', 'move').roll('reallyStupid', 4)
      s.endAction()
      s.activate('H1', 'move').step('f26')
      expect([s.score(), s.player('H2').skills]).toEqual(['1-0', []])
    },
  )
})

describe('Oath Stone of the High Coach', () => {
  rule('[bb2020 727] 1 more for Brilliant Coaching', () => {
    const s = inGame('card-oath-stone')
    s.home.choose('use')
    s.roll('coinToss', 1)
    s.home.choose('kick')
    kickBb2020(readyToKick(s), 'h20', [5, 1], [4, 3])
    s.roll('brilliantCoaching', 3, 3)
    expect([s.rerolls('home'), s.rerolls('away')]).toEqual([1, 0])
    s.roll('bounce', 5)
  })

  rule('[bb2020 727] +1 to argue the call, so the coach is never sent off', () => {
    const argue = (face: number) => {
      const s = scene('H1 A1/', { facts: 'turn=home:1/1', beside: 'h2@b2' })
      s.match.squads.home.effects = ['oath-stone match']
      s.activate('H1', 'foul')
      s.choose('nominate')
      s.foul('A1')
      s.roll('armour', 2, 2)
      s.choose('use', { option: 'argue' })
      return s.roll('argue', face)
    }
    expect([argue(5).where('H1'), argue(4).where('H1')]).toEqual(['f10', 'sentOff'])
    expect(coachEjected.of(argue(1).match.squads.home)).toBe(false)
  })
})

describe('Skrot’s Sticky Slop', () => {
  rule('[bb2020 728] Catch and Sure Hands for the match', () => {
    const s = worn('sticky-slop')
    expect(s.player('H3').skills).toEqual(['catch', 'sure-hands', 'sticky-slop'])
    expect(s.player('H3').loans.every(({ until }) => until === 'match')).toBe(true)
  })

  rule('[bb2020 728] its wearer cannot take Pass or Hand-off actions', () => {
    const s = scene('H1* H2', { facts: 'turn=home:1/1', players: { H1: '+sticky-slop' }, beside: 'a9@n25' })
    expect(s.answers('activate').filter((a) => a.includes('H1'))).toEqual(['activate H1 move', 'activate H1 blitz'])
    expect(s.answers('activate')).toContain('activate H2 pass')
  })

  rule('[bb2020 728] nor does he leave the ball behind on purpose', () => {
    const left = (skills: string) => {
      const s = scene('H1* .', { facts: 'turn=home:1/1', players: { H1: skills }, beside: 'a9@n25' })
      s.activate('H1', 'move').step('f11')
      return s.answers('putBall')
    }
    expect([left('+fumblerooskie'), left('+fumblerooskie+sticky-slop')]).toEqual([['putBall f10'], []])
  })

  rule('[bb2020 728] he may still throw a team-mate, though not the ball', () => {
    const s = scene('H1* H2', {
      facts: 'turn=home:1/1',
      players: { H1: '+sticky-slop+throw-team-mate:6.5.3.4.9', H2: '+right-stuff:6.2.3.4.9' },
      beside: 'a9@n25',
    })
    s.activate('H1', 'pass')
    expect(s.answers('throw')).toEqual([])
    expect(s.answers('throwTeamMate').length).toBeGreaterThan(0)
  })
})

describe('Spranley’s Cup', () => {
  const CUP = { A1: '+spranleys-cup' }

  rule('[bb2020 729] it is given to one player before the toss, for the match', () => {
    const s = worn('spranleys-cup')
    expect([s.player('H3').skills, s.player('H3').loans.map(({ until }) => until)]).toEqual([
      ['spranleys-cup'],
      ['match'],
    ])
  })

  rule('[bb2020 729] nobody fouls him', () => {
    const s = scene('H1 A1/', { facts: 'turn=home:1/1', players: CUP })
    expect(s.answers('activate')).not.toContain('activate H1 foul')
    const t = scene('H1 A1/\n. A2/', { facts: 'turn=home:1/1', players: CUP })
    t.activate('H1', 'foul')
    expect(t.answers('nominate')).toEqual(['nominate A2'])
    t.choose('nominate')
    expect(t.answers('foul')).toEqual(['foul A2'])
  })

  rule('[bb2020 729] nor with Pile Driver right after a block', () => {
    const s = scene('H1 A1 .', {
      facts: 'turn=home:1/1',
      players: { ...CUP, H1: '+pile-driver' },
      beside: 'h2@b2 a9@n25',
    })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('f12')
    s.followUp()
    s.roll('armour', 1, 2)
    s.expectTurnOf('home')
  })

  rule('[bb2020 729] nothing modifies injury rolls against him', () => {
    const s = scene('H1 A1 .', {
      facts: 'turn=home:1/1',
      players: { ...CUP, H1: '+mighty-blow-1' },
      beside: 'h2@b2 a9@n25',
    })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('f12')
    s.stay()
    s.roll('armour', 5, 5).roll('injury', 5, 2)
    expect([s.posture('A1'), s.waits()]).toEqual(['stunned', 'home turn'])
    const small = scene('H1 A1 .', { facts: 'turn=home:1/1', players: { A1: '+spranleys-cup+stunty' } })
    small.activate('H1', 'block').block('A1')
    small.roll('block', 6).push('f12')
    small.stay()
    small.roll('armour', 5, 5).roll('injury', 5, 2)
    expect(small.where('A1')).toBe('ko')
    // A wizard's fire breaks the armour anyway, without the +1 on the injury.
    const t = scene('H1 . A1', { facts: 'turn=home:1/1 hold=hireling-sports-wizard/', players: CUP })
    t.endTurn()
    t.home.choose('use', { option: 'fireball' })
    t.home.choose('choose', { square: 'f12' })
    t.roll('fireball', 6).roll('armour', 5, 5)
    expect(t.modifiers()).toEqual([])
    t.roll('injury', 5, 2)
    expect(t.posture('A1')).toBe('stunned')
  })
})

describe('Sweatband of Conquest', () => {
  rule('[bb2020 730] a random player has Regeneration and +1 armour, 11 at most', () => {
    const drawn = (AV: number, face: number) => {
      const s = inGame('card-sweatband-of-conquest', { AV })
      s.home.choose('use')
      expect(s.dice()).toEqual(['d12'])
      s.roll('randomPlayer', face).roll('coinToss', 1)
      return s
    }
    const s = drawn(9, 5)
    expect([s.player('H5').skills, ...statsOf(s, 'H5')]).toEqual([['regeneration'], 3, 10])
    expect(s.player('H5').loans.every(({ until }) => until === 'match')).toBe(true)
    expect(statsOf(drawn(11, 2), 'H2')[1]).toBe(11)
  })
})
