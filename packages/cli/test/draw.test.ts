// The drawing: right signs in the right squares, no line too wide. Neighbours: src/draw.ts.
import {
  type Engine,
  editions,
  engineFor,
  type Match,
  playMatch,
  randomCoach,
  readPosition,
  seededRoller,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { choosePairings, setupOf } from '../src/choices.ts'
import { DRAWING_WIDTH, drawPosition } from '../src/draw.ts'

const played = (engine: Engine, seed: number, see: (match: Match) => void): void => {
  const roller = seededRoller(seed)
  const coach = randomCoach(roller)
  const pairings = choosePairings(engine.rules)
  playMatch(engine, engine.start(setupOf(pairings[seed % pairings.length])), {
    coaches: { home: coach, away: coach },
    roller,
    onInput: (_input, _events, match) => see(match),
  })
}

describe('a drawing', () => {
  it('should show sides, states, ball and dugouts by signs alone', () => {
    const { engine, match } = readPosition('crp turn=home:3/2 ball=h4 h4@g13 h12@h14.p a2@g14 a11@i15.s a7@ko')
    const lines = drawPosition(engine, match)
    const row = (letter: string): string => lines.find((line) => line.startsWith(`${letter} |`)) ?? ''
    expect(row('g')).toContain(' (4)| <2>')
    expect(row('h')).toContain('(12/')
    expect(row('h')).toMatch(/^h \| :: {3}\. {3}\. {3}o /)
    expect(row('i')).toContain('<11~')
    expect(lines.at(-1)).toContain('knocked out 7')
    expect(lines[0]).toContain('turn 3/2')
  })

  it('should show a referee in the dugout through which he comes back', () => {
    const { engine, match } = readPosition('second:referees referees=2 h1@g13 a1@ko n1@ko~dug-out-away n2@h14')
    const lines = drawPosition(engine, match)
    expect(lines.at(-1)).toContain('knocked out 1 [1]')
    expect(lines.at(-2)).not.toContain('[')
    expect(lines.find((line) => line.startsWith('h |'))).toContain('[2]')
  })

  it('should never exceed its width', () => {
    const engine = engineFor(editions[0])
    const pitchLines = new Set<number>()
    played(engine, 3, (match) => {
      for (const line of drawPosition(engine, match).slice(3, -2)) pitchLines.add(line.length)
    })
    expect([...pitchLines]).toEqual([DRAWING_WIDTH])
  })
})
