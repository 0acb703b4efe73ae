// Counts a match step by step: fills the lists that every statistic is made of. Knows events, no rules. Neighbours: luck.ts
// weighs rolls, ball.ts follows the ball, views.ts makes figures of the lists; log/ sums up turns with it.
import {
  coachOf,
  type Engine,
  type GameEvent,
  type Match,
  otherSide,
  type Pending,
  type Side,
} from '@double-skulls/engine'
import { isBlockDice } from '@double-skulls/words'
import type { Step } from '../match/host.ts'
import { isForGood } from '../stage/causes.ts'
import { newAttacks } from './attacks.ts'
import { ballIn, ballMovedBy } from './ball.ts'
import { weigh } from './luck.ts'
import type { BlockStory, Deeds, Hurt, MatchStatistics, Throw, TurnStory } from './statistics.ts'
import { noDeeds } from './statistics.ts'

export interface Tally {
  see(step: Pick<Step, 'input' | 'events' | 'after'>): void
  statistics(): MatchStatistics
}

const isDead = (engine: Engine, result: string): boolean =>
  result.split(' ').some((id) => engine.rules.tables.casualty?.rows.some((row) => row.id === id && row.dead))

const noFaces = (): number[] => [0, 0, 0, 0, 0, 0]

export const newTally = (engine: Engine, start: Match): Tally => {
  const turns: TurnStory[] = []
  const throws: Throw[] = []
  const blocks: BlockStory[] = []
  const hurts: Hurt[] = []
  const deeds = new Map<number, Deeds>()
  const d6 = { home: noFaces(), away: noFaces(), nobody: noFaces() }
  const rerolls = { home: { team: 0, skill: 0 }, away: { team: 0, skill: 0 } }
  const score = { home: start.squads.home.score, away: start.squads.away.score }
  let pending: Pending = engine.pending(start)
  let match = start
  let half = start.clock.half
  let ball = ballIn(start)
  /** Blocks that were declared but not rolled yet, or rolled last: who chooses in each. */
  let declared: { readonly attacker: number; readonly chooser: Side; rolled: boolean }[] = []

  const turnNow = (): number => turns.length - 1

  const openTurn = (side: Side, turn: number, bonus: boolean): void => {
    turns.push({
      ...{ index: turns.length, half, turn, side, bonus },
      turnover: '',
      ball,
      score: { ...score },
      over: false,
    })
  }

  const change = (at: number, more: Partial<TurnStory>): void => {
    if (turns[at]) turns[at] = { ...turns[at], ...more }
  }

  const sideOf = (player: number): Side => coachOf(match, match.players[player])

  const did = (player: number, what: Partial<Deeds>): void => {
    if (player < 0) return
    const old = deeds.get(player) ?? noDeeds
    const added = Object.entries(what).map(([name, amount]) => [name, old[name as keyof Deeds] + amount])
    deeds.set(player, { ...old, ...Object.fromEntries(added) })
  }

  /** Of editions that have no block dice. */
  const attacks = newAttacks({ blocks, turnNow, sideOf, did })

  const chooserOf = (attacker: number, again: boolean): Side | null => {
    const mine = declared.filter((one) => one.attacker === attacker)
    const found = again ? mine.findLast((one) => one.rolled) : mine.find((one) => !one.rolled)
    if (found) found.rolled = true
    return (found ?? mine.at(-1))?.chooser ?? null
  }

  const roll = (event: Extract<GameEvent, { type: 'rolled' }>, thrown: readonly number[]): void => {
    const dice = pending.wait === 'dice' ? pending.dice : []
    const chooser = isBlockDice(event.roll) ? chooserOf(event.roll.player, event.again) : null
    const weighed = weigh({ engine, match, roll: event.roll, dice, thrown, chooser })
    const { roll: kind, player, faces, needed, passed } = event.roll
    throws.push({
      ...{ turn: turnNow(), kind, player, faces, thrown, needed, passed, again: event.again },
      ...{ chooser, side: weighed?.side ?? sideOf(player), counted: weighed !== null },
      ...{ worth: weighed?.worth ?? 0, expected: weighed?.expected ?? 0, variance: weighed?.variance ?? 0 },
    })
  }

  const countFaces = (events: readonly GameEvent[], thrown: readonly number[]): void => {
    if (pending.wait !== 'dice') return
    const owner = events.some((event) => event.type === 'rolled' && event.roll.player >= 0)
      ? throws.at(-1)?.side
      : undefined
    for (const [i, die] of pending.dice.entries()) if (die === 'd6') d6[owner ?? 'nobody'][thrown[i] - 1]++
  }

  const fell = (player: number): void => {
    const last = blocks.at(-1)
    if (!last) return
    if (player === last.defender) {
      blocks[blocks.length - 1] = { ...last, defenderDown: true }
      if (sideOf(player) !== last.side) did(last.attacker, { knockDowns: 1 })
    } else if (player === last.attacker) blocks[blocks.length - 1] = { ...last, attackerDown: true }
  }

  const hurt = (event: Extract<GameEvent, { type: 'injured' }>): void => {
    const { player, by, result, why } = event
    if (match.players[player].side === 'neutral') return
    hurts.push({ ...{ turn: turnNow(), player, by, result, why }, side: sideOf(player), dead: false })
    if (result === 'knockedOut' && by >= 0 && sideOf(by) !== sideOf(player)) did(by, { knockOuts: 1 })
  }

  /** The result of a player's last injury. */
  const died = (player: number, dead: boolean): void => {
    const at = hurts.findLastIndex((one) => one.player === player)
    if (at >= 0) hurts[at] = { ...hurts[at], dead }
  }

  /** His last injury put him out where no casualty table says so. */
  const ended = (player: number, dead: boolean): void => {
    const last = hurts.findLast((one) => one.player === player)
    if (last?.result !== 'casualty') return
    died(player, dead)
    if (last.by >= 0 && sideOf(last.by) !== last.side) did(last.by, { casualties: 1 })
  }

  const take = (event: GameEvent, thrown: readonly number[]): void => {
    switch (event.type) {
      case 'halfStarted':
        half = event.half
        return
      case 'turnStarted':
        openTurn(event.side, event.turn, event.bonus)
        return
      case 'turnover':
        change(turnNow(), { turnover: event.why })
        return
      case 'turnEnded':
        change(turnNow(), { over: true, score: { ...score } })
        if (event.turnover !== '') change(turnNow(), { turnover: event.turnover })
        // The scorer had the ball, though the drive may be over by now.
        if (event.turnover !== 'touchdown') change(turnNow(), { ball })
        return
      case 'rolled':
        if (event.roll.player >= 0) roll(event, thrown)
        return
      case 'reroll':
        rerolls[event.side ?? sideOf(event.player)][engine.rules.skills.has(event.with) ? 'skill' : 'team']++
        return
      case 'blockDeclared':
        // Two opponents may be blocked in one action; earlier ones are settled.
        declared = [...declared.filter((one) => !one.rolled), { ...event, rolled: false }]
        return
      case 'blockResult': {
        const last = throws.findLast((one) => one.kind === 'block' && one.player === event.attacker)
        const chosenBy = last?.chooser === otherSide(sideOf(event.attacker)) ? -1 : 1
        blocks.push({
          ...{ turn: turnNow(), attacker: event.attacker, defender: event.defender, side: sideOf(event.attacker) },
          ...{ dice: (last?.faces.length ?? 1) * chosenBy, result: event.result },
          ...{ defenderDown: false, attackerDown: false },
        })
        did(event.attacker, { blocks: 1 })
        return
      }
      case 'posture':
        if (event.posture !== 'standing' && event.why === 'block') fell(event.player)
        return
      case 'removed':
        if (isForGood(event)) ended(event.player, event.to === 'dead')
        return
      case 'pushedOff':
        if (event.by >= 0 && sideOf(event.by) !== sideOf(event.player)) did(event.by, { crowdPushes: 1 })
        return
      case 'injured':
        hurt(event)
        return
      case 'casualty':
        died(event.player, isDead(engine, event.result))
        if (event.by >= 0 && sideOf(event.by) !== sideOf(event.player)) did(event.by, { casualties: 1 })
        return
      case 'treated':
        died(event.player, isDead(engine, event.result))
        return
      case 'moved':
        if (ball.holder === event.player && event.how !== 'pushed') did(event.player, { carried: 1 })
        return
      case 'completion':
        did(event.player, { completions: 1 })
        return
      case 'interception':
        did(event.player, { interceptions: 1 })
        return
      case 'deflected':
        did(event.player, { deflections: 1 })
        return
      case 'fouled':
        did(event.player, { fouls: 1 })
        return
      case 'sentOff':
        did(event.player, { sentOff: 1 })
        return
      case 'touchdown':
        score[event.side]++
        did(event.player, { touchdowns: 1 })
        change(turnNow(), { score: { ...score }, ball })
        return
      case 'fieldGoal':
        score[event.side] = match.squads[event.side].score
        change(turnNow(), { score: { ...score }, ball })
        return
      case 'penalised':
        did(event.player, { sentOff: 1 })
        return
      default:
        return
    }
  }

  // A match that began as a position may start in the middle of a turn.
  if (start.turn.running) openTurn(start.turn.side, start.clock[start.turn.side], start.turn.bonus)

  return {
    see: ({ input, events, after }) => {
      const thrown = 'dice' in input ? input.dice : []
      match = after
      let ended = -1
      for (const event of events) {
        ball = ballMovedBy(ball, event, after)
        take(event, thrown)
        attacks.see(event)
        if (event.type === 'turnEnded') ended = turnNow()
        // After a drive the state no longer knows where the ball was.
        else if (event.type === 'driveEnded' || event.type === 'halfEnded') ended = -1
      }
      countFaces(events, thrown)
      ball = ballIn(after)
      if (ended >= 0 && turns[ended].turnover !== 'touchdown') change(ended, { ball })
      pending = engine.pending(after)
    },
    statistics: () => ({
      ...{ turns: [...turns], throws: [...throws], blocks: [...blocks], hurts: [...hurts] },
      deeds: [...deeds].map(([player, done]) => ({ player, side: sideOf(player), ...done })),
      d6: { home: [...d6.home], away: [...d6.away], nobody: [...d6.nobody] },
      rerolls: { home: { ...rerolls.home }, away: { ...rerolls.away } },
      score: { ...score },
    }),
  }
}

/** The statistics of all steps so far. The steps may share one match that moves on, as those of a replay do. */
export const statisticsOf = (
  engine: Engine,
  start: Match,
  steps: Iterable<Pick<Step, 'input' | 'events' | 'after'>>,
): MatchStatistics => {
  const tally = newTally(engine, start)
  for (const step of steps) tally.see(step)
  return tally.statistics()
}
