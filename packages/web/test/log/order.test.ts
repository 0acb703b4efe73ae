// The log tells events in the order in which they happen, and in English: a dodge before the fall, thousands of fans.
import { type Engine, type GameEvent, playerLabel, squareName } from '@double-skulls/engine'
import { append, type LogLine, textOf } from '@double-skulls/words'
import { describe, expect, it } from 'vitest'
import { newNarrator } from '../../src/log/narrator.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'
import { wildMatch } from '../support/wild.ts'

const engines = playableEditions.map(({ id }) => engineNamed(id) as Engine)
const matches = engines.flatMap((engine) => [41, 42, 43].map((seed) => wildMatch(engine, seed)))

/** Rolls that decide whether a move succeeds. */
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
})

it('counts fans in thousands, with a separator', () => {
  for (const match of matches) {
    const crowds = toldIn(match).filter(({ event }) => event.type === 'fans' || event.type === 'gate')
    // In third the league counts the gate before the match.
    // In second they come by an option of the match.
    if (['second', 'third'].includes(match.engine.rules.base)) expect(crowds).toEqual([])
    else expect(crowds.length).toBeGreaterThan(1)
    for (const { line } of crowds) expect(line && textOf(line)).toMatch(/\b\d{1,2},000\b/)
  }
})
