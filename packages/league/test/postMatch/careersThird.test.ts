// Players after a match in third: points, star rolls, ageing, serious injuries, the Necromancer. Neighbours: support.ts,
// moneyThird.test.ts for money and fans.
import type { Team, TeamPlayer } from '@double-skulls/league'
import { checkTeam, historyWords, preMatch, profileOf, toLineUp } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { auditTeam } from '../../src/audit/audit.ts'
import { bookOf } from '../../src/book.ts'
import { learnt, teamOf, with1 } from '../team/teams.ts'
import { after, deedsOf, type Fixture, type Played, playerReport, type Script, scripted } from './support.ts'

const third = (): Team => teamOf({ edition: 'third' })
const NO_AGE: Script = { 'home ageing': [[6, 6]] }
const calm: Fixture = { away: third(), options: { gate: 20_000 } }

/** The first player after a match that brought him to 6 points. */
const grown = (script: Script, home: Team = third()): { player: TeamPlayer; told: Played<unknown>; team: Team } => {
  const news = { home: { score: 2, players: { 1: { points: 6, deeds: deedsOf({ touchdown: 2 }) } } } }
  const away = { 'home most': [[11]] }
  const told = after({ ...calm, home, news, script: { ...away, ...script } })
  const player = told.result.home.players.find(({ number }) => number === 1)
  if (!player) throw new Error('nobody')
  return { player, told, team: told.result.home }
}

const offered = ({ steps }: Played<unknown>): readonly string[] => {
  const step = steps.find((one) => one.kind === 'ask' && one.about?.topic === 'improvement')
  return step?.kind === 'ask' ? step.options : []
}

const GENERAL = [
  'block',
  'dirty-player',
  'kick',
  'pass-block',
  'pro',
  'shadowing',
  'strip-ball',
  'sure-hands',
  'tackle',
]

describe('star rolls', () => {
  it('[third 263] 2-9 give a skill of the own categories', () => {
    for (const faces of [
      [1, 2],
      [4, 5],
    ]) {
      const { told, player } = grown({ ...NO_AGE, 'home star roll': [faces], 'what #1': 'tackle' })
      expect([...offered(told)].sort()).toEqual(GENERAL)
      expect(player.advances).toEqual([{ source: 'normal', gained: 'tackle', value: 0, points: 0 }])
    }
  })

  it('[third 263] 10 gives MA and 11 AG, and no skill instead', () => {
    const ten = grown({ ...NO_AGE, 'home star roll': [[4, 6]] })
    expect(offered(ten.told)).toEqual([])
    expect(ten.player.advances).toEqual([{ source: 'characteristic', gained: 'MA', value: 0, points: 0 }])
    const eleven = grown({ ...NO_AGE, 'home star roll': [[5, 6]] })
    expect(offered(eleven.told)).toEqual([])
    expect(eleven.player.advances.map(({ gained }) => gained)).toEqual(['AG'])
  })

  it('[third 263] a double 5 may be MA, any skill, or a trait of the own categories', () => {
    const { told, player } = grown({ ...NO_AGE, 'home star roll': [[5, 5]], 'what #1': 'leader' })
    expect(offered(told)).toEqual(expect.arrayContaining(['MA', 'block', 'dodge', 'mighty-blow', 'frenzy', 'leader']))
    expect(offered(told)).not.toContain('stand-firm')
    expect(offered(told)).not.toContain('AG')
    expect(player.advances).toEqual([{ source: 'double', gained: 'leader', value: 0, points: 0 }])
  })

  it('[third 263] 12 gives ST, or what a double gives', () => {
    const { told, player } = grown({ ...NO_AGE, 'home star roll': [[6, 6]], 'what #1': 'ST' })
    expect(offered(told)).toEqual(expect.arrayContaining(['ST', 'guard', 'dauntless']))
    expect(player.advances).toEqual([{ source: 'characteristic', gained: 'ST', value: 0, points: 0 }])
  })

  it('[third 56, 57] any other double gives any skill or a trait of the own categories', () => {
    const { told } = grown({ ...NO_AGE, 'home star roll': [[2, 2]], 'what #1': 'guard' })
    expect(offered(told)).toEqual(expect.arrayContaining(['catch', 'guard', 'pass', 'frenzy', 'nerves-of-steel']))
    for (const id of ['jump-up', 'strong-arm', 'stand-firm', 'claw', 'regeneration', 'ST'])
      expect(offered(told)).not.toContain(id)
  })

  it('[third 263] a characteristic at its limit is a skill instead', () => {
    const swift = [learnt('MA', 'characteristic', 0), learnt('MA', 'characteristic', 0)]
    const home = with1(third(), { points: 11, advances: swift })
    const news = { home: { players: { 1: { points: 15 } } } }
    const script = { ...NO_AGE, 'home most': [[11]], 'home star roll': [[4, 6]], 'what #1': 'block' }
    const { result } = after({ ...calm, home, news, script })
    expect(result.home.players[0].advances.at(-1)?.gained).toBe('block')
  })

  /** Points that reach three levels at once, or two of the review's; he ages by none of his star rolls. */
  const news = { home: { players: { 1: { points: 26 } } } }
  const unaged = (times: number) => ({
    ...{ 'home most': [[11]], 'home ageing': Array.from({ length: times }, () => [6, 6]) },
  })

  it('[third 261] are as many as levels were reached', () => {
    const { result, steps } = after({ ...calm, home: third(), news, script: unaged(3) })
    expect(result.home.players[0].advances.length).toBe(3)
    expect(steps.filter((step) => step.kind === 'roll' && step.why.startsWith('star roll')).length).toBe(3)
    expect(checkTeam(result.home)).toEqual([])
  })

  it('[third 262] follow the review’s levels in a league that has chosen them', () => {
    const options = { gate: 20_000, levels: 'review' as const }
    const { result } = after({ ...calm, home: third(), news, script: unaged(2), options })
    expect(result.home.players[0].advances.length).toBe(2)
  })
})

