// Wages, disenchantment and those who leave. Neighbours: ../../src/fullCampaign/wages.ts, disenchantment.ts.
import { balance, campaignOf, checkTeam, type Team, withApothecary } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { leaving } from '../../src/fullCampaign/disenchantment.ts'
import { disenchanted, payRoll, wagePhase } from '../../src/fullCampaign/wages.ts'
import { playerOf } from '../../src/team.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { afterGame, optionsOf } from './games.ts'
import { campaignTeam, careerOf, withCareer, withGold, withState } from './teams.ts'

const pay = (team: Team, script: Script = {}) => scripted(() => wagePhase('home', team), script)
const decideToLeave = (team: Team, script: Script = {}) => scripted(() => leaving('home', team), script)
const pointsOf = (team: Team): number[] => team.players.map((player) => careerOf(player).disenchantment)
const old = (team: Team): Team => ({ ...team, history: [{ what: 'match', at: 0 }] })

describe('pay day', () => {
  it('[second 270] pays everybody after a game, the bench and the Apothecary too', () => {
    const team = withApothecary(
      campaignTeam([
        ['Lineman', 17],
        ['Blitzer', 1, 'star'],
      ]),
      true,
    )
    expect(payRoll(team).map(({ wage }) => wage)).toEqual([...Array.from({ length: 17 }, () => 300), 800, 200])
    const { result } = pay(withGold(team, 20_000), { 'whom to pay': 'everybody' })
    expect(result.treasury).toBe(20_000 - 17 * 300 - 800 - 200)
    expect(balance(campaignOf(result).book)).toBe(result.treasury)
    expect(pointsOf(result)).toEqual(Array.from({ length: 18 }, () => 0))
  })

  it('[second 274] pays the Apothecary 50 for each Healing Point and 100 for each potion brewed', () => {
    const team = withApothecary(campaignTeam(), true)
    const { apothecary } = campaignOf(team)
    if (!apothecary) throw new Error('no Apothecary')
    const busy = withState(team, { apothecary: { ...apothecary, healingPoints: 5, brewed: 3 } })
    expect(payRoll(busy).at(-1)).toEqual({ id: 'apothecary', wage: 550 })
    expect(campaignOf(pay(busy).result).apothecary?.brewed).toBe(0)
  })

  it('[second 270] cannot pay more than there is', () => {
    const team = withGold(old(campaignTeam()), 700)
    const asked = pay(team, { 'wages are': 'chosen', 'whom to pay with': ['pay p1', 'pay p2'] })
    expect(optionsOf(asked, 'wages are')).toEqual(['chosen', 'nobody'])
    expect(asked.result.treasury).toBe(100)
  })

  it('[second 271] gives one Disenchantment Point if nobody is paid, and two to those who are passed over', () => {
    const team = withGold(old(campaignTeam()), 5000)
    expect(pointsOf(pay(team, { 'wages are': 'nobody' }).result)).toEqual(Array.from({ length: 11 }, () => 1))
    const chosen = pay(team, { 'wages are': 'chosen', 'whom to pay with': ['pay p1', 'done'] }).result
    expect(pointsOf(chosen)).toEqual([0, ...Array.from({ length: 10 }, () => 2)])
    expect(careerOf(chosen.players[1]).owed).toBe(300)
    expect(checkTeam(chosen)).toEqual([])
  })

  it('[second 271] takes a point away for a bonus of his wage, in any Wages Phase', () => {
    const team = withGold(old(withCareer(campaignTeam(), 2, { disenchantment: 2, owed: 600 })), 4000)
    const { result } = pay(team, { 'who gets a bonus': ['bonus p3'] })
    expect([careerOf(result.players[2]).disenchantment, result.treasury]).toEqual([1, 4000 - 11 * 300 - 300])
    expect(campaignOf(result).book.at(-1)).toMatchObject({ for: 'bonus', amount: -300, whom: 'p3' })
  })

  it('[second 270] does not pay the dead', () => {
    const { home } = afterGame({ news: { home: { players: { 5: { dead: true } } } } }).result
    const paid = campaignOf(home).book.filter((entry) => entry.for === 'wage')
    expect([home.players.length, paid.length]).toEqual([10, 10])
  })
})

