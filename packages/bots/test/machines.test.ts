// Bots whose teams bring machines play their matches to the end. Neighbours: questions.test.ts asks them every kind of question.
import { engineFor, nextInput, readPosition, seededRoller, startingLineUp } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newBot } from '../src/index.ts'
import { editionOf } from './support.ts'

const BUDGET = { nodes: 20 }
const engine = engineFor(editionOf('second:secretWeapons'))

for (const id of ['killdozer', 'deathRoller'] as const)
  it(`finish a match with a ${id} on each side`, () => {
    const dwarfs = engine.rules.rosters.find((list) => list.id === 'dwarf')
    if (!dwarfs) throw new Error('there is no list of Dwarfs')
    const team = { ...startingLineUp(dwarfs), weapons: [{ id }] }
    const match = engine.start({ home: team, away: team, options: { turns: 4 } })
    const [veteran, rookie] = [newBot('veteran', 1), newBot('rookie', 1)]
    const roller = seededRoller(2)
    const coaches = {
      home: (e: typeof engine, m: typeof match) => veteran(e, m, BUDGET),
      away: (e: typeof engine, m: typeof match) => rookie(e, m, BUDGET),
    }
    for (;;) {
      const input = nextInput(engine, match, { coaches, roller })
      if (!input) break
      engine.apply(match, input)
    }
    expect(match.result).not.toBeNull()
  })

it('answer in the turn of a machine, whatever they make of it', () => {
  for (const skill of ['killdozer', 'death-roller'])
    for (const name of ['rookie', 'veteran', 'legend'] as const) {
      const { match } = readPosition(
        `second:secretWeapons turn=home:1/0 ball=c3 act=h1:open:4.0 h1@h12+${skill} a1@h14`,
      )
      expect(engine.legal(match)).toContain(newBot(name, 1)(engine, match, BUDGET))
    }
})
