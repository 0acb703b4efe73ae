// What a roll would need and what may re-roll it, before it is made: the engine's own roll, with modifiers but no dice.
// Neighbours: procs/rolling/roll.ts makes the roll, procs/rolling/reroll.ts has the re-rolls, probe.ts collects rolls.

import type { Ctx } from '../edition.ts'
import { outcomesOfDice } from '../kernel/machine.ts'
import { markers } from '../procs/move/zones.ts'
import { explainRoll, modifierSum, rowOfDice } from '../procs/rolling/judging.ts'
import {
  canUseLeaderReroll,
  canUseTeamReroll,
  leaderRerolls,
  lentRerolls,
  skillRerolls,
  teamGate,
} from '../procs/rolling/reroll.ts'
import { type RollFrame, rollFrame } from '../procs/rolling/roll.ts'
import { listens } from '../procs/rolling/window.ts'
import type { NamedTable, ResultTable } from '../tables/resultTable.ts'
import { testOf } from '../tables/tests.ts'
import type { Outcome } from '../vocabulary/questions.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import { type Die, dieFaces } from '../vocabulary/words.ts'

/** All team counters are one source, independent of which is used. */
export const TEAM = 'team'

export interface RerollSource {
  /** `team`, or the skill's id. */
  readonly source: string
  /** The chance that it may be used: 1 unless a roll must succeed first. */
  readonly chance: number
  /** One use uses it up for the turn or longer; team re-rolls are counted instead. */
  readonly once: boolean
}

export interface RollForecast {
  /** The kind of roll; for dice that are not a test the reason they are rolled. */
  readonly roll: string
  /** The lowest natural result that succeeds; 0 without a target. */
  readonly needed: number
  /** The chance of a single roll, before any re-roll. */
  readonly chance: number
  /** What may re-roll a failure, the surest first, skills before the team. */
  readonly rerolls: readonly RerollSource[]
  readonly explanation: Explanation | null
  /** No player's skills can change the roll before or after the dice. */
  readonly exact: boolean
  /** A failure ends the turn; assumed if not determined (forecasts for the whole pitch). */
  readonly fatal: boolean
  /** What it can give, if it is read on a table; the good ones together are the chance. */
  readonly results?: readonly ResultForecast[]
}

/** One result of a roll on a table. */
export interface ResultForecast {
  readonly result: string
  readonly chance: number
  /** Whether it is good for the player of the forecast. */
  readonly good: boolean
}

/** The chance that the sum of the dice is at least this. */
const chanceOfAtLeast = (dice: readonly Die[], needed: number): number => {
  let bySum = [1]
  for (const die of dice) {
    const faces = dieFaces(die)
    const next = new Array<number>(bySum.length + faces).fill(0)
    for (let sum = 0; sum < bySum.length; sum++)
      for (let face = 1; face <= faces; face++) next[sum + face] += bySum[sum] / faces
    bySum = next
  }
  let chance = 0
  for (let sum = Math.max(0, needed); sum < bySum.length; sum++) chance += bySum[sum]
  return Math.min(1, chance)
}

const ONE_DIE = [1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0]

const chanceOf = (f: RollFrame, needed: number): number =>
  f.dice.length === 1 && f.dice[0] === 'd6' ? ONE_DIE[Math.min(7, needed)] : chanceOfAtLeast(f.dice, needed)

const gateChance = (c: Ctx, f: RollFrame, gate: RollFrame['roll'] | undefined): number => {
  if (gate === undefined) return 1
  const roll = rollFrame(c, gate, f.player)
  return chanceOf(roll, explainRoll(c, roll).needed)
}

/** Whether using a skill's re-roll uses it up. */
export const isOnceReroll = (c: Ctx, id: string): boolean => {
  const hook = c.rules.rerolls.get(id)
  return hook !== undefined && (hook.oncePerTurn === true || c.rules.skills.get(id)?.oncePer !== undefined)
}

const sourcesOf = (c: Ctx, f: RollFrame): RerollSource[] => {
  const sources = skillRerolls(c, f).map((id): RerollSource => {
    const gate = c.rules.rerolls.get(id)?.gate
    return { source: id, chance: gateChance(c, f, gate), once: isOnceReroll(c, id) }
  })
  if (canUseTeamReroll(c, f) || canUseLeaderReroll(c, f) || lentRerolls(c, f).length > 0) {
    const gate = teamGate(c, c.match.players[f.player])
    sources.push({ source: TEAM, chance: gateChance(c, f, gate), once: false })
  }
  // Unlimited re-rolls first, then once-only skills, then team re-rolls.
  const rank = ({ source, once }: RerollSource): number => (source === TEAM ? 2 : once ? 1 : 0)
  return sources.length < 2 ? sources : sources.sort((a, b) => b.chance - a.chance || rank(a) - rank(b))
}

