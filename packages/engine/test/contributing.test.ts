// The examples of CONTRIBUTING.md are what runs here. Neighbour: support/north.ts has its table and its edition.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { engineFor } from '../src/engine.ts'
import type { LineUp } from '../src/lineUp.ts'
import { playChecked } from '../src/play/invariants.ts'
import { startingLineUp } from '../src/rosters/roster.ts'
import { north } from './support/north.ts'
import { rule } from './support/rule.ts'
import { scene } from './support/scene.ts'

rule('[bugman 557] Sure Feet re-rolls a failed go for it', () => {
  const s = scene('H1 x', { players: { H1: '+sure-feet' }, facts: 'act=h1:move:0.2' })
  s.step('x').roll('goForIt', 1)
  s.reroll('sure-feet')
  s.roll('goForIt', 2)
  expect(s.posture('H1')).toBe('standing')
})

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

const blocks = [...textOf('../../../CONTRIBUTING.md').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code)

/** The code from its first export on: headers and imports differ. */
const codeOf = (block: string): string => block.slice(Math.max(0, block.search(/^(export const|rule\()/m))).trim()

it('are the same as in the page', () => {
  const sources = [
    ...['../src/skills/sureFeet.ts', './contributing.test.ts', './support/north.ts'],
    ...['../src/procs/block/blockOnTable.ts', '../src/procs/match/cheerleadersCoin.ts'],
  ].map(textOf)
  const examples = blocks.filter((block) => /^(export const|rule\()/m.test(block))
  expect(examples).toHaveLength(6)
  expect(examples.filter((block) => !sources.some((source) => source.includes(codeOf(block))))).toEqual([])
})

it('play a match by the example edition', () => {
  const engine = engineFor(north)
  const known = (lineUp: LineUp): LineUp => ({
    ...lineUp,
    players: lineUp.players.map((one) => ({ ...one, skills: one.skills.filter((id) => engine.rules.skills.has(id)) })),
  })
  const [home, away] = engine.rules.rosters.map((list) => known(startingLineUp(list)))
  for (const seed of [1, 2, 3]) expect(playChecked(engine, { home, away }, seed).faults).toEqual([])
})
