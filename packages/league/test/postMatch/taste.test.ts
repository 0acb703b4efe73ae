// What a sensible coach answers after a match and between seasons. Neighbours: ../../src/postMatch/taste.ts, season/taste.ts.
import { seededRoller } from '@double-skulls/engine'
import { type About, decide, type LeagueAsk, newSeason, noted, sensibleCoach, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { played, teamOf, with1 } from '../team/teams.ts'

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

  it('should hire up to a dozen and then keep his gold', () => {
    const options = ['done', 'hire Lineman', 'hire Blitzer', 'buy cheerleaders', 'dismiss p1']
    expect(answer({ topic: 'hiring', team: humans(11, 60_000) }, options)).toBe('hire Lineman')
    expect(answer({ topic: 'hiring', team: humans(12, 60_000) }, options)).toBe('done')
    expect(answer({ topic: 'hiring', team: humans(12, 150_000) }, options)).toBe('hire Blitzer')
    const hurt = with1(humans(12, 60_000), { missesNextGame: true })
    expect(answer({ topic: 'hiring', team: hurt }, options)).toBe('hire Lineman')
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

  it('should draft eleven players anew, and three re-rolls', () => {
    const team = noted(teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] }), 'match', { outcome: 'loss' })
    const { result } = decide(() => newSeason(team), sensibleCoach(seededRoller(1)))
    expect([result.players.length, result.staff.rerolls, result.staff.apothecaries]).toEqual([12, 3, 1])
  })

  it('should draw an answer where his own is not among them', () => {
    expect(['a', 'b']).toContain(answer({ topic: 'journeyman', team: teamOf() }, ['a', 'b']))
  })
})
