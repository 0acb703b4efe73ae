// Undead campaign teams: how they begin, their Magic Points, upkeep and creations. Neighbours: ../../src/fullCampaign/undead.ts,
// magicUpkeep.ts, casualties.ts.
import { campaignOf, checkTeam, isUndead, profileOf, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { bookOf } from '../../src/book.ts'
import { magicPhase, upkeepOf, wakeable } from '../../src/fullCampaign/magicUpkeep.ts'
import { magicValue } from '../../src/fullCampaign/undead.ts'
import { placesTaken } from '../../src/places.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { afterGame, optionsOf } from './games.ts'
import { campaignTeam, careerOf, linesOf, withState } from './teams.ts'

const champions = campaignTeam(
  [
    ['Skeleton', 12],
    ['Skeleton Catcher', 2],
    ['Skeleton Thrower', 2],
  ],
  'undead',
  'Champions of Death',
)
const old = (team: Team): Team => ({ ...team, history: [{ what: 'match', at: 0 }] })
const charged = (team: Team, magicPoints: number): Team => withState(old(team), { magicPoints })
const phase = (team: Team, script: Script = {}) => scripted(() => magicPhase('home', team), script)
const pointsOf = (team: Team): number => campaignOf(team).magicPoints

describe('an Undead team', () => {
  it('[second 250] begins with sixteen Skeletons of any position and no gold', () => {
    expect([champions.treasury, isUndead(champions), linesOf(champions)]).toEqual([0, true, []])
    expect(linesOf(campaignTeam([['Skeleton', 15]], 'undead'))[0]).toContain(
      'the Undead begin with 16 Skeletons, not 15',
    )
    expect(
      linesOf(
        campaignTeam(
          [
            ['Skeleton', 15],
            ['Mummy', 1],
          ],
          'undead',
        ),
      ).join(),
    ).toContain('is no Skeleton')
  })

  it('[second 250] has no bench and hires nobody who lives', () => {
    expect(linesOf(campaignTeam([['Skeleton', 17]], 'undead')).join()).toContain(
      'is on the bench, and the Undead have none',
    )
    const living = {
      ...champions,
      players: champions.players.map((one, i) => (i === 0 ? { ...one, position: 'Ogre' } : one)),
    }
    expect(linesOf(living).join()).toContain('Undead has no position "Ogre"')
  })

  it('[second 250] earns match fees like others, and pays no wages', () => {
    const { home } = afterGame({
      home: champions,
      news: { home: { score: 3 } },
      script: { 'Magic Points': [6] },
    }).result
    expect([home.treasury, campaignOf(home).book.length]).toEqual([20_000, 1])
    expect(checkTeam(home)).toEqual([])
  })
})

describe('Magic Points', () => {
  it('[second 251] are a D6 and 4 in every interphase, and what is left is kept', () => {
    // Upkeep of 12 + 2 * 2 + 2 * 3 = 22 is 5.
    const { result } = phase(charged(champions, 3), { 'home Magic Points': [5] })
    expect([magicValue(champions), upkeepOf(champions), pointsOf(result)]).toEqual([22, 5, 3 + 9 - 5])
  })

  it('[second 252] maintain the team for a fifth of its points, rounded up', () => {
    const of = (skeletons: number) => upkeepOf({ ...champions, players: champions.players.slice(0, skeletons) })
    expect([of(10), of(11), of(5), of(6)]).toEqual([2, 3, 1, 2])
  })

  it('[second 252] are spent before anybody is created, and who is not maintained crumbles', () => {
    const mummies = {
      ...champions,
      players: champions.players.map((one, i) => (i < 3 ? { ...one, position: 'Mummy' } : one)),
    }
    // 3 * 15 and 19 are 64: thirteen, and eight are there.
    const due = phase(charged(mummies, 0), {
      'Magic Points': [4],
      'who crumbles': ['crumble p1', 'crumble p2', 'done'],
    })
    expect(optionsOf(due, 'who crumbles')).not.toContain('done')
    expect([due.result.players.length, pointsOf(due.result)]).toEqual([14, 8 - 7])
    expect(due.result.former.map(({ departure }) => departure)).toEqual(['crumbled', 'crumbled'])
  })

  it('[second 253] create Skeletons for 1, Catchers for 2, Throwers for 3 and Mummies for 15', () => {
    const few = { ...champions, players: champions.players.slice(0, 10) }
    const { result } = phase(charged(few, 20), {
      'Magic Points': [1],
      'whom to create': [
        'create Skeleton',
        'create Skeleton Catcher',
        'create Skeleton Thrower',
        'create Mummy',
        'done',
      ],
    })
    expect(pointsOf(result)).toBe(20 + 5 - 2 - (1 + 2 + 3 + 15))
    expect(result.players.slice(-4).map(({ position }) => position)).toEqual([
      ...['Skeleton', 'Skeleton Catcher', 'Skeleton Thrower', 'Mummy'],
    ])
    expect(checkTeam(result)).toEqual([])
  })

  it('[second 253] create Champions for 5 and 5 for each Star Player Point', () => {
    const few = { ...champions, players: champions.players.slice(0, 10) }
    const { result } = phase(charged(few, 20), {
      'Magic Points': [1],
      'whom to create': ['champion Skeleton Catcher', 'done'],
      'Star Player Points for him': '2',
      'a Star Player Point for': 'ST',
    })
    const champion = result.players.at(-1)
    expect(pointsOf(result)).toBe(20 + 5 - 2 - (5 + 2 * 5))
    expect(careerOf(champion)).toMatchObject({ rank: 'star', starPoints: 2 })
    expect(champion && profileOf(bookOf(result), result, champion)).toMatchObject({
      position: 'Skeleton Catcher',
      stats: { ST: 4 },
    })
    // He counts for upkeep with all his points: 10 Skeletons and 15.
    expect([magicValue(result), upkeepOf(result)]).toEqual([25, 5])
    expect(checkTeam(result)).toEqual([])
  })

  it('[second 253] make a star of a Mummy for 5 each', () => {
    const few = { ...champions, players: champions.players.slice(0, 10) }
    const { result } = phase(charged(few, 30), {
      'Magic Points': [1],
      'whom to create': ['create Mummy', 'done'],
      'Star Player Points for him': '2',
      'a Star Player Point for': 'AG',
    })
    expect([pointsOf(result), magicValue(result)]).toEqual([30 + 5 - 2 - 25, 35])
  })

  it('[second 253] bump off whoever is beyond sixteen, for good', () => {
    const { result } = phase(charged(champions, 20), {
      'Magic Points': [1],
      'whom to create': ['create Mummy', 'done'],
      'crumbles to dust': 'crumble p4',
    })
    expect(result.players).toHaveLength(16)
    expect(result.former.map(({ id, departure }) => [id, departure])).toEqual([['p4', 'lost']])
    expect(wakeable(result)).toEqual([])
  })
})

describe('death and the Undead', () => {
  it('[second 254] is a setback: whoever was killed is woken for the price of a new one', () => {
    const { home } = afterGame({
      home: charged(champions, 4),
      news: { home: { players: { 15: { dead: true } } } },
      script: { 'home Magic Points': [2], 'home whom to create': ['wake p15', 'done'] },
    }).result
    // Nineteen points are maintained for 4, and a Thrower costs 3.
    expect([home.players.length, pointsOf(home), home.former.length]).toEqual([16, 4 + 6 - 4 - 3, 0])
    expect(home.players.at(-1)).toMatchObject({ id: 'p15', position: 'Skeleton Thrower' })
    expect(checkTeam(home)).toEqual([])
  })

  it('[second 254] is for good if a Werewolf has hurt a Skeleton badly or killed him', () => {
    const bitten = { 1: { wounded: true, byWerewolf: true }, 2: { dead: true, byWerewolf: true }, 3: { wounded: true } }
    const { home } = afterGame({ home: champions, news: { home: { players: bitten } } }).result
    expect(home.former.map(({ id, departure }) => [id, departure])).toEqual([
      ['p1', 'lost'],
      ['p2', 'lost'],
    ])
    expect(wakeable(home)).toEqual([])
  })

  it('[second 254] spares Mummies and Champions, whom no Werewolf likes', () => {
    const players = champions.players.map((one, i) =>
      i === 0
        ? { ...one, position: 'Mummy' }
        : i === 1 && one.campaign
          ? { ...one, campaign: { ...one.campaign, rank: 'star' as const, starPoints: 1 } }
          : one,
    )
    const bitten = { 1: { dead: true, byWerewolf: true }, 2: { dead: true, byWerewolf: true } }
    const { home } = afterGame({
      home: charged({ ...champions, players }, 9),
      news: { home: { players: bitten } },
    }).result
    expect(home.former.map(({ departure }) => departure)).toEqual(['dead', 'dead'])
  })

  it('[second 255] counts a Mummy as one of sixteen on the list', () => {
    const mummies = { ...champions, players: champions.players.map((one) => ({ ...one, position: 'Mummy' })) }
    expect(placesTaken(bookOf(mummies), mummies.players)).toBe(16)
    expect(linesOf(old(mummies))).toEqual([])
  })
})
