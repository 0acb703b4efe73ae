// Team lists and star players: each can start a match in every edition that has it, with all its skills.
import { describe, expect, it } from 'vitest'
import { presetsOf } from '../../src/editionId.ts'
import { editions } from '../../src/editions/index.ts'
import type { LineUp } from '../../src/lineUp.ts'
import { rostersCrp as rosters } from '../../src/rosters/crp/index.ts'
import { starsCrp } from '../../src/rosters/crp/stars.ts'
import { type Position, startingLineUp, withSquads } from '../../src/rosters/roster.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

type Profile = Pick<Position, 'name' | 'stats' | 'skills'>

/** A line-up with one player of each position. */
const oneOfEach = (list: readonly Profile[]): LineUp =>
  plainLineUp(0, {
    players: list.map(({ name, stats, skills }, index) => ({
      name,
      position: name,
      number: index + 1,
      stats,
      skills,
    })),
  })

describe('the team lists and the stars', () => {
  it('are the 24 teams and 57 stars, each with a name of its own', () => {
    for (const [list, count] of [
      [rosters, 24],
      [starsCrp, 57],
    ] as const) {
      expect(list).toHaveLength(count)
      expect(new Set(list.map(({ id }) => id)).size).toBe(count)
      expect(new Set(list.map(({ name }) => name)).size).toBe(count)
    }
  })

  it('play for teams that exist, and every team has a star', () => {
    const known = rosters.map(({ id }) => id)
    for (const { name, teams } of starsCrp) for (const team of teams) expect(known, name).toContain(team)
    for (const id of known) expect(starsCrp.some(({ teams }) => teams.includes(id))).toBe(true)
  })

  it('start with eleven to sixteen players, never more of a position than the list allows', () => {
    for (const roster of editions.flatMap((edition) => edition.rosters)) {
      const { players } = startingLineUp(roster)
      expect(players.length, roster.id).toBeGreaterThanOrEqual(11)
      expect(players.length, roster.id).toBeLessThanOrEqual(16)
      for (const { name, max } of roster.positions)
        expect(players.filter(({ position }) => position === name).length).toBeLessThanOrEqual(max)
    }
  })

  it('each have a squad of their own, and no squad is left over', () => {
    const [amazon, chaos] = rosters
    const squads = { amazon: amazon.start }
    expect(withSquads([amazon], squads)).toEqual([amazon])
    expect(() => withSquads([amazon, chaos], squads)).toThrow('team list chaos has no squad to start with')
    expect(() => withSquads([chaos], { chaos: chaos.start, ...squads })).toThrow('"amazon", which is no team list')
  })

  for (const { id, rosters: teams, stars: hired } of editions)
    it(`can all start a match in ${id}, every position and every star`, () => {
      // The last preset of an edition has the most: some players need an option.
      const engine = engineOf(presetsOf(id).at(-1)?.id ?? id)
      for (const roster of teams) {
        const match = engine.start({ home: startingLineUp(roster), away: oneOfEach(roster.positions) })
        expect(engine.pending(match).wait, roster.id).not.toBe('nothing')
      }
      for (const star of hired) {
        const match = engine.start({ home: oneOfEach([star]), away: startingLineUp(teams[0]) })
        expect(match.players[0].skills.map((skill) => engine.rules.skills.get(skill)?.id)).toEqual(star.skills)
      }
    })
})
