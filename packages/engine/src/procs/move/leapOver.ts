// A leap over a body: 3 squares of normal movement to a square beside the body, and one roll that says where he falls, if he does.
// Nobody claims a tackle against it. Neighbours: turn/activationOfDeeds.ts offers the deed, tables/agilityTables.ts has the table,
// jump.ts is the jump of other editions.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { isNextTo } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, isFree, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square, squareAt } from '../../kernel/pitch.ts'
import { call, done, type Procedure, type Returns } from '../../kernel/procedure.ts'
import type { leapTable } from '../../tables/agilityTables.ts'
import { squareActions } from '../../vocabulary/actions.ts'
import { ballUnder, disturbBalls } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { statNow } from '../match/weather.ts'
import { rollFrame } from '../rolling/roll.ts'
import { endMovementOn } from '../things/pieces.ts'
import { playersBeside } from './zones.ts'

export const LEAP_COST = 3

export interface LeapOverFrame extends Frame, Returns<typeof MOVES_ON | 'fell'> {
  readonly proc: 'leapOver'
  step: 'roll' | 'rolled' | 'lands' | 'landed' | 'fell'
  readonly player: number
  readonly to: Square
}

type Result = (typeof leapTable)['rows'][number]['result']

const LANDED = done(MOVES_ON)
const FELL = done('fell')

const leapTo = squareActions('leap')

/** Squares beside a body where he could come down, for a big base its top left one. */
export const landingsBeside = (c: Ctx, player: Player, body: Player): readonly Square[] => {
  const { pitch } = c.rules
  const { size } = player.who
  if (size + body.who.size === 2) return pitch.neighbours[body.at].filter((at) => isFree(c.match, at))
  const leaper = { ...player }
  const found: Square[] = []
  for (let dy = -size; dy <= body.who.size; dy++)
    for (let dx = -size; dx <= body.who.size; dx++) {
      leaper.at = squareAt(pitch, pitch.x[body.at] + dx, pitch.y[body.at] + dy)
      const free = leaper.at !== OFF && leaper.at !== player.at && fits(c.match, pitch, player, leaper.at)
      if (free && isNextTo(pitch, leaper, body)) found.push(leaper.at)
    }
  return found
}

/** Where he may leap to: over any player beside him who lies. */
export const leapsOver = (c: Ctx, player: Player): readonly Square[] => {
  const bodies = playersBeside(c, player).filter(({ posture }) => posture !== 'standing')
  if (bodies.length === 0) return []
  return [...new Set(bodies.flatMap((body) => landingsBeside(c, player, body)))]
}

const move = (c: Ctx, { player, to }: LeapOverFrame): void => {
  const leaper = c.match.players[player]
  c.events.push({ type: 'moved', player, from: leaper.at, to, how: 'leap', byRoll: false })
  putPlayer(c.match, c.rules.pitch, leaper, to)
}

export const leapOver: Procedure<LeapOverFrame, Ctx> = {
  steps: {
    roll: (c, f) => {
      const agility = statNow(c, c.match.players[f.player], 'AG').why
      return call(rollFrame(c, 'leap', f.player, { modifiers: agility }), 'rolled')
    },

    rolled: (c, f) => {
      const result = (c.match.lastRoll?.result ?? 'fallsBefore') as Result
      if (result !== 'fallsBefore') move(c, f)
      if (result === 'lands') return 'lands'
      disturbBalls(c, c.match.players[f.player])
      return call(knockDownFrame(f.player, 'leap'), 'fell')
    },

    lands: (c, f) => {
      endMovementOn(c, c.match.players[f.player])
      const ball = ballUnder(c, c.match.players[f.player])
      return ball >= 0 ? call(pickUpFrame(ball, f.player), 'landed') : LANDED
    },

    landed: () => LANDED,

    fell: () => FELL,
  },
}

export const leapDeed: Deed = {
  id: 'leap',
  offers: (c, f, player) => (f.moves < LEAP_COST ? [] : leapsOver(c, player).map(leapTo)),
  begin: (_c, f, answer): LeapOverFrame => {
    f.moves -= LEAP_COST
    return { proc: 'leapOver', step: 'roll', player: f.player, to: answer.square }
  },
  procedures: { leapOver },
}
