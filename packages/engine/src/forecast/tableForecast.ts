// What an attack or a throw would give that is read on a table: each result with its chance, the rolls before it, and the roll
// with which the other coach may avoid it. Works on a copy of the match. Neighbours: deedForecast.ts, standIn.ts, probe.ts.
import type { Engine } from '../engine.ts'
import { applyInput, legalOf } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import { rollingSide } from '../procs/rolling/rollTerms.ts'
import { type Action, sameAction } from '../vocabulary/actions.ts'
import { type DeedForecast, deedOf } from './deedForecast.ts'
import { letGo, newProbe, type Probe, rollOnTop, walkOn } from './probe.ts'
import { forecastRoll, type RollForecast } from './rollForecast.ts'
import { type ForecastOptions, standIn } from './standIn.ts'

export interface TableForecast extends DeedForecast {
  /** The roll on the table, with its results; null if the deed comes to none. */
  readonly roll: RollForecast | null
  /** The roll that the other coach makes if he takes up an offer against the deed, as he sees it; null if he has none. */
  readonly dodged: RollForecast | null
}

interface Tried {
  readonly probe: Probe
  readonly roll: RollForecast | null
  /** Whether it is a roll of the player's side. */
  readonly own: boolean
  readonly before: readonly RollForecast[]
}

/** Plays the deed up to the first roll on a table. */
const tryDeed = (
  engine: Engine,
  match: Match,
  player: number,
  answer: Action,
  wanted: ForecastOptions,
  opposition: Probe['opposition'],
): Tried | null => {
  const entered = standIn(engine, match, player, wanted)
  if (!entered) return null
  const { c, opening } = entered
  const legal = legalOf(c)
  const listed = legal.find((one) => sameAction(one, answer))
  if (!listed) return null
  const probe = newProbe(opposition)
  probe.exact = opening.exact
  const onTables = [...c.rules.tests].flatMap(([kind, { table }]) => (table ? [kind] : []))
  applyInput(c, { action: listed }, () => legal)
  walkOn(c, c.match.players[player], probe, letGo, 1, onTables)
  const top = rollOnTop(c.match)
  return {
    probe,
    roll: top && onTables.includes(top.roll) ? forecastRoll(c, top) : null,
    own: top !== null && rollingSide(c, top) === c.match.players[player].side,
    before: opening.rolls,
  }
}

/** The deed that this answer would begin, in the middle of his action. */
export const forecastTable = (
  engine: Engine,
  match: Match,
  player: number,
  answer: Action,
  wanted: ForecastOptions = {},
): TableForecast => {
  const tried = tryDeed(engine, match, player, answer, wanted, 'decline')
  if (!tried) return { possible: false, rolls: [], exact: true, roll: null, dodged: null }
  const { probe, roll, before } = tried
  const dodged = probe.opposed ? tryDeed(engine, match, player, answer, wanted, 'use') : null
  return {
    ...deedOf({ probe, before, possible: roll !== null }),
    roll,
    dodged: dodged && !dodged.own ? dodged.roll : null,
  }
}
