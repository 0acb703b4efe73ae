// An extra attack with a given weapon right after the block or attack of the action; the coach chooses the victim.
// Neighbours: weapons.ts carries it out; skills/stars/ start it.

import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure } from '../../kernel/procedure.ts'
import { playersBeside } from '../../procs/move/zones.ts'
import { turnGoesOn } from '../../procs/turn/turnover.ts'
import { playerActions } from '../../vocabulary/actions.ts'
import { question } from '../../vocabulary/questions.ts'
import { type Weapon, weaponFrame } from '../weapons.ts'

export interface SecondAttackFrame extends Frame {
  readonly proc: 'secondAttack'
  step: 'choose' | 'end'
  readonly player: number
  readonly weapon: Weapon
  /** The player who may not be attacked again, or −1. */
  readonly except: number
}

export const secondAttackFrame = (player: number, weapon: Weapon, except = -1): SecondAttackFrame => ({
  proc: 'secondAttack',
  step: 'choose',
  player,
  weapon,
  except,
})

const victims = (c: Ctx, player: Player, except: number): Player[] =>
  playersBeside(c, player).filter((p) => p.side !== player.side && p.posture === 'standing' && p.id !== except)

/** Whether he still stands, the turn goes on, and there is a possible victim. */
export const mayAttackOn = (c: Ctx, player: Player, except = -1): boolean =>
  turnGoesOn(c) && player.place === 'pitch' && player.posture === 'standing' && victims(c, player, except).length > 0

const attack = playerActions('block')

export const secondAttack: Procedure<SecondAttackFrame, Ctx> = {
  steps: {
    choose: {
      kind: 'choice',
      by: (c, f) => coachOf(c.match, c.match.players[f.player]),
      question: (_c, f) => question('secondBlock', f.player, { other: f.except, subject: f.weapon }),
      legal: (c, f) => victims(c, c.match.players[f.player], f.except).map((p) => attack(p.id)),
      chosen: (_c, f, answer) => call(weaponFrame(f.weapon, f.player, answer.player), 'end'),
    },
    end: () => DONE,
  },
}
