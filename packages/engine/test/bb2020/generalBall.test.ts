// General skills for fouls and the ball in bb2020: Dirty Player, Kick, Strip Ball, Sure Hands and Tackle.
import { describe, expect } from 'vitest'
import { lineUpBb2020, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

type Players = NonNullable<SceneOptions['players']>

const CARRIER = 'H9 . H1 A1* x .'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`

const hit = (players: Players, face: number, picture = CARRIER, at = 'f10'): Scene => {
  const s = scene(picture, { players, at })
  s.activate('H1', 'block').block('A1')
  return s.roll('block', face)
}

describe('Dirty Player', () => {
  const foul = (skill: string): Scene => {
    const s = scene('H9 . H1 A1/', { players: { H1: skill } }).activate('H1', 'foul')
    s.choose('nominate', { player: 'A1' })
    s.foul('A1')
    return s
  }

  rule('[bb2020 444] his bonus breaks the armour, and is then no help on the injury roll', () => {
    const s = foul('+dirty-player-2')
    s.roll('armour', 3, 4)
    expect(asked(s)).toBe('home useSkill dirty-player-2')
    s.use()
    s.roll('injury', 2, 4)
    expect(s.posture('A1')).toBe('stunned')
    s.expectTurnOf('home')
  })

  rule('[bb2020 444] kept for the injury roll, 2 more on a 6 knock him out', () => {
    const s = foul('+dirty-player-2')
    s.roll('armour', 3, 4).decline()
    expect(s.posture('A1')).toBe('prone')
    const t = foul('+dirty-player-2')
    t.roll('armour', 4, 5).roll('injury', 2, 4)
    expect(asked(t)).toBe('home useSkill dirty-player-2')
    t.use()
    expect(t.where('A1')).toBe('ko')
  })

  rule('[bb2020 444] the smaller bonus is 1, and nobody is asked where it is too small', () => {
    const s = foul('+dirty-player-1')
    s.roll('armour', 3, 4)
    expect([s.posture('A1'), s.waits()]).toEqual(['prone', 'home turn'])
    const t = foul('+dirty-player-1')
    t.roll('armour', 3, 5).use()
    t.roll('injury', 1, 2)
    expect(t.posture('A1')).toBe('stunned')
  })
})

describe('Kick', () => {
  const kicked = (shirt: number, distance: number): Scene => {
    const s = readyToKick(openingBb2020(lineUpBb2020(11, {}, { [shirt]: ['kick'] })))
    s.home.choose('aim', { square: 'k20' })
    return s.roll('kickScatter', 5, distance)
  }
  const flownTo = (s: Scene): string => {
    s.roll('kickOffTable', 1, 1)
    return s.ball()
  }

  rule('[bb2020 452] the kicker may halve the distance, rounding down', () => {
    const s = kicked(11, 5)
    expect(asked(s)).toBe('home useSkill kick')
    s.home.use()
    expect(flownTo(s)).toBe('loose k22')
    s.roll('bounce', 5)
    const t = kicked(11, 1)
    t.home.use()
    expect(flownTo(t)).toBe('loose k20')
    t.roll('bounce', 5)
  })

  rule('[bb2020 452] unused the ball goes the full distance; a team-mate of the kicker does not halve it', () => {
    const s = kicked(11, 5)
    s.home.decline()
    expect(flownTo(s)).toBe('loose k25')
    s.roll('bounce', 5)
    const t = kicked(8, 5)
    expect(flownTo(t)).toBe('loose k25')
    t.roll('bounce', 5)
  })
})

describe('Strip Ball', () => {
  rule('[bb2020 461] a carrier who is pushed drops the ball where he is pushed to, if the blocker wants', () => {
    const s = hit({ H1: '+strip-ball' }, 3)
    s.push('x')
    expect(asked(s)).toBe('home useSkill strip-ball')
    s.use()
    expect(s.ball()).toBe('loose x')
    s.stay()
    s.roll('bounce', 5)
    expect([s.ball(), s.posture('A1'), s.turnovers()]).toEqual(['ground f15', 'standing', []])
    const t = hit({ H1: '+strip-ball' }, 3)
    t.push('x')
    t.decline()
    t.stay()
    expect(t.ball()).toBe('held A1')
  })

  rule('[bb2020 461] a stumble that Dodge softens is a push; one that brings him down needs no skill', () => {
    const s = hit({ H1: '+strip-ball', A1: '+dodge' }, 5)
    s.away.use()
    s.push('x')
    expect(asked(s)).toBe('home useSkill strip-ball')
    const t = hit({ H1: '+strip-ball' }, 5)
    t.push('x')
    expect(t.waits()).toBe('home followUp')
    t.stay()
    t.roll('armour', 1, 2).roll('bounce', 5)
  })

  rule('[bb2020 462] stripped in the end zone he does not score', () => {
    const s = hit({ H1: '+strip-ball' }, 3, 'x A1* H1 H9', 'f1')
    s.push('x')
    s.use()
    s.stay()
    s.roll('bounce', 7)
    expect([s.score(), s.ball(), s.where('A1')]).toEqual(['0-0', 'ground g1', 'x'])
    const t = hit({ H1: '+strip-ball' }, 3, 'x A1* H1 H9', 'f1')
    t.push('x')
    t.decline()
    t.stay()
    expect(t.score()).toBe('0-1')
  })

  rule('[bb2020 463] one who stands firm drops it on his own square', () => {
    const s = hit({ H1: '+strip-ball', A1: '+stand-firm' }, 3)
    s.away.use()
    expect([s.where('A1'), asked(s)]).toEqual(['f13', 'home useSkill strip-ball'])
    s.use()
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground x')
  })

  rule('[bb2020 463] so does one who has taken root; Sure Hands keep it there too', () => {
    const rooted = hit({ H1: '+strip-ball', A1: '~rooted' }, 3)
    expect(asked(rooted)).toBe('home useSkill strip-ball')
    rooted.use()
    rooted.roll('bounce', 5)
    expect([rooted.where('A1'), rooted.ball()]).toEqual(['f13', 'ground x'])
    const sure = hit({ H1: '+strip-ball', A1: '+sure-hands~rooted' }, 3)
    expect([sure.ball(), sure.waits()]).toEqual(['held A1', 'home turn'])
  })
})

describe('Sure Hands', () => {
  rule('[bb2020 464] he re-rolls a failed pick-up', () => {
    const s = scene('H1 o', { players: { H1: '+sure-hands' } })
      .activate('H1', 'move')
      .step('f11')
    s.roll('pickUp', 2)
    expect(s.answers()).toEqual(['keep', 'reroll sure-hands'])
    s.reroll('sure-hands')
    s.roll('pickUp', 3)
    expect([s.ball(), s.turnovers()]).toEqual(['held H1', []])
  })

  rule('[bb2020 465] the ball cannot be stripped from him', () => {
    const s = hit({ H1: '+strip-ball', A1: '+sure-hands' }, 3)
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    s.stay()
    expect(s.ball()).toBe('held A1')
  })

  rule('[bb2020 465] but it can from a player without a tackle zone', () => {
    const s = hit({ H1: '+strip-ball', A1: '+sure-hands.z' }, 3)
    s.push('x')
    expect(asked(s)).toBe('home useSkill strip-ball')
  })
})

describe('Tackle', () => {
  const dodged = (away: string, facts = ''): Scene =>
    scene('x H1 A1', { players: { H1: '+dodge', A1: away }, facts })
      .activate('H1', 'move')
      .step('x')
      .roll('dodge', 2)

  rule('[bb2020 466] Dodge re-rolls no dodge out of his zone', () => {
    expect(dodged('').answers()).toEqual(['keep', 'reroll dodge'])
    const s = dodged('+tackle', 'rr=1/0')
    expect(s.answers()).toEqual(['keep', 'reroll team'])
    const t = dodged('+tackle')
    expect(t.waits()).toBe('dice armour')
    t.roll('armour', 1, 2)
  })

  rule('[bb2020 466] without his tackle zone it does not work', () => {
    const s = scene('x H1 A1\n. A2 .', { players: { H1: '+dodge', A1: '+tackle.z' } })
    s.activate('H1', 'move').step('x').roll('dodge', 2)
    expect(s.answers()).toEqual(['keep', 'reroll dodge'])
  })

  rule('[bb2020 467] a player he blocks stumbles in spite of Dodge', () => {
    const s = hit({ H1: '+tackle', A1: '+dodge' }, 5, CARRIER.replace('*', ''))
    s.push('x')
    s.stay()
    s.roll('armour', 1, 2)
    expect(s.posture('A1')).toBe('prone')
  })
})
