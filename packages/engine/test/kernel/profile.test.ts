// A profile belongs to the edition: an edition made here has seven characteristics, of which some may be 0 or negative.
// Neighbours: roomy.test.ts, ../play/position.test.ts.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { bb2020 } from '../../src/editions/bb2020.ts'
import { crp } from '../../src/editions/crp.ts'
import { editions } from '../../src/editions/index.ts'
import { engineFor } from '../../src/engine.ts'
import { readPlayerWord, writePlayerWord } from '../../src/play/positionPlayer.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { statText } from '../../src/play/statText.ts'
import { wildLineUp } from '../../src/play/wildLineUp.ts'
import { statNow } from '../../src/procs/match/weather.ts'
import { starFor } from '../../src/rosters/hiring.ts'
import { type Roster, startingLineUp } from '../../src/rosters/roster.ts'
import { limitsOf, type Profile } from '../../src/tables/profile.ts'
import type { Stats } from '../../src/vocabulary/words.ts'

const seven: Profile = {
  names: ['MA', 'SP', 'ST', 'AG', 'TS', 'CL', 'AV'],
  limits: { MA: [0, 12], SP: [0, 6], ST: [1, 12], AG: [1, 12], TS: [-3, 6], CL: [-3, 6], AV: [2, 12] },
  plain: { MA: 4, SP: 2, ST: 3, AG: 3, TS: 0, CL: 0, AV: 9 },
  targets: [],
  rolled: [],
  signed: ['SP', 'TS', 'CL'],
}

/** A tree that does not run, and throws and catches badly. */
const TREE: Stats = { MA: 2, SP: 0, ST: 8, AG: 1, TS: -2, CL: -2, AV: 11 }

const trees: Roster = {
  ...crp.rosters[0],
  positions: crp.rosters[0].positions.map((position, i) => ({ ...position, stats: i === 0 ? TREE : seven.plain })),
}
const north: Edition = { ...crp, id: 'north', profile: seven, rosters: [trees], stars: [] }
const engine = engineFor(north)

const thrownBy = (stats: Stats): string => {
  const home = startingLineUp(trees)
  const players = [{ ...home.players[0], stats }, ...home.players.slice(1)]
  try {
    engine.start({ home: { ...home, players }, away: home })
    return ''
  } catch (error) {
    return String(error)
  }
}

