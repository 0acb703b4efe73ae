// Match rules that show only with a skill: declarations with traits, the order of rolls, limits, sun and weapons.
import { describe, expect } from 'vitest'
import { kickBb2020, lineUpBb2020, openingBb2020, readyToKick } from '../support/bb2020.ts'
import { newGame } from '../support/game.ts'
import { restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const declarable = (s: Scene, player: string): string[] =>
  s
    .answers('activate')
    .filter((answer) => answer.startsWith(`activate ${player} `))
    .map((answer) => answer.split(' ')[2])

const verbs = (s: Scene): string[] => [...new Set(s.answers().map((answer) => answer.split(' ')[0]))]

describe('at the kick-off', () => {
  rule('[bb2020 2] Kick halves the deviation downward', () => {
    const s = openingBb2020(lineUpBb2020(11, {}, { 11: ['kick'] }))
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('choose', { player: 'H11' })
    s.home.choose('aim', { square: 'c20' })
    s.roll('kickScatter', 5, 5)
    s.home.use()
    expect(s.ball()).toBe('air c22')
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
  })

  rule('[bb2020 99] the block of the Blitz may be replaced', () => {
    const home = lineUpBb2020(11, {}, { 6: ['stab'] })
    const s = kickBb2020(readyToKick(openingBb2020(home)), 'c20', [5, 2], [5, 5]).roll('blitz', 1)
    s.activate('H6', 'blitz')
    s.choose('nominate', { player: 'A2' })
    s.step('f13')
    s.block('A2')
    s.use()
    s.roll('armour', 1, 1)
    expect(s.happened('blockResult')).toEqual([])
    expect(s.waits()).toBe('home turn')
    s.endTurn()
    s.roll('bounce', 5)
  })
})

describe('more than eleven', () => {
  rule('[bb2020 53] Swarming raises the limit for the drive, for a Solid Defence too, and no longer', () => {
    const home = lineUpBb2020(12, {}, { 1: ['swarming'], 12: ['swarming'] })
    const s = readyToKick(openingBb2020(home))
    const onPitch = (): number => s.match.players.filter((p) => p.side === 'home' && p.place === 'pitch').length
    s.home.choose('aim', { square: 'c20' })
    s.roll('kickScatter', 5, 2)
    s.home.use()
    s.roll('swarming', 1)
    s.home.choose('pick', { player: 'H12' })
    s.home.choose('place', { square: 'h5' })
    s.roll('kickOffTable', 2, 2).roll('solidDefence', 1)
    s.home.choose('pick', { player: 'H12' })
    s.home.choose('place', { square: 'h4' })
    s.home.choose('done')
    s.roll('bounce', 5)
    expect(onPitch()).toBe(12)
    restOfHalf(s)
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('formation', { option: 'wall' })
    expect(onPitch()).toBe(11)
  })
})

describe('Animal Savagery and a team-mate', () => {
  rule('[bb2020 96] the Blitz goes on after a savage has knocked a team-mate down', () => {
    const home = lineUpBb2020(11, {}, { 6: ['animal-savagery'] })
    const s = kickBb2020(readyToKick(openingBb2020(home)), 'c20', [5, 2], [5, 5]).roll('blitz', 1)
    s.activate('H6', 'move').roll('animalSavagery', 1)
    s.choose('choose', { player: 'H4' })
    s.roll('armour', 1, 1)
    expect(s.posture('H4')).toBe('prone')
    expect(s.turnovers()).toEqual([])
    s.endAction()
    s.expectTurnOf('home')
    s.endTurn()
    s.roll('bounce', 5)
  })

  rule('[bb2020 10] at the end of a turn the coach whose turn it was comes first', () => {
    const s = scene('H1 H2/ . . A1= A2', { players: { H1: '+pick-me-up' }, facts: 'turn=away:1/1' })
    s.endTurn()
    expect(s.waits()).toBe('home useSkill')
    expect(s.posture('A1')).toBe('prone')
    s.home.use()
    s.roll('pickMeUp', 5)
    expect(s.posture('H2')).toBe('standing')
  })
})

describe('declaring with traits', () => {
  const giant = { H1: ':65549+throw-team-mate', H2: '+right-stuff' }

  rule('[bb2020 127, 128] throwing a team-mate is the Pass of the turn', () => {
    const s = scene('H1 H2 . . x\nH3* . . A1', { players: giant })
    s.activate('H1', 'pass')
    expect(verbs(s)).toContain('throwTeamMate')
    s.endAction()
    expect(declarable(s, 'H3')).not.toContain('pass')
    const passed = scene('H1 H2 . . x\nH3* . . A1', { players: giant })
    passed.activate('H3', 'pass')
    passed.endAction()
    expect(declarable(passed, 'H1')).not.toContain('pass')
  })

  rule('[bb2020 131] a special action includes no move', () => {
    const bomb = scene('H1 . . . A1', { players: { H1: '+bombardier' } })
    bomb.activate('H1', 'bomb')
    expect(bomb.waits()).toBe('home bombTarget')
    expect(verbs(bomb)).toEqual(['throw'])
    const stab = scene('H1 A1', { players: { H1: '+stab' } })
    stab.activate('H1', 'block')
    expect(verbs(stab)).toEqual(['endAction', 'block'])
  })

  rule('[bb2020 135] the target of a gaze is named with it', () => {
    const s = scene('. A1\nH1 .\n. A2', { players: { H1: '+hypnotic-gaze' } })
    s.activate('H1', 'gaze')
    expect(s.answers()).toEqual(['nominate A1', 'nominate A2'])
    s.choose('nominate', { player: 'A2' })
    expect(s.answers('gaze')).toEqual(['gaze A2'])
  })

  rule('[bb2020 136] the own trait is rolled before the opponent’s Foul Appearance', () => {
    const players = { H1: '+bone-head', A1: '+foul-appearance' }
    const s = scene('H1 A1\nH2 .', { players })
    s.activate('H1', 'blitz')
    s.choose('nominate', { player: 'A1' })
    s.roll('boneHead', 2)
    expect(s.waits()).toBe('dice foulAppearance')
    s.roll('foulAppearance', 2)
    const dull = scene('H1 A1\nH2 .', { players })
    dull.activate('H1', 'blitz')
    dull.choose('nominate', { player: 'A1' })
    dull.roll('boneHead', 1)
    expect(dull.waits()).toBe('home turn')
  })
})

describe('rolls and limits', () => {
  rule('[bb2020 148] a skill that changes a roll is used after seeing it', () => {
    const s = scene('A1 .\nH1 x A2', { players: { H1: ':63349+break-tackle' }, facts: 'act=h1:move:3.2' })
    s.step('x')
    expect(s.needs()).toBe(5)
    s.roll('dodge', 4)
    expect(s.waits()).toBe('home useSkill')
    s.use()
    expect(s.posture('H1')).toBe('standing')
    expect(s.modifiers()).toContain('break-tackle +1')
  })

  /** Away prays for this before the match; home players have that profile. */
  const prayed = (prayer: number, stats: { readonly MA: number; readonly AV: number }): Scene => {
    const home = lineUpBb2020()
    const players = home.players.map((spec) => ({ ...spec, stats: { ...spec.stats, ...stats } }))
    const s = newGame({ home: { ...home, players, prayers: 1 }, away: { ...home, players, prayers: 0 } })
    s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 3).roll('prayer', prayer)
    return s
  }

  rule('[bb2020 150] nothing brings a characteristic past its limits', () => {
    const armour = prayed(4, { MA: 6, AV: 10 })
    armour.home.choose('choose', { player: 'H1' })
    expect(armour.player('H1').stats.AV).toBe(11)
    armour.roll('coinToss', 1)
    const best = prayed(4, { MA: 6, AV: 11 })
    best.home.choose('choose', { player: 'H1' })
    expect(best.player('H1').stats.AV).toBe(11)
    best.roll('coinToss', 1)
    const slow = prayed(7, { MA: 2, AV: 9 }).roll('randomPlayer', 1)
    expect(slow.player('A1').stats.MA).toBe(1)
    slow.roll('coinToss', 1)
    const slowest = prayed(7, { MA: 1, AV: 9 }).roll('randomPlayer', 1)
    expect(slowest.player('A1').stats.MA).toBe(1)
    slowest.roll('coinToss', 1)
  })
})

