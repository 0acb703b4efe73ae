// The log tells things in the order in which they happen, and in English: a dodge before the fall, an apothecary, thousands.
import { type Engine, type GameEvent, playerLabel, resources, squareName } from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { append, type LogLine, textOf } from '../../src/log/line.ts'
import { newNarrator } from '../../src/log/narrator.ts'
import { phrases } from '../../src/log/phrases.ts'
import { rollPhrases, standingPhrases } from '../../src/log/rollPhrases.ts'
import { sentenceOf } from '../../src/log/sentence.ts'
import { fill } from '../../src/log/template.ts'
import { engineNamed, playableEditions } from '../../src/match/engines.ts'
import { wildMatch } from '../support/wild.ts'

const engines = playableEditions.map(({ id }) => engineNamed(id) as Engine)
const matches = engines.flatMap((engine) => [41, 42, 43].map((seed) => wildMatch(engine, seed)))

/** Rolls that decide whether a move comes off. */
const DECIDING: readonly string[] = ['dodge', 'goForIt', 'leap', 'jump']

interface Told {
  readonly event: GameEvent
  readonly line: LogLine | null
}

const toldIn = ({ engine, start, steps }: (typeof matches)[number]): readonly Told[] => {
  const narrator = newNarrator(engine, start)
  return steps.flatMap(({ events }, step) => {
    const telling = narrator.tell(steps, step)
    return events.map((event, i) => ({
      event,
      line: telling[i].find(({ kind }) => kind !== 'summary' && kind !== 'aside') ?? null,
    }))
  })
}

describe('a step that needs a roll', () => {
  it('is told by the roll, with its square, and by nothing before it', () => {
    const met = new Map<string, number>()
    for (const match of matches) {
      const { pitch } = match.engine.rules
      const lines: LogLine[] = []
      for (const { event, line } of toldIn(match)) {
        if (event.type === 'rolled' && event.to >= 0) {
          const who = playerLabel(match.end.players[event.roll.player])
          const square = squareName(pitch, event.to)
          met.set(event.roll.roll, (met.get(event.roll.roll) ?? 0) + 1)
          expect(line && textOf(line)).toContain(square)
          const before = lines.at(-1)
          if (before?.walk?.player === event.roll.player) expect(textOf(before), who).not.toMatch(`${square}.$`)
        }
        if (line) append(lines, line)
      }
    }
    expect([...met.keys()].sort()).toEqual([...DECIDING].sort())
  })

  it('is told once: every other move has a line of its own', () => {
    for (const match of matches)
      for (const { event, line } of toldIn(match))
        if (event.type === 'moved')
          expect({ event, told: line !== null }).toEqual({ event, told: event.byRoll !== true })
  })

  it('has words for failure that name the square and leave the fall to the next line', () => {
    for (const roll of DECIDING) {
      const { made = [], missed = [] } = rollPhrases[roll as 'dodge'] ?? {}
      for (const phrase of [...made, ...missed]) expect(phrase).toContain('{at}')
      for (const phrase of missed) expect(phrase).not.toMatch(/goes down|does not\./)
    }
  })

  it('names no square where the roller stays where he is', () => {
    const told = Object.values(standingPhrases).flatMap(({ made, missed }) => [...made, ...missed])
    for (const phrase of told) expect(phrase).not.toContain('{at}')
  })
})

it('spends with the right article whatever a squad of any edition can hold', () => {
  for (const engine of engines) {
    const { end } = wildMatch(engine, 41)
    for (const what of [...resources, 'reroll', 'leaderReroll']) {
      const sentence = sentenceOf(engine, end, { type: 'spent', side: 'home', what, player: 0 })
      const said = phrases.spent.map((phrase) => textOf({ parts: fill(phrase, sentence?.slots ?? {}) })).join(' ')
      expect(said).toMatch(/ spend (?:an [AEIOUaeiou]|a [^AEIOUaeiou])/)
    }
  }
})

it('counts fans in thousands, with a separator', () => {
  for (const match of matches) {
    const crowds = toldIn(match).filter(({ event }) => event.type === 'fans' || event.type === 'gate')
    expect(crowds.length).toBeGreaterThan(1)
    for (const { line } of crowds) expect(line && textOf(line)).toMatch(/\b\d{1,2},000\b/)
  }
})
