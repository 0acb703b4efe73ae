// What comes after all games of a day: leavers, Rookies, Linemen, Makeweights. Neighbours: src/gameDay/closing.ts,
// rookies.ts, newPlayers.ts; bids.test.ts has the bids, firstTeam.test.ts the First Teams.

import { seededRoller } from '@double-skulls/engine'
import {
  campaignOf,
  checkTeam,
  closeGameDay,
  closingPhases,
  decide,
  run,
  sensibleCoach,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { trainingSession } from '../../src/fullCampaign/training.ts'
import { postMatch } from '../../src/postMatch/postMatch.ts'
import { campaignTeam, careerOf, linesOf, withCareer, withGold } from '../fullCampaign/teams.ts'
import { reportOf, scripted } from '../postMatch/support.ts'
import { askOf, closing, dayOf, heard, hurt, seasoned } from './days.ts'

describe('Rookies', () => {
  const find = (face: number, script = {}, roster = 'orc') =>
    closing('bidding', dayOf({ ann: seasoned('Ann', 9000, 0, roster), bob: seasoned('Bob', 9000) }), {
      'ann how many Rookies': [face],
      ...script,
    })

  it.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
  ])('[second 282, 329] a %i finds %i of them for whom all coaches bid', (face, count) => {
    const day = find(face)
    expect(heard(day).filter((words) => words === 'ann the race of a Rookie')).toHaveLength(count)
    for (const who of ['ann', 'bob'])
      expect(heard(day).filter((words) => words.startsWith(`${who} a bid for`))).toHaveLength(count)
    expect(heard(day).filter((words) => words.includes('how many Rookies'))).toHaveLength(2)
  })

  it.each<[string, number[], number[], string, string]>([
    ['orc', [4, 6], [3, 4], 'Orc', 'Lineman'],
    ['orc', [5, 6], [2, 3], 'Skaven', 'Catcher'],
    ['orc', [6, 5], [], 'Minotaur', 'Blocker'],
    ['orc', [6, 1], [], 'Snotling', 'Lineman'],
    ['elf', [6, 6], [], 'Treeman', 'Lineman'],
    ['human', [6, 4], [], 'Werewolf', 'Lineman'],
    ['human', [5, 1], [1, 1], 'Human', 'Kicker'],
    // Dwarfs have no Kickers.
    ['elf', [5, 3], [1, 1], 'Dwarf', 'Lineman'],
    ['human', [5, 1], [1, 2], 'Human', 'Blocker'],
    ['human', [5, 1], [4, 5], 'Human', 'Thrower'],
    ['human', [5, 1], [5, 6], 'Human', 'Blitzer'],
  ])('[second 282] a coach of %s rolls %j and %j: a %s %s', (roster, race, position, named, plays) => {
    const day = find(
      4,
      {
        'ann the race': race,
        ...(position.length > 0 ? { 'ann the position': position } : {}),
        'ann the star potential': [5],
      },
      roster,
    )
    expect(heard(day).filter((words) => words.startsWith('bob a bid'))[0]).toContain(
      `${named} ${plays}, star potential 5`,
    )
  })

  it('[second 282] one who plays anything costs at least what the cheapest position costs; the winner chooses', () => {
    const day = find(4, {
      'ann the race': [1, 1],
      'ann the position': [6, 6],
      'ann the star potential': [6],
      'bob a bid': '2500',
      'bob what the Rookie plays': 'Catcher',
    })
    expect(askOf(day, 'bob a bid').sums).toEqual({ least: 2000, most: 9000 })
    expect(askOf(day, 'bob what the Rookie').options).toEqual(['Lineman', 'Blocker', 'Catcher', 'Kicker'])
    const rookie = day.result.teams.bob.players.at(-1)
    expect(rookie?.position).toBe('Orc Catcher')
    expect(careerOf(rookie)).toMatchObject({ rank: 'rookie', starPotential: 6 })
    expect(day.result.teams.bob.treasury).toBe(6500)
  })

  it('[second 282] who of a mixed team finds one of the basic race names one of its most numerous races', () => {
    const mixed = {
      ...withGold(
        campaignTeam(
          [
            ['Lineman', 6],
            ['Human Lineman', 6],
          ],
          'orc',
        ),
        9000,
      ),
      history: [{ what: 'match', at: 0 }],
    }
    const day = closing('bidding', dayOf({ ann: mixed }), {
      'ann how many': [4],
      'ann the race of a Rookie': [1, 1],
      'ann the race of the Rookie': 'Human',
    })
    expect(askOf(day, 'ann the race of the Rookie').options).toEqual(['Orc', 'Human'])
    expect(askOf(day, 'ann a bid').question).toContain('a Human')
  })

  it('[second 282] goes home if nobody bids', () => {
    expect(find(6).result.unsigned).toEqual([])
  })

  it('[second 282] two dice that do not exceed his potential make him a star when he is Experienced', () => {
    const rookie = withCareer(seasoned('Ann', 0), 3, { rank: 'rookie', starPotential: 5, training: 5 })
    const train = (faces: number[]) =>
      scripted(() => trainingSession('ann', rookie, true), {
        'ann how to use': ['promote p4'],
        '5 or less makes #4': faces,
      }).result
    expect(careerOf(train([2, 4]).players[3])).toMatchObject({ rank: 'experienced', starPotential: 0, starPoints: 0 })
    const star = careerOf(train([2, 3]).players[3])
    expect([star.rank, star.starPoints > 0]).toEqual(['star', true])
  })

  it('[second 282] the Undead look for none', () => {
    const undead = { ...seasoned('Bones', 9000), roster: 'undead', players: [] }
    expect(heard(closing('bidding', dayOf({ undead })))).toEqual([])
  })
})