describe('ageing', () => {
  it('[third 60, 264] follows every star roll, against 3 to 9 from the first to the seventh', () => {
    const news = { home: { players: { 1: { points: 251 } } } }
    const passes = [3, 4, 5, 6, 7, 8, 9].map((sum) => (sum < 7 ? [1, sum - 1] : [sum - 6, 6]))
    const script = { 'home most': [[11]], 'home ageing': passes }
    const { steps, result } = after({ ...calm, home: third(), news, script })
    const whys = steps.flatMap((step) => (step.kind === 'roll' && step.why.startsWith('ageing') ? [step.why] : []))
    expect(whys).toEqual([3, 4, 5, 6, 7, 8, 9].map((target) => `ageing of #1 Lineman 1, ${target} or more`))
    expect(result.home.players[0]).toMatchObject({ niggling: 0, lasting: [] })
  })

  it('[third 61] happens if the roll does not reach the number', () => {
    const { player, told } = grown({ 'home ageing': [[1, 1]], 'what age': [[1, 1]] })
    expect(player.niggling).toBe(1)
    expect(told.steps.some((step) => step.kind === 'roll' && step.why === 'what age does to #1 Lineman 1')).toBe(true)
    const reached = grown({ 'home ageing': [[1, 2]] })
    expect(reached.player.niggling).toBe(0)
  })

  it.each([
    [[1, 1], 1, []],
    [[2, 6], 1, []],
    [[3, 6], 0, ['AV']],
    [[4, 6], 0, ['MA']],
    [[5, 6], 0, ['AG']],
    [[6, 6], 0, ['ST']],
  ])('[third 62, 265] the result of %j counts at once: %i niggling, lowers %j', (faces, niggling, lasting) => {
    const { player, team } = grown({ 'home ageing': [[1, 1]], 'what age': [faces] })
    expect(player).toMatchObject({ niggling, lasting, missesNextGame: false })
    const lowered = profileOf(bookOf(team), team, player).stats
    for (const which of lasting as ('AV' | 'MA' | 'AG' | 'ST')[])
      expect(lowered[which]).toBe({ MA: 6, ST: 3, AG: 3, AV: 8 }[which] - 1)
  })

  it('[third 63] is in the history of the team, and nothing takes it back', () => {
    const { team } = grown({ 'home ageing': [[1, 1]], 'what age': [[4, 6]] })
    const line = team.history.find(({ what }) => what === 'aged')
    expect(line).toMatchObject({ player: '#1 Lineman 1', niggling: false, lowers: 'MA' })
    expect(line && historyWords(team, line)).toBe('#1 Lineman 1 has aged: MA is one lower')
    const next = after({ ...calm, home: team, script: { 'home most': [[11]] } }).result.home
    expect(next.players[0].lasting).toEqual(['MA'])
    expect(bookOf(team).league).toMatchObject({ redraft: null, rests: false })
  })

  it('[third 63] stays with a player who plays and with one who misses the match', () => {
    const old = { niggling: 1, lasting: ['AG'] } as const
    const fits = with1(with1(third(), { ...old, missesNextGame: true }), old, 1)
    const { teams, setup } = scripted(() => preMatch(fits, third()), { 'injuries of #2': [[2]] }).result
    expect(setup.home.players.map(({ number }) => number)).not.toContain(1)
    const next = after({ ...calm, home: teams.home, script: { 'home most': [[10]] } }).result.home
    for (const player of next.players.slice(0, 2)) expect(player).toMatchObject(old)
  })

  it('leaves a team that the checks and the audit believe', () => {
    for (const faces of [
      [2, 2],
      [3, 6],
    ]) {
      const { team } = grown({ 'home ageing': [[1, 1]], 'what age': [faces] })
      expect(checkTeam(team)).toEqual([])
      expect(auditTeam(team)).toEqual([])
    }
  })
})

