// What an attack or a throw would give that is read on a table: each result with its chance, the rolls before it, and the roll
// with which the other coach may avoid it. Works on a copy of the match. Neighbours: deedForecast.ts, standIn.ts, probe.ts.
import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, legalOf, outcomesOf, pendingOf } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import { rollingSide } from '../procs/rolling/rollTerms.ts'
import { type Action, sameAction } from '../vocabulary/actions.ts'
import type { QuestionKind } from '../vocabulary/questions.ts'
import { type DeedForecast, type DeedOptions, deedOf, settleIn } from './deedForecast.ts'
import { letGo, newProbe, type Probe, rollOnTop, walkOn } from './probe.ts'
import { forecastRoll, type ResultForecast, type RollForecast } from './rollForecast.ts'
import { forgetOthersSecrets, standIn } from './standIn.ts'

export interface TableOptions extends DeedOptions {
  /** Who else is attacked with the one who is named, or joins in the attack where he stands. */
  readonly others?: readonly number[]
}

export interface TableForecast extends DeedForecast {
  /** The roll on the table, with its results; null if the deed comes to none. */
  readonly roll: RollForecast | null
  /** The roll that the other coach makes if he takes up an offer against the deed, as he sees it; null if he makes none. */
  readonly dodged: RollForecast | null
  /** He can avoid the roll without one of his own: a push that is dodged. */
  readonly avoidable: boolean
}

interface Tried {
  readonly probe: Probe
  readonly roll: RollForecast | null
  /** Whether it is a roll of the player's side. */
  readonly own: boolean
  readonly before: readonly RollForecast[]
}

/** A roll of the other side whose total is part of the one on the table. */
const CHALLENGES: readonly string[] = ['holdBall']

const ASKING: readonly QuestionKind[] = ['victims', 'gang']

/** The answers of the player's own coach who names the others. */
const nameOthers = (c: Ctx, others: readonly number[]): void => {
  for (let left = others; ; ) {
    const pending = pendingOf(c)
    if (pending.wait !== 'coach' || !ASKING.includes(pending.question.kind)) return
    const legal = legalOf(c)
    const wanted = legal.find((one) => one.do !== 'activate' && left.includes(one.player))
    const answer = wanted ?? legal.find((one) => one.do === 'done') ?? legal[0]
    left = left.filter((id) => id !== answer.player)
    applyInput(c, { action: answer }, () => legal)
  }
}

/** One forecast of a roll that depends on dice before it. */
const mixed = (parts: readonly { readonly p: number; readonly roll: RollForecast }[]): RollForecast | null => {
  const [first] = parts
  if (!first) return null
  const results = new Map<string, ResultForecast>()
  for (const { p, roll } of parts)
    for (const one of roll.results ?? []) {
      const chance = (results.get(one.result)?.chance ?? 0) + p * one.chance
      results.set(one.result, { ...one, chance })
    }
  const chance = parts.reduce((sum, { p, roll }) => sum + p * roll.chance, 0)
  return { ...first.roll, chance, results: [...results.values()], explanation: null }
}

/** The roll on a table that the match waits for; a challenge before it is thrown in every way. */
const rollAhead = (c: Ctx, player: number, onTables: readonly string[]): RollForecast | null => {
  const top = rollOnTop(c.match)
  if (!top || !CHALLENGES.includes(top.roll)) return top && onTables.includes(top.roll) ? forecastRoll(c, top) : null
  const { match } = c
  const parts = outcomesOf(c).flatMap(({ dice, p }) => {
    c.match = clone(c.rules, match)
    applyInput(c, { dice }, () => [])
    walkOn(c, c.match.players[player], newProbe(), letGo, 1, onTables)
    const roll = rollOnTop(c.match)
    return roll ? [{ p, roll: forecastRoll(c, roll) }] : []
  })
  c.match = match
  return mixed(parts)
}

/** The match as it stands if the answer is open now, or else the player in the middle of his action. */
const entering = (engine: Engine, match: Match, player: number, answer: Action, wanted: TableOptions) => {
  const c: Ctx = { rules: engine.rules, match: clone(engine.rules, match), events: [] }
  forgetOthersSecrets(c.match, c.match.players[player])
  if (wanted.from === undefined && legalOf(c).some((one) => sameAction(one, answer)))
    return { c, opening: { rolls: [], exact: true } }
  const entered = standIn(engine, match, player, wanted)
  if (entered) settleIn(entered, wanted)
  return entered
}

/** Plays the deed up to the first roll on a table. */
const tryDeed = (
  engine: Engine,
  match: Match,
  player: number,
  answer: Action,
  wanted: TableOptions,
  opposition: Probe['opposition'],
): Tried | null => {
  const entered = entering(engine, match, player, answer, wanted)
  if (!entered) return null
  const { c, opening } = entered
  const legal = legalOf(c)
  const listed = legal.find((one) => sameAction(one, answer))
  if (!listed) return null
  const probe = newProbe(opposition)
  probe.exact = opening.exact
  const onTables = [...c.rules.tests].flatMap(([kind, { table }]) => (table ? [kind] : []))
  applyInput(c, { action: listed }, () => legal)
  nameOthers(c, wanted.others ?? [])
  walkOn(c, c.match.players[player], probe, letGo, 1, [...onTables, ...CHALLENGES])
  const top = rollOnTop(c.match)
  return {
    probe,
    roll: rollAhead(c, player, onTables),
    own: top === null || CHALLENGES.includes(top.roll) || rollingSide(c, top) === c.match.players[player].side,
    before: opening.rolls,
  }
}

/** The deed that this answer would begin: an answer that is open now, or one in the middle of his action. */
export const forecastTable = (
  engine: Engine,
  match: Match,
  player: number,
  answer: Action,
  wanted: TableOptions = {},
): TableForecast => {
  const tried = tryDeed(engine, match, player, answer, wanted, 'decline')
  if (!tried) return { possible: false, rolls: [], exact: true, roll: null, dodged: null, avoidable: false }
  const { probe, roll, before } = tried
  const dodged = probe.opposed ? tryDeed(engine, match, player, answer, wanted, 'use') : null
  return {
    ...deedOf({ probe, before, possible: roll !== null }),
    roll,
    dodged: dodged && !dodged.own ? dodged.roll : null,
    avoidable: dodged !== null && dodged.roll === null,
  }
}