/** Whether a skill of the roller or his opponents may change the roll before or after the dice. */
const mayBeChanged = (c: Ctx, f: RollFrame): boolean => {
  const roller = c.match.players[f.player]
  if (listens(c, 'rolling', roller) || listens(c, 'rolled', roller)) return true
  if (f.from >= 0) return markers(c, roller, f.from).some((other) => listens(c, 'rolled', other))
  return f.other >= 0 && listens(c, 'rolled', c.match.players[f.other])
}

/** Of dice that are thrown together; they are few, so all are kept. */
const thrown = new Map<string, readonly Outcome[]>()
const outcomesOfEach = (dice: readonly Die[]): readonly Outcome[] => {
  const key = dice.join(' ')
  const known = thrown.get(key) ?? outcomesOfDice(dice)
  thrown.set(key, known)
  return known
}

/** What each table gives by the dice and the sum of the modifiers: there are few of either, and forecasts ask again and again. */
const known = new WeakMap<ResultTable, Map<string, readonly ResultForecast[]>>()

const readResults = (c: Ctx, f: RollFrame, { rows }: NamedTable): readonly ResultForecast[] => {
  const chances = new Map<string, number>()
  for (const { dice, p } of outcomesOfEach(f.dice)) {
    const result = rowOfDice(c, f, dice)?.result ?? ''
    chances.set(result, (chances.get(result) ?? 0) + p)
  }
  return rows.flatMap(({ result, good = false }) => {
    const chance = chances.get(result)
    return chance === undefined ? [] : [{ result, chance: Math.min(1, chance), good }]
  })
}

/** Each result that the dice can give on the roll's table, in the table's order; empty without a table. */
export const resultsOf = (c: Ctx, f: RollFrame): readonly ResultForecast[] => {
  const { table } = testOf(c, f.roll)
  if (table === undefined) return []
  const named = table(c, f)
  const ofTable = known.get(named.rows) ?? new Map<string, readonly ResultForecast[]>()
  known.set(named.rows, ofTable)
  const { lowest = '', highest = '' } = named.extremes ?? {}
  const key = `${modifierSum(f.modifiers)} ${lowest} ${highest} ${f.dice.join(' ')}`
  const results = ofTable.get(key) ?? readResults(c, f, named)
  ofTable.set(key, results)
  return results
}

/** Rolls without a plain target: on a table, or under a number. */
const special = (c: Ctx, f: RollFrame, plain: RollForecast): RollForecast => {
  const { explanation } = plain
  if (explanation?.under) return { ...plain, chance: 1 - chanceOf(f, explanation.needed + 1) }
  const results = resultsOf(c, f)
  const chance = results.reduce((sum, one) => (one.good ? Math.min(1, sum + one.chance) : sum), 0)
  return results.length === 0 ? plain : { ...plain, chance, results }
}

export const forecastRoll = (c: Ctx, f: RollFrame): RollForecast => {
  const explanation = explainRoll(c, f)
  const isOfPlayer = f.player >= 0
  const plain: RollForecast = {
    roll: f.roll,
    needed: explanation.needed,
    chance: chanceOf(f, explanation.needed),
    rerolls: isOfPlayer ? sourcesOf(c, f) : [],
    explanation,
    exact: !isOfPlayer || !mayBeChanged(c, f),
    fatal: true,
  }
  return explanation.table === undefined && explanation.under === undefined ? plain : special(c, f, plain)
}

/** The same roll of an opponent, for the player whom it can only hurt. Nothing of his own re-rolls it. */
export const inverted = (roll: RollForecast): RollForecast => ({
  ...roll,
  chance: 1 - roll.chance,
  rerolls: [],
  ...(roll.results && { results: roll.results.map((one) => ({ ...one, good: !one.good })) }),
})

/** How many team re-rolls may still be used in the current turn. */
export const usableTeamRerolls = (c: Ctx, f: RollFrame): number => {
  const { turn, squads } = c.match
  const squad = squads[turn.side]
  const left = c.rules.teamRerolls.teamRerollsPerTurn - turn.rerollsUsed
  const leader = canUseLeaderReroll(c, f) ? leaderRerolls.of(squad) : 0
  return Math.max(0, Math.min(left, squad.rerolls + leader + lentRerolls(c, f).length))
}
