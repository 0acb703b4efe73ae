// Walks a copy of a match along the branch where everything succeeds and collects each roll: rolls of the own side
// succeed, those of the other fail, offers of skills are declined, unless opposition.ts says that they can only hurt. What is
// offered to the other coach against the player is answered as is worst for him, and the rolls that come of it count too. So a
// forecast uses the procedures themselves. Neighbours: rollForecast.ts describes a roll, contestForecast.ts a contest,
// moveForecast.ts, deedForecast.ts and tableForecast.ts start the walk.
import type { Ctx } from '../edition.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, endProcedure, isHostileChoice, legalOf, outcomesOf, pendingOf } from '../kernel/machine.ts'
import type { Frame, Match, Player } from '../kernel/match.ts'
import { frameAround, isFrame, topFrame } from '../kernel/stack.ts'
import type { ContestFrame } from '../procs/rolling/contest.ts'
import { explainRoll } from '../procs/rolling/judging.ts'
import { FAILED, PASSED, type RollFrame } from '../procs/rolling/roll.ts'
import { rollingSide } from '../procs/rolling/rollTerms.ts'
import { type Action, action, decliningVerbs, firstWith } from '../vocabulary/actions.ts'
import type { GameEvent } from '../vocabulary/events.ts'
import type { Question } from '../vocabulary/questions.ts'
import { forecastContest } from './contestForecast.ts'
import { declines, onwardChances, opposes, opposingAnswer } from './opposition.ts'
import { forecastRoll, inverted, type ResultForecast, type RollForecast, resultsOf } from './rollForecast.ts'

export interface Probe {
  readonly rolls: RollForecast[]
  readonly events: GameEvent[]
  /** No skill was offered on the way, and no roll can be changed by one. */
  exact: boolean
  /** Also determine the effect of a failure, which costs a copy of the match per roll. */
  judging: boolean
  /** What the other coach makes of offers against the player: the worst, the first he can, or nothing. */
  opposition: 'worst' | 'use' | 'decline'
  /** Whether he was offered any, and the procedures that are carrying out his answers. */
  opposed: boolean
  readonly against: Frame[]
  /** How many of his offers are being tried out around this walk. */
  depth: number
  /** He only moves: what the other coach rolls without bringing him down counts for nothing by itself. */
  moving: boolean
}

export const newProbe = (opposition: Probe['opposition'] = 'worst', moving = false): Probe => ({
  rolls: [],
  events: [],
  exact: true,
  judging: false,
  opposition,
  opposed: false,
  against: [],
  depth: 0,
  moving,
})

/** The answer to a question, or null to stop there. */
export type Answering = (question: Question, legal: readonly Action[], c: Ctx) => Action | null

/** The roll on top of the stack, if a roll is waited for; dice that are no test are not one. */
export const rollOnTop = (match: Match): RollFrame | null => {
  const top = topFrame(match)
  return isFrame<RollFrame>(top, 'roll') && top.roll !== 'lot' ? top : null
}

/** The lot whose dice a coach may force again. */
const lotOnTop = (match: Match): boolean => {
  const top = topFrame(match)
  return isFrame<RollFrame>(top, 'roll') && top.roll === 'lot'
}

/**
 * Tries every catch, declines other offers and stops at every other question. So it is not `engine.fallback`, which
 * answers all of them: what comes after the coach has ended his action is not part of a forecast.
 */
export const letGo: Answering = (question, legal, c) => {
  const tries = question.kind === 'catchBall' || (question.kind === 'useSkill' && opposes(c))
  return firstWith(tries ? TRYING : decliningVerbs, legal) ?? null
}

const TRYING = ['use'] as const

/** Naming a target changes nothing that follows, and nobody lets a ball bounce that he could catch; an offer may. */
const PLAIN: readonly Question['kind'][] = ['nominate', 'catchBall']

/** The contest whose first die is on top of the stack, if one is waited for. */
const contestOnTop = ({ stack }: Match): ContestFrame | null => {
  const below = stack[stack.length - 2]
  return isFrame<ContestFrame>(below, 'contest') ? below : null
}

/** Ends a contest well for the own side. */
const settleContest = (c: Ctx, contest: ContestFrame, own: boolean): void => {
  c.match.stack.length = c.match.stack.indexOf(contest) + 1
  c.events = []
  endProcedure(c, own ? PASSED : FAILED)
}

/** The likeliest row of its table that is such a result; '' without a table. */
const likeliest = (c: Ctx, roll: RollFrame, passed: boolean): string => {
  let best: ResultForecast | undefined
  for (const one of resultsOf(c, roll)) if (one.good === passed && one.chance > (best?.chance ?? 0)) best = one
  return best?.result ?? ''
}

/** Goes on with this result of the roll on top. */
export const settle = (c: Ctx, roll: RollFrame, passed: boolean): void => {
  roll.passed = passed
  roll.result = likeliest(c, roll, passed)
  c.match.lastRoll = explainRoll(c, roll)
  c.events = []
  endProcedure(c, passed ? PASSED : FAILED)
}

