// What a player does where nothing is declared: he moves, and does the deeds that his edition has, each offering its own answers.
// Neighbours: activation.ts plays declared actions; ../../deed.ts says what a deed is, turnOfEach.ts lets a player act.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { isFree } from '../../kernel/occupancy.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { type Action, action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { endStatesOf } from '../match/states.ts'
import { statNow } from '../match/weather.ts'
import { stepFrame } from '../move/step.ts'
import { strides } from '../move/stride.ts'
import { isHome, stands } from '../move/zones.ts'
import { type ActingFrame, copyActivationFrame } from './activationFrame.ts'
import { scoreAtOnce, turnGoesOn, turnover } from './turnover.ts'

type DeedsFrame = ActingFrame & { step: 'declare' | 'act' | 'stepped' | 'did' | 'onward' | 'ending' } & Receives<{
    did: string
  }>

const stepTo = squareActions('step')
const END_ACTION = action('endAction')

const canGoOn = (c: Ctx, { player }: ActingFrame): boolean => turnGoesOn(c) && stands(c.match.players[player])

const steps = (c: Ctx, { moves }: ActingFrame, player: Player): readonly Action[] => {
  if (moves === 0 || isHome(c, player, player.at)) return []
  if (player.who.size > 1) return strides(c, player, moves).map((square) => stepTo(square))
  return c.rules.pitch.neighbours[player.at].filter((square) => isFree(c.match, square)).map((square) => stepTo(square))
}

/** Who has acted does only what belongs to the turn. */
const deedsFor = (c: Ctx, { action }: ActingFrame): readonly Deed[] =>
  action === 'late' ? c.rules.deeds.filter(({ late }) => late) : c.rules.deeds

const options = (c: Ctx, f: ActingFrame): Action[] => {
  const player = c.match.players[f.player]
  return [END_ACTION, ...steps(c, f, player), ...deedsFor(c, f).flatMap((deed) => deed.offers(c, f, player))]
}

const deedOf = (c: Ctx, f: ActingFrame, answer: Action): Deed => {
  const player = c.match.players[f.player]
  const deed = deedsFor(c, f).find((one) => one.offers(c, f, player).includes(answer))
  if (!deed) throw new Error(`no deed of edition ${c.rules.id} offers ${answer.do}`)
  return deed
}

/** Asks the coach again, unless ending the action is all that is left. */
const goOn = (c: Ctx, f: DeedsFrame): 'act' | 'ending' => (canGoOn(c, f) && options(c, f).length > 1 ? 'act' : 'ending')

const moveOn = (c: Ctx, f: DeedsFrame): Next<DeedsFrame> => {
  const inTheWay = scoreAtOnce(c)
  return inTheWay ? call(inTheWay, 'onward') : goOn(c, f)
}

export const activationOfDeeds: Procedure<DeedsFrame, Ctx> = {
  copy: copyActivationFrame,
  steps: {
    declare: (c, f) => {
      const player = c.match.players[f.player]
      player.acted = true
      f.moves = f.action === 'late' ? 0 : statNow(c, player, 'MA').value
      c.events.push({ type: 'declared', player: f.player, action: f.action })
      return goOn(c, f)
    },

    act: {
      kind: 'choice',
      by: (c) => c.match.turn.side,
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
      chosen: (c, f, answer): Next<DeedsFrame> => {
        if (answer.do === 'endAction') return 'ending'
        if (answer.do === 'step') {
          f.moves--
          return call(stepFrame(c, f.player, answer.square, 0), 'stepped')
        }
        const deed = deedOf(c, f, answer)
        if (deed.isAttack) f.blocked = true
        return call(deed.begin(c, f, answer), 'did')
      },
    },

    stepped: (c, f) => moveOn(c, f),

    did: (c, f, result) => (result === MOVES_ON ? moveOn(c, f) : 'ending'),

    onward: (c, f) => goOn(c, f),

    ending: (c, f) => {
      const inTheWay = scoreAtOnce(c)
      if (inTheWay) return call(inTheWay, 'ending')
      c.events.push({ type: 'actionEnded', player: f.player })
      endStatesOf(c, c.match.players[f.player], 'activation')
      return DONE
    },
  },
}
