// Rolls that no edition makes yet, in an edition of their own: a position of crp, and a roll called in the middle of its turn.
// Neighbours: ../kernel/sideRolls.test.ts, ../kernel/forcedRolls.test.ts.
import type { Ctx, Edition } from '../../src/edition.ts'
import { crp } from '../../src/editions/crp.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import { runUntilInput } from '../../src/kernel/machine.ts'
import type { Frame, Match } from '../../src/kernel/match.ts'
import { readPosition } from '../../src/play/position.ts'
import type { NamedTable } from '../../src/tables/resultTable.ts'
import { lot, type TestSpec } from '../../src/tables/tests.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'

const plain: TestSpec = { dice: ['d6'], base: () => 0, bonus: 0, zones: 'none', naturals: false, team: true }

const shove: NamedTable = {
  name: 'shove',
  extremes: { lowest: 'slips' },
  rows: [
    { upTo: Number.NEGATIVE_INFINITY, result: 'slips' },
    { upTo: 5, result: 'attackerDown' },
    { upTo: 8, result: 'nothing' },
    { upTo: Number.POSITIVE_INFINITY, result: 'defenderDown', good: true },
  ],
}
const gentle: NamedTable = { name: 'gentle', rows: [{ upTo: Number.POSITIVE_INFINITY, result: 'nothing' }] }

/** Kinds of rolls that crp lacks: a lot, a check under a number, a table of 2D6 by detail. */
export const northTests: Edition['tests'] = {
  ...crp.tests,
  lot,
  cheer: { ...plain, under: true },
  feat: {
    ...plain,
    dice: ['d6', 'd6'],
    table: (_c, { detail }) => (detail === 'gentle' ? gentle : shove),
  },
}

export interface Called {
  readonly engine: Engine
  readonly match: Match
  /** Rolls these dice: what happened. */
  roll(...dice: number[]): readonly GameEvent[]
}

/** Calls what `make` makes, over a turn of the home team. */
export const called = (edition: Edition, position: string, make: (c: Ctx) => Frame): Called => {
  const engine = engineFor(edition)
  const match: Match = { ...readPosition(`crp ${position}`).match, edition: edition.id }
  const c: Ctx = { rules: engine.rules, match, events: [] }
  match.stack.push(make(c))
  runUntilInput(c)
  return { engine, match, roll: (...dice) => engine.apply(match, { dice }) }
}
