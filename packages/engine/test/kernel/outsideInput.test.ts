// Inputs from outside: junk of any shape is refused and changes nothing, and nothing of it is kept; an input whose carrying-out
// throws leaves a session and a recorder as they were. Neighbours: kernel/inputs.ts, play/session.ts, play/record.ts.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crp } from '../../src/editions/crp.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import type { Skill } from '../../src/hooks.ts'
import { IllegalInput } from '../../src/kernel/inputs.ts'
import type { Match } from '../../src/kernel/match.ts'
import { readInput, writeInput } from '../../src/play/inputText.ts'
import { livelyCoach } from '../../src/play/livelyCoach.ts'
import { nextInput } from '../../src/play/playMatch.ts'
import { newRecorder } from '../../src/play/record.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { newSession } from '../../src/play/session.ts'
import { startingLineUp } from '../../src/rosters/roster.ts'
import { action, type Input, outsideInputs, verbs } from '../../src/vocabulary/actions.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

/** A match after this many inputs of random coaches. */
const matchAfter = (engine: Engine, seed: number, inputs: number): Match => {
  const roller = seededRoller(seed)
  const coach = livelyCoach(roller)
  const [first, second] = engine.rules.rosters
  const match = engine.start({ home: startingLineUp(first), away: startingLineUp(second) })
  for (let i = 0; i < inputs; i++) {
    const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
    if (!input) break
    engine.apply(match, input)
  }
  return match
}

/** Things that no program of ours sends, and things that look much like an input. */
const junk = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withTypedArray: true }),
  fc.record({ action: fc.anything() }),
  fc.record({ dice: fc.anything() }),
  fc.record({ outside: fc.anything() }),
  fc.record({ outside: fc.constantFrom('toString', '__proto__', 'constructor', ...outsideInputs) }),
  fc.record({ dice: fc.array(fc.oneof(fc.integer({ min: -1, max: 9 }), fc.double(), fc.constant('3'))) }),
  fc.record({
    action: fc.record({
      do: fc.oneof(fc.constantFrom(...verbs), fc.string(), fc.constant('toString')),
      player: fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double(), fc.string()),
      square: fc.oneof(fc.integer({ min: -2, max: 400 }), fc.double()),
      option: fc.oneof(fc.string(), fc.constant(''), fc.constantFrom('move', 'wall'), fc.object()),
    }),
  }),
)

describe('an input from outside', () => {
  it('is refused as illegal if the match does not wait for it, whatever it is, and changes nothing', () => {
    const engines = ['crp', 'bugman', 'bb2020'].map(engineOf)
    let refused = 0
    const matches = engines.flatMap((engine, i) =>
      [0, 5, 40, 160, 300].map((inputs) => ({ engine, match: matchAfter(engine, i, inputs) })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...matches), junk, ({ engine, match }, given) => {
        const before = JSON.stringify(match)
        try {
          engine.applyToCopy(match, given as Input)
        } catch (error) {
          expect(error).toBeInstanceOf(IllegalInput)
          expect((error as Error).message).toMatch(/^illegal input: the match waits for .*, not for /)
          expect(() => engine.apply(match, given as Input)).toThrow(IllegalInput)
          refused++
        }
        expect(JSON.stringify(match)).toBe(before)
      }),
      { numRuns: 3000 },
    )
    expect(refused).toBeGreaterThan(1000)
  })

  it('may be a copy of a listed answer, and what is kept of it is the listed one', () => {
    const engine = engineOf('crp')
    const match = matchAfter(engine, 3, 60)
    const [listed] = engine.legal(match)
    const copy = { action: { ...listed, note: 'more' }, note: 'more' }
    const { input, events } = engine.applyToCopy(match, copy)
    expect(input).toStrictEqual({ action: listed })
    expect('action' in input && input.action).toBe(listed)
    expect(engine.apply(engine.clone(match), copy)).toEqual(events)
    const session = newSession(engine, match, 'free')
    session.apply(copy)
    expect(session.inputs()).toStrictEqual([{ action: listed }])
  })

  it('is refused with a short message, however long it is', () => {
    const engine = engineOf('crp')
    const match = matchAfter(engine, 3, 60)
    const long = 'x'.repeat(100_000)
    for (const input of [
      { action: { do: long, player: -1, square: -1, option: '' } },
      { action: { do: 'use', player: -1, square: -1, option: long } },
      { outside: long },
    ])
      expect(() => engine.apply(match, input as Input)).toThrow(/^.{30,300}$/)
  })

  it('is read from text as plain data that nobody keeps', () => {
    const { pitch } = engineOf('crp').rules
    const known = action('activate', 4, -1, 'blitz')
    const read = readInput(pitch, 'activate:4=blitz')
    expect(read).toEqual({ action: known })
    expect(read && 'action' in read && read.action).not.toBe(known)
    expect(readInput(pitch, `activate:${'9'.repeat(400)}`)).toBeNull()
  })

  it('is the same after it was written and read', () => {
    const engine = engineOf('bb2020')
    const { pitch } = engine.rules
    for (const inputs of [10, 60, 200])
      for (const one of engine.legal(matchAfter(engine, 8, inputs)))
        expect(readInput(pitch, writeInput(pitch, { action: one }))).toEqual({ action: one })
    fc.assert(
      fc.property(fc.string(), (text) => {
        const input = readInput(pitch, text)
        return input === null || typeof writeInput(pitch, input) === 'string'
      }),
    )
  })
})

