// The injury roll: stunned, knocked out or a casualty. Hands back 1 when the dice were doubles.
// Neighbours: tables/injury.ts, casualty.ts, apothecary.ts; the crowd's victims come here without an armour roll.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { takeOff } from '../kernel/occupancy.ts'
import { call, type Procedure } from '../kernel/procedure.ts'
import { type InjuryResult, injuryFor } from '../tables/injury.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { apothecaryFrame } from './apothecary.ts'
import { dropBall } from './ball.ts'
import { casualtyFrame } from './casualty.ts'
import { modifierSum, rollFrame } from './roll.ts'
import { openWindow } from './window.ts'
import { isOnPitch } from './zones.ts'

export interface InjuryFrame extends Frame {
  readonly proc: 'injury'
  step: 'roll' | 'rolled' | 'apply' | 'end'
  readonly player: number
  readonly by: number
  readonly why: string
  result: InjuryResult
  doubles: boolean
}

export const injuryFrame = (player: number, by: number, why: string): InjuryFrame => ({
  proc: 'injury',
  step: 'roll',
  player,
  by,
  why,
  result: 'stunned',
  doubles: false,
})

export const NIGGLING = 'niggling'

const niggles = (injuries: readonly string[]): Modifier[] =>
  injuries.filter((id) => id === NIGGLING).map(() => ({ value: 1, source: NIGGLING, player: -1 }))

export const injury: Procedure<InjuryFrame, Ctx> = {
  steps: {
    roll: (c, f) =>
      call(
        rollFrame(c, 'injury', f.player, { modifiers: niggles(c.match.players[f.player].injuries), other: f.by }),
        'rolled',
      ),

    rolled: (c, f) => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('an injury was judged without a roll')
      f.doubles = roll.faces[0] === roll.faces[1]
      f.result = injuryFor(c.rules.tables.injury, roll.faces[0] + roll.faces[1] + modifierSum(roll.modifiers))
      return openWindow(c, 'injuryRolled', f.by < 0 ? [f.player] : [f.by, f.player], 'apply')
    },

    apply: (c, f) => {
      const player = c.match.players[f.player]
      c.events.push({ type: 'injured', player: f.player, by: f.by, result: f.result, why: f.why })
      const { turn } = c.match
      if (f.result === 'stunned') {
        if (isOnPitch(player)) {
          player.posture = 'stunned'
          player.freshlyStunned = turn.running && !turn.bonus && player.side === turn.side
          dropBall(c, player)
        } else takeOff(c.match, c.rules.pitch, player, 'reserves')
        return 'end'
      }
      // Where he lay decides what an apothecary can still do for him.
      const square = player.at
      dropBall(c, player)
      takeOff(c.match, c.rules.pitch, player, f.result === 'knockedOut' ? 'ko' : 'casualty')
      c.events.push({ type: 'removed', player: f.player, to: player.place, why: f.result })
      return f.result === 'knockedOut'
        ? call(apothecaryFrame(f.player, 'knockedOut', square), 'end')
        : call(casualtyFrame(f.player, f.by, f.why), 'end')
    },

    end: (_c, f) => (f.doubles ? 1 : 0),
  },
}