/** The first player after these injuries. */
const injured = (...injuries: string[]): { player: TeamPlayer; team: Team } => {
  const news = { home: { players: { 1: { injuries } } } }
  const { home } = after({ ...calm, home: third(), news, script: { 'home most': [[11]] } }).result
  return { player: home.players[0], team: home }
}

describe('serious injuries', () => {
  it.each(['concussion', 'brokenRibs', 'groinStrain', 'gougedEye', 'brokenJaw', 'fracturedArm'])(
    '[third 38, 198] %s misses the next game',
    (id) => {
      expect(injured(id).player).toMatchObject({ missesNextGame: true, niggling: 0, lasting: [] })
    },
  )

  it.each(['fracturedLeg', 'smashedHand', 'damagedBack', 'smashedKnee', 'pinchedNerve'])(
    '[third 38, 199, 200, 205] %s is a niggling injury, and misses the next game',
    (id) => {
      expect(injured(id).player).toMatchObject({ missesNextGame: true, niggling: 1, lasting: [] })
    },
  )

  it.each([
    ['smashedHip', 'MA'],
    ['smashedAnkle', 'MA'],
    ['smashedCollarBone', 'ST'],
    ['brokenNeck', 'AG'],
    ['seriousConcussion', 'AV'],
    ['fracturedSkull', 'AV'],
  ])('[third 201-205] %s: %s is one lower, and he misses the next game', (id, which) => {
    expect(injured(id).player).toMatchObject({ missesNextGame: true, niggling: 0, lasting: [which] })
  })

  it('[third 38, 198-204] have their row of the table by two dice', () => {
    const rows = bookOf(third()).edition.tables.casualty?.serious?.rows ?? []
    expect(rows.map(({ id, rolls }) => `${rolls.join('-')} ${id}`)).toEqual([
      ...['11-13 concussion', '14-16 brokenRibs', '21-23 groinStrain', '24-26 gougedEye', '31-33 brokenJaw'],
      ...['34-36 fracturedArm', '41-43 fracturedLeg', '44-46 smashedHand', '51-52 damagedBack', '53-54 smashedKnee'],
      ...['55-56 pinchedNerve', '61-61 smashedHip', '62-62 smashedAnkle', '63-63 smashedCollarBone'],
      ...['64-64 brokenNeck', '65-65 seriousConcussion', '66-66 fracturedSkull'],
    ])
  })

  it('are told by name, and believed by the audit', () => {
    const { team } = injured('brokenNeck')
    const line = team.history.find(({ what }) => what === 'injury')
    expect(line && historyWords(team, line)).toBe('#1 Lineman 1 is hurt: Broken Neck')
    expect(auditTeam(team)).toEqual([])
  })
})

describe('the Necromancer', () => {
  const undead = (count: number) => {
    const half = Math.floor(count / 2)
    const squad = [
      ['Skeleton', count - half],
      ['Zombie', half],
    ] as const
    return teamOf({ edition: 'third', roster: 'undead', squad })
  }

  it('[third 252] raises a dead opponent once a match, as a Zombie', () => {
    expect(toLineUp(undead(11))).toMatchObject({
      inducements: ['masters-of-undeath'],
      recruit: { position: 'Zombie', skills: ['regeneration'] },
    })
  })

  it('[third 252] raises nobody for a team of sixteen', () => {
    expect(toLineUp(undead(15)).recruit).toMatchObject({ position: 'Zombie' })
    const full = toLineUp(undead(16))
    expect([full.recruit, full.inducements]).toEqual([undefined, undefined])
  })

  it('[third 252] keeps him after the match for nothing, if there are fewer than sixteen players', () => {
    const risen = playerReport(30, { position: 'Zombie', name: 'Zombie 30', joined: true })
    const of = (count: number, script: Script) =>
      after({ ...calm, home: undead(count), news: { home: { guests: [risen] } }, script })
    const told = of(11, { 'home most': [[1]], 'whom to hire': ['keep guest1'] })
    expect(told.result.home.players.at(-1)).toMatchObject({ position: 'Zombie', number: 30, kind: 'hired' })
    expect(told.result.home.treasury).toBe(
      (told.result.home.history.find(({ what }) => what === 'winnings')?.amount as number) + undead(11).treasury,
    )
    const full = of(16, { 'home most': [[1]] })
    const asked = full.steps.find(
      (step) => step.kind === 'ask' && step.about?.topic === 'hiring' && step.who === 'home',
    )
    expect(asked?.kind === 'ask' && asked.options.some((option) => option.startsWith('keep'))).toBe(false)
  })
})

describe('points of a match', () => {
  it('[third 260] are added to the careers', () => {
    const news = { home: { players: { 2: { points: 5, deeds: deedsOf({ touchdown: 1, casualty: 1 }) } } } }
    const { home } = after({ ...calm, home: third(), news, script: { 'home most': [[11]] } }).result
    expect(home.players[1]).toMatchObject({ points: 5, statistics: { touchdowns: 1, casualties: 1, games: 1 } })
    expect(home.players[10].points).toBe(5)
  })
})
