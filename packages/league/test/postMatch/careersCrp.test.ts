// After a match in crp: points and levels, improvement rolls, injuries and deaths, raised players. Neighbours:
// support.ts, hiringCrp.test.ts.
import {
  bookOf,
  checkTeam,
  type FormerPlayer,
  hirePlayer,
  playerValue,
  profileOf,
  type Team,
  type TeamPlayer,
  teamValue,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { learnt, played, teamOf, with1 } from '../team/teams.ts'
import { after, deedsOf, type Fixture, heardBy, playerReport, type Script } from './support.ts'

/** A lineman with that many points after the match. */
const grownTo = (points: number, advances: TeamPlayer['advances'] = []): Team => with1(teamOf(), { points, advances })
const rolls = (home: Team, script: Script = {}): number =>
  heardBy('home', after({ home, script: { 'home most': [[11]], ...script } })).filter((words) =>
    words.startsWith('improvement of #1 '),
  ).length

describe('levels', () => {
  it('[crp 35] no roll up to 5 points', () => expect([0, 5].map((points) => rolls(grownTo(points)))).toEqual([0, 0]))
  it('[crp 36] the first roll from 6 to 15', () =>
    expect([6, 15].map((points) => rolls(grownTo(points)))).toEqual([1, 1]))
  it('[crp 37] the second from 16 to 30', () =>
    expect([16, 30].map((points) => rolls(grownTo(points)))).toEqual([2, 2]))
  it('[crp 38] the third from 31 to 50', () => expect([31, 50].map((points) => rolls(grownTo(points)))).toEqual([3, 3]))
  it('[crp 39] the fourth from 51 to 75', () =>
    expect([51, 75].map((points) => rolls(grownTo(points)))).toEqual([4, 4]))
  it('[crp 40] the fifth from 76 to 175', () =>
    expect([76, 175].map((points) => rolls(grownTo(points)))).toEqual([5, 5]))
  it('[crp 41] the sixth and last from 176', () =>
    expect([176, 999].map((points) => rolls(grownTo(points)))).toEqual([6, 6]))

  it('should roll only for levels that are new', () => {
    expect(rolls(grownTo(16, [learnt('block')]))).toBe(1)
    expect(rolls(grownTo(30, [learnt('block'), learnt('tackle')]))).toBe(0)
  })

  it('[crp 49] nobody who has not reached a level improves, and the event has no say', () => {
    const told = heardBy('home', after({ script: { 'home most': [[1]] } }))
    expect(told.filter((words) => words.includes('improve'))).toEqual([])
  })

  it('should add points of the match to those he had, and its deeds to his book', () => {
    const deeds = deedsOf({ touchdown: 2, completion: 1, casualty: 1 })
    const news = { home: { players: { 1: { points: 9, deeds, kills: 1 } } } }
    const { home } = after({ home: grownTo(4), news, script: { 'home most': [[11]] } }).result
    expect(home.players[0]).toMatchObject({
      points: 13,
      statistics: { games: 1, touchdowns: 2, completions: 1, casualties: 1, kills: 1, mostValuable: 0 },
    })
  })
})

/** The options after this improvement roll, and the lineman after he took one of them. */
const improved = (faces: readonly number[], gained: string, home = grownTo(6)) => {
  const script = { 'home most': [[11]], 'home improvement of #1': [faces], 'home what #1': [gained] }
  const { steps, result } = after({ home, script })
  const asked = steps.find((step) => step.kind === 'ask' && step.question.startsWith('what #1'))
  const player = result.home.players[0]
  return { options: asked?.kind === 'ask' ? asked.options : [], player, team: result.home }
}
const worth = ({ team, player }: { team: Team; player: TeamPlayer }): number => playerValue(bookOf(team), player)

const GENERAL = 14

describe('the improvement roll', () => {
  it('[crp 42] should give a skill of his normal categories for 2 to 9, worth 20,000', () => {
    for (const faces of [
      [1, 2],
      [4, 5],
    ]) {
      const { options } = improved(faces, 'block')
      expect(options).toHaveLength(GENERAL)
      expect(options).not.toContain('dodge')
    }
    const taken = improved([3, 4], 'block')
    expect(taken.player.advances).toEqual([learnt('block', 'normal', 20_000)])
    expect(worth(taken)).toBe(70_000)
  })

  it('[crp 43] should give +1 MA or +1 AV for 10, worth 30,000, or a skill', () => {
    const { options } = improved([4, 6], 'MA')
    expect(options.slice(0, 3)).toEqual(['MA', 'AV', 'block'])
    expect(options).toHaveLength(2 + GENERAL)
    const fast = improved([4, 6], 'MA')
    expect(profileOf(bookOf(fast.team), fast.team, fast.player).stats.MA).toBe(7)
    expect([worth(fast), worth(improved([6, 4], 'AV'))]).toEqual([80_000, 80_000])
  })

  it('[crp 44] should give +1 AG for 11, worth 40,000, or a skill', () => {
    const { options } = improved([5, 6], 'AG')
    expect([options[0], options.length]).toEqual(['AG', 1 + GENERAL])
    expect(worth(improved([5, 6], 'AG'))).toBe(90_000)
  })

  it('[crp 45] should give +1 ST for 12, worth 50,000, or a skill of any kind', () => {
    const { options } = improved([6, 6], 'ST')
    expect(options[0]).toBe('ST')
    expect(options).toContain('dodge')
    expect(worth(improved([6, 6], 'ST'))).toBe(100_000)
  })

  it('[crp 46] should open the categories of doubles for any double, worth 30,000', () => {
    for (const face of [1, 2, 3, 4]) {
      const { options } = improved([face, face], 'dodge')
      expect(options).toEqual(expect.arrayContaining(['block', 'dodge', 'guard', 'pass']))
      expect(options).not.toContain('claw')
    }
    const taken = improved([2, 2], 'guard')
    expect(taken.player.advances).toEqual([learnt('guard', 'double', 30_000)])
    expect(improved([5, 5], 'AV').options.slice(0, 2)).toEqual(['MA', 'AV'])
  })

  it('[crp 47] should count what was taken, not what was rolled', () => {
    expect(worth(improved([6, 6], 'block'))).toBe(70_000)
    expect(worth(improved([6, 6], 'dodge'))).toBe(80_000)
    expect(worth(improved([4, 6], 'tackle'))).toBe(70_000)
    const { team } = improved([5, 6], 'AG')
    expect(teamValue(team) - teamValue({ ...teamOf(), fans: team.fans })).toBe(40_000)
  })

  it('[crp 48] should not offer what stands two above its start or at ten', () => {
    const raised = [learnt('MA', 'characteristic', 30_000), learnt('MA', 'characteristic', 30_000)]
    expect(improved([4, 6], 'AV', grownTo(31, raised)).options.slice(0, 2)).toEqual(['AV', 'block'])
    const runners = teamOf({
      roster: 'skaven',
      squad: [
        ['Gutter Runner', 1],
        ['Lineman', 10],
      ],
    })
    const fast = with1(runners, { points: 16, advances: [learnt('MA', 'characteristic', 30_000)] })
    expect(improved([4, 6], 'AV', fast).options.slice(0, 2)).toEqual(['AV', 'block'])
  })

  it('should never offer a skill he has, nor one that does not go with it', () => {
    const { options } = improved([1, 2], 'kick', grownTo(16, [learnt('block')]))
    expect(options).not.toContain('block')
    expect(improved([2, 2], 'guard', grownTo(16, [learnt('frenzy')])).options).not.toContain('grab')
    expect(checkTeam({ ...improved([1, 2], 'kick').team, treasury: 0 })).toEqual([])
  })

  it('should let a journeyman improve and be hired with what he learnt', () => {
    const stranger = playerReport(12, { engaged: 'journeyman', name: 'Hans', points: 6 })
    const home = { ...played(teamOf()), treasury: 100_000 }
    const script = {
      'home most': [[1]],
      'home improvement of #12': [[3, 4]],
      'home what #12': ['block'],
      'home whom': ['keep guest1'],
    }
    const { result } = after({ home, news: { home: { guests: [stranger] }, away: { score: 1 } }, script })
    expect(result.home.players.at(-1)).toMatchObject({ id: 'p12', name: 'Hans', number: 12, kind: 'hired', points: 6 })
    expect(result.home.treasury).toBe(100_000 + 10_000 - 70_000)
    expect(toLineUp(result.home).players.at(-1)?.skills).toEqual(['block'])
  })
})

/** The home team after a match with this report of its first lineman. */
const hurt = (injuries: readonly string[], home = teamOf(), more: Fixture = {}): Team =>
  after({ home, news: { home: { players: { 1: { injuries, dead: injuries.includes('dead') } } } }, ...more }).result
    .home
const statsOf = (team: Team) => profileOf(bookOf(team), team, team.players[0]).stats

describe('injuries', () => {
  it('should make him miss the next match, and only that one', () => {
    const ribs = hurt(['brokenRibs'])
    expect(ribs.players[0]).toMatchObject({ missesNextGame: true, niggling: 0, lasting: [] })
    expect(toLineUp(ribs).players.map(({ number }) => number)).not.toContain(1)
    const back = after({ home: ribs }).result.home
    expect(back.players[0].missesNextGame).toBe(false)
    expect(hurt(['badlyHurt']).players[0].missesNextGame).toBe(false)
  })

  it('should leave niggles and lower characteristics', () => {
    expect(hurt(['damagedBack']).players[0]).toMatchObject({ missesNextGame: true, niggling: 1 })
    expect(statsOf(hurt(['smashedHip'])).MA).toBe(5)
    expect(statsOf(hurt(['fracturedSkull'])).AV).toBe(7)
    expect(statsOf(hurt(['brokenNeck'])).AG).toBe(2)
    expect(statsOf(hurt(['smashedCollarBone'])).ST).toBe(2)
    expect(hurt(['damagedBack', 'smashedHip']).players[0]).toMatchObject({ niggling: 1, lasting: ['MA'] })
  })

  it('[crp 71] should lower nothing below 1, nor by more than two', () => {
    const twice = with1(teamOf(), { lasting: ['MA', 'MA'] })
    expect(hurt(['smashedHip'], twice).players[0].lasting).toEqual(['MA', 'MA'])
    expect(statsOf(hurt(['smashedHip'], twice)).MA).toBe(4)
    const beasts = teamOf({
      roster: 'nurgle',
      squad: [
        ['Beast of Nurgle', 1],
        ['Rotter', 10],
      ],
    })
    expect(statsOf(beasts).AG).toBe(1)
    expect(hurt(['brokenNeck'], beasts).players[0]).toMatchObject({ lasting: [], missesNextGame: true })
  })

  it('should take the dead off the list for good', () => {
    const team = hurt(['dead'])
    expect(team.players.map(({ number }) => number)).not.toContain(1)
    expect(team.former.map(({ id, departure }: FormerPlayer) => [id, departure])).toEqual([['p1', 'dead']])
  })

  it('should leave guests alone', () => {
    const star = playerReport(16, { engaged: 'star', name: 'Griff', dead: true, injuries: ['dead'] })
    expect(after({ news: { home: { guests: [star] } } }).result.home.former).toEqual([])
  })
})

const nurgle = teamOf({ roster: 'nurgle', squad: [['Rotter', 11]] })
const undead = teamOf({
  roster: 'undead',
  squad: [
    ['Skeleton', 10],
    ['Zombie', 1],
  ],
})

describe('the dead who rise', () => {
  it('[crp 75] should become rookie rotters for nothing, at full value, where there is a place', () => {
    const news = { home: { infected: 2, score: 1 } }
    const script = { 'home whom': ['keep guest1', 'keep guest2'], 'home winnings of': ['keep'] }
    const { home } = after({ home: nurgle, news, script }).result
    expect(home.players.slice(11)).toMatchObject([
      { id: 'p12', number: 12, position: 'Rotter', kind: 'hired', points: 0 },
      { id: 'p13', number: 13, position: 'Rotter' },
    ])
    expect(home.treasury).toBe(nurgle.treasury + 20_000)
    expect(teamValue(home) - teamValue({ ...nurgle, fans: home.fans })).toBe(80_000)
    let full = played(nurgle)
    while (full.players.length < 16) full = hirePlayer(full, { position: 'Rotter' })
    const asked = after({ home: { ...full, treasury: 0 }, news }).steps.filter(({ who }) => who === 'home')
    const last = asked.at(-1)
    expect(last?.kind === 'ask' && last.options.some((option) => option.startsWith('keep'))).toBe(false)
  })

  it('should be taken over by necromancers who raised them during the match', () => {
    const zombie = playerReport(12, { joined: true, name: 'Zombie 12', position: 'Zombie', points: 3 })
    const { home } = after({
      home: undead,
      news: { home: { guests: [zombie] }, away: { score: 1 } },
      script: { 'home whom': ['keep guest1'] },
    }).result
    expect(home.players.at(-1)).toMatchObject({ number: 12, position: 'Zombie', points: 3 })
    expect(home.treasury).toBe(undead.treasury + 10_000)
  })

  it('should bring the rule and the one who stands ready into the match', () => {
    expect(toLineUp(undead)).toMatchObject({
      inducements: ['masters-of-undeath'],
      recruit: { position: 'Zombie', number: 12, skills: ['regeneration'] },
    })
    expect(toLineUp(undead, { extra: { inducements: ['bribe'] } }).inducements).toEqual(['masters-of-undeath', 'bribe'])
    expect(toLineUp(teamOf())).not.toHaveProperty('recruit')
  })
})
