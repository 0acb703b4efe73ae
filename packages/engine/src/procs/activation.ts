// One player's action, from its declaration to its end: standing up, moving square by square, and the one thing his action
// is for. Neighbours: turn.ts declares it; step.ts, block.ts, pass.ts, handOff.ts and foul.ts carry out its parts.
import { type Ctx, firstOf } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { isFree, playerAt } from '../kernel/occupancy.ts'
import { type Call, call, DONE, type Procedure } from '../kernel/procedure.ts'
import { type Action, action, playerActions, squareActions } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import { blockFrame } from './block.ts'
import { foulFrame } from './foul.ts'
import { handOffFrame } from './handOff.ts'
import { knockDownFrame } from './knockDown.ts'
import { passBand, passFrame } from './pass.ts'
import { rollFrame } from './roll.ts'
import { stepFrame } from './step.ts'
import { scoreAtActionEnd, turnGoesOn, turnover } from './turnover.ts'
import { openWindow } from './window.ts'
import { heldBall, inScoringZone, isOnPitch } from './zones.ts'

export const actionKinds = ['move', 'block', 'blitz', 'pass', 'handOff', 'foul'] as const
export type ActionKind = (typeof actionKinds)[number]

/** Declared by one player a turn at most. */
export const oncePerTurn: readonly ActionKind[] = ['blitz', 'pass', 'handOff', 'foul']

export interface ActivationFrame extends Frame {
  readonly proc: 'activation'
  step: 'declare' | 'begin' | 'act' | 'rose' | 'paid' | 'stepped' | 'blocked' | 'ending' | 'end'
  readonly player: number
  action: ActionKind
  /** Squares of normal movement and of going for it that are left. */
  moves: number
  goForIts: number
  /** The block of a blitz was made. */
  blocked: boolean
  /** Whom the blitz block is paid for. */
  target: number
  /** Skills may end the action before it began. */
  lost: boolean
}

export const activationFrame = (player: number, kind: ActionKind): ActivationFrame => ({
  proc: 'activation',
  step: 'declare',
  player,
  action: kind,
  moves: 0,
  goForIts: 0,
  blocked: false,
  target: -1,
  lost: false,
})

const stepTo = squareActions('step')
const throwTo = squareActions('throw')
const blockAt = playerActions('block')
const handTo = playerActions('handOff')
const foulOn = playerActions('foul')
const END_ACTION = action('endAction')
const STAND_UP = action('standUp')

/** Whether he holds a ball in the end zone where he scores, and so will not leave it or give the ball away. */
const aboutToScore = (c: Ctx, player: Player): boolean =>
  inScoringZone(c, player.side, player.at) && heldBall(c.match, player) !== null

const addSteps = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  if (f.action === 'block' || f.moves + f.goForIts === 0) return
  const scoring = aboutToScore(c, player)
  for (const square of c.rules.pitch.neighbours[player.at])
    if (isFree(c.match, square) && (!scoring || inScoringZone(c, player.side, square))) list.push(stepTo(square))
}

const eachOpponentNear = (c: Ctx, player: Player, visit: (other: Player) => void): void => {
  for (const square of c.rules.pitch.neighbours[player.at]) {
    const other = playerAt(c.match, square)
    if (other && other.side !== player.side) visit(other)
  }
}

const addDeeds = (c: Ctx, f: ActivationFrame, player: Player, list: Action[]): void => {
  switch (f.action) {
    case 'move':
      return
    case 'block':
    case 'blitz':
      if (f.blocked || (f.action === 'blitz' && f.moves + f.goForIts === 0)) return
      eachOpponentNear(c, player, (other) => {
        if (other.posture === 'standing') list.push(blockAt(other.id))
      })
      return
    case 'foul':
      eachOpponentNear(c, player, (other) => {
        if (other.posture !== 'standing') list.push(foulOn(other.id))
      })
      return
    case 'handOff':
      if (!heldBall(c.match, player) || aboutToScore(c, player)) return
      for (const square of c.rules.pitch.neighbours[player.at]) {
        const other = playerAt(c.match, square)
        if (other && other.posture === 'standing') list.push(handTo(other.id))
      }
      return
    case 'pass':
      if (!heldBall(c.match, player) || aboutToScore(c, player)) return
      for (let square = 0; square < c.rules.pitch.squares; square++)
        if (passBand(c, player.at, square)) list.push(throwTo(square))
      return
  }
}

const options = (c: Ctx, f: ActivationFrame): Action[] => {
  const player = c.match.players[f.player]
  const list = [END_ACTION]
  if (player.posture === 'prone') list.push(STAND_UP)
  else {
    addSteps(c, f, player, list)
    addDeeds(c, f, player, list)
  }
  return list
}

