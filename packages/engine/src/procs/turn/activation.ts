// One player's action from declaration to end: standing up, moving square by square, and the block, pass or other act
// it is for. Neighbours: turn.ts declares it, activationOptions.ts lists what he may do; step.ts, block.ts, pass.ts,
// handOff.ts and foul.ts carry out its parts.
import { anySkill, type Ctx, firstOf } from '../../edition.ts'
import { isNextTo } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Done, type Next, type Procedure } from '../../kernel/procedure.ts'
import { biteFrame } from '../../skills/bite.ts'
import { bombFrame } from '../../skills/bomb.ts'
import { doubleBlockFrame } from '../../skills/doubleBlock.ts'
import { gazeFrame } from '../../skills/gaze.ts'
import { swingFrame } from '../../skills/swing.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Facing } from '../../vocabulary/words.ts'
import { leaveBall } from '../ball/ball.ts'
import { carriedBall, giveFrame, openGiving } from '../ball/giving.ts'
import { blockFrame } from '../block/blockFrame.ts'
import { foulFrame } from '../foul/foul.ts'
import { rise } from '../hurt/fall.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { anyEffect, endEffects } from '../match/effects.ts'
import { spend, spendOnDeclaring } from '../match/limits.ts'
import { takeBackFrom } from '../match/loans.ts'
import { hasState, setState } from '../match/states.ts'
import { facingFrame, turnsAfter } from '../move/facing.ts'
import { leapFrame } from '../move/freeMove.ts'
import { makeRoomFrame } from '../move/makeRoom.ts'
import { stepFrame } from '../move/step.ts'
import { standsOver } from '../move/stride.ts'
import { openMoment } from '../rolling/moment.ts'
import { listeningMates, listens, openWindow } from '../rolling/window.ts'
import { attack, canGoOn, goOn, goOnward, pay, stand } from './actionCosts.ts'
import { type ActivationFrame, besides, copyActivationFrame } from './activationFrame.ts'
import { farBlocking, LEAP_SQUARES, nominees, options, secondTargets } from './activationOptions.ts'
import { noteStalling } from './stalling.ts'
import { scoreAtActionEnd, scoreAtOnce, turnover } from './turnover.ts'

/** Whether the target is named with the action. For a block it matters only if a roll comes in between. */
const namesTarget = (c: Ctx, { action }: ActivationFrame, player: Player): boolean => {
  const { nominates } = c.rules.turn
  const { namesBlockTarget } = c.rules.block
  return nominates.includes(action) || (action === 'block' && namesBlockTarget && listens(c, 'activated', player))
}

/** Ends the effects that lasted for this action; some of them also end the turn. */
const payForAction = (c: Ctx, f: ActivationFrame): Done<'done'> => {
  const { side } = c.match.players[f.player]
  const costly = anyEffect(c, side, ({ costsTurn }) => costsTurn === true)
  endEffects(c, 'activation', side)
  takeBackFrom(c.match.players[f.player], 'activation')
  if (costly) turnover(c, 'allOnOneCard')
  return DONE
}

export const activation: Procedure<ActivationFrame, Ctx> = {
  copy: copyActivationFrame,
  steps: {
    declare: (c, f) => {
      const player = c.match.players[f.player]
      const { turn } = c.match
      noteStalling(c, player)
      player.acted = true
      spendOnDeclaring(c, player, f.action)
      if (c.rules.turn.oncePerTurn.includes(f.action) && !besides(c, player, f.action))
        turn.declared = [...turn.declared, f.action]
      c.events.push({ type: 'declared', player: f.player, action: f.action })
      setState(c, player, 'gazed', false)
      if (c.rules.zones.zonesBackOnActivation) setState(c, player, 'confused', false)
      return namesTarget(c, f, player) ? 'nominate' : 'announced'
    },

    // If the target is named with the action, it is named before any roll.
    nominate: {
      kind: 'choice',
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('nominate', f.player, { subject: f.action }),
      legal: nominees,
      chosen: (_c, f, answer) => {
        f.nominee = answer.player
        return 'announced'
      },
    },

    announced: (c, f) => openMoment(c, 'playerActivated', c.match.players[f.player].side, 'mind'),

    mind: (c, f) => openWindow(c, 'activated', [f.player], 'minded'),

    // The target of the action may respond only if the action goes ahead.
    minded: (c, f) =>
      f.nominee < 0 || f.action === 'block' || !canGoOn(c, f)
        ? 'advised'
        : openWindow(c, 'nominated', [f.nominee], 'advised'),

    advised: (c, f) => {
      if (c.rules.windows.mateActivated.size === 0 || !canGoOn(c, f)) return 'begin'
      const player = c.match.players[f.player]
      const mates = listeningMates(c, 'mateActivated', player)
      return openWindow(c, 'mateActivated', mates, 'begin')
    },

    begin: (c, f) => {
      const player = c.match.players[f.player]
      const rooted = hasState(player, 'rooted') && !c.rules.move.rootedKeepsMovement
      f.moves = rooted ? 0 : (player.stats.MA ?? 0)
      f.goForIts = rooted
        ? 0
        : c.rules.move.goForIts + (firstOf(c, player, 'extraGoForIts', (skill) => skill.extraGoForIts) ?? 0)
      if (f.action === 'bomb' && canGoOn(c, f)) return call(bombFrame(f.player), 'gave')
      return goOn(c, f)
    },

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
      chosen: (c, f, answer): Next<ActivationFrame> => {
        f.vacated = answer.do === 'step' || answer.do === 'leap' ? c.match.players[f.player].at : OFF
        switch (answer.do) {
          case 'standUp':
            return stand(c, f)
          case 'step':
            return call(stepFrame(c, f.player, answer.square, pay(f, 1)), 'stepped')
          case 'leap':
            return call(leapFrame(c, c.match.players[f.player], answer.square, pay(f, LEAP_SQUARES)), 'stepped')
          case 'putBall':
            leaveBall(c, c.match.balls[carriedBall(c, f)], answer.square)
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
            return call(gazeFrame(f.player, answer.player), 'ending')
          default:
            return 'ending'
        }
      },
    },

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
      by: (c, f) => c.match.players[f.player].side,
      question: (_c, f) => question('secondBlock', f.player, { other: f.target }),
      legal: secondTargets,
      chosen: (c, f, answer) => {
        f.blocked = true
        f.double = false
        return call(doubleBlockFrame(c, f.player, f.target, answer.player), 'blocked')
      },
    },

    stepped: (c, f, step) => {
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
    },

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
      if (
        f.moves === 0 ||
        player.posture !== 'standing' ||
        !anySkill(c, player, 'movesAfterThrow', (skill) => skill.movesAfterThrow?.includes(band) === true)
      )
        return 'ending'
      f.action = 'move'
      return goOn(c, f)
    },

    ending: (c, f) =>
      standsOver(c, c.match.players[f.player])
        ? call(makeRoomFrame(f.player), 'ending')
        : openWindow(c, 'actionEnding', [f.player], 'feeding'),

    feeding: (c, f): Next<ActivationFrame> => {
      if (!f.thirsty) return turnsAfter(c, f) ? call(facingFrame(f.player), 'end') : 'end'
      f.thirsty = false
      return call(biteFrame(f.player), 'feeding')
    },

    end: (c, f) => {
      c.events.push({ type: 'actionEnded', player: f.player })
      setState(c, c.match.players[f.player], 'holed', false)
      const inTheWay = scoreAtActionEnd(c)
      return inTheWay ? call(inTheWay, 'over') : payForAction(c, f)
    },

    over: (c, f) => payForAction(c, f),
  },
}
