// Forecasts with an opponent who does his worst: hostile offers, rolls of the other side seen from this one, and the results of
// rolls on a table. Neighbours: forecast/probe.ts, opposition.ts, tableForecast.ts; ../support/claims.ts.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import {
  forecastMove,
  forecastPath,
  forecastTable,
  type HopForecast,
  type RollForecast,
} from '../../src/forecast/index.ts'
import { forecastRoll } from '../../src/forecast/rollForecast.ts'
import type { Match } from '../../src/kernel/match.ts'
import { squareNamed } from '../../src/kernel/pitch.ts'
import { type Choice, call, DONE, type Next } from '../../src/kernel/procedure.ts'
import { readPosition } from '../../src/play/position.ts'
import type { FoulFrame } from '../../src/procs/foul/foul.ts'
import { rollFrame, sideRollFrame } from '../../src/procs/rolling/roll.ts'
import { action } from '../../src/vocabulary/actions.ts'
import { question } from '../../src/vocabulary/questions.ts'
import { claiming } from '../support/claims.ts'
import { called, northTests } from '../support/rolls.ts'

const place = (edition: Edition, players: string): { readonly engine: Engine; readonly match: Match } => {
  const engine = engineFor(edition)
  const { match } = readPosition(`crp turn=home:3/2 rr=0/0 ${players}`)
  return { engine, match: { ...match, edition: edition.id } }
}

/** The step of the first player of the home team from h13 to h12. */
const stepOf = (edition: Edition, players: string): HopForecast => {
  const { engine, match } = place(edition, players)
  const to = squareNamed(engine.rules.pitch, 'h12')
  const before = JSON.stringify(match)
  const forecast = forecastMove(engine, match, 0)
  const hop = forecast.hop(forecast.at, { to, leap: false, cost: 1 }, 0, false)
  // Asked again, after what the other coach did in the first forecast.
  expect(forecastMove(engine, match, 0).hop(forecast.at, { to, leap: false, cost: 1 }, 0, false)).toEqual(hop)
  expect(JSON.stringify(match)).toBe(before)
  return hop
}

const chances = (rolls: readonly RollForecast[] | null): string[] | undefined =>
  rolls?.map(({ roll, chance }) => `${roll} ${Math.round(chance * 36)}/36`)

describe('a step that the other coach may stop', () => {
  it('counts on his claim, and says the rolls without it', () => {
    const hop = stepOf(claiming(), 'h1@h13 a1@h14')
    expect(chances(hop.rolls)).toEqual(['feat 26/36'])
    expect(hop).toMatchObject({ possible: true, exact: true, unopposed: [] })
  })

  it('turns the results of his roll round', () => {
    const [{ results, rerolls }] = stepOf(claiming(), 'h1@h13 a1@h14').rolls
    expect(results?.map(({ result, chance, good }) => [result, Math.round(chance * 36), good])).toEqual([
      ['slips', 1, true],
      ['attackerDown', 9, true],
      ['nothing', 16, true],
      ['defenderDown', 10, false],
    ])
    expect(rerolls).toEqual([])
  })

  it('has no claim where nobody marks him', () => {
    expect(stepOf(claiming(), 'h1@h13 a1@h16')).toMatchObject({ rolls: [], unopposed: null })
  })

  it('is claimed by all who may, even by more than he looks ahead', () => {
    const hop = stepOf(claiming(), 'h1@h13 a1@h14 a2@g14 a3@i14 a4@g13 a5@i13')
    expect(chances(hop.rolls)).toEqual(Array(5).fill('feat 26/36'))
  })

  it('is claimed by the one who hurts most, if only one may', () => {
    const players = (first: number, second: number) => `h1@h13 a1@h14:6${first}38 a2@g14:6${second}38`
    for (const [first, second] of [
      [5, 3],
      [3, 5],
    ])
      expect(chances(stepOf(claiming({ once: true }), players(first, second)).rolls)).toEqual(['feat 15/36'])
  })

  it('is not claimed by one who cannot succeed', () => {
    const hopeless = claiming()
    const weak: Edition = {
      ...hopeless,
      tests: { ...northTests, feat: { ...northTests.feat, bonus: -9 } as NonNullable<typeof northTests.feat> },
    }
    expect(stepOf(weak, 'h1@h13 a1@h14')).toMatchObject({ rolls: [], unopposed: null })
  })

  it('is let pass by every other offer that is not marked as hostile', () => {
    expect(stepOf(claiming({ hostile: false }), 'h1@h13 a1@h14')).toMatchObject({ rolls: [], unopposed: null })
  })

  it('counts on the claim along a path too', () => {
    const { engine, match } = place(claiming(), 'h1@h13 a1@h14')
    const to = squareNamed(engine.rules.pitch, 'h12')
    const { possible, steps } = forecastPath(engine, match, 0, [to])
    expect([possible, chances(steps[0]), steps[0][0].fatal]).toEqual([1, ['feat 26/36'], true])
  })
})

