// What the coaches of a match agree on beside its options, and when it matters. Neighbours: src/agreedTerms.ts.
import { expect, it } from 'vitest'
import { agreedSetup, openTerms } from '../../../src/agreedTerms.ts'
import { editionNamed } from '../../../src/editions/loaded.ts'
import { engineFor } from '../../../src/engine.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'

const rulesOf = (id: string) => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  return engineFor(edition).rules
}

it('leaves to the coaches what the options of the match make matter, and nothing else', () => {
  expect(openTerms(rulesOf('crp'))).toEqual([])
  expect(openTerms(rulesOf('second'))).toEqual(['touchdowns', 'turns'])
  expect(openTerms(rulesOf('second:referees'))).toEqual(['touchdowns', 'turns', 'referees'])
  expect(openTerms(rulesOf('second:weather'))).toEqual(['touchdowns', 'turns', 'hosts', 'coveredArena'])
  expect(openTerms(rulesOf('second:cheerleaders:fans:rerolls'))).toEqual([
    ...['touchdowns', 'turns', 'cheerleaders', 'cheerleadersPainted', 'cheerleadersDisputed'],
  ])
})

it('asks for the arena only where just one of the two teams shuns the light', () => {
  const rules = rulesOf('second:weather')
  const lists = (...ids: string[]) => rules.rosters.filter(({ id }) => ids.includes(id))
  expect(openTerms(rules, lists('human', 'dark-elf'))).toContain('hosts')
  expect(openTerms(rules, lists('human', 'orc'))).not.toContain('hosts')
  const [dark] = lists('dark-elf')
  expect(openTerms(rules, [dark, dark])).not.toContain('coveredArena')
})

it('puts into a set-up what was agreed, and leaves alone what was not', () => {
  const [team] = rulesOf('second').rosters.map((list) => startingLineUp(list))
  const setup = { home: team, away: team }
  expect(agreedSetup(setup, {})).toEqual(setup)
  const agreed = agreedSetup(
    { ...setup, options: { exhibition: true } },
    { hosts: 'away', coveredArena: ['home'], cheerleaders: { away: 3 }, turns: 8 },
  )
  expect(agreed).toEqual({
    home: { ...team, coveredArena: true },
    away: { ...team, cheerleaders: 3 },
    options: { exhibition: true, hosts: 'away', turns: 8 },
  })
})
