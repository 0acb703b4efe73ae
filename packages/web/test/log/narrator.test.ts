// The commentary of whole matches: complete, exact, the same every time, and never the same remark twice in a row.
import type { Engine, Match } from '@double-skulls/engine'
import { append, type LogLine, plainText, textOf } from '@double-skulls/words'
import { expect, it } from 'vitest'
import { remarks } from '../../src/log/commentators.ts'
import { firstLineAfter, newNarrator } from '../../src/log/narrator.ts'
import { occasions } from '../../src/log/occasions.ts'
import { engineNamed } from '../../src/match/engines.ts'
import type { Step } from '../../src/match/host.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { wildMatch } from '../support/wild.ts'

const engines = playableEditions.map(({ id }) => engineNamed(id) as Engine)

const told = (engine: Engine, start: Match, steps: readonly Step[]): readonly LogLine[] => {
  const narrator = newNarrator(engine, start)
  return steps.flatMap((_, index) => narrator.tell(steps, index).flat())
}

const matches = engines.flatMap((engine) =>
  [31, 32, 33, 34].map((seed) => {
    const match = wildMatch(engine, seed)
    // Told once for all tests that only read it.
    return { ...match, story: told(engine, match.start, match.steps) }
  }),
)

/** Remains of code in a text. */
const CODE = /^$|undefined|null|NaN|[{}]|\b[a-z]+[A-Z][a-z]|(^| )(: |:$)/

it('has words of ours for every event of wild matches in every edition', () => {
  const bad = new Set<string>()
  for (const { story } of matches)
    for (const line of story) for (const text of [textOf(line), ...line.points]) if (CODE.test(text)) bad.add(text)
  expect([...bad]).toEqual([])
})

it('numbers lines upwards, each once, and finds those after a step', () => {
  const { engine, start, steps, story } = matches[0]
  const ids = story.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  const narrator = newNarrator(engine, start)
  const early = steps.slice(0, 50).flatMap((_, i) => narrator.tell(steps, i).flat())
  expect(Math.max(...early.map(({ id }) => id))).toBeLessThan(firstLineAfter(steps, 50))
  const late = narrator.tell(steps, 50).flat()
  for (const { id } of late) expect(id).toBeGreaterThanOrEqual(firstLineAfter(steps, 50))
})

it('tells the same every time, in any order, and again after an undo', () => {
  const { engine, start, steps, story } = matches[1]
  expect(told(engine, start, steps)).toEqual(story)
  const narrator = newNarrator(engine, start)
  narrator.tell(steps, 300)
  expect(narrator.tell(steps.slice(0, 100), 99)).toEqual(newNarrator(engine, start).tell(steps, 99))
  const other = [...steps.slice(0, 100), { ...steps[100] }]
  expect(narrator.tell(other, 100)).toEqual(newNarrator(engine, start).tell(other, 100))
})

it('shows every face that was rolled, and strikes out what was re-rolled', () => {
  for (const { steps, story } of matches) {
    const lines = story.reduce<LogLine[]>(append, [])
    const rolled = steps.flatMap(({ events }) => events).filter((event) => event.type === 'rolled')
    expect(lines.filter(({ roll }) => roll).map(({ roll }) => roll)).toEqual(rolled.map(({ roll }) => roll))
    const again = rolled.filter((event) => event.again).length
    expect(lines.filter(({ struck }) => struck).length).toBeGreaterThanOrEqual(Math.min(1, again))
  }
})

it('says what was needed and why', () => {
  const lines = matches.flatMap(({ story }) => story)
  const dodge = lines.find(({ roll }) => roll?.roll === 'dodge' && roll.modifiers.length > 0)
  expect(dodge?.detail).toMatch(/^needs [2-6]\+: [1-6]\+, .*tackle zone.* −\d/)
  expect(lines.find(({ roll }) => roll?.roll === 'armour')?.detail).toMatch(/^\d+, needs \d+\+/)
})

it('sums up each turn once, right where it ends', () => {
  for (const { steps, story } of matches) {
    const ended = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'turnEnded').length
    const summaries = story.filter(({ kind }) => kind === 'summary')
    expect(summaries.length).toBe(ended)
    for (const { points } of summaries) expect(points.length).toBeGreaterThan(0)
  }
})

it('varies its sentences without repeating one at once', () => {
  const downs = matches.flatMap(({ story }) => story.filter(({ kind }) => kind === 'hurt').map(textOf))
  const forms = new Set(downs.map((text) => text.replace(/^[^(<]*[(<]\d+[)>] /, '')))
  expect(forms.has('goes down.') && forms.has('hits the turf.')).toBe(true)
})

it('lets the commentators speak on rare occasions, never the same words twice in a row', () => {
  let heard = 0
  for (const { story } of matches) {
    const said = story.filter(({ kind }) => kind === 'aside').map((line) => plainText(line, []))
    heard += said.length
    expect(said.length).toBeLessThan(story.length / 15)
    for (let i = 1; i < said.length; i++) expect(said[i]).not.toBe(said[i - 1])
  }
  expect(heard).toBeGreaterThan(20)
})

it('has at least two things to say on every occasion', () => {
  for (const occasion of occasions) {
    const all = remarks[occasion].map(({ says }) => says)
    expect(new Set(all).size).toBeGreaterThan(1)
    expect(new Set(all).size).toBe(all.length)
  }
})
