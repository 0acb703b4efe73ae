// What a throw that is read on a table comes to in the end: caught, missed, fumbled, astray or in an opponent's hands, with the
// skills of all concerned, and the other coach naming whom it suits best. Re-rolls are left out. Works on copies of the match.
// Neighbours: tableForecast.ts has the one roll on the table, standIn.ts, probe.ts.
import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, fallbackOf, isHostileChoice, legalOf, outcomesOf, pendingOf } from '../kernel/machine.ts'
import type { Match } from '../kernel/match.ts'
import type { Square } from '../kernel/pitch.ts'
import { isFrame, topFrame } from '../kernel/stack.ts'
import type { TableThrowFrame } from '../procs/ball/tableThrowFrame.ts'
import { foesInTheWay } from '../procs/ball/throwOnTable.ts'
import { rowOfDice } from '../procs/rolling/judging.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { rollOnTop } from './probe.ts'
import { type ForecastOptions, forgetOthersSecrets, standIn } from './standIn.ts'
import { forecastTable, type TableForecast } from './tableForecast.ts'

/** Best for the thrower first; on target and hit are for throws to a square and at an opponent; refused: he does not throw at all. */
export const throwEnds = [
  'caught',
  'onTarget',
  'hit',
  'refused',
  'missed',
  'misthrown',
  'fumble',
  'intercepted',
] as const
export type ThrowEnd = (typeof throwEnds)[number]
type Ends = { readonly [E in ThrowEnd]: number }

export interface ThrowForecast {
  readonly possible: boolean
  readonly band: string
  /** The roll on the table of the band, with its results. */
  readonly roll: TableForecast['roll']
  readonly ends: Ends
  /** Who may intercept if it comes to that. */
  readonly interceptors: readonly number[]
  /** No re-roll could be forced on the way. */
  readonly exact: boolean
}

const NO_ENDS: Ends = { caught: 0, onTarget: 0, hit: 0, refused: 0, missed: 0, misthrown: 0, fumble: 0, intercepted: 0 }
const IMPOSSIBLE = { possible: false, band: '', roll: null, ends: NO_ENDS, interceptors: [], exact: true } as const

const certain = (end: ThrowEnd): Ends => ({ ...NO_ENDS, [end]: 1 })

const together = (parts: readonly { readonly p: number; readonly ends: Ends }[]): Ends =>
  Object.fromEntries(
    throwEnds.map((end) => [end, parts.reduce((sum, { p, ends }) => sum + p * ends[end], 0)]),
  ) as unknown as Ends

/** The worse for the thrower: less likely caught, or else more likely in an opponent's hands. */
const worse = (one: Ends, other: Ends): Ends => {
  const [was, is] = [one, other].map(({ caught, onTarget, hit }) => caught + onTarget + hit)
  return is < was || (is === was && other.intercepted > one.intercepted) ? other : one
}

/** Dice of one result are one case. */
const casesOf = (c: Ctx): readonly { readonly dice: readonly number[]; readonly p: number }[] => {
  const roll = rollOnTop(c.match)
  const cases = new Map<string, { dice: readonly number[]; p: number }>()
  for (const { dice, p } of outcomesOf(c)) {
    const key = (roll && rowOfDice(c, roll, dice)?.result) ?? dice.join(' ')
    cases.set(key, { dice, p: p + (cases.get(key)?.p ?? 0) })
  }
  return [...cases.values()]
}

interface Walk {
  readonly c: Ctx
  readonly thrower: number
  exact: boolean
}

type Input = Parameters<typeof applyInput>[1]

/** Goes on with this input on a copy, to the end of the throw. */
const after = (walk: Walk, input: Input, legal: () => Action[]): Ends => {
  const { c } = walk
  const { match, events } = c
  c.match = clone(c.rules, match)
  const happened = applyInput(c, input, legal)
  const ended = happened.find((event) => event.type === 'passResult')
  const end = throwEnds.find((one) => ended?.type === 'passResult' && one === ended.result)
  const ends = end ? certain(end) : goOn(walk)
  c.match = match
  c.events = events
  return ends
}

const goOn = (walk: Walk): Ends => {
  const { c, thrower } = walk
  if (!c.match.stack.some((frame) => frame.proc === 'throwOnTable')) return certain('refused')
  const pending = pendingOf(c)
  if (pending.wait === 'dice')
    return together(casesOf(c).map(({ dice, p }) => ({ p, ends: after(walk, { dice }, () => []) })))
  const legal = legalOf(c)
  const hostile = isHostileChoice(c) && pending.wait === 'coach' && pending.side !== c.match.players[thrower].side
  if (hostile)
    return legal.map((one) => after(walk, { action: one }, () => legal)).reduce((least, one) => worse(least, one))
  walk.exact = false
  return after(walk, { action: fallbackOf(c, legal) }, () => legal)
}

/** In his action, or in what he may still do once he has acted; if both are over, in his team's next turn. */
const entered = (engine: Engine, match: Match, thrower: number, wanted: ForecastOptions): Ctx | null => {
  const late = action('activate', thrower, -1, 'late')
  const top = topFrame(match)
  if (top?.proc !== 'turn' || !engine.legal(match).includes(late))
    return standIn(engine, match, thrower, wanted)?.c ?? null
  const c: Ctx = { rules: engine.rules, match: clone(engine.rules, match), events: [] }
  forgetOthersSecrets(c.match, c.match.players[thrower])
  applyInput(c, { action: late }, () => [late])
  return c
}

/** A throw to that square, or to the player on it. */
export const forecastThrow = (
  engine: Engine,
  match: Match,
  thrower: number,
  square: Square,
  wanted: ForecastOptions = {},
): ThrowForecast => {
  const c = entered(engine, match, thrower, wanted)
  const legal = c ? legalOf(c) : []
  const answer = legal.find((one) => one.do === 'throw' && one.square === square)
  if (!c || !answer) return IMPOSSIBLE
  const { roll } = forecastTable(engine, c.match, thrower, answer)
  const walk: Walk = { c, thrower, exact: true }
  applyInput(c, { action: answer }, () => legal)
  const frame = c.match.stack.find((one): one is TableThrowFrame => isFrame<TableThrowFrame>(one, 'throwOnTable'))
  if (!frame) return IMPOSSIBLE
  const { band } = frame
  const interceptors = foesInTheWay(c, frame).map(({ id }) => id)
  const ends = goOn(walk)
  return { possible: true, band, roll, ends, interceptors, exact: walk.exact }
}
