// The Training Phase: training, demonstration games and sponsors. Neighbours: ../../src/fullCampaign/training.ts, interphase.ts.
import { campaignOf, checkTeam, type Team, toLineUp } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { trainingPhase } from '../../src/fullCampaign/interphase.ts'
import { type Script, scripted } from '../postMatch/support.ts'
import { optionsOf } from './games.ts'
import { campaignTeam, careerOf, withCareer, withState } from './teams.ts'

const old = (team: Team): Team => ({ ...team, history: [{ what: 'match', at: 0 }] })
const week = (team: Team, occupation: string, script: Script = {}) =>
  scripted(() => trainingPhase('home', old(team)), { 'until the next game': occupation, ...script })
const train = (team: Team, script: Script = {}) => week(team, 'training', script)
const pointsOf = (team: Team) => team.players.map((player) => [careerOf(player).experience, careerOf(player).training])

describe('training', () => {
  it('[second 277] turns up to five Experience Points of each player into Training Points', () => {
    const team = withCareer(withCareer(campaignTeam(), 0, { experience: 8, training: 2 }), 1, { experience: 3 })
    expect(pointsOf(train(team).result).slice(0, 3)).toEqual([
      [3, 7],
      [0, 3],
      [0, 0],
    ])
  })

  it('[second 277] that is missed costs an Experience Point, never a Training Point', () => {
    const team = withCareer(withCareer(campaignTeam(), 0, { experience: 4, training: 2 }), 1, { experience: 0 })
    expect(pointsOf(week(team, 'demonstration').result).slice(0, 2)).toEqual([
      [3, 2],
      [0, 0],
    ])
  })

  it('[second 277] does nothing for the laid-up, and costs them nothing', () => {
    const ailments = [{ what: 'broken-leg' as const, misses: 2, lasting: false, saves: false }]
    const team = withCareer(campaignTeam(), 0, { experience: 4, training: 5, rank: 'rookie', ailments })
    const trained = train(team)
    expect(pointsOf(trained.result)[0]).toEqual([4, 5])
    expect(optionsOf(trained, 'how to use')).toEqual([])
    expect(pointsOf(week(team, 'demonstration').result)[0]).toEqual([4, 5])
  })

  it('[second 335] is always there for the bench, and never for the First Team without its coach', () => {
    const team = withCareer(withCareer(campaignTeam([['Lineman', 17]]), 0, { experience: 4 }), 16, { experience: 4 })
    for (const occupation of ['demonstration', 'sponsorship', 'sponsorshipAndDemonstration']) {
      const { result } = week(team, occupation, occupation === 'demonstration' ? {} : { 'a sponsor': [1, 1] })
      expect([pointsOf(result)[0], pointsOf(result)[16]]).toEqual([
        [3, 0],
        [0, 4],
      ])
    }
  })

  it('[second 278] makes a Rookie Experienced for 5 and a Veteran for 10 more', () => {
    const rookie = withCareer(campaignTeam(), 0, { rank: 'rookie', training: 15 })
    const { result } = train(rookie, { 'Training Points': ['promote p1', 'promote p1'] })
    expect(careerOf(result.players[0])).toMatchObject({ rank: 'veteran', training: 0 })
    expect(checkTeam(result)).toEqual([])
    expect(optionsOf(train(withCareer(campaignTeam(), 0, { training: 9 })), 'Training Points')).toEqual([])
  })

  it('[second 278] never promotes a star', () => {
    const team = campaignTeam([
      ['Lineman', 11],
      ['Blitzer', 1, 'star'],
    ])
    expect(optionsOf(train(withCareer(team, 11, { training: 19 })), 'how to use')).toEqual([])
  })

  it('gives a Rookie one chance to become a star when he stops being one', () => {
    const rookie = withCareer(campaignTeam(), 0, { rank: 'rookie', training: 5, starPotential: 4 })
    const star = train(rookie, {
      'Training Points': ['promote p1'],
      'makes #1': [2, 2],
      'Star Player Points of': [1],
      'a Star Player Point for': ['ST', 'anyTable'],
      'home a skill for': [2, 1],
    })
    expect(careerOf(star.result.players[0])).toMatchObject({ rank: 'star', starPotential: 0, starPoints: 3 })
    expect(checkTeam(star.result)).toEqual([])
    const plain = train(rookie, { 'Training Points': ['promote p1'], 'makes #1': [2, 3] }).result
    expect(careerOf(plain.players[0])).toMatchObject({ rank: 'experienced', starPotential: 0 })
  })

  it('[second 278, 333] teaches an Experienced Lineman another position of his race for 15', () => {
    const team = withCareer(
      campaignTeam([
        ['Lineman', 11],
        ['Catcher', 1],
      ]),
      0,
      { training: 15 },
    )
    const taught = train(withCareer(team, 11, { training: 15 }), {
      'how to use': ['retrain p1'],
      'the new position': 'Thrower',
    })
    expect(taught.result.players[0].position).toBe('Thrower')
    expect(optionsOf(taught, 'the new position')).toEqual(['Blocker', 'Catcher', 'Thrower', 'Blitzer', 'Kicker'])
    expect(optionsOf(taught, 'how to use')).not.toContain('retrain p12')
    const makeweight = withCareer(campaignTeam(), 0, { makeweight: true, training: 15 })
    expect(optionsOf(train(makeweight), 'how to use')).toEqual(['done', 'promote p1'])
    const veteran = withCareer(campaignTeam(), 0, { rank: 'veteran', training: 15 })
    const moved = train(veteran, { 'how to use': ['retrain p1'], 'the new position': 'Blitzer' }).result
    expect(careerOf(moved.players[0]).rank).toBe('experienced')
    expect(optionsOf(train(withCareer(team, 0, { rank: 'rookie', training: 19 })), 'how to use')).toEqual([
      ...['done', 'promote p1'],
    ])
  })

  it('[second 278] sends a third Kicker to the bench', () => {
    const squad = (kickers: number) =>
      withCareer(
        campaignTeam([
          ['Lineman', 11],
          ['Kicker', kickers],
        ]),
        0,
        { training: 15 },
      )
    const benched = (kickers: number) => {
      const script = { 'how to use': ['retrain p1'], 'the new position': 'Kicker' }
      return careerOf(train(squad(kickers), script).result.players[0]).bench
    }
    expect([benched(1), benched(2)]).toEqual([false, true])
  })

  it('[second 279] gives a Veteran a re-roll of his own', () => {
    const team = old(withCareer(campaignTeam(), 0, { rank: 'veteran' }))
    expect(
      toLineUp(team)
        .players.map(({ skills }) => skills.includes('veteran'))
        .slice(0, 2),
    ).toEqual([true, false])
  })
})

