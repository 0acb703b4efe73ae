// The injury roll: stunned, knocked out or a casualty.
// Neighbours: tables/injury.ts, casualty.ts, apothecary.ts; injuryToBox.ts is the other kind; crowd.ts comes here without an armour roll.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { takeOff } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, type Done, done, type Next, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { type InjuryResult, NIGGLING } from '../../tables/injury.ts'
import { resultFor } from '../../tables/resultTable.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { dropBall } from '../ball/ball.ts'
import { hasState } from '../match/states.ts'
import { isOnPitch } from '../move/zones.ts'
import { modifierSum } from '../rolling/judging.ts'
import { openMoment } from '../rolling/moment.ts'
import { rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { apothecaryFrame } from './apothecary.ts'
import { casualtyFrame } from './casualty.ts'
import { stun } from './stun.ts'

/** What a referee sees of an injury roll. */
export type InjuryDice = 'doubles' | 'noDoubles'
const DOUBLES = done('doubles')
const NO_DOUBLES = done('noDoubles')

export const injuryDice = (doubles: boolean): Done<InjuryDice> => (doubles ? DOUBLES : NO_DOUBLES)

export interface InjuryFrame extends Frame, Returns<InjuryDice> {
  readonly proc: 'injury'
  step: 'roll' | 'rolled' | 'judge' | 'read' | 'apply' | 'treated' | 'missed' | 'end'
  readonly player: number
  readonly by: number
  readonly why: string
  /** The skill that was used on the armour roll or this one, and whether a re-roll was. */
  spent: string
  rerolled: boolean
  /** As in ArmourFrame. */
  readonly helpers: readonly number[]
  readonly edge: number
  /** The total; skills may add to it after the roll, or have it rolled again. */
  total: number
  again: boolean
  result: InjuryResult
  doubles: boolean
  /** The square he was on, or OFF: it decides which treatment is possible. */
  square: number
}

export const injuryFrame = (
  player: number,
  by: number,
  why: string,
  spent = '',
  rerolled = false,
  helpers: readonly number[] = [],
  edge = 0,
): InjuryFrame => ({
  proc: 'injury',
  step: 'roll',
  player,
  by,
  why,
  spent,
  rerolled,
  helpers,
  edge,
  total: 0,
  again: false,
  result: 'stunned',
  doubles: false,
  square: OFF,
})

const copy = (f: InjuryFrame): InjuryFrame => ({
  proc: f.proc,
  step: f.step,
  player: f.player,
  by: f.by,
  why: f.why,
  spent: f.spent,
  rerolled: f.rerolled,
  helpers: f.helpers,
  edge: f.edge,
  total: f.total,
  again: f.again,
  result: f.result,
  doubles: f.doubles,
  square: f.square,
})

/** Niggling injuries add to every injury roll except a stab's, to the casualty roll instead, or to nothing. */
const nigglingModifiers = (c: Ctx, player: Player, why: string): Modifier[] =>
  why === 'stab' || !c.rules.hurt.nigglingHurts || c.rules.tables.casualty?.modified
    ? []
    : player.injuries.filter((id) => id === NIGGLING).map(() => ({ value: 1, source: NIGGLING, player: -1 }))

export const edgeOf = ({ edge, why }: InjuryFrame): Modifier[] =>
  edge > 0 ? [{ value: edge, source: why, player: -1 }] : []

const applyStun = (c: Ctx, player: Player): void => {
  if (!isOnPitch(player)) takeOff(c.match, c.rules.pitch, player, 'reserves')
  else stun(c, player, 'injury')
}

/** Whether nothing modifies injury rolls against him. */
export const injuryUntouched = (c: Ctx, player: Player): boolean => may(c, player).injuryUnmodified

/** Causes that knock a player out instead of stunning him. */
const HARSH: readonly string[] = ['kicked']

/** Causes that never do worse than badly hurt. */
const MILD: readonly string[] = ['bite', 'blood-curse']

export const injury: Procedure<InjuryFrame, Ctx> = {
  calls: ['apothecary', 'casualty'],
  copy,
  steps: {
    roll: (c, f) => {
      const player = c.match.players[f.player]
      const modifiers = [...nigglingModifiers(c, player, f.why), ...edgeOf(f)]
      const frame = rollFrame(c, 'injury', f.player, { modifiers, other: f.by, why: f.why })
      if (injuryUntouched(c, player)) frame.modifiers.length = 0
      return call(frame, 'rolled')
    },

    rolled: (c, f): Next<InjuryFrame> => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('an injury was judged without a roll')
      f.doubles = roll.faces[0] === roll.faces[1]
      f.total = roll.faces[0] + roll.faces[1] + modifierSum(roll.modifiers)
      f.again = false
      return openWindow(c, 'injuryRolled', f.by < 0 ? f.helpers : [f.by], 'judge')
    },

    judge: (c, f) => {
      if (f.again) return 'roll'
      f.result = resultFor(c.rules.tables.injury, f.total)
      return openWindow(c, 'injuryRolled', [f.player], 'read')
    },

    // The victim's own skills have changed the result by now.
    read: (c, f) => {
      const player = c.match.players[f.player]
      if (f.result === 'casualty' && (MILD.includes(f.why) || hasState(player, 'frog'))) f.result = 'badlyHurt'
      const harsh = HARSH.includes(f.why) || may(c, player).stunnedIsKnockedOut
      if (f.result === 'stunned' && harsh) f.result = 'knockedOut'
      return 'apply'
    },

    apply: (c, f) => {
      const player = c.match.players[f.player]
      c.events.push({ type: 'injured', player: f.player, by: f.by, result: f.result, why: f.why })
      if (f.result === 'stunned') {
        applyStun(c, player)
        return 'end'
      }
      f.square = player.at
      const inCrowd = player.place === 'crowd'
      dropBall(c, player)
      takeOff(c.match, c.rules.pitch, player, f.result === 'knockedOut' ? 'ko' : 'casualty')
      c.events.push({ type: 'removed', player: f.player, to: player.place, why: f.result })
      return f.result === 'knockedOut'
        ? call(apothecaryFrame(f.player, 'knockedOut', f.square), 'treated')
        : call(casualtyFrame(f.player, f.by, f.why, f.result === 'badlyHurt', inCrowd), 'missed')
    },

    treated: (c, f) => {
      const player = c.match.players[f.player]
      return player.place === 'ko' ? openMoment(c, 'knockedOut', coachOf(c.match, player), 'missed') : 'missed'
    },

    missed: (c, f) => {
      const { place, side } = c.match.players[f.player]
      if (c.rules.windows.mateLost.size === 0 || (place !== 'ko' && place !== 'casualty')) return 'end'
      const mates = c.match.players.filter((p) => p.side === side && p.id !== f.player)
      return openWindow(
        c,
        'mateLost',
        mates.map((p) => p.id),
        'end',
      )
    },

    end: (_c, f) => injuryDice(f.doubles),
  },
}
