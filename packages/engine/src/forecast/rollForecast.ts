// What a roll would need and what could save it, told before it is made: the engine's own roll, gathered and not rolled.
// Neighbours: procs/roll.ts makes the roll, procs/reroll.ts knows the re-rolls, probe.ts meets rolls one after another.
import { type Ctx, firstOf } from '../edition.ts'
import { canUseLeaderReroll, canUseTeamReroll, lentRerolls, skillRerolls } from '../procs/reroll.ts'
import { explainRoll, type RollFrame, rollFrame } from '../procs/roll.ts'
import { listens } from '../procs/window.ts'
import { markers } from '../procs/zones.ts'
import type { Explanation } from '../vocabulary/rolls.ts'
import { type Die, dieFaces } from '../vocabulary/words.ts'

/** The team's counters count as one source, whichever of them is spent. */
export const TEAM = 'team'

export interface RerollSource {
  /** `team`, or the skill's id. */
  readonly source: string
  /** The chance that it may be used at all: 1 unless a roll must succeed first. */
  readonly chance: number
  /** Used once, it is gone for the turn or longer; the team's counters are counted, not gone. */
  readonly once: boolean
}

export interface RollForecast {
  /** The kind of roll; for dice that are no test the reason why they are thrown. */
  readonly roll: string
  /** The lowest natural result that succeeds; 0 where there is no target. */
  readonly needed: number
  /** The chance of a single throw, before any re-roll. */
  readonly chance: number
  /** What may re-roll a failure, the surest first, a skill before the team. */
  readonly rerolls: readonly RerollSource[]
  readonly explanation: Explanation | null
  /** Nobody's skills can change the roll before or after it is seen. */
  readonly exact: boolean
  /** Failing it ends the turn; taken for granted where nobody looked (a whole pitch at once). */
  readonly fatal: boolean
}

/** The chance that dice sum up to at least so much. */
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

/** Whether a skill's re-roll is gone once it was used. */
export const isOnceReroll = (c: Ctx, id: string): boolean => {
  const hook = c.rules.rerolls.get(id)
  return hook !== undefined && (hook.oncePerTurn === true || c.rules.skills.get(id)?.oncePer !== undefined)
}

const sourcesOf = (c: Ctx, f: RollFrame): RerollSource[] => {
  const found = skillRerolls(c, f).map((id): RerollSource => {
    const gate = c.rules.rerolls.get(id)?.gate
    return { source: id, chance: gateChance(c, f, gate), once: isOnceReroll(c, id) }
  })
  if (canUseTeamReroll(c, f) || canUseLeaderReroll(c, f) || lentRerolls(c, f).length > 0) {
    const gate = firstOf(c, c.match.players[f.player], 'teamRerollGate', (skill) => skill.teamRerollGate)
    found.push({ source: TEAM, chance: gateChance(c, f, gate), once: false })
  }
  // What is never used up goes before what is, a skill before a counter.
  const rank = ({ source, once }: RerollSource): number => (source === TEAM ? 2 : once ? 1 : 0)
  return found.length < 2 ? found : found.sort((a, b) => b.chance - a.chance || rank(a) - rank(b))
}

/** Whether a skill of the roller, or of those he rolls against, may step in before or after the dice are seen. */
const mayBeChanged = (c: Ctx, f: RollFrame): boolean => {
  const roller = c.match.players[f.player]
  if (listens(c, 'rolling', roller) || listens(c, 'rolled', roller)) return true
  if (f.from >= 0) return markers(c, roller, f.from).some((other) => listens(c, 'rolled', other))
  return f.other >= 0 && listens(c, 'rolled', c.match.players[f.other])
}

export const forecastRoll = (c: Ctx, f: RollFrame): RollForecast => {
  const explanation = explainRoll(c, f)
  return {
    roll: f.roll,
    needed: explanation.needed,
    chance: chanceOf(f, explanation.needed),
    rerolls: sourcesOf(c, f),
    explanation,
    exact: !mayBeChanged(c, f),
    fatal: true,
  }
}

/** How many of the team's counters may still be used in the running turn. */
export const usableTeamRerolls = (c: Ctx, f: RollFrame): number => {
  const { turn, squads } = c.match
  const squad = squads[turn.side]
  const left = c.rules.numbers.teamRerollsPerTurn - turn.rerollsUsed
  const leader = canUseLeaderReroll(c, f) ? squad.leaderRerolls : 0
  return Math.max(0, Math.min(left, squad.rerolls + leader + lentRerolls(c, f).length))
}
