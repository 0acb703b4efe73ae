// A team turn in which every standing player may act once, in any order, without declaring anything; or the moves of a side that has
// kicked off, before the first turn. Neighbours: turn.ts is the turn of declared actions; turnSteps.ts has the steps of both,
// activationOfDeeds.ts plays what a player does.
import type { Deed } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { type Action, action, playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import type { Side } from '../../vocabulary/words.ts'
import { concede } from '../match/concede.ts'
import { routines, routinesFrame } from '../match/routines.ts'
import { leaveOf } from '../match/spells.ts'
import { stands } from '../move/zones.ts'
import { hasClimbed } from '../things/climbing.ts'
import { activationFrame } from './activationFrame.ts'
import { copyTurnFrame, type TurnFrame } from './turnFrame.ts'
import * as turns from './turnSteps.ts'
import { canAct } from './whoMayAct.ts'

type EachTurnFrame = TurnFrame<'start' | 'opened' | 'started' | 'choose' | 'acted' | 'end' | 'ended' | 'close' | 'over'>

const END_TURN = action('endTurn')
const act = playerActions('activate')
const actLate = playerActions('activate', 'late')
const actTrapped = playerActions('activate', 'trapped')

/** Whether he offers a deed of this kind, without anything left to walk. */
const has = (c: Ctx, player: Player, kind: 'late' | 'trapped', isOne: (deed: Deed) => boolean | undefined): boolean =>
  c.rules.deeds.some(
    (deed) =>
      isOne(deed) &&
      !deed.secret &&
      leaveOf(c, player)?.does(deed) !== false &&
      deed.offers(c, activationFrame(player.id, kind), player).length > 0,
  )

/** Whether he has acted, but can still do something that belongs to the turn; after a side's kick-off there is none. */
const isLate = (c: Ctx, player: Player): boolean =>
  player.acted && !c.match.turn.bonus && !hasClimbed(player) && has(c, player, 'late', ({ late }) => late)

/** Whether he sits in a pit and has still to try to get out of it. */
const isTrapped = (c: Ctx, player: Player): boolean =>
  player.place === 'pit' && !player.acted && !c.match.turn.bonus && has(c, player, 'trapped', ({ fromPit }) => fromPit)

/** Who has still to act, and who can do more: nobody acts who lies on the ground; who sits in a pit may try to get out. */
const ableOne = (c: Ctx, side: Side, p: Player): Action | null => {
  if (p.side !== side) return null
  if (!stands(p)) return isTrapped(c, p) ? actTrapped(p.id) : null
  if (canAct(c, p, side)) return act(p.id)
  return isLate(c, p) ? actLate(p.id) : null
}

const able = (c: Ctx, side: Side): Action[] => {
  const answers: Action[] = [END_TURN]
  for (const player of c.match.players) {
    const one = ableOne(c, side, player)
    if (one) answers.push(one)
  }
  return answers
}

const isAnybodyAble = (c: Ctx, side: Side): boolean =>
  c.match.players.some((player) => ableOne(c, side, player) !== null)

export const turnOfEach: Procedure<EachTurnFrame, Ctx> = {
  copy: copyTurnFrame,
  procedures: { routines },
  steps: {
    start: (c, f) => {
      turns.reset(c, f)
      if (!f.bonus) c.match.clock[f.side]++
      return turns.announce(c, f, c.match.clock[f.side], 'opened')
    },

    opened: (_c, f) => (f.bonus ? 'started' : call(routinesFrame('turnStart', f.side), 'started')),

    started: (c) => (c.match.turn.turnover === '' ? 'choose' : 'end'),

    choose: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => (f.bonus ? question('turn', -1, { subject: 'afterKick' }) : turns.asks(f)),
      legal: (c, f) => able(c, f.side),
      outside: {
        timeOut: turns.timeOut('end'),
        concede: { allowed: turns.mayConcede, happened: (c, f) => concede(c, f.side) },
      },
      chosen: (c, f, answer) => (answer.do === 'endTurn' ? 'end' : turns.activate(c, f, answer, 'acted')),
    },

    acted: (c, f) => (c.match.turn.turnover === '' && isAnybodyAble(c, f.side) ? 'choose' : 'end'),

    end: (c, f) => turns.lastWord(c, f, 'ended'),

    ended: (_c, f) => (f.bonus ? 'close' : call(routinesFrame('turnEnd', f.side), 'close')),

    close: (c, f) => turns.close(c, f, 'over'),

    over: () => DONE,
  },
}
