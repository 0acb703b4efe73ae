// A leap into the end zone instead of a sprint, through everything on the way: he scores, or is knocked out where he leapt from.
// Neighbours: leapOver.ts is the leap that everybody may try, skills/second.ts has the skill that permits this one.
import { type Deed, MOVES_ON, mayAttack } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { bodiesUnder, fits, playerAt, putPlayer } from '../../kernel/occupancy.ts'
import type { Square } from '../../kernel/pitch.ts'
import { call, done, type Procedure, type Receives, type Returns } from '../../kernel/procedure.ts'
import { may } from '../../kit.ts'
import { squareActions } from '../../vocabulary/actions.ts'
import { settleFrame } from '../ball/settle.ts'
import { intoBox } from '../hurt/boxes.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { trapFrame } from '../things/entering.ts'
import type { ActingFrame } from '../turn/activationFrame.ts'
import { dared } from './dread.ts'
import { heldBall, isHome, stands } from './zones.ts'

const REACH = 3

export interface HeroicLeapFrame extends Frame, Returns<typeof MOVES_ON | 'fell'>, Receives<{ leapt: RollResult }> {
  readonly proc: 'heroicLeap'
  step: 'roll' | 'leapt' | 'sprung' | 'fell'
  readonly player: number
  readonly to: Square
}

const LANDED = done(MOVES_ON)
const FELL = done('fell')

const leapTo = squareActions('leap', 'heroic')

/** How many squares with somebody on them he passes above this one: his base counts as one square. */
const isOccupied = (c: Ctx, player: Player, at: Square): boolean =>
  player.who.size === 1 ? playerAt(c.match, at) !== null : bodiesUnder(c.match, c.rules.pitch, player, at).length > 0

/** The fewest occupied squares on a way of up to three squares to each square; a coach leaps over no more than he must. */
const waysHome = (c: Ctx, player: Player): ReadonlyMap<Square, number> => {
  let reached = new Map<Square, number>([[player.at, 0]])
  const home = new Map<Square, number>()
  for (let steps = 0; steps < REACH; steps++) {
    const next = new Map<Square, number>()
    for (const [from, passed] of reached)
      for (const to of c.rules.pitch.neighbours[from]) {
        if (isHome(c, player, to) && fits(c.match, c.rules.pitch, player, to))
          home.set(to, Math.min(passed, home.get(to) ?? passed))
        const over = passed + (isOccupied(c, player, to) ? 1 : 0)
        next.set(to, Math.min(over, next.get(to) ?? over))
      }
    reached = next
  }
  return home
}

export const heroicLeap: Procedure<HeroicLeapFrame, Ctx> = {
  steps: {
    roll: (c, f) => {
      const passed = waysHome(c, c.match.players[f.player]).get(f.to) ?? 0
      const modifiers = passed === 0 ? [] : [{ value: passed, source: 'leaptOver', player: -1 }]
      return call(rollFrame(c, 'heroicLeap', f.player, { modifiers }), 'leapt')
    },

    leapt: (c, f, roll) => {
      const player = c.match.players[f.player]
      if (roll === 'failed') {
        intoBox(c, player, 'ko', 'leap')
        return call(settleFrame(), 'fell')
      }
      const from = player.at
      c.events.push({ type: 'moved', player: f.player, from, to: f.to, how: 'leap', byRoll: true })
      putPlayer(c.match, c.rules.pitch, player, f.to)
      const trap = trapFrame(c, player, from)
      return trap ? call(trap, 'sprung') : LANDED
    },

    sprung: (c, f) => (stands(c.match.players[f.player]) ? LANDED : FELL),

    fell: () => FELL,
  },
}

/** Where one could leap who can. What a sprint asks for: he has neither sprinted nor attacked. */
export const heroicLeaps = (c: Ctx, f: ActingFrame, player: Player): readonly Square[] =>
  mayAttack(f) && heldBall(c.match, player) ? dared(c, player, [...waysHome(c, player).keys()]) : []

export const heroicLeapDeed: Deed = {
  id: 'heroicLeap',
  movement: 'leap',
  offers: (c, f, player) => (may(c, player).leapsHome ? heroicLeaps(c, f, player).map(leapTo) : []),
  begin: (_c, f, answer): HeroicLeapFrame => ({
    proc: 'heroicLeap',
    step: 'roll',
    player: f.player,
    to: answer.square,
  }),
  procedures: { heroicLeap },
}
