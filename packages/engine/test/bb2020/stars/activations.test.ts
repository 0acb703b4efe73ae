// Stars whose special rule is used at activation: hexes, ink, kegs, rods, rushes and gazes.
import { describe, expect } from 'vitest'
import { restOfHalf } from '../../support/halves.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

const asked = (s: Scene): string => `${s.waits()} ${s.question().subject}`
const activated = (picture: string, skills: string, options: SceneOptions = {}): Scene =>
  scene(picture, { beside: 'h9@b2 a9@n25', ...options, players: { H1: skills, ...options.players } })

describe('Baleful Hex', () => {
  const PICTURE = 'A1 H1 . . . . A2 A3'

  rule('[bb2020 789] an opponent within five squares: on 2 or more no tackle zone and no action', () => {
    const s = activated(PICTURE, '+baleful-hex').activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill baleful-hex')
    s.use()
    expect(s.answers()).toEqual(['choose A1', 'choose A2'])
    s.choose('choose', { player: 'A1' })
    expect([s.waits(), s.needs()]).toEqual(['dice feat', 2])
    s.roll('feat', 2)
    expect([s.player('A1').noZones, s.player('H1').spent]).toEqual([true, ['baleful-hex match']])
    s.step('e11')
    expect(s.waits()).toBe('home activation')
    s.endAction()
    s.endTurn()
    expect(s.answers('activate').some((one) => one.includes('A1'))).toBe(false)
    s.endTurn()
    expect(s.player('A1').noZones).toBe(false)
    s.endTurn()
    expect(s.answers('activate').some((one) => one.includes('A1'))).toBe(true)
  })

  rule('[bb2020 789] on a 1 nothing happens, it is used up, and she goes on with her action', () => {
    const s = activated(PICTURE, '+baleful-hex').activate('H1', 'move')
    s.use()
    s.choose('choose', { player: 'A2' })
    s.roll('feat', 1)
    expect([s.player('A2').noZones, s.player('H1').spent, s.waits()]).toEqual([
      false,
      ['baleful-hex match'],
      'home activation',
    ])
    expect(activated('H1 . . . . . A1', '+baleful-hex').activate('H1', 'move').waits()).toBe('home activation')
  })
})

rule('[bb2020 789, 822] a team re-roll works on such dice', () => {
  const s = activated('A1 H1', '+baleful-hex', { facts: 'rr=1/0' }).activate('H1', 'move')
  s.use()
  s.choose('choose', { player: 'A1' })
  s.roll('feat', 1)
  expect(s.answers()).toEqual(['keep', 'reroll team'])
  s.reroll('team')
  s.roll('feat', 2)
  expect(s.player('A1').noZones).toBe(true)
})

describe('Black Ink', () => {
  rule('[bb2020 810] a marked opponent loses his zones without a roll, until he is activated', () => {
    const s = activated('A1 H1 . A2', '+black-ink').activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill black-ink')
    s.use()
    expect(s.answers()).toEqual(['choose A1'])
    s.choose('choose', { player: 'A1' })
    expect(s.player('A1').noZones).toBe(true)
    s.endAction()
    s.endTurn()
    s.activate('A1', 'move')
    expect(s.player('A1').noZones).toBe(false)
    s.endAction()
  })

  rule('[bb2020 810] once in the match, and only next to an opponent', () => {
    expect(activated('H1 . A1', '+black-ink').activate('H1', 'move').waits()).toBe('home activation')
    const s = activated('A1 H1', '+black-ink')
    s.player('H1').spent = ['black-ink match']
    expect(s.activate('H1', 'move').waits()).toBe('home activation')
  })
})

describe('Beer Barrel Bash!', () => {
  const thrown = (face: number): Scene => {
    const s = activated('H1 . . A1 A2', '+beer-barrel-bash').activate('H1', 'move')
    s.use()
    expect(s.answers()).toEqual(['choose A1'])
    s.choose('choose', { player: 'A1' })
    expect(s.needs()).toBe(3)
    return s.roll('feat', face)
  }

  rule('[bb2020 833] on 3 or more the opponent is knocked down, and the action goes on', () => {
    const s = thrown(3).roll('armour', 1, 2)
    expect([s.posture('A1'), s.turnovers(), s.waits()]).toEqual(['prone', [], 'home activation'])
  })

  rule('[bb2020 833] a 2 misses, a 1 knocks himself down', () => {
    expect([thrown(2).posture('A1'), thrown(2).waits()]).toEqual(['standing', 'home activation'])
    const s = thrown(1).roll('armour', 1, 2)
    expect([s.posture('H1'), s.posture('A1'), s.turnovers()]).toEqual(['prone', 'standing', ['knockedDown']])
    s.expectTurnOf('away')
  })

  rule('[bb2020 843] once per drive: the next drive restores it, but no rule for the match or half', () => {
    const s = scene('H1* x . .\nH2 . . .\nA1 . . .', { at: 'f25', players: { H2: '+beer-barrel-bash' } })
    s.player('H2').spent = ['beer-barrel-bash drive', 'catch-of-the-day half', 'black-ink match']
    s.activate('H1', 'move').step('x')
    expect(s.score()).toBe('1-0')
    expect(s.player('H2').spent).toEqual(['catch-of-the-day half', 'black-ink match'])
  })
})

