// A copy of a match with a player in his action, up to the choice of his first step. If it is not his turn, or he has
// acted, his team's next turn is assumed. Neighbours: probe.ts, moveForecast.ts, procs/turn/turn.ts.

import type { Ctx } from '../edition.ts'
import type { Engine } from '../engine.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { clone } from '../kernel/clone.ts'
import { applyInput, legalOf } from '../kernel/machine.ts'
import { type Match, NONE, type Player } from '../kernel/match.ts'
import { innermost, isFrame, topFrame } from '../kernel/stack.ts'
import { leaderRerolls } from '../procs/rolling/reroll.ts'
import { type ActionKind, type ActivationFrame, isOpen } from '../procs/turn/activationFrame.ts'
import { noteKind } from '../procs/turn/declaration.ts'
import { turnFrame } from '../procs/turn/turnFrame.ts'
import { type Action, action, firstWith } from '../vocabulary/actions.ts'
import { SECRET } from '../vocabulary/secrecy.ts'
import { type Side, sides } from '../vocabulary/words.ts'
import { beginsBy, mayBecome } from './beginning.ts'
import { type Answering, letGo, newProbe, walkOn } from './probe.ts'
import type { RollForecast } from './rollForecast.ts'

export interface ForecastOptions {
  /** The action he takes; default: the one he is in, or a move. */
  readonly action?: ActionKind
  /** Its target, if one is named; default: any. */
  readonly target?: number
  /** Use only what is left of his current action: if it is over, he can do nothing. */
  readonly underWay?: boolean
  /** Assume this number of team re-rolls. */
  readonly rerolls?: number
}

export interface StandIn {
  readonly c: Ctx
  /** His action; the copy asks for its next step. */
  readonly frame: ActivationFrame
  /** The rolls before it. */
  readonly opening: { readonly rolls: readonly RollForecast[]; readonly possible: boolean; readonly exact: boolean }
}

/** Starts his team's next turn. */
const beginTurn = (match: Match, side: Side): void => {
  const { turn } = match
  turn.side = side
  turn.running = true
  turn.bonus = false
  turn.declared = NONE
  turn.rerollsUsed = 0
  turn.turnover = ''
  turn.touchdown = ''
  for (const player of match.players) {
    player.marks = NONE
    if (player.side === side) player.acted = false
  }
}

const asksForPlayer = (match: Match): boolean => {
  const top = topFrame(match)
  return top?.proc === 'turn' && top.step === 'choose'
}

const declaration = (c: Ctx, player: Player, kind: ActionKind): Action | undefined => {
  const legal = legalOf(c)
  return beginsBy(c, player.id, kind, (one) => legal.includes(one))
}

const setRerolls = (match: Match, player: Player, rerolls: number): void => {
  const squad = match.squads[coachOf(match, player)]
  squad.rerolls = rerolls
  leaderRerolls.put(squad, 0)
}

/** Declares his action, now if that is legal, or else in an assumed next turn. */
const declare = (c: Ctx, player: Player, kind: ActionKind): readonly Action[] | null => {
  const { match } = c
  let answer = asksForPlayer(match) ? declaration(c, player, kind) : undefined
  if (!answer) {
    if (match.turn.running && match.turn.side === player.side && !player.acted && asksForPlayer(match)) return null
    const side = coachOf(match, player)
    beginTurn(match, side)
    match.stack.length = 0
    match.stack.push({ ...turnFrame(side, false), step: 'choose' })
    answer = declaration(c, player, kind)
  }
  return answer ? [answer] : null
}

/** Where the other coach may call illegal procedure before a player acts, he is taken not to. */
const letPass = (c: Ctx): void => {
  if (topFrame(c.match)?.proc !== 'turn') return
  const legal = legalOf(c)
  const answer = firstWith(['decline'], legal)
  if (answer) applyInput(c, { action: answer }, () => legal)
}

/** Where no action is declared, he is taken to be in the one that is asked about. */
const decide = (c: Ctx, f: ActivationFrame, kind: ActionKind | undefined): void => {
  if (!kind || !isOpen(f.action) || !mayBecome(c, f, kind)) return
  f.action = kind
  noteKind(c, f)
  c.events = []
}

const answersFor =
  (target: number): Answering =>
  (question, legal, c) =>
    question.kind === 'nominate'
      ? (legal.find((one) => one.player === target) ?? legal[0] ?? null)
      : letGo(question, legal, c)

/** A coach does not know what the other side has hidden: his player walks over it, and throws, as if it were nothing. */
export const forgetOthersSecrets = ({ pieces, squads }: Match, { side }: Player): void => {
  for (const other of sides) if (other !== side) squads[other].secrets = undefined
  pieces.forEach((piece, i) => {
    if (piece.hiddenFrom !== '' && piece.side !== side) pieces[i] = { ...piece, kind: SECRET, marks: NONE }
  })
}

/** Null if he cannot take this action: off the pitch, stunned, the team has used its one, or his own is over. */
export const standIn = (
  engine: Engine,
  match: Match,
  id: number,
  wanted: ForecastOptions,
  judging = false,
): StandIn | null => {
  const copy = clone(engine.rules, match)
  const c: Ctx = { rules: engine.rules, match: copy, events: [] }
  const player = copy.players[id]
  if (player === undefined) throw new Error(`there is no player ${id}; players are 0 to ${copy.players.length - 1}`)
  if (player.place !== 'pitch') return null
  forgetOthersSecrets(copy, player)
  if (wanted.rerolls !== undefined) setRerolls(copy, player, wanted.rerolls)
  const probe = newProbe()
  probe.judging = judging
  const running = innermost<ActivationFrame>(copy, 'activation', (f) => f.player === id)
  let entered = true
  if (running) {
    copy.stack.length = copy.stack.indexOf(running) + 1
    running.step = 'act'
  } else {
    if (wanted.underWay) return null
    const answer = declare(c, player, wanted.action ?? 'move')
    if (!answer) return null
    applyInput(c, { action: answer[0] }, () => answer)
    letPass(c)
    const stopping = answersFor(wanted.target ?? -1)
    const floor = copy.stack.findIndex((f) => f.proc === 'activation') + 1
    entered = floor > 0 && walkOn(c, player, probe, stopping, floor - 1)
  }
  const frame = topFrame(copy)
  if (!entered || !isFrame<ActivationFrame>(frame, 'activation')) return null
  const acts = (): boolean => topFrame(copy) === frame && frame.step === 'act'
  if (!acts()) return null
  decide(c, frame, wanted.action)
  if (player.posture === 'prone') {
    const legal = legalOf(c)
    applyInput(c, { action: action('standUp') }, () => legal)
    const stood = walkOn(c, player, probe, letGo, copy.stack.indexOf(frame) + 1)
    if (!stood || !acts()) return null
  }
  return { c, frame, opening: { rolls: probe.rolls, possible: true, exact: probe.exact } }
}
