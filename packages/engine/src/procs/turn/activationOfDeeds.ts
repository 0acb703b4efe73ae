// What a player does where nothing is declared: he moves, and does the deeds that his edition has, each offering its own answers.
// Neighbours: activation.ts plays declared actions; ../../deed.ts says what a deed is, turnOfEach.ts lets a player act.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { isFree } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import { type Action, action, squareActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { dropBall } from '../ball/ball.ts'
import { bringHeadsHome } from '../ball/headsHome.ts'
import { settleFrame } from '../ball/settle.ts'
import { lie } from '../hurt/fall.ts'
import { itemsSeenFrame } from '../match/itemsSeenFrame.ts'
import { leaveOf, noteBusy } from '../match/spells.ts'
import { endStatesOf } from '../match/states.ts'
import { bouncingFrame } from '../move/bouncing.ts'
import { controlRoll } from '../move/control.ts'
import { dared } from '../move/dread.ts'
import { noteMove } from '../move/moved.ts'
import { fingersRoll } from '../move/numbFingers.ts'
import { catchBreath, footingRoll, mayWalkOn, payStep } from '../move/sprint.ts'
import { stepFrame } from '../move/step.ts'
import { strides } from '../move/stride.ts'
import { stands } from '../move/zones.ts'
import type { RollResult } from '../rolling/roll.ts'
import { isMachine } from '../things/machines.ts'
import { type ActingFrame, copyActivationFrame } from './activationFrame.ts'
import { chargingFirst } from './mustCharge.ts'
import { isAboutToScore, scoreAtOnce, turnGoesOn, turnover } from './turnover.ts'
import { urged } from './urges.ts'

type DeedsFrame = ActingFrame & {
  step:
    | 'declare'
    | 'act'
    | 'control'
    | 'bounced'
    | 'fingers'
    | 'dropped'
    | 'footing'
    | 'slipped'
    | 'stepped'
    | 'did'
    | 'seen'
    | 'onward'
    | 'ending'
} & Receives<{ control: RollResult; fingers: RollResult; footing: RollResult; did: string }>

const stepTo = squareActions('step')
const END_ACTION = action('endAction')

const canGoOn = (c: Ctx, { action, player }: ActingFrame): boolean =>
  turnGoesOn(c) && (action === 'trapped' ? c.match.players[player].place === 'pit' : stands(c.match.players[player]))

const steps = (c: Ctx, f: ActingFrame, player: Player): readonly Action[] => {
  if (player.at === OFF || isMachine(c, player)) return []
  if (!mayWalkOn(c, f, player) || leaveOf(c, player)?.walks === false) return []
  const open =
    player.who.size > 1
      ? strides(c, player, 1)
      : c.rules.pitch.neighbours[player.at].filter((square) => isFree(c.match, square))
  return dared(c, player, open).map((square) => stepTo(square))
}

/**
 * Who has acted does only what belongs to the turn, and who moves after his side's kick-off does not: that is no turn. A pit leaves
 * only the way out of it.
 */
export const deedsFor = (c: Ctx, { action, player }: ActingFrame): readonly Deed[] => {
  if (isMachine(c, c.match.players[player])) return c.rules.deeds.filter(({ byMachine }) => byMachine)
  const leave = leaveOf(c, c.match.players[player])
  const deeds = leave ? c.rules.deeds.filter(leave.does) : c.rules.deeds
  if (action === 'late') return deeds.filter(({ late }) => late)
  if (action === 'trapped') return deeds.filter(({ fromPit }) => fromPit)
  return c.match.turn.bonus ? deeds.filter(({ late }) => !late) : deeds
}

const options = (c: Ctx, f: ActingFrame, isOpen = false): Action[] => {
  const player = c.match.players[f.player]
  const deeds = isOpen ? deedsFor(c, f).filter(({ secret }) => !secret) : deedsFor(c, f)
  const all = [END_ACTION, ...steps(c, f, player), ...deeds.flatMap((deed) => deed.offers(c, f, player))]
  return urged(c, f, player, chargingFirst(c, player, all))
}

const deedOf = (c: Ctx, f: ActingFrame, answer: Action): Deed => {
  const player = c.match.players[f.player]
  const deed = deedsFor(c, f).find((one) => one.offers(c, f, player).includes(answer))
  if (!deed) throw new Error(`no deed of edition ${c.rules.id} offers ${answer.do}`)
  return deed
}

const walk = (c: Ctx, f: DeedsFrame, to: Square): Next<DeedsFrame> =>
  call(stepFrame(c, f.player, to, payStep(f)), 'stepped')

/** Whether nothing is left to him but what only his coach knows of. */
const onlySecretsLeft = (c: Ctx, f: ActingFrame): boolean =>
  c.rules.items.size + c.rules.spells.size > 0 && !options(c, f, true).some((one) => one !== END_ACTION)

