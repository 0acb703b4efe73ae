// A sensible coach's answers after a match and between seasons. Neighbours: src/postMatch/sensibleAfterMatch.ts,
// src/season/sensibleRedraft.ts.
import { seededRoller } from '@double-skulls/engine'
import {
  type About,
  checkTeam,
  decide,
  editionOf,
  type LeagueAsk,
  listsOf,
  newSeason,
  postMatch,
  sensibleCoach,
  suggestTeam,
  type Team,
} from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { noted } from '../../src/postMatch/afterMatch.ts'
import { played, teamOf, with1 } from '../team/teams.ts'
import { reportOf } from './support.ts'

const answer = (about: About, options: readonly string[]): string => {
  const step: LeagueAsk = { kind: 'ask', who: 'home', question: 'what', options, about }
  return sensibleCoach(seededRoller(1)).choose(step)
}

const humans = (count: number, treasury: number): Team => ({
  ...played(
    teamOf({
      squad: [
        ['Lineman', count - 1],
        ['Catcher', 1],
      ],
      staff: { rerolls: 3, apothecaries: 1 },
    }),
  ),
  treasury,
})

describe('a sensible coach', () => {
  it('should roll low winnings again', () => {
    const team = teamOf()
    expect(answer({ topic: 'winnings', team, value: 3 }, ['keep', 'again'])).toBe('again')
    expect(answer({ topic: 'winnings', team, value: 4 }, ['keep', 'again'])).toBe('keep')
  })

  it('should teach by position', () => {
    const team = humans(12, 0)
    const [lineman] = team.players
    const catcher = team.players[11]
    expect(answer({ topic: 'improvement', team, player: lineman }, ['dodge', 'kick', 'block'])).toBe('block')
    expect(answer({ topic: 'improvement', team, player: catcher }, ['block', 'catch', 'dodge'])).toBe('dodge')
    expect(answer({ topic: 'improvement', team, player: catcher }, ['MA', 'AV', 'block'])).toBe('MA')
  })

  it('should save for a skill of his choice as long as he may', () => {
    const team = teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] })
    const about = { topic: 'advancement' as const, team, player: team.players[0] }
    expect(answer(about, ['randomPrimary', 'nothing'])).toBe('nothing')
    expect(answer(about, ['randomPrimary', 'chosenPrimary', 'nothing'])).toBe('chosenPrimary')
  })

  /** What he does first with an offer of players and staff. */
  const hires = (team: Team, prices: { readonly [option: string]: number } = {}): string => {
    const offered = { 'hire Lineman': 50_000, 'hire Blitzer': 90_000, 'buy cheerleaders': 10_000, ...prices }
    const paid = Object.entries(offered).filter(([, price]) => price <= team.treasury)
    const options = ['done', ...paid.map(([option]) => option), 'dismiss p1']
    return answer({ topic: 'hiring', team, prices: Object.fromEntries(paid) }, options)
  }

  it('should hire up to a dozen and then keep a little gold', () => {
    expect(hires(humans(11, 60_000))).toBe('hire Lineman')
    expect(hires(humans(12, 60_000))).toBe('done')
    expect(hires(with1(humans(12, 60_000), { missesNextGame: true }))).toBe('hire Lineman')
  })

  it('should replace the specialists his list is played with as soon as he can pay them', () => {
    expect(hires(humans(12, 110_000))).toBe('hire Blitzer')
    expect(hires(humans(12, 100_000))).not.toBe('hire Blitzer')
  })

  it('should see to eleven players, an apothecary and three re-rolls, in that order', () => {
    const bare = (count: number): Team => {
      const team = humans(count, 300_000)
      return { ...team, staff: { ...team.staff, rerolls: 1, apothecaries: 0 } }
    }
    const staff = { 'buy apothecaries': 50_000, 'buy rerolls': 100_000 }
    expect(hires(bare(10), staff)).toBe('hire Blitzer')
    expect(hires(bare(11), staff)).toBe('buy apothecaries')
    const treated = bare(11)
    expect(hires({ ...treated, staff: { ...treated.staff, apothecaries: 1 } }, staff)).toBe('buy rerolls')
  })

  it('should not hoard: a rich team of any list keeps little', () => {
    const { league, edition } = editionOf('crp')
    for (const { id } of listsOf(league, edition)) {
      const team = { ...played(suggestTeam({ edition: 'crp', roster: id, name: id })), treasury: 500_000 }
      const other = teamOf()
      const { result } = decide(() => postMatch(team, other, reportOf(team, other)), sensibleCoach(seededRoller(1)))
      expect(result.home.treasury, id).toBeLessThanOrEqual(200_000)
      expect(result.home.staff.rerolls, id).toBeGreaterThanOrEqual(3)
      expect(checkTeam(result.home), id).toEqual([])
    }
  })

  it('should take gold that he cannot use otherwise into a match, and no other', () => {
    const sums = ['0', '50000', '100000', '150000', '200000', '250000', '300000']
    const moves = (treasury: number): string =>
      answer(
        { topic: 'pettyCash', team: humans(16, treasury) },
        sums.filter((sum) => Number(sum) <= treasury),
      )
    expect([100_000, 150_000, 210_000, 400_000].map(moves)).toEqual(['0', '0', '50000', '250000'])
  })

  it('should keep a journeyman who has learnt something', () => {
    const team = humans(12, 100_000)
    const [first] = team.players
    const hans = {
      ...first,
      id: 'guest1',
      advances: [{ source: 'normal' as const, gained: 'block', value: 20_000, points: 0 }],
    }
    expect(answer({ topic: 'hiring', team, candidates: [hans] }, ['done', 'keep guest1'])).toBe('keep guest1')
    const plain = { ...hans, advances: [] }
    expect(answer({ topic: 'hiring', team, candidates: [plain] }, ['done', 'keep guest1'])).toBe('done')
  })

  const drafted = (team: Team): Team =>
    decide(() => newSeason(noted(team, 'match', { outcome: 'loss' })), sensibleCoach(seededRoller(1))).result

  it('should draft a dozen players anew, and three re-rolls', () => {
    const result = drafted(teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] }))
    expect([result.staff.rerolls, result.staff.apothecaries]).toEqual([3, 1])
    expect(result.players.length).toBeGreaterThanOrEqual(12)
  })

  it('should always draft two re-rolls and the apothecary, with any players', () => {
    const { league, edition } = editionOf('bb2020')
    const learnt = ['block', 'dodge', 'tackle'].map((gained) => ({
      ...{ source: 'chosenPrimary' as const, gained, value: 20_000, points: 6 },
    }))
    for (const roster of listsOf(league, edition))
      for (const advances of [learnt.slice(0, 1), learnt]) {
        const { id } = roster
        const founded = suggestTeam({ edition: 'bb2020', roster: id, name: id })
        const grown = { ...founded, players: founded.players.map((player) => ({ ...player, points: 18, advances })) }
        const result = drafted({ ...grown, treasury: 0 })
        const where = `${id} ${advances.length}`
        expect(result.staff.rerolls, where).toBeGreaterThanOrEqual(2)
        expect(result.staff.apothecaries, where).toBe(roster.apothecary ? 1 : 0)
        expect(result.players.length, where).toBeGreaterThanOrEqual(11)
        expect(result.treasury, where).toBeLessThanOrEqual(120_000)
      }
  })

  it('should hire back players worth more than their fee, and rookies for the others', () => {
    const plain = teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] })
    const block = { source: 'chosenPrimary' as const, gained: 'block', value: 20_000, points: 6 }
    const star = with1(plain, { points: 6, advances: [block] })
    const scarred = with1(star, { points: 6, advances: [block], niggling: 1 }, 1)
    const result = drafted(scarred)
    expect(result.players.filter(({ seasons }) => seasons > 0).map(({ id }) => id)).toEqual(['p1'])
  })

  it('should draw an answer where his own is not among them', () => {
    expect(['a', 'b']).toContain(answer({ topic: 'journeyman', team: teamOf() }, ['a', 'b']))
  })
})