describe('players who leave', () => {
  it('[second 271, 272, 328] throw for their points, and are Free Agents of that very day, healers too', () => {
    const apothecary = { name: 'Aesc', healingPoints: 4, experience: 0, disenchantment: 5, owed: 200, brewed: 0 }
    const poor = withCareer(seasoned('Ann', 100), 2, { disenchantment: 3, owed: 900 })
    const ann = { ...poor, campaign: { ...campaignOf(poor), apothecary } }
    const { result } = closing('leaving', dayOf({ ann, bob: seasoned('Bob', 0) }), {
      'whether #3': [2],
      'whether Aesc': [4],
    })
    expect(result.unsigned.map(({ kind, from }) => `${kind} ${from}`)).toEqual(['apothecary ann', 'freeAgent ann'])
    expect(result.unsigned[1]).toMatchObject({ trade: { race: 'Elf', position: 'Lineman' }, player: { id: 'p3' } })
    expect([result.teams.ann.players.length, campaignOf(result.teams.ann).apothecary]).toEqual([13, null])
  })
})

describe('players without bids', () => {
  const hire = (team: Team, script = {}) => closing('newPlayers', dayOf({ ann: team }), script)

  it('[second 285] are Linemen of the basic race for the usual price, as many as can be paid', () => {
    const day = hire(seasoned('Ann', 5000), { 'ann new players': ['lineman Lineman', 'lineman Lineman'] })
    const { ann } = day.result.teams
    expect(askOf(day, 'ann new').options).toEqual(['done', 'lineman Lineman', 'hire Apothecary'])
    expect([ann.players.length, ann.treasury]).toEqual([16, 1000])
    expect(careerOf(ann.players[15])).toMatchObject({ rank: 'rookie', starPotential: 0, bench: false })
    expect(campaignOf(ann).book.at(-1)).toMatchObject({ for: 'hire', amount: -2000, whom: 'p16' })
    // Another costs more than is left.
    expect(heard(day)).toHaveLength(3)
    expect(checkTeam(ann)).toEqual([])
  })

  it('[second 285] are of any of the most numerous races in a mixed team', () => {
    const mixed = withGold(
      campaignTeam(
        [
          ['Lineman', 6],
          ['Human Lineman', 6],
        ],
        'orc',
      ),
      9000,
    )
    expect(askOf(hire({ ...mixed, history: [{ what: 'match', at: 0 }] }), 'ann new').options).toEqual([
      'done',
      'lineman Lineman',
      'lineman Human Lineman',
      'hire Apothecary',
    ])
  })

  it('[second 285] are of the basic race, which is that of the First Team, though others are more', () => {
    const squad = campaignTeam(
      [
        ['Lineman', 11],
        ['Human Lineman', 12],
      ],
      'orc',
    )
    const players = squad.players.map((one, i) =>
      one.campaign && i > 10 ? { ...one, campaign: { ...one.campaign, bench: true } } : one,
    )
    const team = { ...withGold({ ...squad, players }, 9000), history: [{ what: 'match', at: 0 }] }
    expect(askOf(hire(team), 'ann new').options).toEqual(['done', 'lineman Lineman', 'hire Apothecary'])
  })

  it('[second 286] may be an Apothecary for a team without one, for 1,000', () => {
    const day = hire(seasoned('Ann', 1500), { 'ann new players': 'hire Apothecary' })
    const { ann } = day.result.teams
    expect(askOf(day, 'ann new').options).toEqual(['done', 'hire Apothecary'])
    expect([campaignOf(ann).apothecary?.healingPoints, ann.treasury]).toEqual([4, 500])
    expect(campaignOf(ann).book.at(-1)).toMatchObject({ for: 'apothecary', amount: -1000 })
    expect(checkTeam(ann)).toEqual([])
    // One is enough, and who cannot pay is not asked.
    expect(heard(hire({ ...ann, treasury: 1999 }))).toEqual([])
    expect(heard(hire(seasoned('Ann', 999)))).toEqual([])
    expect(heard(hire(withGold(campaignTeam([['Skeleton', 16]], 'undead'), 9000)))).toEqual([])
  })

  it('[second 283] are Makeweights for nothing, as long as fewer than eleven could play', () => {
    const day = hire(hurt(seasoned('Ann', 500), 5), { 'ann new players': ['makeweight Lineman', 'makeweight Lineman'] })
    const { ann } = day.result.teams
    expect(heard(day)).toHaveLength(2)
    expect([ann.players.length, ann.treasury]).toEqual([16, 500])
    expect(careerOf(ann.players[15])).toMatchObject({ rank: 'rookie', starPotential: 0, makeweight: true })
    expect(linesOf(ann)).toEqual([])
    // He takes the field with eleven, whether he likes it or not.
    expect(askOf(day, 'ann new').options).toEqual(['makeweight Lineman'])
    // Eleven can play: nobody comes for nothing.
    expect(heard(hire(hurt(seasoned('Ann', 500), 3)))).toEqual([])
  })
})

