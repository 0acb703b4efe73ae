// A chainsaw is swung at somebody: it hits or misses, cuts off a head, or slips and hits whoever is there. Where it bites it may kick back
// at its owner. Neighbours: decapitated.ts, armour.ts; move/claims.ts calls it for a tackle, weapons/chainsaws.ts for an attack.
import type { Ctx } from '../../edition.ts'
import { nearestSquare } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { sawTable } from '../../tables/weaponTables.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { bigUnder, directionDie, isRolledAgain, squareTowards } from '../ball/scatter.ts'
import { settleFrame } from '../ball/settle.ts'
import { statNow } from '../match/weather.ts'
import { isOnPitch } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { armourFrame } from './armour.ts'
import { decapitated, decapitatedFrame } from './decapitated.ts'

/** The cause of armour and injury rolls: a chainsaw bit him. */
export const SAW = 'saw'

export interface SawFrame extends Frame, Receives<{ kickback: RollResult }> {
  readonly proc: 'saw'
  step: 'swing' | 'swung' | 'slip' | 'gored' | 'kickback' | 'balls' | 'end'
  readonly player: number
  readonly target: number
}

export const sawFrame = (player: number, target: number): SawFrame => ({ proc: 'saw', step: 'swing', player, target })

type Result = (typeof sawTable)['rows'][number]['result']

const less = ({ value, ...more }: Modifier): Modifier => ({ ...more, value: -value })

/** His armour is all that can save him: a saw knocks nobody over. */
const bites = (f: SawFrame, victim: number): Next<SawFrame> =>
  call(armourFrame(victim, f.player, SAW), victim === f.player ? 'balls' : 'gored')

/** Where a saw goes that misses its target: from the square of the target that is nearest. */
const awayFrom = (c: Ctx, f: SawFrame) => {
  const target = c.match.players[f.target]
  const square = nearestSquare(c.rules.pitch, target, c.match.players[f.player].at)
  return { square, big: bigUnder(c, square) }
}

const slipsTo = (c: Ctx, f: SawFrame, face: number): Player | null => {
  const { square, big } = awayFrom(c, f)
  const to = squareTowards(c, big, square, face)
  const victim = to === OFF ? null : playerAt(c.match, to)
  c.events.push({ type: 'sawSlipped', player: f.player, square: to, victim: victim?.id ?? -1 })
  return victim
}

export const saw: Procedure<SawFrame, Ctx> = {
  procedures: { decapitated },
  steps: {
    swing: (c, f) => {
      const { players } = c.match
      c.events.push({ type: 'sawn', player: f.player, victim: f.target })
      const modifiers = [
        ...statNow(c, players[f.player], 'AG').why,
        ...statNow(c, players[f.target], 'AG').why.map(less),
      ]
      return call(rollFrame(c, 'saw', f.player, { modifiers, other: f.target, concerns: [f.target] }), 'swung')
    },

    swung: (c, f): Next<SawFrame> => {
      switch (c.match.lastRoll?.result as Result) {
        case 'slipped':
          return 'slip'
        case 'missed':
          return DONE
        case 'sawn':
          return bites(f, f.target)
        case 'beheaded':
          return call(decapitatedFrame(f.target, f.player), 'gored')
      }
    },

    slip: {
      kind: 'throw',
      dice: (c, f) => [directionDie(awayFrom(c, f).big)],
      why: () => 'scatter',
      rolled: (c, f, [face]): Next<SawFrame> => {
        if (isRolledAgain(awayFrom(c, f).big, face)) return 'slip'
        const victim = slipsTo(c, f, face)
        return victim ? bites(f, victim.id) : DONE
      },
    },

    // Fans may have cleared the pitch meanwhile.
    gored: (c, f): Next<SawFrame> =>
      isOnPitch(c.match.players[f.player]) ? call(rollFrame(c, 'kickback', f.player), 'kickback') : 'balls',

    kickback: (c, f, roll): Next<SawFrame> => {
      if (roll === 'passed') return 'balls'
      c.events.push({ type: 'kickedBack', player: f.player })
      return bites(f, f.player)
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
