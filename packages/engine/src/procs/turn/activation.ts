// One player's action from declaration to end: standing up, moving square by square, and the block, pass or other act
// it is for. Neighbours: turn.ts asks for it, declaration.ts notes it, activationOptions.ts lists what he may do;
// step.ts, block.ts, pass.ts, handOff.ts and foul.ts carry out its parts, actionEnd.ts ends it.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import { isNextTo } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type Choice, call, type Next, type Procedure } from '../../kernel/procedure.ts'
import { listsOf, numbersOf } from '../../kit.ts'
import { biteFrame } from '../../skills/bite.ts'
import { bombFrame } from '../../skills/bomb.ts'
import { doubleBlockFrame } from '../../skills/doubleBlock.ts'
import { swingFrame } from '../../skills/swing.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Facing } from '../../vocabulary/words.ts'
import { leaveBall } from '../ball/ball.ts'
import { giveFrame, openGiving } from '../ball/giving.ts'
import { carriedBall } from '../ball/whichBall.ts'
import { blockFrame } from '../block/blockFrame.ts'
import { foulFrame } from '../foul/foul.ts'
import { rise } from '../hurt/fall.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { liesOnFace, turnFaceUp } from '../hurt/stun.ts'
import { spend } from '../match/limits.ts'
import { hasState } from '../match/states.ts'
import { leapFrame } from '../move/freeMove.ts'
import { type StepResult, stepFrame, stepQuietly } from '../move/step.ts'
import { openMoment } from '../rolling/moment.ts'
import { listeningMates, listens, openWindow } from '../rolling/window.ts'
import { attack, canGoOn, goOn, goOnward, pay, stand } from './actionCosts.ts'
import { end, ending, feeding, payForAction } from './actionEnd.ts'
import { farBlocking, nominees, secondTargets } from './actionTargets.ts'
import { type ActivationFrame, copyActivationFrame } from './activationFrame.ts'
import { gazesNow, LEAP_SQUARES, options } from './activationOptions.ts'
import { noteThoseBeside } from './compulsion.ts'
import { declared } from './declaration.ts'
import { gazeFrame } from './gazeFrame.ts'
import { scoreAtOnce, turnGoesOn, turnover } from './turnover.ts'

// From the declaration to the first move, and at the end, mostly nobody listens: then each step goes straight on to the
// next, without a hop of the machine.
const announced = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const next = openMoment(c, 'playerActivated', coachOf(c.match, c.match.players[f.player]), 'mind')
  return next === 'mind' ? mind(c, f) : next
}

const mind = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> =>
  listens(c, 'activated', c.match.players[f.player]) ? openWindow(c, 'activated', [f.player], 'minded') : minded(c, f)

/** The target of the action may respond only if the action goes ahead. */
const minded = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> =>
  f.nominee < 0 || f.action === 'block' || !canGoOn(c, f) || !listens(c, 'nominated', c.match.players[f.nominee])
    ? advised(c, f)
    : openWindow(c, 'nominated', [f.nominee], 'advised')

const advised = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  if (c.rules.windows.mateActivated.size === 0 || !canGoOn(c, f)) return begin(c, f)
  const mates = listeningMates(c, 'mateActivated', c.match.players[f.player])
  return mates.length === 0 ? begin(c, f) : openWindow(c, 'mateActivated', mates, 'begin')
}

const begin = (c: Ctx, f: ActivationFrame): Next<ActivationFrame> => {
  const player = c.match.players[f.player]
  if (liesOnFace(player)) return lieOnFace(c, f, player)
  noteThoseBeside(c, f)
  const rooted = hasState(player, 'rooted') && !c.rules.move.rootedKeepsMovement
  f.moves = rooted ? 0 : (player.stats.MA ?? 0)
  f.goForIts = rooted ? 0 : c.rules.move.goForIts + (numbersOf(c, player).extraGoForIts ?? 0)
  if (f.action === 'bomb' && canGoOn(c, f)) return call(bombFrame(f.player), 'gave')
  return goOn(c, f)
}

/** A player on his face does nothing, but in some editions turning over is his action. */
const lieOnFace = (c: Ctx, f: ActivationFrame, player: Player): 'ending' => {
  if (c.rules.turn.turnsOver === 'asMove' && turnGoesOn(c) && !f.lost) turnFaceUp(c, player, 'turnedOver')
  return 'ending'
}

const stepped = (c: Ctx, f: ActivationFrame, step: StepResult): Next<ActivationFrame> => {
  const held = step === 'held'
  const over = held && c.rules.move.heldEndsAction
  if (over || c.match.players[f.player].posture !== 'standing') return 'ending'
  if (held) {
    f.moves = 0
    f.goForIts = 0
  }
  const inTheWay = scoreAtOnce(c)
  if (inTheWay) return call(inTheWay, 'onward')
  return held ? goOn(c, f) : goOnward(c, f)
}

const moveTo = (c: Ctx, f: ActivationFrame, square: Square): Next<ActivationFrame> => {
  const goForIts = pay(f, 1)
  return goForIts === 0 && stepQuietly(c, c.match.players[f.player], square)
    ? stepped(c, f, 'done')
    : call(stepFrame(c, f.player, square, goForIts), 'stepped')
}