/** The effect of failing the roll on top, or of an opponent's success: the turn ends, the action ends, or neither. */
const failure = (c: Ctx, own: boolean): 'turnover' | 'over' | 'goesOn' => {
  const { match } = c
  c.match = clone(c.rules, match)
  settle(c, frameAround<RollFrame>(c.match, 'roll'), !own)
  const { turn, stack } = c.match
  const goesOn = stack.some((f) => f.proc === 'activation')
  c.match = match
  return turn.turnover !== '' ? 'turnover' : goesOn ? 'goesOn' : 'over'
}

export const standsOn = (match: Match, { id }: Player): boolean => {
  const player = match.players[id]
  return match.turn.turnover === '' && player.place === 'pitch' && player.posture === 'standing'
}

/** Nobody forces such dice to be thrown again. */
const throwDice = (c: Ctx, dice: readonly number[]): void => {
  applyInput(c, { dice }, () => [])
  while (lotOnTop(c.match) && pendingOf(c).wait === 'coach') applyInput(c, { action: KEEP }, () => [KEEP])
}

const KEEP = action('keep')

/** Dice that are not a test: a result is good if the player still stands and the turn goes on. */
const throwPlain = (c: Ctx, player: Player, probe: Probe, why: string): boolean => {
  let chance = 0
  let good: readonly number[] | null = null
  const { match } = c
  for (const { dice, p } of outcomesOf(c)) {
    c.match = clone(c.rules, match)
    throwDice(c, dice)
    if (standsOn(c.match, player)) {
      chance += p
      good ??= dice
    }
    c.match = match
  }
  probe.rolls.push({ roll: why, needed: 0, chance, rerolls: [], explanation: null, exact: true, fatal: true })
  if (good) throwDice(c, good)
  return good !== null
}

/** A ball could bounce without end; nothing worth forecasting takes this long. */
const MOST_INPUTS = 100

/**
 * Walks on until `answering` returns null, the frames above `floor` are done, or nothing good can happen any more
 * (false). `stopAt` names the kind of a roll that stops the walk and stays pending.
 */
export const walkOn = (
  c: Ctx,
  player: Player,
  probe: Probe,
  answering: Answering,
  floor = 0,
  stopAt: readonly string[] = [],
): boolean => {
  for (let input = 0; input < MOST_INPUTS; input++) {
    if (c.match.stack.length <= floor) return c.match.turn.turnover === ''
    const roll = rollOnTop(c.match)
    const pending = roll ? null : pendingOf(c)
    if (pending?.wait === 'nothing') return true
    if (pending?.wait === 'coach') {
      const legal = legalOf(c)
      const hostile = isHostileChoice(c) && pending.side !== player.side
      const answer = hostile ? opposingAnswer(c, player, probe, legal, floor) : answering(pending.question, legal, c)
      if (!answer) return true
      if (hostile) {
        probe.opposed = true
        if (!declines(answer)) probe.against.push(topFrame(c.match))
      } else probe.exact = probe.exact && PLAIN.includes(pending.question.kind)
      probe.events.push(...applyInput(c, { action: answer }, () => legal))
    } else if (pending) {
      if (stopAt.includes(pending.why)) return true
      if (c.match.turn.turnover !== '' || !throwPlain(c, player, probe, pending.why)) return false
    } else if (roll) {
      if (stopAt.includes(roll.roll)) return true
      const contest = contestOnTop(c.match)
      if (contest) {
        const mine = c.match.players[contest.player].side === player.side
        if (mine) probe.rolls.push(forecastContest(c, contest))
        probe.exact = false
        settleContest(c, contest, mine)
        continue
      }
      const own = rollingSide(c, roll) === player.side
      const hurts = !own && probe.against.some((frame) => c.match.stack.includes(frame))
      const forecast = hurts ? inverted(forecastRoll(c, roll)) : forecastRoll(c, roll)
      const apart = hurts && probe.moving ? onwardChances(c, player, probe, floor) : null
      if (apart) {
        const { ifFailed, ifPassed } = apart
        const goesWell = forecast.chance * ifFailed + (1 - forecast.chance) * ifPassed
        const better = Math.max(ifFailed, ifPassed)
        if (ifFailed !== ifPassed) probe.rolls.push({ ...forecast, chance: goesWell / better })
        settle(c, roll, ifPassed > ifFailed)
        continue
      }
      const failed = probe.judging && (own || hurts) ? failure(c, own) : 'turnover'
      probe.exact = probe.exact && (own || hurts) && forecast.exact && failed !== 'goesOn'
      if (own || hurts) probe.rolls.push(failed === 'turnover' ? forecast : { ...forecast, fatal: false })
      settle(c, roll, own)
      probe.events.push(...c.events)
    }
  }
  return false
}
