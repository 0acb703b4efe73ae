// Families of skills with levels: made in a row, one of each at most, and added up over players. A fictional edition with such
// skills proves it. Neighbours: src/skillFamilies.ts, src/kit.ts.
import { describe, expect, it } from 'vitest'
import type { Ctx, Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { engineFor } from '../../src/engine.ts'
import { kitOf, levelOf, levelSum, numbersOf } from '../../src/kit.ts'
import type { LineUp } from '../../src/lineUp.ts'
import { levelled, skillFamilies } from '../../src/skillFamilies.ts'
import { plainLineUp } from '../support/game.ts'

const dodges = levelled('dodge', 'Dodge', 3, () => ({ category: 'agility' }))
const blows = levelled('mightyBlow', 'Mighty Blow', 4, (level) => ({ category: 'strength', numbers: { fame: level } }))
const lucks = levelled('luck', 'Luck', 2, (level) => ({ category: 'general', numbers: { ownRerolls: level } }))
const veteran = { id: 'veteran', name: 'Veteran', category: 'trait', numbers: { ownRerolls: 1 } } as const
/** One that counts as a level of a family without being made with it. */
const feelers = { id: 'feelers', name: 'Feelers', category: 'mutation', family: 'dodge', level: 2 } as const

const north: Edition = {
  ...crp,
  id: 'north',
  skills: [...crp.skills.filter(({ id }) => id !== 'dodge'), ...dodges, ...blows, ...lucks, veteran, feelers],
}
const engine = engineFor(north)

const squad = (...skills: readonly (readonly string[])[]): LineUp => ({
  ...plainLineUp(),
  players: plainLineUp().players.map((one, i) => ({ ...one, skills: skills[i] ?? [] })),
})
const newContext = (...skills: readonly (readonly string[])[]): Ctx => ({
  rules: engine.rules,
  match: engine.start({ home: squad(...skills), away: plainLineUp() }),
  events: [],
})

describe('skills with levels', () => {
  it('are made in a row, with ids and names by their level, and exclude each other', () => {
    expect(blows.map(({ id, name, level }) => [id, name, level])).toEqual([
      ['mighty-blow-1', 'Mighty Blow 1', 1],
      ['mighty-blow-2', 'Mighty Blow 2', 2],
      ['mighty-blow-3', 'Mighty Blow 3', 3],
      ['mighty-blow-4', 'Mighty Blow 4', 4],
    ])
    expect(blows[1].excludes).toEqual(['mighty-blow-1', 'mighty-blow-3', 'mighty-blow-4'])
    expect(blows[2].numbers?.fame).toBe(3)
    expect(engine.rules.skills.get('mighty-blow-2')?.name).toBe('Mighty Blow 2')
    expect(() => newContext(['dodge-1', 'dodge-3'])).toThrow(
      'home.players[0].skills: "dodge-1" and "dodge-3" exclude each other',
    )
  })

  it('give a player one level of each family, 0 without any', () => {
    const c = newContext(['dodge-2', 'mighty-blow-4'], [], ['block'])
    const [both, none, plain] = c.match.players
    expect(skillFamilies.filter((family) => levelOf(c, both, family) > 0)).toEqual(['dodge', 'mightyBlow'])
    expect([levelOf(c, both, 'dodge'), levelOf(c, both, 'mightyBlow')]).toEqual([2, 4])
    expect([levelOf(c, none, 'dodge'), levelOf(c, plain, 'block')]).toEqual([0, 0])
    // Players without levels share one record.
    expect(kitOf(c, none).levels).toBe(kitOf(c, plain).levels)
    both.skills = ['dodge-3']
    expect([levelOf(c, both, 'dodge'), levelOf(c, both, 'mightyBlow')]).toEqual([3, 0])
  })

  it('count the greatest where another skill is of the family too', () => {
    const c = newContext(['feelers', 'dodge-1'], ['dodge-3', 'feelers'])
    expect(c.match.players.slice(0, 2).map((one) => levelOf(c, one, 'dodge'))).toEqual([2, 3])
  })

  it('add up over several players', () => {
    const c = newContext(['dodge-2'], ['dodge-3', 'mighty-blow-1'], [])
    expect(levelSum(c, [0, 1, 2], 'dodge')).toBe(5)
    expect(levelSum(c, [0, 2], 'mightyBlow')).toBe(0)
    expect(levelSum(c, [], 'dodge')).toBe(0)
  })

  it('and other skills add up to re-rolls of his own', () => {
    const c = newContext(['luck-2', 'veteran'], ['veteran'], ['dodge-1'])
    expect(c.match.players.slice(0, 3).map((one) => numbersOf(c, one).ownRerolls)).toEqual([3, 1, undefined])
  })
})