/** What he does next. */
export const act: Choice<ActivationFrame, Ctx> = {
  kind: 'choice',
  by: (c, f) => coachOf(c.match, c.match.players[f.player]),
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
  chosen: (c, f, answer): Next<ActivationFrame> => {
    f.vacated = answer.do === 'step' || answer.do === 'leap' ? c.match.players[f.player].at : OFF
    switch (answer.do) {
      case 'standUp':
        return stand(c, f)
      case 'step':
        return moveTo(c, f, answer.square)
      case 'leap':
        return call(leapFrame(c, c.match.players[f.player], answer.square, pay(f, LEAP_SQUARES)), 'stepped')
      case 'putBall':
        leaveBall(c, c.match.balls[carriedBall(c.match, f.player)], answer.square)
        return goOn(c, f)
      case 'swing':
        return call(swingFrame(f.player, answer.option as Facing, pay(f, 1) > 0), 'stepped')
      case 'block':
        return attack(c, f, answer)
      case 'throw':
      case 'handOff':
      case 'throwTeamMate':
        f.target = answer.player
        f.square = answer.square
        f.option = answer.do === 'throw' ? answer.option : answer.do
        return 'giving'
      case 'bite':
        return call(biteFrame(f.player, answer.player), 'fed')
      case 'foul':
        return call(foulFrame(f.player, answer.player), 'ending')
      case 'gaze':
        return call(gazeFrame(f.player, answer.player), gazesNow(c, c.match.players[f.player]) ? 'onward' : 'ending')
      default:
        return 'ending'
    }
  },
}

export const activation: Procedure<ActivationFrame, Ctx> = {
  calls: ['block'],
  copy: copyActivationFrame,
  steps: {
    declare: (c, f) => (declared(c, f) ? 'nominate' : announced(c, f)),

    // If the target is named with the action, it is named before any roll.
    nominate: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('nominate', f.player, { subject: f.action }),
      legal: nominees,
      chosen: (_c, f, answer) => {
        f.nominee = answer.player
        return 'announced'
      },
    },

    announced,
    mind,
    minded,
    advised,
    begin,

    act,

    rose: (c, f, roll) => {
      if (roll === 'failed') return 'ending'
      rise(c, c.match.players[f.player], 'standUp')
      return goOn(c, f)
    },

    paid: (_c, f, roll) => (roll === 'passed' ? 'block' : call(knockDownFrame(f.player, 'goForIt'), 'ending')),

    block: (c, f) => {
      const { double } = f
      if (double && c.rules.block.doubleBlock.together) return 'second'
      // The second of two blocks is the last one.
      if (f.blocked) f.double = false
      f.blocked = true
      const player = c.match.players[f.player]
      const distant = !isNextTo(c.rules.pitch, player, c.match.players[f.target])
      if (distant) spend(c, player, farBlocking(c, player)?.id ?? '')
      return call(blockFrame(c, f.player, f.target, f.action === 'blitz', { double, distant }), 'blocked')
    },

    // If both opponents are blocked at once, the second is named before any roll.
    second: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('secondBlock', f.player, { other: f.target }),
      legal: secondTargets,
      chosen: (c, f, answer) => {
        f.blocked = true
        f.double = false
        return call(doubleBlockFrame(c, f.player, f.target, answer.player), 'blocked')
      },
    },

    stepped,

    onward: (c, f) => goOn(c, f),

    blocked: (c, f, block) => {
      if (c.match.players[f.player].posture !== 'standing') return 'ending'
      // In a double block a weapon used in the first block does not prevent the second.
      if (f.double) return 'again'
      if (block === 'actionOver') return 'ending'
      return block === 'calledOff' ? 'done' : openWindow(c, 'blockOver', [f.player], 'done')
    },

    done: (c, f) => {
      if (c.match.players[f.player].posture !== 'standing') return 'ending'
      const inTheWay = scoreAtOnce(c)
      if (inTheWay) return call(inTheWay, 'done')
      if (f.action !== 'block') return goOnward(c, f)
      if (f.more === 0) return 'ending'
      f.more--
      f.blocked = false
      return goOn(c, f)
    },

    // The second opponent is named after the first block and must be another player.
    again: (c, f) => {
      if (!f.double || !canGoOn(c, f)) return 'ending'
      const list = options(c, f)
      if (list.length > 1) return 'act'
      return 'ending'
    },

    giving: openGiving,

    // Feeding ends his movement; only the pass, block or other act of his action is left.
    fed: (c, f) => {
      f.thirsty = false
      f.moves = 0
      f.goForIts = 0
      return goOn(c, f)
    },

    give: (c, f) => (f.refuses ? goOn(c, f) : call(giveFrame(c, f), 'gave')),

    // Some players may move on after a throw; from here on it is a plain Move action.
    gave: (c, f, band) => {
      const player = c.match.players[f.player]
      if (f.action === 'bomb' && f.more > 0 && canGoOn(c, f) && player.posture === 'standing') {
        f.more--
        return call(bombFrame(f.player), 'gave')
      }
      if (f.moves === 0 || player.posture !== 'standing' || !listsOf(c, player).movesAfterThrow.includes(band))
        return 'ending'
      f.action = 'move'
      return goOn(c, f)
    },

    ending,
    feeding,
    end,
    over: payForAction,
  },
}
