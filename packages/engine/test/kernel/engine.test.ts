// The public interface: pending, legal, outcomes, apply, explain; and illegal input that changes nothing.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IllegalInput } from '../../src/kernel/inputs.ts'
import { stateFaults } from '../../src/play/invariants.ts'
import { nextInput, randomCoach } from '../../src/play/playMatch.ts'
import { seededRoller } from '../../src/play/roller.ts'
import { newSession } from '../../src/play/session.ts'
import { action, type Input } from '../../src/vocabulary/actions.ts'
import { plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { engineOf, scene } from '../support/scene.ts'

const start = (edition = 'crp') => {
  const engine = engineOf(edition)
  return { engine, match: engine.start({ home: plainLineUp(), away: plainLineUp() }) }
}

describe('the engine', () => {
  it('waits for dice and says which and why', () => {
    const { engine, match } = start()
    expect(engine.pending(match)).toEqual({ wait: 'dice', dice: ['d6', 'd6'], why: 'weather', roll: null })
    expect(engine.legal(match)).toEqual([])
  })

  it('reads no state that another engine laid out, and says so', () => {
    const { engine, match } = start()
    const older = { ...match, layout: match.layout - 1 }
    const why = `it is a match in layout ${older.layout}, and this engine reads layout ${match.layout} only`
    for (const ask of [engine.pending, engine.legal, engine.outcomes]) expect(() => ask(older)).toThrow(why)
    expect(() => engine.apply(older, { dice: [1, 1] })).toThrow(why)
    expect(() => newSession(engine, older, 'free').apply({ dice: [1, 1] })).toThrow(why)
    expect(stateFaults(engine, older)).toEqual([why])
  })

  it('lists distinct outcomes whose probabilities add up to one', () => {
    const { engine, match } = start()
    const outcomes = engine.outcomes(match)
    expect(outcomes).toHaveLength(21)
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(outcomes.find(({ dice }) => dice.join() === '3,4')?.p).toBeCloseTo(2 / 36, 12)
  })

  rule('block dice have five results, the push twice as likely', () => {
    const s = scene('H1 A1')
    s.activate('H1', 'block').block('A1')
    const byFace = Object.fromEntries(s.engine.outcomes(s.match).map(({ dice, p }) => [dice[0], p]))
    expect(Object.keys(byFace)).toEqual(['1', '2', '3', '5', '6'])
    expect(byFace[3]).toBeCloseTo(1 / 3, 12)
    s.roll('block', 3)
  })

  it('refuses illegal input with what it waits for, and changes nothing', () => {
    const { engine, match } = start()
    const wrong: Input[] = [
      { dice: [3] },
      { dice: [0, 7] },
      { dice: [1.5, 2] },
      { action: action('endTurn') },
      { outside: 'concede' },
      {} as Input,
    ]
    const before = JSON.stringify(match)
    for (const input of wrong) {
      expect(() => engine.apply(match, input)).toThrow(IllegalInput)
      expect(() => engine.apply(match, input)).toThrow(/waits for dice d6 d6 \(weather\)/)
    }
    expect(JSON.stringify(match)).toBe(before)
  })

  it('refuses a match of another edition', () => {
    const { match } = start('crp')
    expect(() => engineOf('bugman').pending(match)).toThrow('edition "crp", not "bugman"')
  })

  it('refuses a skill that the edition does not implement, and other faults, naming the field', () => {
    const { engine } = start()
    const base = plainLineUp()
    const withFirst = (change: object) => ({
      ...base,
      players: [{ ...base.players[0], ...change }, ...base.players.slice(1)],
    })
    const faults: [object, string][] = [
      [withFirst({ skills: ['flying'] }), 'home.players[0].skills: edition crp does not implement the skill "flying"'],
      [withFirst({ skills: ['block', 'block'] }), 'home.players[0].skills: name a skill twice'],
      [withFirst({ stats: { MA: 6, ST: 3, AG: 3 } }), 'home.players[0].stats.AV: must be a whole number from 1 to 12'],
      [withFirst({ number: 2 }), 'home.players: two players wear the same number'],
      [{ ...base, players: [] }, 'home.players: must list 1 to 32 players'],
      [{ ...base, rerolls: -1 }, 'home.rerolls: must be a whole number from 0 to 99'],
      [{ ...base, name: '' }, 'home.name: must be a text'],
      [{ ...base, colours: ['#c93a2e', 'red'] }, 'home.colours: must be two colours such as #c93a2e'],
    ]
    for (const [home, message] of faults)
      expect(() => engine.start({ home: home as typeof base, away: base })).toThrow(message)
  })

  it('refuses help that the edition does not have, naming the remedy', () => {
    const refused = (edition: string, help: object): string => {
      try {
        engineOf(edition).start({ home: plainLineUp(11, help), away: plainLineUp() })
        return ''
      } catch (error) {
        return String(error)
      }
    }
    expect(refused('third', { chefs: 1 })).toMatch('home.chefs: edition third has no chefs; leave chefs out')
    expect(refused('third', { henchmen: 1 })).toMatch(
      'home.henchmen: edition third has no henchmen; leave henchmen out',
    )
    expect(refused('crp', { prayers: 1 })).toMatch('home.prayers: edition crp has no prayers; leave prayers out')
    expect(refused('third', { chefs: 0, henchmen: 0, prayers: 0 })).toBe('')
    expect(refused('crp', { chefs: 1, henchmen: 1 })).toBe('')
  })

  it('keeps the colours of a squad for clients, and leaves them out if there are none', () => {
    const { engine } = start()
    const base = plainLineUp()
    const match = engine.start({ home: { ...base, colours: ['#102030', '#f0e0d0'] }, away: base })
    expect(engine.clone(match).squads.home.colours).toEqual(['#102030', '#f0e0d0'])
    expect(JSON.stringify(match.squads.away)).not.toContain('colours')
  })

  it('explains the pending roll and the one just made, with the player behind each tackle zone', () => {
    const s = scene(
      `
      A2 .  .
      x  H1 A1
    `,
      { edition: 'crp' },
    )
    s.activate('H1', 'move').step('x')
    const expected = {
      roll: 'dodge',
      player: s.player('H1').id,
      base: 4,
      modifiers: [
        { value: 1, source: 'dodge', player: -1 },
        { value: -1, source: 'tackleZone', player: s.player('A2').id },
      ],
      needed: 4,
    }
    expect(s.explain()).toMatchObject({ ...expected, faces: [] })
    s.roll('dodge', 5)
    expect(s.explain()).toMatchObject({ ...expected, faces: [5], passed: true })
  })

  it('keeps a clone independent of its original, at any moment of any match', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 600 }), (seed, inputs) => {
        const { engine, match } = start(seed % 2 === 0 ? 'crp' : 'bugman')
        const roller = seededRoller(seed)
        const coach = randomCoach(roller)
        const driver = { coaches: { home: coach, away: coach }, roller }
        for (let i = 0; i < inputs; i++) {
          const input = nextInput(engine, match, driver)
          if (!input) return
          engine.apply(match, input)
        }
        const before = JSON.stringify(match)
        const copy = engine.clone(match)
        for (let i = 0; i < 30; i++) {
          const input = nextInput(engine, copy, driver)
          if (!input) break
          engine.apply(copy, input)
        }
        expect(JSON.stringify(match)).toBe(before)
      }),
      { numRuns: 60 },
    )
  })
})
