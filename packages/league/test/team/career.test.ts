// The effects of a career: characteristics, skills, value. Neighbours: building.test.ts, faults.test.ts.
import {
  bookOf,
  currentTeamValue,
  type Profile,
  playerValue,
  profileOf,
  type Team,
  teamValue,
  toLineUp,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { learnt, teamOf, with1 } from './teams.ts'

const profile = (team: Team, place = 0): Profile => profileOf(bookOf(team), team, team.players[place])
const draft = teamOf({
  edition: 'bb2020',
  squad: [
    ['Human Lineman', 11],
    ['Ogre', 1],
  ],
})
const raised = (gained: string, times: number) =>
  Array.from({ length: times }, () => learnt(gained, 'characteristic', 30_000))

describe('a career in crp', () => {
  it('should add skills and characteristics, and take injuries off', () => {
    const grown = with1(teamOf(), { advances: [learnt('block'), ...raised('MA', 1)], lasting: ['AV', 'AG'] })
    expect(profile(grown)).toMatchObject({ stats: { MA: 7, ST: 3, AG: 2, AV: 7 }, skills: ['block'] })
  })

  it('[crp 48] should move no characteristic more than two from its start, nor above ten', () => {
    expect(profile(with1(teamOf(), { advances: raised('MA', 3) })).stats.MA).toBe(8)
    expect(profile(with1(teamOf(), { lasting: ['AG', 'AG', 'AG'] })).stats.AG).toBe(1)
    expect(profile(with1(teamOf(), { lasting: ['MA', 'MA', 'MA'] })).stats.MA).toBe(4)
    const runners = teamOf({
      roster: 'skaven',
      squad: [
        ['Lineman', 10],
        ['Gutter Runner', 1],
      ],
    })
    expect(profile(with1(runners, { advances: raised('MA', 2) }, 10), 10).stats.MA).toBe(10)
  })

  it('should let a loss and a gain cancel out', () => {
    expect(profile(with1(teamOf(), { advances: raised('MA', 1), lasting: ['MA'] })).stats.MA).toBe(6)
    expect(profile(with1(teamOf(), { advances: raised('MA', 3), lasting: ['MA'] })).stats.MA).toBe(8)
  })

  it('should raise the value by what was gained, and leave those who miss the match out of it', () => {
    const team = teamOf({ staff: { rerolls: 2, apothecaries: 1, cheerleaders: 1 }, fans: 4 })
    expect(teamValue(team)).toBe(550_000 + 100_000 + 50_000 + 10_000 + 40_000)
    const grown = with1(team, { advances: [learnt('block'), learnt('ST', 'characteristic', 50_000)] })
    expect(playerValue(bookOf(grown), grown.players[0])).toBe(120_000)
    expect(teamValue(grown) - teamValue(team)).toBe(70_000)
    const hurt = with1(grown, { missesNextGame: true })
    expect(currentTeamValue(hurt)).toBe(teamValue(grown) - 120_000)
    expect(teamValue(hurt)).toBe(teamValue(grown))
  })
})

describe('a career in bb2020', () => {
  it('[bb2020 423, 424] should count players who rest or miss the match in the team value, not in the current one', () => {
    const hurt = with1(with1(draft, { missesNextGame: true }), { restsThisSeason: true }, 1)
    expect(teamValue(hurt)).toBe(teamValue(draft))
    expect(currentTeamValue(hurt)).toBe(teamValue(draft) - 100_000)
  })

  it('should count numbers to roll downwards', () => {
    const grown = with1(draft, {
      advances: [...raised('AG', 1), ...raised('PA', 2), ...raised('AV', 1)],
      lasting: ['ST'],
    })
    expect(profile(grown).stats).toEqual({ MA: 6, ST: 2, AG: 2, PA: 2, AV: 10 })
    expect(profile(with1(draft, { lasting: ['AG', 'AG', 'AG', 'AG', 'AG'] })).stats.AG).toBe(6)
  })

  it('[bb2020 418] should give a first passing ability of 6+ and leave none at none', () => {
    const minotaurs = teamOf({
      edition: 'bb2020',
      roster: 'chaos-chosen',
      specialRule: 'Favoured of Khorne',
      squad: [
        ['Beastman Runner Lineman', 10],
        ['Minotaur', 1],
      ],
    })
    expect(profile(minotaurs, 10).stats.PA).toBe(0)
    expect(profile(with1(minotaurs, { lasting: ['PA'] }, 10), 10).stats.PA).toBe(0)
    expect(profile(with1(minotaurs, { advances: raised('PA', 1) }, 10), 10).stats.PA).toBe(6)
    expect(profile(with1(minotaurs, { advances: raised('PA', 2) }, 10), 10).stats.PA).toBe(5)
  })

  it('should not count Dedicated Fans in the value', () => {
    expect(teamValue(teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]], fans: 4 }))).toBe(550_000)
  })
})

describe('a line-up', () => {
  it('should leave out players who miss the match or rest, and include injuries and categories', () => {
    const hurt = with1(with1(with1(draft, { missesNextGame: true }), { restsThisSeason: true }, 1), { niggling: 2 }, 2)
    const { players } = toLineUp(hurt)
    expect(players.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(players[0]).toMatchObject({ niggling: 2, primary: 'G', position: 'Human Lineman' })
  })

  it('should take guests along as what they are', () => {
    const [first] = draft.players
    const guest = { ...first, id: 'g1', number: 90, kind: 'journeyman' as const }
    const lineUp = toLineUp(draft, { guests: [guest], extra: { bribes: 1, prayers: 2 } })
    expect(lineUp.players.at(-1)).toMatchObject({ number: 90, engaged: 'journeyman' })
    expect(lineUp.players.at(-1)?.skills).toEqual(['loner-4'])
    const ogre = { ...draft.players[11], id: 'g2', number: 91, kind: 'mercenary' as const }
    const { skills } = toLineUp(draft, { guests: [ogre] }).players.at(-1) ?? { skills: [] }
    expect(skills.filter((id) => id.startsWith('loner'))).toEqual(['loner-4'])
    expect(lineUp.players[0]).not.toHaveProperty('engaged')
    expect(lineUp).toMatchObject({ bribes: 1, prayers: 2 })
  })
})
