// The content of the result card agrees with the statistics. Neighbours: src/card/facts.ts, statistics/.
import type { Engine } from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { cardFacts, cardWords } from '../../src/card/facts.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { countSaved } from '../../src/statistics/openStatistics.ts'
import { botMatch } from '../support/botMatch.ts'

const engine = engineNamed(playableEditions[0].id) as Engine
const counted = countSaved(botMatch({ edition: engine, seed: 7, home: 14, away: 20 }))
const { match, statistics } = counted
const { result } = match
if (!result) throw new Error('it must be over')
const facts = cardFacts(counted, result)

it('has the score, all scorers, and figures of both teams', () => {
  for (const side of ['home', 'away'] as const) {
    const { score, scorers, name } = facts.sides[side]
    expect({ score, name }).toEqual({ score: match.squads[side].score, name: match.squads[side].name })
    const touchdowns = statistics.deeds.filter((one) => one.side === side && one.touchdowns > 0)
    expect(scorers === '' ? 0 : scorers.split(', ').length).toBe(touchdowns.length)
  }
  const row = (name: string) => facts.rows.find((one) => one.name === name)
  expect(row('blocks')?.home).toBe(String(statistics.blocks.filter(({ side }) => side === 'home').length))
  expect(Number(row('dice')?.away)).toBeGreaterThan(50)
  expect(row('luck')?.home).toMatch(/^\d+ %$/)
  expect(facts.star).not.toBe('')
})

it('says the same in words', () => {
  const { home, away } = match.squads
  const words = cardWords(facts)
  expect(words).toContain(`Full time: ${home.name} ${home.score}, ${away.name} ${away.score}.`)
  expect(words).toContain(`Star of the match: ${facts.star}.`)
  for (const { name } of facts.rows) expect(words).toContain(name)
})

it('has a face for a team that did nothing', () => {
  const idle = { ...statistics, deeds: [], throws: [], blocks: [], turns: [] }
  const nothing = cardFacts({ engine, match, statistics: idle }, { ...result, by: 'concession' })
  expect(nothing.star).toBe('')
  expect(nothing.heading).toBe('Full time · concession')
  expect(nothing.sides.home.hero.figure).toBeDefined()
  expect(nothing.rows.find(({ name }) => name === 'luck')?.home).toBe('–')
})
