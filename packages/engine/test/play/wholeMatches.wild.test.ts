// Whole matches of wild line-ups: stars, any legal combination of skills, altered characteristics, all squad sizes.
import { seededRoller, wildSetup } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { playChecked } from '../../src/play/invariants.ts'
import { wildLineUp } from '../../src/play/wildLineUp.ts'
import { rostersCrp as rosters } from '../../src/rosters/crp/index.ts'
import { starsCrp } from '../../src/rosters/crp/stars.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'
import { holdIn } from '../support/wholeMatches.ts'

describe('wild line-ups', () => {
  const { rules } = engineOf('crp')
  const roller = seededRoller(3)
  const lineUps = Array.from({ length: 40 }, () => rosters.map((roster) => wildLineUp(rules, roster, roller))).flat()
  const players = lineUps.flatMap((lineUp) => lineUp.players)

  it('hire every star, but only for teams he plays for', () => {
    const hired = lineUps.flatMap((lineUp) =>
      lineUp.players.flatMap(({ position }) => {
        const star = starsCrp.find(({ name }) => name === position)
        if (star) expect(star.teams, star.name).toContain(lineUp.roster)
        return star ? [star.id] : []
      }),
    )
    expect(new Set(hired).size).toBe(starsCrp.length)
  })

  it('teach every skill, none twice and never Grab with Frenzy, and keep within the team list', () => {
    expect(new Set(players.flatMap(({ skills }) => skills)).size).toBe(rules.skills.size)
    for (const { skills } of players) {
      expect(new Set(skills).size).toBe(skills.length)
      expect(skills.includes('grab') && skills.includes('frenzy')).toBe(false)
    }
    for (const lineUp of lineUps)
      for (const { name, max } of rosters.find(({ id }) => id === lineUp.roster)?.positions ?? [])
        expect(lineUp.players.filter(({ position }) => position === name).length).toBeLessThanOrEqual(max)
  })

  it('have squads from too few to field to the full sixteen', () => {
    const sizes = lineUps.map((lineUp) => lineUp.players.length)
    expect(Math.min(...sizes)).toBeLessThan(11)
    expect(Math.max(...sizes)).toBe(16)
  })
})

describe('whole matches of wild line-ups', () => {
  for (const edition of ['bugman', 'crp'])
    holdIn(edition, 40, 10, (seed, engine) => wildSetup(engine.rules, seededRoller(seed + 1000)))
})

describe('a match that the engine breaks off', () => {
  it('is a fault that names the input and keeps the record up to it', () => {
    const engine = engineOf('crp')
    let applied = 0
    const broken: typeof engine = {
      ...engine,
      apply: (match, input) => {
        if (match.tick === 40 && applied++ === 0) throw new Error('out of order')
        return engine.apply(match, input)
      },
    }
    const { faults, record } = playChecked(broken, { home: plainLineUp(), away: plainLineUp() }, 1, { thorough: 1000 })
    expect(faults).toEqual([expect.stringMatching(/^the engine broke off at ".+": Error: out of order/)])
    expect(record.inputs).toHaveLength(40)
  })
})
