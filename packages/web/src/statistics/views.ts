// Figures from the lists: attempts and successes, possession, luck, outstanding players. Neighbours: statistics.ts has the lists,
// the plots and tables of this folder show the figures.
import { isMishap, type RollKind, type Side, type Turnover } from '@double-skulls/engine'
import { normalShareBelow } from './chance.ts'
import type { MatchStatistics, PlayerDeeds, Throw } from './statistics.ts'

export interface Tried {
  readonly kind: RollKind
  /** A re-roll is part of the attempt it belongs to. */
  readonly tried: number
  readonly made: number
  /** The number of rolls, re-rolls included, of successes, and of expected successes. */
  readonly throws: number
  readonly successes: number
  readonly expected: number
}

const NOTHING = { tried: 0, made: 0, throws: 0, successes: 0, expected: 0 }

/** Tests by kind, in the order of first use. Blocks have a view of their own. */
export const triedOf = (throws: readonly Throw[]): readonly Tried[] => {
  const found = new Map<RollKind, Tried>()
  const last = new Map<string, boolean>()
  for (const one of throws) {
    if (!one.counted || one.kind === 'block') continue
    const old = found.get(one.kind) ?? { kind: one.kind, ...NOTHING }
    const key = `${one.kind} ${one.player}`
    const before = one.again && last.has(key) ? Number(last.get(key)) : null
    const success = one.worth > 0
    found.set(one.kind, {
      kind: one.kind,
      tried: old.tried + (before === null ? 1 : 0),
      made: old.made + Number(success) - (before ?? 0),
      throws: old.throws + 1,
      successes: old.successes + Number(success),
      expected: old.expected + one.expected,
    })
    last.set(key, success)
  }
  return [...found.values()]
}

export const throwsOf = (statistics: MatchStatistics, side: Side): readonly Throw[] =>
  statistics.throws.filter((one) => one.side === side)

export interface Luck {
  /** Successes beyond the expected number. */
  readonly points: number
  readonly throws: number
  /** The standard deviation for this many rolls. */
  readonly usual: number
  /** The share of matches with the same rolls that would have been less lucky; null without rolls. */
  readonly luckierThan: number | null
}

export const luckOf = (throws: readonly Throw[]): Luck => {
  const counted = throws.filter((one) => one.counted)
  const points = counted.reduce((sum, one) => sum + one.worth - one.expected, 0)
  const usual = Math.sqrt(counted.reduce((sum, one) => sum + one.variance, 0))
  return { points, usual, throws: counted.length, luckierThan: usual > 0 ? normalShareBelow(points / usual) : null }
}

export interface LuckByTurn {
  readonly turn: number
  readonly home: number
  readonly away: number
  readonly homeSoFar: number
  readonly awaySoFar: number
}

/** Luck turn by turn; rolls before the first turn count for it. */
export const luckByTurn = ({ turns, throws }: MatchStatistics): readonly LuckByTurn[] => {
  let homeSoFar = 0
  let awaySoFar = 0
  return turns.map(({ index }) => {
    const now = throws.filter(({ turn }) => Math.max(0, turn) === index)
    const home = luckOf(now.filter(({ side }) => side === 'home')).points
    const away = luckOf(now.filter(({ side }) => side === 'away')).points
    homeSoFar += home
    awaySoFar += away
    return { turn: index, home, away, homeSoFar, awaySoFar }
  })
}

export interface Possession {
  /** Turns at whose end the side had the ball; a touchdown counts for the scorer. */
  readonly turns: number
  readonly share: number
  readonly squares: number
}

export const possessionOf = ({ turns, deeds }: MatchStatistics, side: Side): Possession => {
  const over = turns.filter((one) => one.over)
  const held = over.filter(({ ball }) => ball.side === side).length
  const squares = deeds.filter((one) => one.side === side).reduce((sum, { carried }) => sum + carried, 0)
  return { turns: held, share: over.length > 0 ? held / over.length : 0, squares }
}

export interface BlockRow {
  /** The number of dice; negative when the opponent chose. */
  readonly dice: number
  readonly results: { readonly [result: string]: number }
  readonly all: number
}

/** Block results by number of dice, the most dice first. */
export const blocksOf = ({ blocks }: MatchStatistics, side: Side): readonly BlockRow[] => {
  const rows = new Map<number, { [result: string]: number }>()
  for (const { dice, result } of blocks.filter((one) => one.side === side)) {
    const row = rows.get(dice) ?? {}
    row[result] = (row[result] ?? 0) + 1
    rows.set(dice, row)
  }
  return [...rows]
    .map(([dice, results]) => ({ dice, results, all: Object.values(results).reduce((sum, n) => sum + n, 0) }))
    .sort((a, b) => b.dice - a.dice)
}

/** Every block die rolled, re-rolls included, by its result. */
export const blockFacesOf = (
  throws: readonly Throw[],
  side: Side,
  table: readonly string[],
): { readonly all: number; readonly results: { readonly [result: string]: number } } => {
  const results: { [result: string]: number } = {}
  let all = 0
  for (const { kind, side: whose, thrown } of throws)
    if (kind === 'block' && whose === side)
      for (const face of thrown) {
        const result = table[face - 1]
        results[result] = (results[result] ?? 0) + 1
        all++
      }
  return { all, results }
}

/** Causes of turnovers with their number, the most frequent first, without those by which a turn is meant to end. */
export const turnoversOf = (
  { turns }: MatchStatistics,
  side: Side,
): readonly (readonly [why: Turnover, n: number])[] => {
  const causes = new Map<Turnover, number>()
  for (const { turnover, side: whose } of turns)
    if (whose === side && turnover !== '' && isMishap(turnover)) causes.set(turnover, (causes.get(turnover) ?? 0) + 1)
  return [...causes].sort((a, b) => b[1] - a[1])
}

/** Our own ranking of outstanding players; no league pays by it. */
const weights: { readonly [D in keyof Omit<PlayerDeeds, 'player' | 'side'>]: number } = {
  ...{ touchdowns: 5, interceptions: 3, casualties: 3, completions: 2, deflections: 2, knockOuts: 2, crowdPushes: 2 },
  ...{ knockDowns: 1, carried: 0.1, blocks: 0, fouls: 0, sentOff: -2 },
}

export const standing = (deeds: PlayerDeeds): number =>
  Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * deeds[name as keyof typeof weights], 0)

export const standouts = ({ deeds }: MatchStatistics, most: number): readonly PlayerDeeds[] =>
  deeds
    .filter((one) => standing(one) >= 1)
    .sort((a, b) => standing(b) - standing(a) || a.player - b.player)
    .slice(0, most)