describe('weather and weapons', () => {
  rule('[bb2020 110] Very Sunny counts for thrown team-mates and bombs too', () => {
    const s = scene('H1 H2 . . x', {
      players: { H1: ':65549+throw-team-mate', H2: '+right-stuff' },
      facts: 'weather=verySunny',
    })
    s.activate('H1', 'pass')
    s.choose('throwTeamMate', { player: 'H2', square: 'x' })
    expect(s.waits()).toBe('dice throwTeamMate')
    expect(s.modifiers()).toContain('verySunny -1')
    s.roll('throwTeamMate', 6)
    for (const face of [2, 7, 5]) s.roll('scatter', face)
    s.roll('land', 6)
    const bomb = scene('H1 . . . x', { players: { H1: '+bombardier' }, facts: 'weather=verySunny' })
    bomb.activate('H1', 'bomb').throwTo('x')
    expect(bomb.modifiers()).toContain('verySunny -1')
    bomb.roll('pass', 6)
  })

  rule('[bb2020 18, 108] secret weapons are sent off first, then knocked-out players recover, then the heat', () => {
    const s = scene('H1* x\nH2 .', {
      at: 'h25',
      players: { H2: '+secret-weapon' },
      beside: 'a8@ko h8@reserves',
      facts: 'weather=swelteringHeat kick=away',
    })
    s.activate('H1', 'move').step('x')
    expect(s.waits()).toBe('home useResource')
    s.home.decline()
    expect(s.where('H2')).toBe('sentOff')
    s.roll('recover', 4).roll('swelteringHeat', 1)
    expect(s.dice()).toEqual(['d1'])
    s.roll('randomPlayer', 1)
    expect(s.waits()).toBe('home setUp')
  })
})