describe('a profile of its own', () => {
  it('starts a match with all its characteristics, 0 and negative ones too', () => {
    const match = engine.start({ home: startingLineUp(trees), away: startingLineUp(trees) })
    expect(engine.rules.characteristics).toEqual(seven.names)
    const tree = match.players.find(({ who }) => who.position === trees.positions[0].name)
    expect(tree?.stats).toEqual(TREE)
    expect(starFor({ ...crp.stars[0], stats: TREE }, 1).stats).toEqual(TREE)
  })

  it('limits a line-up by its own limits, and names the field', () => {
    expect(thrownBy(TREE)).toBe('')
    const outside: [Stats, string][] = [
      [{ ...TREE, TS: -4 }, 'home.players[0].stats.TS: must be a whole number from -3 to 6, not -4'],
      [{ ...TREE, SP: 7 }, 'home.players[0].stats.SP: must be a whole number from 0 to 6, not 7'],
      [{ ...TREE, AV: 1 }, 'home.players[0].stats.AV: must be a whole number from 2 to 12, not 1'],
      [{ ...TREE, ST: 0 }, 'home.players[0].stats.ST: must be a whole number from 1 to 12, not 0'],
      [{ MA: 6, ST: 3, AG: 3, AV: 8 }, 'home.players[0].stats.SP: must be a whole number from 0 to 6, not undefined'],
    ]
    for (const [stats, fault] of outside) expect(thrownBy(stats)).toBe(`Error: ${fault}`)
  })

  it('is written and read in positions, with dots where a value has two digits or a sign', () => {
    const match = engine.start({ home: startingLineUp(trees), away: startingLineUp(trees) })
    const [player] = match.players
    const written = (stats: Stats): string => {
      const word = writePlayerWord({ ...player, stats, skills: [] }, seven, 'h13', false)
      expect(readPlayerWord(word, seven).stats).toEqual(seven.names.map((name) => stats[name]))
      return word
    }
    expect(written(seven.plain)).toBe('h1@h13')
    expect(written({ ...seven.plain, SP: 0 })).toBe('h1@h13:4033009')
    expect(written({ ...seven.plain, CL: -1 })).toBe('h1@h13:4.2.3.3.0.-1.9')
    expect(written(TREE)).toBe('h1@h13:2.0.8.1.-2.-2.11')
    expect(readPlayerWord('h1@h13:4.2.3.3.0.-1.9.p', seven).posture).toBe('prone')
    expect(() => readPlayerWord('h1@h13:6338', seven)).toThrow(
      'stats are MA SP ST AG TS CL AV, like :4233009 or with dots like :4.2.3.3.0.0.10',
    )
  })

  it('is written for coaches with signs, targets and dashes as it says', () => {
    const text = (profile: Profile, stats: Stats): string =>
      profile.names.map((name) => statText(profile, name, stats[name])).join(' ')
    expect(text(seven, TREE)).toBe('2 0 8 1 −2 −2 11')
    expect(text(seven, { ...TREE, SP: 4, TS: 1 })).toBe('2 +4 8 1 +1 −2 11')
    expect(text(bb2020.profile, { MA: 6, ST: 3, AG: 3, PA: 0, AV: 9 })).toBe('6 3 3+ – 9+')
  })

  it('is changed by the weather as long as it lasts, and the weather is named', () => {
    const rain = { id: 'pouringRain', name: 'Rain', rolls: [2, 12], modifiers: {}, stats: { SP: -1, TS: -1 } } as const
    const wet = engineFor({
      ...north,
      tables: { ...north.tables, weather: [rain, ...north.tables.weather.slice(0, 3)] },
    })
    const match = wet.start({ home: startingLineUp(trees), away: startingLineUp(trees) })
    const c = { rules: wet.rules, match, events: [] }
    const player = { ...match.players[0], stats: TREE }
    expect(statNow(c, player, 'TS')).toEqual({ value: -2, why: [{ value: -2, source: 'TS', player: 0 }] })
    match.weather = 'pouringRain'
    const weather = { value: -1, source: 'pouringRain', player: -1 }
    expect(statNow(c, player, 'TS')).toEqual({ value: -3, why: [{ value: -2, source: 'TS', player: 0 }, weather] })
    expect(statNow(c, player, 'ST')).toEqual({ value: 8, why: [{ value: 8, source: 'ST', player: 0 }] })
  })

  it('is altered in wild line-ups, every characteristic of it, and never beyond the limits', () => {
    const roller = seededRoller(5)
    const altered = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const lineUp = wildLineUp(engine.rules, trees, roller)
      engine.start({ home: lineUp, away: lineUp })
      for (const { position, stats } of lineUp.players) {
        const entry = trees.positions.find(({ name }) => name === position)
        for (const name of seven.names) if (entry && stats[name] !== entry.stats[name]) altered.add(name)
      }
    }
    expect([...altered].sort()).toEqual([...seven.names].sort())
  })
})

describe('the profiles of all editions', () => {
  it('limit every characteristic, and have the plain player, every position and every star within', () => {
    for (const { id, profile, rosters, stars } of editions) {
      const all = [profile.plain, ...rosters.flatMap(({ positions }) => positions).map(({ stats }) => stats)]
      for (const stats of [...all, ...stars.map((star) => star.stats)]) {
        expect(Object.keys(stats), id).toEqual(profile.names)
        for (const name of profile.names) {
          const [least, most] = limitsOf(profile, name)
          expect(stats[name], `${id} ${name}`).toBeGreaterThanOrEqual(least)
          expect(stats[name], `${id} ${name}`).toBeLessThanOrEqual(most)
          expect(Number.isFinite(least) && Number.isFinite(most), `${id} ${name}`).toBe(true)
        }
      }
    }
  })
})
