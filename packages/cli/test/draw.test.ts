// The drawing and the commentary: right signs in the right squares, no line too wide, every event in plain words.
import {
  describeEvent,
  type Engine,
  editions,
  engineFor,
  type GameEvent,
  type Match,
  playMatch,
  randomCoach,
  readPosition,
  seededRoller,
  squareNamed,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import { choosePairings, seedFor, setupOf } from '../src/choices.ts'
import { DRAWING_WIDTH, drawPosition } from '../src/draw.ts'

const played = (engine: Engine, seed: number, see: (events: readonly GameEvent[], match: Match) => void): void => {
  const roller = seededRoller(seed)
  const coach = randomCoach(roller)
  const pairings = choosePairings(engine.rules)
  playMatch(engine, engine.start(setupOf(pairings[seed % pairings.length])), {
    coaches: { home: coach, away: coach },
    roller,
    onInput: (_input, events, match) => see(events, match),
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

  it('should stay as wide as promised, whatever happens', () => {
    const engine = engineFor(editions[0])
    const pitchLines = new Set<number>()
    played(engine, 3, (_events, match) => {
      for (const line of drawPosition(engine, match).slice(3, -2)) pitchLines.add(line.length)
    })
    expect([...pitchLines]).toEqual([DRAWING_WIDTH])
  })
})

describe('the commentary', () => {
  it('should tell a roll with its dice and every modifier', () => {
    const { engine, match } = readPosition('crp turn=home:3/2 h4@g14 a2@g15 a3@f15 a5@m20')
    expect(match.players[0].at).toBe(squareNamed(engine.rules.pitch, 'g14'))
    const dodge = (modifiers: readonly { value: number; source: string; player: number }[], needed: number) =>
      describeEvent(
        {
          type: 'rolled',
          roll: { roll: 'dodge', player: 0, base: 4, modifiers, needed, faces: [3], passed: false },
          again: false,
          to: match.players[0].at,
        },
        match,
        engine.rules,
      )
    const own = { value: 1, source: 'dodge', player: -1 }
    const zone = (player: number) => ({ value: -1, source: 'tackleZone', player })
    expect(dodge([own, zone(1)], 4)).toMatch(
      /\(4\) dodges to g14: rolled 3, needs 4\+ \(AG 3 → 4\+, dodge \+1, tackle zone of .*<2> −1\): fails\.$/,
    )
    expect(dodge([own, zone(1), zone(2)], 5)).toContain('(AG 3 → 4+, dodge +1, tackle zones of <2> <3> −2): fails.')
  })

  it('should put every event of whole matches into plain sentences', () => {
    const kinds = new Set<string>()
    const bad = new Set<string>()
    for (const edition of editions) {
      const engine = engineFor(edition)
      for (let game = 0; game < 30; game++)
        played(engine, seedFor(9, game), (events, match) => {
          for (const event of events) {
            kinds.add(event.type)
            const sentence = describeEvent(event, match, engine.rules)
            if (sentence === null) continue
            const whole = /^['A-Z0-9].*[.!]$/.test(sentence)
            if (!whole || /undefined|NaN|nobody|-1|[a-z][A-Z]| {2}/.test(sentence)) bad.add(sentence)
          }
        })
    }
    expect([...bad]).toEqual([])
    expect(kinds.size).toBeGreaterThan(35)
  })
})
