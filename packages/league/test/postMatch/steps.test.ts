// The page about leagues names the steps that the rules have. Neighbours: docs/league.md, ../../src/rules.
import { readFileSync } from 'node:fs'
import { afterMatchStepIds, leagueRulesOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'

const page = readFileSync(new URL('../../../../docs/league.md', import.meta.url), 'utf8')
const table = page.slice(page.indexOf('## After a match'), page.indexOf('## Between seasons'))

describe.each(['third', 'crp', 'bb2020'])('the steps after a match of %s', (edition) => {
  it('should all be told on the page', () => {
    const steps = leagueRulesOf(edition)?.afterMatch ?? []
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) expect(table).toContain(`\`${step}\``)
  })
})

it('steps of the page should exist', () => {
  const named = [...table.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, name]) => name)
  const known: readonly string[] = afterMatchStepIds
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})