describe('a move in an edition without dodges', () => {
  it('has no such roll as its lower bound', () => {
    const { dodge: _dodge, leap: _leap, ...tests } = claiming().tests
    const { engine, match } = place({ ...claiming(), tests }, 'h1@h13 a1@h20')
    const { easiest } = forecastMove(engine, match, 0)
    expect([easiest.dodge.chance, easiest.leap.chance, easiest.rush.needed]).toEqual([1, 1, 2])
  })
})

describe('the chance of a roll', () => {
  const north: Edition = { ...crp, id: 'north', tests: northTests }
  const at = 'turn=home:3/2 rr=0/0 h1@h13 a1@h14'
  const forecastOf = (make: Parameters<typeof called>[2]): RollForecast => {
    const { engine, match } = called(north, at, make)
    const c = { rules: engine.rules, match, events: [] }
    return forecastRoll(c, match.stack.at(-1) as Parameters<typeof forecastRoll>[1])
  }

  it('under a number is that of not exceeding it', () => {
    expect(forecastOf((c) => sideRollFrame(c, 'cheer', 'home', { base: 2 })).chance).toBeCloseTo(2 / 6, 12)
    expect(forecastOf((c) => sideRollFrame(c, 'cheer', 'home', { base: 9 })).chance).toBeCloseTo(1, 12)
  })

  it('on a table is that of its good rows, with the natural dice that count by themselves', () => {
    const { chance, results } = forecastOf((c) =>
      rollFrame(c, 'feat', 0, { modifiers: [{ value: 7, source: 'ST', player: 0 }] }),
    )
    expect(chance).toBeCloseTo(35 / 36, 12)
    expect(results?.map(({ result }) => result)).toEqual(['slips', 'defenderDown'])
  })
})

describe('a deed that is read on a table', () => {
  /** A foul is an attack that its victim may dodge: he rolls on a table of his own first. */
  const dodge: Choice<FoulFrame, Parameters<typeof rollFrame>[0], Next> = {
    kind: 'choice',
    hostile: true,
    by: () => 'away',
    question: (_c, f) => question('diver', f.victim),
    legal: () => [action('use'), action('decline')],
    chosen: (c, f, answer) =>
      answer.do === 'use' ? call(rollFrame(c, 'feat', f.victim, { detail: 'gentle' }), 'dodged') : 'attack',
  }
  const dodging: Edition = {
    ...crp,
    id: 'dodging',
    tests: northTests,
    procedures: {
      ...crp.procedures,
      foul: {
        steps: {
          ...Object.fromEntries(Object.keys(crp.procedures.foul.steps).map((name) => [name, dodge])),
          dodged: (_c, _f, result) => (result === 'passed' ? DONE : 'attack'),
          attack: (c, f) => call(rollFrame(c, 'feat', f.player, { other: f.victim }), 'end'),
          end: () => DONE,
        },
      },
    },
  }

  it('has its results, and beside them the roll with which the other coach may avoid it', () => {
    const { engine, match } = place(dodging, 'h1@h13 a1@h14.p')
    const forecast = forecastTable(engine, match, 0, action('foul', 1), { action: 'foul' })
    expect(forecast).toMatchObject({ possible: true, rolls: [] })
    expect(forecast.roll?.results?.at(-1)).toMatchObject({ result: 'defenderDown', good: true })
    expect(chances(forecast.roll && [forecast.roll])).toEqual(['feat 10/36'])
    expect(forecast.dodged?.results).toEqual([{ result: 'nothing', chance: 1, good: false }])
  })

  it('is impossible if the answer is not open to him', () => {
    const { engine, match } = place(dodging, 'h1@h13 a1@h16.p')
    expect(forecastTable(engine, match, 0, action('foul', 1), { action: 'foul' })).toMatchObject({
      possible: false,
      roll: null,
      dodged: null,
    })
  })
})