describe('the whole of it', () => {
  const teams = {
    ann: seasoned('Ann', 9000, 1, 'orc'),
    bob: withCareer(seasoned('Bob', 8000), 3, { disenchantment: 4, owed: 500 }),
    cid: seasoned('Cid', 7000, 0, 'human'),
  }
  const played = () => decide(() => closeGameDay(dayOf(teams)), sensibleCoach(seededRoller(11)))

  it('[second 256, 323] comes phase by phase, for all coaches at once, and its record gives the same again', () => {
    const { result, answers } = played()
    expect(run(() => closeGameDay(dayOf(teams)), answers)).toEqual({ done: true, result })
    for (const team of Object.values(result.teams)) expect(checkTeam(team)).toEqual([])
    expect(closingPhases).toEqual(['leaving', 'bidding', 'newPlayers', 'firstTeam'])
  })

  it('[second 323] is after training, so that nobody trains in the time in which he is hired', () => {
    const [home, away] = [teams.ann, teams.cid]
    const { steps } = scripted(() => postMatch(home, away, reportOf(home, away)))
    expect(steps.some((step) => step.kind === 'ask' && step.about?.topic === 'newPlayers')).toBe(false)
    const hired = closing('newPlayers', dayOf({ ann: teams.ann }), { 'ann new players': ['lineman Lineman'] })
    expect(careerOf(hired.result.teams.ann.players.at(-1))).toMatchObject({ experience: 0, training: 0 })
  })
})