const standUpCost = (c: Ctx, player: Player): number =>
  firstOf(c, player, (skill) => skill.standUpCost) ?? c.rules.numbers.standUpCost

const rise = (c: Ctx, player: Player): void => {
  player.posture = 'standing'
  c.events.push({ type: 'posture', player: player.id, posture: 'standing', why: 'standUp' })
}

const canGoOn = (c: Ctx, f: ActivationFrame): boolean => {
  const player = c.match.players[f.player]
  return turnGoesOn(c) && !f.lost && isOnPitch(player) && player.posture !== 'stunned'
}

/** Asks again unless there is nothing left but to end. */
const goOn = (c: Ctx, f: ActivationFrame): 'act' | 'ending' => {
  if (!canGoOn(c, f)) return 'ending'
  return f.moves + f.goForIts === 0 && options(c, f).length === 1 ? 'ending' : 'act'
}

/** The block of a blitz costs a square of movement, or going for it, rolled before the block. */
const payForBlock = (c: Ctx, f: ActivationFrame): 'paid' | Call<'paid'> => {
  f.blocked = true
  if (f.moves > 0) {
    f.moves--
    c.match.returned = 1
    return 'paid'
  }
  f.goForIts--
  return call(rollFrame(c, 'goForIt', f.player), 'paid')
}

export const activation: Procedure<ActivationFrame, Ctx> = {
  steps: {
    declare: (c, f) => {
      const player = c.match.players[f.player]
      const { turn } = c.match
      player.acted = true
      if (oncePerTurn.includes(f.action)) turn.declared = [...turn.declared, f.action]
      f.moves = player.stats.MA ?? 0
      f.goForIts = c.rules.numbers.goForIts + (firstOf(c, player, (skill) => skill.extraGoForIts) ?? 0)
      c.events.push({ type: 'declared', player: f.player, action: f.action })
      return openWindow(c, 'activated', [f.player], 'begin')
    },

    begin: (c, f) => goOn(c, f),

    act: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('activation', f.player, { subject: f.action }),
      legal: options,
      outside: {
        timeOut: {
          allowed: () => true,
          happened: (c) => {
            turnover(c, 'timeOut')
            return 'ending'
          },
        },
      },
      chosen: (c, f, answer) => {
        const player = c.match.players[f.player]
        switch (answer.do) {
          case 'standUp': {
            const cost = standUpCost(c, player)
            if ((player.stats.MA ?? 0) < cost) {
              f.moves = 0
              return call(rollFrame(c, 'standUp', f.player), 'rose')
            }
            f.moves -= cost
            rise(c, player)
            return goOn(c, f)
          }
          case 'step': {
            const goForIt = f.moves === 0
            if (goForIt) f.goForIts--
            else f.moves--
            return call(stepFrame(c, f.player, answer.square, goForIt), 'stepped')
          }
          case 'block':
            f.target = answer.player
            return f.action === 'blitz' ? payForBlock(c, f) : call(blockFrame(c, f.player, f.target, false), 'ending')
          case 'throw': {
            const band = passBand(c, player.at, answer.square)
            const ball = c.match.balls.findIndex((one) => one.carrier === f.player)
            if (!band) throw new Error('a throw out of range was listed')
            return call(passFrame(c, ball, player, answer.square, band), 'ending')
          }
          case 'handOff':
            return call(
              handOffFrame(
                c.match.balls.findIndex((one) => one.carrier === f.player),
                answer.player,
              ),
              'ending',
            )
          case 'foul':
            return call(foulFrame(f.player, answer.player), 'ending')
          default:
            return 'ending'
        }
      },
    },

    rose: (c, f, stood) => {
      if (!stood) return 'ending'
      rise(c, c.match.players[f.player])
      return goOn(c, f)
    },

    paid: (c, f, kept) =>
      kept
        ? call(blockFrame(c, f.player, f.target, true), 'blocked')
        : call(knockDownFrame(f.player, 'goForIt'), 'ending'),

    stepped: (c, f) => (c.match.players[f.player].posture === 'standing' ? goOn(c, f) : 'ending'),

    blocked: (c, f) => (c.match.players[f.player].posture === 'standing' ? goOn(c, f) : 'ending'),

    ending: (c, f) => openWindow(c, 'actionEnding', [f.player], 'end'),

    end: (c, f) => {
      c.events.push({ type: 'actionEnded', player: f.player })
      scoreAtActionEnd(c)
      return DONE
    },
  },
}
