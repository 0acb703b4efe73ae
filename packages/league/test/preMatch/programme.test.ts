// The programme of a match of third, and the sensible coach's choices of handicaps. Neighbours: src/preMatch/programme.ts,
// src/handicaps/sensibleHandicaps.ts; handicapsThird.test.ts has what each handicap does.
import { seededRoller } from '@double-skulls/engine'
import { decide, handicapTable, preMatch, programmeOf, sensibleCoach, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { teamOf, with1 } from '../team/teams.ts'
import { third } from './third.ts'

const named = (name: string, team: Team = third()): Team => ({ ...team, name })

const programme = (home: Team, away: Team, ...agreed: string[]): readonly string[] => {
  const { result } = decide(() => preMatch(home, away, { agreed: { home: agreed } }), sensibleCoach(seededRoller(2)))
  return programmeOf({ home, away }, result)
}

describe('the programme of a match', () => {
  it('should tell ratings and the gate', () => {
    expect(programme(named('Reavers', third({ fans: 2 })), named('Orcland', third({ fans: 1 })))).toEqual([
      'Ratings: Reavers 100, Orcland 100.',
      expect.stringMatching(/^\d{1,2},000 spectators have come\.$/),
    ])
  })

  it('should tell handicaps, and what they change for this match', () => {
    const told = programme(named('Reavers', third({ staff: { rerolls: 2 } })), named('Orcland'), '12', '26', '62')
    expect(told).toContain('Reavers have Extra Training: One more team re-roll.')
    expect(told).toContain('Reavers: Team re-rolls 3 in this match.')
    expect(told).toContain('#1 Lineman 1 of Reavers: Mighty Blow, ST 4.')
  })

  it('should tell who is missing, who wants money and who came along', () => {
    const sore = with1(named('Orcland'), { niggling: 1, points: 5 })
    const told = programme(named('Reavers'), sore, '63', '45')
    expect(told).toContain('Orcland play without #1 Lineman 1.')
    expect(told).toContain('#12 Ogre 12 plays for Reavers in this match only.')
    expect(programme(named('Reavers'), sore, '11').join('\n')).toMatch(/#1 Lineman 1 wants \d+,000 before he plays\./)
  })

  it('should be empty in editions without ratings', () => {
    const [home, away] = [teamOf(), teamOf()]
    const { result } = decide(() => preMatch(home, away), sensibleCoach(seededRoller(1)))
    expect(programmeOf({ home, away }, result)).toEqual([])
  })
})

describe('a sensible coach', () => {
  it('should name the opponent with the most points, and his own best player', () => {
    const star = with1(named('Orcland'), { points: 5 }, 4)
    expect(programme(named('Reavers'), star, 'greased-shoes').join('\n')).toContain('#5 Lineman 5 of Orcland: Greased')
    const own = with1(named('Reavers'), { points: 3 }, 7)
    expect(programme(own, named('Orcland'), 'stiletto').join('\n')).toContain('#8 Lineman 8 of Reavers: Razor')
  })

  it('should have an answer for every handicap', () => {
    for (const { id } of handicapTable)
      expect(programme(named('Reavers'), named('Orcland'), id).length).toBeGreaterThan(2)
  })
})