describe('Special Tactics', () => {
  /** Sixteen players with 48 points between them, of whom three tactics are known. */
  const allStars = withState(
    [5, 5, 5, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1].reduce(
      (team, experience, place) => withCareer(team, place, { experience }),
      campaignTeam([['Lineman', 16]]),
    ),
    { tactics: 3 },
  )

  it('[second 278, 354] are practised for 5 and learnt for 20 by the team together: 35 of 48, and 13 are left', () => {
    const payers = allStars.players.map(({ id }) => id)
    const { result } = train(allStars, {
      'how to use': ['practise', 'practise', 'practise', 'learn'],
      'who pays': ['p1', 'p2', 'p3', ...payers.slice(3, 9)],
    })
    expect(campaignOf(result).tactics).toBe(4)
    expect(result.players.reduce((sum, player) => sum + careerOf(player).training, 0)).toBe(13)
    expect(checkTeam(result)).toEqual([])
  })

  it('[second 278] are lost unless they are practised in every session', () => {
    const { result } = train(allStars, { 'how to use': ['practise'], 'who pays': 'p1' })
    expect(campaignOf(result).tactics).toBe(1)
    expect(campaignOf(week(allStars, 'demonstration').result).tactics).toBe(0)
    // Each of them once.
    const again = train(withState(allStars, { tactics: 1 }), { 'how to use': ['practise', 'done'], 'who pays': 'p1' })
    const asked = again.steps.flatMap((step) =>
      step.kind === 'ask' && step.question.includes('how to use') ? [step.options.includes('practise')] : [],
    )
    expect(asked).toEqual([true, false])
    const none = train(withState(allStars, { tactics: 0 }), { 'how to use': 'done' })
    expect(optionsOf(none, 'how to use')).toEqual(['done', 'learn'])
  })
})

describe('instead of training', () => {
  it('[second 280] a demonstration game brings 2,000, by Fame like a match', () => {
    const earned = (fame: number) => week({ ...campaignTeam(), fame }, 'demonstration').result.treasury - 28_000
    expect([earned(0), earned(4), earned(-3), earned(-12)]).toEqual([2000, 2800, 1400, 0])
  })

  it('[second 281] a sponsor is found on 5 or more with Fame, and pays 3,000', () => {
    const found = (fame: number, ...faces: number[]) =>
      week({ ...campaignTeam(), fame }, 'sponsorship', { 'a sponsor': faces }).result.treasury - 28_000
    expect([found(0, 2, 2), found(0, 2, 3), found(1, 2, 2), found(-3, 4, 3)]).toEqual([0, 3000, 3000, 0])
  })

  it('[second 281] a sponsor upsets a player on 5 or 6', () => {
    const { result } = week(campaignTeam(), 'sponsorship', {
      'a sponsor': [3, 3],
      'whether Lineman': [[4], [5], [6], ...Array.from({ length: 8 }, () => [1])],
    })
    expect(result.players.map((player) => careerOf(player).disenchantment).slice(0, 4)).toEqual([0, 1, 1, 0])
  })

  it('[second 335] the team plays a demonstration game without its coach', () => {
    const { result } = week(campaignTeam(), 'sponsorshipAndDemonstration', { 'a sponsor': [1, 1] })
    expect(result.treasury).toBe(30_000)
  })

  it('the Undead earn money, and never train', () => {
    const bones = withCareer(campaignTeam([['Skeleton', 16]], 'undead'), 0, { experience: 5 })
    const { result, steps } = week(bones, 'training')
    expect([pointsOf(result)[0], steps.length]).toEqual([[5, 0], 1])
    const sponsored = week(bones, 'sponsorship', { 'a sponsor': [6, 6] })
    expect([sponsored.result.treasury, sponsored.steps.length]).toEqual([3000, 2])
  })
})
