// After a match in bb2020: injuries, rest, raised players, given skills. Neighbours: careersBb2020.test.ts, support.ts.
import type { Stats } from '@double-skulls/engine'
import {
  bookOf,
  checkTeam,
  currentTeamValue,
  profileOf,
  type Team,
  type TeamPlayer,
  teamValue,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { learnt, teamOf, with1 } from '../team/teams.ts'
import { after, type Fixture, heardBy, linemenBb2020, playerReport, type Script } from './support.ts'

const away = linemenBb2020()
const plain = linemenBb2020()
const news = { away: { score: 1 } }

const hurt = (injuries: readonly string[], script: Script = {}, home: Team = plain): Fixture => ({
  home,
  away,
  news: { home: { players: { 1: { injuries } } }, away: { score: 1 } },
  script: { 'home most': [[11]], ...script },
})

describe('injuries and rest', () => {
  it('should follow the casualty table and the roll for what lasts', () => {
    const one = (...injuries: string[]): TeamPlayer => after(hurt(injuries)).result.home.players[0]
    expect(one('badlyHurt')).toMatchObject({ missesNextGame: false, niggling: 0, lasting: [] })
    expect(one('seriouslyHurt')).toMatchObject({ missesNextGame: true, niggling: 0, lasting: [] })
    expect(one('seriousInjury')).toMatchObject({ missesNextGame: true, niggling: 1, lasting: [] })
    expect(one('lastingInjury', 'headInjury')).toMatchObject({ missesNextGame: true, niggling: 0, lasting: ['AV'] })
    expect(one('lastingInjury', 'dislocatedShoulder').lasting).toEqual(['ST'])
  })

  it('[bb2020 355, 356] should make one characteristic worse by one, armour less', () => {
    const stats = { MA: 6, ST: 3, AG: 3, PA: 4, AV: 9 }
    const lasting = (injury: string): Stats => {
      const { home } = after(hurt(['lastingInjury', injury])).result
      return profileOf(bookOf(home), home, home.players[0]).stats
    }
    expect(profileOf(bookOf(plain), plain, plain.players[0]).stats).toEqual(stats)
    expect(lasting('headInjury')).toEqual({ ...stats, AV: 8 })
    expect(lasting('smashedKnee')).toEqual({ ...stats, MA: 5 })
    expect(lasting('brokenArm')).toEqual({ ...stats, PA: 5 })
    expect(lasting('neckInjury')).toEqual({ ...stats, AG: 4 })
    expect(lasting('dislocatedShoulder')).toEqual({ ...stats, ST: 2 })
  })

  it('[bb2020 357] should not make worse what is as bad as it gets, or what he never had', () => {
    const times = (which: TeamPlayer['lasting'][number], count: number): TeamPlayer['lasting'] =>
      Array(count).fill(which)
    for (const [injury, which, count, worst] of [
      ['headInjury', 'AV', 6, 3],
      ['smashedKnee', 'MA', 5, 1],
      ['brokenArm', 'PA', 2, 6],
      ['neckInjury', 'AG', 3, 6],
      ['dislocatedShoulder', 'ST', 2, 1],
    ] as const) {
      const wreck = with1(plain, { lasting: times(which, count) })
      const { home } = after(hurt(['lastingInjury', injury], {}, wreck)).result
      expect(home.players[0].lasting, injury).toEqual(times(which, count))
      expect(profileOf(bookOf(home), home, home.players[0]).stats[which], injury).toBe(worst)
    }
    const handless = teamOf({ edition: 'bb2020', roster: 'shambling-undead', squad: [['Zombie Lineman', 11]] })
    const { home } = after(hurt(['lastingInjury', 'brokenArm'], {}, handless)).result
    expect(home.players[0].lasting).toEqual([])
  })

  it('[bb2020 424] should leave a player who misses a match out of the current team value, until it is over', () => {
    const { home } = after(hurt(['seriouslyHurt'])).result
    expect([teamValue(home), currentTeamValue(home)]).toEqual([teamValue(plain), teamValue(plain) - 50_000])
    const next = after({ home, away }).result.home
    expect(currentTeamValue(next)).toBe(teamValue(plain))
  })

  it('[bb2020 422] should let only those rest whom this match has left with a lasting injury', () => {
    const offers = (injuries: readonly string[]): string[] =>
      after(hurt(injuries))
        .steps.flatMap((step) => (step.kind === 'ask' ? step.options : []))
        .filter((one) => one.startsWith('rest'))
    expect(offers(['lastingInjury', 'neckInjury'])).toEqual(['rest p1'])
    expect(offers(['seriousInjury'])).toEqual([])
    expect(offers(['seriouslyHurt'])).toEqual([])
    const old = with1(plain, { lasting: ['AG'] })
    const later = after({ home: old, away, news }).steps.flatMap((step) => (step.kind === 'ask' ? step.options : []))
    expect(later.filter((one) => one.startsWith('rest'))).toEqual([])
  })

  it('[bb2020 423] should count a resting player in the team value and the limits, not in the current team value', () => {
    const { home } = after(hurt(['lastingInjury', 'neckInjury'], { 'home whom': ['rest p1'] })).result
    expect(home.players[0].restsThisSeason).toBe(true)
    expect([teamValue(home), currentTeamValue(home)]).toEqual([teamValue(plain), teamValue(plain) - 50_000])
    const later = after({ home, away }).result.home
    expect(later.players[0]).toMatchObject({ restsThisSeason: true, missesNextGame: false })
    expect(toLineUp(later).players).toHaveLength(10)
  })
})

describe('the dead who rise', () => {
  it('[bb2020 437] should stay as zombies for nothing, if there is a place', () => {
    const undead = teamOf({ edition: 'bb2020', roster: 'shambling-undead', squad: [['Zombie Lineman', 11]] })
    expect(toLineUp(undead)).toMatchObject({
      inducements: ['masters-of-undeath'],
      recruit: { position: 'Zombie Lineman' },
    })
    const risen = playerReport(12, { joined: true, name: 'Zombie Lineman 12', position: 'Zombie Lineman' })
    const { home } = after({
      home: { ...undead, treasury: 0 },
      away,
      news: { home: { guests: [risen] }, away: { score: 1 } },
      script: { 'home whom': ['keep guest1'] },
    }).result
    expect([home.players.length, home.treasury, home.players.at(-1)?.position]).toEqual([12, 30_000, 'Zombie Lineman'])
  })

  it('[bb2020 438] should become thralls of a vampire lord when the match is over', () => {
    const vampires = teamOf({ edition: 'bb2020', roster: 'vampire', squad: [['Thrall Lineman', 11]] })
    expect(toLineUp(vampires).inducements).toEqual(['vampire-lord'])
    const { home } = after({
      home: { ...vampires, treasury: 0 },
      away,
      news: { home: { infected: 1 }, away: { score: 1 } },
      script: { 'home whom': ['keep guest1'] },
    }).result
    expect([home.players.length, home.treasury, home.players.at(-1)?.position]).toEqual([12, 30_000, 'Thrall Lineman'])
  })

  it('should be told apart from journeymen, also where one of these has died', () => {
    const vampires = teamOf({ edition: 'bb2020', roster: 'vampire', squad: [['Thrall Lineman', 11]] })
    const journeyman = (number: number, dead: boolean) =>
      playerReport(number, { engaged: 'journeyman', position: 'Thrall Lineman', dead })
    const { steps } = after({
      home: { ...vampires, treasury: 100_000 },
      away,
      news: { home: { infected: 1, guests: [journeyman(12, true), journeyman(13, false)] }, away: { score: 1 } },
    })
    const offered = steps.flatMap((step) => (step.kind === 'ask' && step.who === 'home' ? [step] : [])).at(-1)
    expect(offered?.options.filter((option) => option.startsWith('keep'))).toEqual(['keep guest2', 'keep guest3'])
    expect(offered?.about?.prices).toMatchObject({ 'keep guest2': 40_000, 'keep guest3': 0 })
  })

  it('[bb2020 435] should take bribery and corruption into the match', () => {
    const goblins = teamOf({ edition: 'bb2020', roster: 'goblin', squad: [['Goblin Lineman', 11]] })
    expect(toLineUp(goblins).inducements).toEqual(['bribery-and-corruption'])
  })
})

describe('what was given for a match', () => {
  it('should stay with him as an advance he never paid for', () => {
    const { result } = after({
      home: plain,
      away,
      news: { home: { players: { 1: { keeps: ['claws'] }, 2: { keeps: ['loner-2'] } } }, away: { score: 1 } },
      script: { 'home most': [[11]] },
    })
    const [first, second] = result.home.players
    expect([first.advances, second.advances]).toEqual([[learnt('claws', 'gift', 0)], [learnt('loner-2', 'gift', 0)]])
    expect(toLineUp(result.home).players[0].skills).toEqual(['claws'])
    expect(checkTeam({ ...result.home, treasury: 0 })).toEqual([])
    const told = heardBy(
      'home',
      after({ home: with1(result.home, { points: 3 }), away, news, script: { 'home most': [[11]] } }),
    )
    expect(told).toContain('what #1 Human Lineman 1 spends 3 points on')
  })
})
