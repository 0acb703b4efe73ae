// What parts of the rules keep about a squad: initial values, clones, names.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { squadRecord } from '../../src/kernel/squadRecord.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

const goats = squadRecord('goats', 2)

it('has its initial value until one is put, and a clone keeps the old one', () => {
  const engine = engineOf('crp')
  const match = engine.start({ home: plainLineUp(), away: plainLineUp() })
  expect(goats.of(match.squads.home)).toBe(2)
  goats.put(match.squads.home, 0)
  const copy = engine.clone(match)
  goats.put(match.squads.home, 5)
  expect([match, copy].map(({ squads }) => [goats.of(squads.home), goats.of(squads.away)])).toEqual([
    [5, 2],
    [0, 2],
  ])
})

it('is declared under a name that no other part uses', () => {
  const src = join(import.meta.dirname, '../../src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const names = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/= squadRecord(?:<.*>)?\('(\w+)'/g)].map(([, name]) => name),
  )
  expect(names).toContain('leaderRerolls')
  expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([])
})
