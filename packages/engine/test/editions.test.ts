// The manifests: each lists all that its parts refer to, and nothing that no part of it uses.
import { describe, expect, it } from 'vitest'
import { editionCatalogue } from '../src/editions/catalogue.ts'
import { editions } from '../src/editions/index.ts'
import { editionFault, editionNamed } from '../src/editions/loaded.ts'
import { withNeeds } from '../src/editions/optionTies.ts'
import { turnover } from '../src/procs/turn/turnover.ts'
import { startingLineUp } from '../src/rosters/roster.ts'
import { optionTies } from '../src/vocabulary/editionOptions.ts'
import { turnovers } from '../src/vocabulary/turnovers.ts'
import { engineOf } from './support/scene.ts'

const repeated = (list: readonly string[]): string[] => list.filter((id, i) => list.indexOf(id) < i)

describe.each(editions)('the manifest of $id', (edition) => {
  it('has every skill of its players, stars and mercenaries', () => {
    const known = new Set(edition.skills.map(({ id }) => id))
    const { rosters, stars, freebooters } = edition
    const players = [...rosters.flatMap(({ positions }) => positions), ...stars, ...freebooters]
    const missing = players.flatMap(({ name, skills }) =>
      skills.filter((id) => !known.has(id)).map((id) => `${name}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  it('lists nothing twice', () => {
    const { skills, stars, inducements, formations } = edition
    for (const list of [skills, stars, inducements, formations]) expect(repeated(list.map(({ id }) => id))).toEqual([])
    expect(repeated(edition.turnovers)).toEqual([])
  })

  it('ends turns for the reasons that it has listed, and for no other', () => {
    const engine = engineOf(edition.id)
    const lineUp = startingLineUp(edition.rosters[0])
    for (const why of turnovers) {
      const match = engine.start({ home: lineUp, away: lineUp })
      match.turn.running = true
      turnover({ rules: engine.rules, match, events: [] }, why)
      expect(match.turn.turnover).toBe(edition.turnovers.includes(why) ? why : '')
    }
  })
})

it('has no reason for a turnover that no edition lists', () => {
  const manifests = editions.flatMap((edition) => {
    const { variants } = edition
    return [edition, ...(variants?.options.map((option) => variants.with(withNeeds([option], optionTies))) ?? [])]
  })
  expect(turnovers.filter((why) => !manifests.some((edition) => edition.turnovers.includes(why)))).toEqual([])
})

it('are what the catalogue says, which programs show before they load one', () => {
  const titles = editions.map(({ id, name, variants }) => ({ id, name, options: variants?.options ?? [] }))
  expect(editionCatalogue).toEqual(titles)
})

describe('the options of a match', () => {
  it('are part of the id, in one order, and an edition is made once for each choice', () => {
    const both = editionNamed('third:undeclared:illegalProcedure')
    expect(both?.id).toBe('third:illegalProcedure:undeclared')
    expect(editionNamed('third:illegalProcedure:undeclared')).toBe(both)
    expect(editionNamed('third')?.variants?.with(['undeclared']).id).toBe('third:undeclared')
    expect(engineOf('third:undeclared').rules.base).toBe('third')
  })

  it('are carried by matches, so that no engine plays the match of another choice', () => {
    const { rosters } = engineOf('third').rules
    const lineUp = startingLineUp(rosters[0])
    const match = engineOf('third:illegalProcedure').start({ home: lineUp, away: lineUp })
    expect(match.edition).toBe('third:illegalProcedure')
    expect(() => engineOf('third').legal(match)).toThrow('played by edition "third:illegalProcedure", not "third"')
  })

  it('are refused where an edition does not have them', () => {
    const faults = ['crb', 'crp:undeclared', 'third:offside', 'third:undeclared:undeclared', 'third:'].map((id) => {
      expect(editionNamed(id)).toBeNull()
      return editionFault(id)
    })
    expect(faults).toEqual([
      'there is no "crb"; known are second, third, bugman, crp, bb2020',
      '"crp" has no options of a match; leave out "undeclared"',
      '"third" takes each of the options illegalProcedure, undeclared once; leave out "offside"',
      '"third" takes each of the options illegalProcedure, undeclared once; leave out "undeclared"',
      '"third" takes each of the options illegalProcedure, undeclared once; leave out ""',
    ])
    expect(editionFault('third:undeclared')).toBe('')
  })
})