/** A part with a fault: it changes half of what it should and throws. */
const faulty: Skill = {
  id: 'faulty',
  name: 'Faulty',
  category: 'extraordinary',
  windows: {
    activated: {
      offer: () => true,
      use: (c, owner) => {
        owner.posture = 'prone'
        c.match.turn.rerollsUsed = 7
        c.match.stack.length = 1
        throw new Error('this part is broken')
      },
      declining: 'movesAsUsual',
    },
  },
}

describe('an input whose carrying-out throws', () => {
  const engine = engineFor({ ...crp, id: 'fiction', skills: [...crp.skills, faulty] })
  const lineUp = plainLineUp()
  const team = { ...lineUp, players: lineUp.players.map((p) => ({ ...p, skills: ['faulty'] })) }
  const broken = { home: team, away: team }

  /** The inputs up to the first question about the broken part. */
  const untilOffered = (): readonly Input[] => {
    const roller = seededRoller(2)
    const coach = livelyCoach(roller)
    const match = engine.start(broken)
    const inputs: Input[] = []
    for (;;) {
      const pending = engine.pending(match)
      if (pending.wait === 'coach' && pending.question.subject === 'faulty') return inputs
      const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
      if (!input) throw new Error('nobody was activated')
      engine.apply(match, input)
      inputs.push(input)
    }
  }

  it('leaves a session as it was, and another answer can be given', () => {
    const session = newSession(engine, broken, 'free')
    const inputs = untilOffered()
    for (const input of inputs) session.apply(input)
    const held = session.match()
    const before = JSON.stringify(held)
    expect(() => session.apply({ action: action('use') })).toThrow('this part is broken')
    expect(session.match()).toBe(held)
    expect(JSON.stringify(held)).toBe(before)
    expect(session.inputs()).toHaveLength(inputs.length)
    session.apply({ action: action('decline') })
    expect(session.inputs()).toHaveLength(inputs.length + 1)
    expect(engine.pending(session.match())).toMatchObject({ question: { kind: 'activation' } })
  })

  it('leaves a recorder as it was, and its record replays', () => {
    const recorder = newRecorder(engine, broken)
    for (const input of untilOffered()) recorder.apply(input)
    const before = JSON.stringify(recorder.match)
    const record = recorder.record()
    expect(() => recorder.apply({ action: action('use') })).toThrow('this part is broken')
    expect(JSON.stringify(recorder.match)).toBe(before)
    expect(recorder.record()).toEqual(record)
    recorder.apply({ action: action('decline') })
    expect(engine.pending(recorder.match)).toMatchObject({ question: { kind: 'activation' } })
  })
})