describe('a disenchanted player', () => {
  it('[second 271, 353] leaves if the die is less than his points: with six and a 5 he is gone', () => {
    // Two thousand four hundred crowns, three stars paid, and a Thrower with four points before.
    const wanderers = campaignTeam(
      [
        ['Blitzer', 2, 'star'],
        ['Lineman', 1, 'star'],
        ['Thrower', 1],
        ['Lineman', 7],
      ],
      'human',
    )
    const poor = withGold(old(withCareer(wanderers, 3, { disenchantment: 4, owed: 500 })), 2400)
    const paid = pay(poor, {
      'wages are': 'chosen',
      'whom to pay with': ['pay p1', 'pay p2', 'pay p3'],
    }).result
    expect(paid.treasury).toBe(200)
    expect(careerOf(playerOf(paid, 'p4')).disenchantment).toBe(6)
    const gone = decideToLeave(paid, { 'whether #4': [5], 'whether #': Array.from({ length: 7 }, () => [6]) })
    expect(gone.result.players.map(({ id }) => id)).toEqual(['p4'])
    expect(gone.result.team.former.map(({ id, departure }) => [id, departure])).toEqual([['p4', 'left']])
  })

  it('[second 271] stays on a die of his points or more, and one of a minority subtracts one', () => {
    const team = campaignTeam([
      ['Lineman', 11],
      ['Human Lineman', 1],
    ])
    const points = (place: number) => old(withGold(withCareer(team, place, { disenchantment: 3, owed: 900 }), 100))
    const leaves = (place: number, face: number) =>
      decideToLeave(points(place), { 'whether #': [face] }).result.players.length === 1
    expect([leaves(0, 3), leaves(0, 2), leaves(11, 3), leaves(11, 4)]).toEqual([false, true, true, false])
  })

  it('[second 271] counts races by all players: half of them is no minority', () => {
    const half = old(
      withGold(
        withCareer(
          campaignTeam([
            ['Lineman', 6],
            ['Human Lineman', 6],
          ]),
          11,
          { disenchantment: 3 },
        ),
        0,
      ),
    )
    expect(decideToLeave(half, { 'whether #': [3] }).result.players).toEqual([])
  })

  it('[second 332] stays for what he is owed, and keeps his points', () => {
    const team = old(withGold(withCareer(campaignTeam(), 0, { disenchantment: 4, owed: 600 }), 1000))
    const { result, steps } = decideToLeave(team, { 'whether #1': [1], 'to stay': 'pay' })
    expect([result.team.treasury, careerOf(result.team.players[0])]).toMatchObject([
      400,
      { disenchantment: 4, owed: 0 },
    ])
    expect(steps.map(({ who }) => who)).toEqual(['home', 'home'])
    // Who is owed nothing more cannot be held.
    const again = decideToLeave(result.team, { 'whether #1': [3] })
    expect([optionsOf(again, 'to stay'), again.result.players.length]).toEqual([[], 1])
    // Who cannot pay is not asked.
    expect(optionsOf(decideToLeave(withGold(team, 500), { 'whether #1': [1] }), 'to stay')).toEqual([])
  })

  it('[second 332] is never one of the Undead', () => {
    const team = old(campaignTeam([['Skeleton', 16]], 'undead'))
    expect(pay(team).steps).toEqual([])
    expect(decideToLeave(disenchanted(team, 'p1', 6)).result.players).toEqual([])
  })

  it('[second 272] may be the Apothecary, who is taken to be of the majority', () => {
    const team = disenchanted(withApothecary(campaignTeam(), true), 'apothecary', 3, 400)
    const poor = old(withGold(team, 0))
    const gone = decideToLeave(poor, { 'whether Apothecary': [2] }).result
    expect([campaignOf(gone.team).apothecary, gone.apothecaries.length]).toEqual([null, 1])
    expect(decideToLeave(poor, { 'whether Apothecary': [3] }).result.apothecaries).toEqual([])
  })
})

describe('a Freebooter', () => {
  const hired = old(
    withGold(
      withCareer(
        campaignTeam([
          ['Lineman', 11],
          ['Lineman', 1, 'star'],
        ]),
        11,
        { bid: 3000 },
      ),
      9000,
    ),
  )

  it('[second 356] from 3,000 on stays for a retainer of 600 a game', () => {
    const { result } = pay(hired, { 'a retainer of 600': 'retain' })
    expect(result.treasury).toBe(9000 - 11 * 300 - 600)
    expect(pay(hired, { 'a retainer': 'letGo' }).result.players).toHaveLength(11)
    // A crown more is rounded up.
    expect(optionsOf(pay(withCareer(hired, 11, { bid: 3001 })), 'a retainer of 601')).toEqual(['retain', 'letGo'])
  })

  it('[second 334] is paid while he is injured, and cannot be kept once he is dead', () => {
    const limping = withCareer(hired, 11, {
      ailments: [{ what: 'broken-leg', misses: 2, lasting: false, saves: false }],
    })
    expect(optionsOf(pay(limping), 'a retainer')).toEqual(['retain', 'letGo'])
    const game = afterGame({ home: hired, news: { home: { players: { 12: { dead: true } } } } })
    expect(optionsOf(game, 'a retainer')).toEqual([])
  })
})