/** Asks the coach again, unless ending the action is all that is left. */
const goOn = (c: Ctx, f: DeedsFrame): 'act' | 'ending' =>
  canGoOn(c, f) && options(c, f).some((one) => one !== END_ACTION) ? 'act' : 'ending'

/** The uses of magic items for which referees are asked now; before a touchdown counts, for all. */
const usesToSee = (c: Ctx): Frame | null => (c.rules.items.size === 0 ? null : itemsSeenFrame(c, isAboutToScore(c)))

const moveOn = (c: Ctx, f: DeedsFrame): Next<DeedsFrame> => {
  const uses = usesToSee(c)
  if (uses) return call(uses, 'seen')
  bringHeadsHome(c)
  const inTheWay = scoreAtOnce(c)
  return inTheWay ? call(inTheWay, 'onward') : goOn(c, f)
}

const carryOut = (c: Ctx, f: DeedsFrame, answer: Action): Next<DeedsFrame> => {
  if (answer.do === 'step') {
    const roll = footingRoll(c, f)
    if (!roll) return walk(c, f, answer.square)
    f.square = answer.square
    return call(roll, 'footing')
  }
  const deed = deedOf(c, f, answer)
  if (deed.isAttack) f.blocked = true
  if (!deed.secret && !deed.movement) noteBusy(c, c.match.players[f.player])
  return call(deed.begin(c, f, answer), 'did')
}

/** What takes him from his square. */
const movingVerbs = ['step', 'leap', 'haul'] as const
const movingVerb = ({ do: verb }: Action): (typeof movingVerbs)[number] | undefined =>
  movingVerbs.find((one) => one === verb)

/** A move to be made after a roll: its verb, and the option of its answer. */
const remember = (f: DeedsFrame, answer: Action): void => {
  f.square = answer.square
  f.option = `${answer.do} ${answer.option}`
}

const remembered = (f: DeedsFrame): Action => {
  const [verb, option] = f.option.split(' ')
  return action(movingVerbs.find((one) => one === verb) ?? 'step', -1, f.square, option)
}

/** He moves, unless his fingers fail him first. */
const setOff = (c: Ctx, f: DeedsFrame, answer: Action): Next<DeedsFrame> => {
  const roll = fingersRoll(c, c.match.players[f.player])
  if (!roll) return carryOut(c, f, answer)
  remember(f, answer)
  return call(roll, 'fingers')
}

export const activationOfDeeds: Procedure<DeedsFrame, Ctx> = {
  copy: copyActivationFrame,
  steps: {
    declare: (c, f) => {
      const player = c.match.players[f.player]
      player.acted = true
      if (f.action !== 'late' && f.action !== 'trapped') catchBreath(c, f, player)
      c.events.push({ type: 'declared', player: f.player, action: f.action })
      return goOn(c, f)
    },

    act: {
      kind: 'choice',
      hidden: (c, f) => onlySecretsLeft(c, f) && 'offer',
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
        if (!movingVerb(answer)) return carryOut(c, f, answer)
        noteMove(c, c.match.players[f.player])
        const roll = controlRoll(c, c.match.players[f.player])
        if (!roll) return setOff(c, f, answer)
        remember(f, answer)
        return call(roll, 'control')
      },
    },

    control: (c, f, roll) =>
      roll === 'passed' ? setOff(c, f, remembered(f)) : call(bouncingFrame(f.player), 'bounced'),

    bounced: () => 'ending',

    fingers: (c, f, roll) => {
      if (roll === 'passed') return carryOut(c, f, remembered(f))
      dropBall(c, c.match.players[f.player])
      return call(settleFrame(), 'dropped')
    },

    // He goes where he wanted, if he still can.
    dropped: (c, f): Next<DeedsFrame> => {
      const answer = remembered(f)
      return canGoOn(c, f) && options(c, f).includes(answer) ? carryOut(c, f, answer) : moveOn(c, f)
    },

    footing: (c, f, roll) => {
      if (roll === 'passed') return walk(c, f, f.square)
      lie(c, c.match.players[f.player], 'slip')
      return call(settleFrame(), 'slipped')
    },

    slipped: () => 'ending',

    stepped: (c, f) => moveOn(c, f),

    did: (c, f, result) => (result === MOVES_ON ? moveOn(c, f) : 'ending'),

    seen: (c, f) => moveOn(c, f),

    onward: (c, f) => goOn(c, f),

    ending: (c, f) => {
      const uses = itemsSeenFrame(c, true)
      if (uses) return call(uses, 'ending')
      bringHeadsHome(c)
      const inTheWay = scoreAtOnce(c)
      if (inTheWay) return call(inTheWay, 'ending')
      c.events.push({ type: 'actionEnded', player: f.player })
      endStatesOf(c, c.match.players[f.player], 'activation')
      return DONE
    },
  },
}
