// Players who join a squad for the match: riotous rookies, and staff who play a drive.
// Neighbours: src/procs/{joining,rookies}.ts, src/inducements/{riotousRookies,playingStaff}.ts.

import { describe, expect } from 'vitest'
import type { LineUp, PlayerSpec } from '../../../src/lineUp.ts'
import { cheerleaders } from '../../../src/procs/match/staff.ts'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const JOURNEYMAN: PlayerSpec = {
  name: 'Journeyman',
  position: 'Lineman',
  number: 1,
  stats: { MA: 5, ST: 3, AG: 4, PA: 5, AV: 8 },
  skills: ['loner-4'],
  engaged: 'journeyman',
}

/** Fans and weather of a new match: the step before the toss is next. */
const beforeToss = (home: LineUp, away = lineUpBb2020()): Scene =>
  newGame({ home, away }).roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)

describe('riotous rookies', () => {
  const rookies = (count: number, faces: readonly [number, number]) =>
    beforeToss(lineUpBb2020(count, { inducements: ['riotous-rookies'], journeyman: JOURNEYMAN })).roll(
      'riotous-rookies',
      ...faces,
    )
  const squadOf = (s: Scene) => s.match.players.filter((p) => p.side === 'home')

  rule('[bb2020 652] 2D3 + 1 journeymen join, beyond eleven and beyond sixteen', () => {
    const few = rookies(11, [1, 2])
    expect(squadOf(few).length).toBe(11 + 3)
    few.roll('coinToss', 1)
    const s = rookies(16, [6, 3])
    const joined = squadOf(s).slice(16)
    expect(joined.length).toBe(3 + 2 + 1)
    expect(joined[0]).toMatchObject({ place: 'reserves', skills: ['loner-4'], stats: JOURNEYMAN.stats })
    expect(joined.map(({ who }) => who.engaged)).toEqual(joined.map(() => 'journeyman'))
    const numbers = squadOf(s).map(({ who }) => who.number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect([s.waits(), s.match.squads.home.inducements]).toEqual(['dice coinToss', []])
    s.roll('coinToss', 1)
  })

  rule('[bb2020 652] a team that does not say who its journeymen are cannot have them', () => {
    expect(() => beforeToss(lineUpBb2020(11, { inducements: ['riotous-rookies'] }))).toThrow(
      'home.journeyman: must say who plays as a journeyman',
    )
  })
})

/** Home with this many players and this inducement, at the start of the first drive. */
const firstDrive = (players: number, helper: string): Scene => {
  const s = beforeToss(lineUpBb2020(players, { inducements: [helper], cheerleaders: 1, bribes: 1 })).roll('coinToss', 1)
  s.home.choose('kick')
  return s
}

/** Both set up, an uneventful kick, and turns until the half is over. */
const playOut = (s: Scene): Scene => {
  s.home.choose('formation', { option: 'wall' })
  s.away.choose('formation', { option: 'wall' })
  const [, kicker] = s.home.answers('choose').at(-1)?.split(' ') ?? []
  s.home.choose('choose', { player: kicker })
  s.home.choose('aim', { square: 'h24' })
  s.roll('kickScatter', 5, 1).roll('kickOffTable', 2, 2).roll('solidDefence', 1)
  s.home.choose('formation', { option: 'asBefore' })
  s.roll('bounce', 5)
  for (let turn = 0; turn < 16; turn++) s.endTurn()
  return s
}

describe('Josef Bugman', () => {
  rule('[bb2020 656] an own 1 to recover is re-rolled, once; other failures and opponents are not', () => {
    const wake = () => {
      const s = scene('H1* .', { at: 'f25', facts: 'hold=josef-bugman/', beside: 'h9@ko a1@b2 a9@ko' })
      s.activate('H1', 'move').step('f26')
      return s
    }
    const s = wake().roll('recover', 1)
    expect(s.waits()).toBe('dice recover')
    s.roll('recover', 4)
    expect(s.where('H9')).toBe('reserves')
    s.roll('recover', 1)
    expect([s.where('A9'), s.waits()]).toEqual(['ko', 'home inducement'])
    const t = wake().roll('recover', 1).roll('recover', 1).roll('recover', 4)
    expect([t.where('H9'), t.where('A9')]).toEqual(['ko', 'reserves'])
    const u = wake().roll('recover', 3).roll('recover', 4)
    expect([u.where('H9'), u.where('A9')]).toEqual(['ko', 'reserves'])
  })

  rule('[bb2020 656] he plays for a team that is short of eleven, and is sent off after the drive', () => {
    expect(firstDrive(11, 'josef-bugman').waits()).toBe('home setUp')
    const s = firstDrive(10, 'josef-bugman')
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use bugman-plays']])
    s.home.choose('use')
    expect(s.player('H98')).toMatchObject({
      stats: { MA: 5, ST: 3, AG: 3, PA: 6, AV: 9 },
      skills: ['loner-5', 'tackle', 'thick-skull', 'wrestle', 'banned'],
      place: 'reserves',
    })
    playOut(s)
    // He does not come back, but his beer remains.
    expect([s.where('H98'), s.match.clock.half, s.waits()]).toEqual(['sentOff', 2, 'away setUp'])
    expect(s.match.squads.home).toMatchObject({ inducements: ['josef-bugman'], effects: ['josef-bugman match'] })
  })

  rule('[bb2020 656] nobody must; he can still come on in a later drive', () => {
    const s = firstDrive(10, 'josef-bugman')
    s.home.decline()
    expect([s.waits(), s.match.squads.home.inducements]).toEqual(['home setUp', ['josef-bugman']])
  })
})

describe('Kari Coldsteel', () => {
  rule('[bb2020 661] she counts as two cheerleaders', () => {
    expect(cheerleaders.of(firstDrive(11, 'kari-coldsteel').match.squads.home)).toBe(3)
  })

  rule('[bb2020 661] like those of the agency, not beyond sixteen', () => {
    const full = lineUpBb2020(11, { inducements: ['kari-coldsteel'], cheerleaders: 15 })
    const s = beforeToss(full).roll('coinToss', 1)
    expect(cheerleaders.of(s.match.squads.home)).toBe(16)
  })

  rule('[bb2020 661] or she plays one drive for a team short of eleven, then is sent off without argument', () => {
    expect(firstDrive(11, 'kari-coldsteel').waits()).toBe('home setUp')
    const s = firstDrive(10, 'kari-coldsteel')
    s.home.choose('use', { option: 'kari-plays' })
    expect(s.player('H99')).toMatchObject({
      stats: { MA: 6, ST: 2, AG: 3, PA: 5, AV: 8 },
      skills: ['block', 'dauntless', 'frenzy', 'loner-4', 'banned'],
    })
    expect(cheerleaders.of(s.match.squads.home)).toBe(1)
    expect(s.match.squads.home.inducements).toEqual([])
    playOut(s)
    // Neither arguing nor a bribe is offered.
    expect([s.where('H99'), s.match.clock.half, s.waits()]).toEqual(['sentOff', 2, 'away setUp'])
    expect(s.match.squads.home.resources.bribe).toBe(1)
  })
})