describe('Catch of the Day', () => {
  rule('[bb2020 822] a loose ball within three squares is his on 3 or more', () => {
    const s = activated('H1 . . o', '+catch-of-the-day').activate('H1', 'move')
    expect(asked(s)).toBe('home useSkill catch-of-the-day')
    s.use()
    expect(s.needs()).toBe(3)
    s.roll('feat', 3)
    expect([s.holder(), s.where('H1'), s.waits()]).toEqual(['H1', 'f10', 'home activation'])
    const t = activated('H1 . . o', '+catch-of-the-day').activate('H1', 'move')
    t.use()
    t.roll('feat', 2)
    expect([t.ball(), t.turnovers(), t.player('H1').spent]).toEqual(['ground f13', [], ['catch-of-the-day half']])
  })

  rule('[bb2020 822] not while down, not farther away, not a carried ball', () => {
    const down = activated('H1/ . o', '+catch-of-the-day').activate('H1', 'move')
    expect(down.waits()).toBe('home activation')
    expect(activated('H1 . . . o', '+catch-of-the-day').activate('H1', 'move').waits()).toBe('home activation')
    expect(activated('H1 . A1*', '+catch-of-the-day').activate('H1', 'move').waits()).toBe('home activation')
  })

  rule('[bb2020 841, 842] half-time restores rules for the half, not those for the match', () => {
    const s = scene('H1 . A1', { facts: 'turn=home:8/7', players: { H1: '+catch-of-the-day' } })
    s.player('H1').spent = ['black-ink match', 'catch-of-the-day half']
    restOfHalf(s)
    expect([s.match.clock.half, s.player('H1').spent]).toEqual([2, ['black-ink match']])
  })
})

describe('Frenzied Rush', () => {
  const rushed = (use: boolean, players: SceneOptions['players'] = {}): Scene => {
    const s = activated('H1 A1 x y .', '+grab+frenzied-rush', { players }).activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    expect(asked(s)).toBe('home useSkill frenzied-rush')
    if (use) s.use()
    else s.decline()
    s.block('A1')
    return s.roll('block', 3)
  }

  rule('[bb2020 792] Frenzy for the Blitz, and no Grab', () => {
    const s = rushed(true)
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    expect([s.where('H1'), s.waits()]).toEqual(['f11', 'dice block'])
    s.roll('block', 3).push('y')
    expect(s.where('H1')).toBe('x')
    s.endAction()
    s.endTurn()
    expect([s.player('H1').skills, s.player('H1').spent]).toEqual([['frenzied-rush', 'grab'], ['frenzied-rush match']])
  })

  rule('[bb2020 792] with Grab out of use a Sidestep works', () => {
    const s = rushed(true, { A1: '+sidestep' })
    expect(asked(s)).toBe('away useSkill sidestep')
    s.away.decline()
    s.push('x')
    s.roll('block', 6)
    s.away.decline()
    s.push('y')
    s.roll('armour', 1, 2)
  })

  rule('[bb2020 792] declined nothing changes; a Block offers nothing', () => {
    const s = rushed(false, { A1: '+sidestep' })
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    expect(s.waits()).toBe('home followUp')
    const t = activated('H1 A1 x', '+frenzied-rush').activate('H1', 'block')
    t.choose('nominate', { player: 'A1' })
    expect(t.waits()).toBe('home activation')
  })
})

describe('Excuse Me, Are You a Zoat?', () => {
  const ZOAT = '+excuse-me-are-you-a-zoat'

  rule('[bb2020 839] a Hypnotic Gaze may be declared, once in the match', () => {
    const s = activated('H1 A1', ZOAT)
    s.activate('H1', 'gaze').choose('nominate', { player: 'A1' })
    s.choose('gaze', { player: 'A1' })
    s.roll('hypnoticGaze', 6)
    expect([s.player('A1').noZones, s.player('H1').spent]).toEqual([true, ['excuse-me-are-you-a-zoat match']])
    const t = activated('H1 A1', ZOAT)
    t.player('H1').spent = ['excuse-me-are-you-a-zoat match']
    expect(t.answers('activate')).not.toContain('activate H1 gaze')
  })
})

describe('Furious Outburst', () => {
  const STARRED = '+stab+furious-outburst'
  const bursting = (picture: string): Scene => {
    const s = activated(picture, STARRED).activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    return s
  }

  rule('[bb2020 831] next to an opponent within three, a stab, then anywhere within three; that was the Blitz', () => {
    const s = bursting('. . . . .\nH1 . x A1 .\n. . . . y')
    expect(asked(s)).toBe('home useSkill furious-outburst')
    s.use()
    expect([s.waits(), s.answers().length]).toEqual(['home placePlayer', 8])
    s.choose('place', { square: 'y' })
    expect([s.where('H1'), s.waits()]).toEqual(['y', 'dice armour'])
    s.roll('armour', 4, 5).roll('injury', 3, 4)
    expect(s.posture('A1')).toBe('stunned')
    expect(s.answers()).toContain('place h17')
    expect(s.answers()).not.toContain('place h18')
    s.choose('place', { square: 'h17' })
    expect([s.where('H1'), s.player('H1').spent]).toEqual(['h17', ['furious-outburst half']])
    s.expectTurnOf('home')
    expect(s.answers('activate')).not.toContain('activate H9 blitz')
  })

  rule('[bb2020 831] not beyond three squares, not while down, not in a Move; declined it is a usual Blitz', () => {
    expect(bursting('H1 . . . A1').waits()).toBe('home activation')
    expect(bursting('H1/ . A1').waits()).toBe('home activation')
    expect(activated('H1 . A1', STARRED).activate('H1', 'move').waits()).toBe('home activation')
    const s = bursting('H1 . A1')
    s.decline()
    expect([s.waits(), s.player('H1').spent]).toEqual(['home activation', []])
  })

  rule('[bb2020 831] he may stay where he stabbed from', () => {
    const s = bursting('H1 A1')
    s.use()
    s.choose('place', { square: 'f10' })
    s.roll('armour', 1, 2)
    s.decline()
    expect(s.where('H1')).toBe('f10')
    s.expectTurnOf('home')
  })
})
