// A leap over a body or a pit: 3 squares of normal movement to a square beside it, and one roll that says where he falls, if he does:
// where he leapt from, or into the pit. Nobody claims a tackle against it. Neighbours: turn/activationOfDeeds.ts offers the deed, tables/agilityTables.ts has the table,
// jump.ts is the jump of other editions.
import { type Deed, MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { gapTo, isNextTo } from '../../kernel/base.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { fits, isFree, putPlayer } from '../../kernel/occupancy.ts'
import { OFF, type Square, squareAt } from '../../kernel/pitch.ts'
import { call, done, type Next, type Procedure, type Returns } from '../../kernel/procedure.ts'
import type { leapTable } from '../../tables/agilityTables.ts'
import { squareActions } from '../../vocabulary/actions.ts'
import { ballUnder, disturbBalls } from '../ball/ball.ts'
import { pickUpFrame } from '../ball/pickUp.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { statNow } from '../match/weather.ts'
import { rollFrame } from '../rolling/roll.ts'
import { counterOn, isCounter, isVacant, kindSprung, turnOver } from '../things/counters.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'
import { endMovementOn } from '../things/pieces.ts'
import { dared } from './dread.ts'
import { playersBeside, stands } from './zones.ts'

export const LEAP_COST = 3

type Result = (typeof leapTable)['rows'][number]['result']

export interface LeapOverFrame extends Frame, Returns<typeof MOVES_ON | 'fell'> {
  readonly proc: 'leapOver'
  step: 'roll' | 'sure' | 'rolled' | 'touched' | 'slipped' | 'lands' | 'landed' | 'fell'
  readonly player: number
  readonly to: Square
  /** The square of the trap counter that he leaps over, or OFF. */
  readonly over: Square
  result: Result
}

const LANDED = done(MOVES_ON)
const FELL = done('fell')

const leapTo = squareActions('leap')
const leapOverPit = squareActions('leap', 'pit')

/** Squares beside a body where he could come down, for a big base its top left one. */
export const landingsBeside = (c: Ctx, player: Player, body: Pick<Player, 'at' | 'who'>): readonly Square[] => {
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

/** Counters beside him that may be pits, turned over or not, with nobody in them and nobody on them. */
const countersBeside = (c: Ctx, player: Player): readonly Square[] =>
  c.match.pieces.flatMap((piece) =>
    isCounter(piece) &&
    isVacant(piece) &&
    piece.at !== OFF &&
    isFree(c.match, piece.at) &&
    gapTo(c.rules.pitch, player, piece.at) === 1
      ? [piece.at]
      : [],
  )

/** Where he may leap to over a counter, and over which: the one that lies most directly in between. */
const leapsOverPits = (c: Ctx, player: Player): ReadonlyMap<Square, Square> => {
  const { pitch } = c.rules
  const ways = new Map<Square, Square>()
  const bend = (over: Square, to: Square): number => {
    const across = (along: Int8Array | readonly number[]): number =>
      (2 * along[over] - along[player.at] - along[to]) ** 2
    return across(pitch.x) + across(pitch.y)
  }
  for (const over of countersBeside(c, player))
    for (const to of landingsBeside(c, player, { at: over, who: { ...player.who, size: 1 } })) {
      const other = ways.get(to)
      if (other === undefined || bend(over, to) < bend(other, to)) ways.set(to, over)
    }
  return ways
}

const move = (c: Ctx, { player }: LeapOverFrame, to: Square): Frame | null => {
  const leaper = c.match.players[player]
  const from = leaper.at
  c.events.push({ type: 'moved', player, from, to, how: 'leap', byRoll: false })
  putPlayer(c.match, c.rules.pitch, leaper, to)
  return trapFrame(c, leaper, from)
}

const falls = (c: Ctx, f: LeapOverFrame) => {
  disturbBalls(c, c.match.players[f.player])
  return call(knockDownFrame(f.player, 'leap'), 'fell')
}

/**
 * Over a body he falls where he leapt from; so does a big base over a pit, into which it does not fit, and everybody over a counter
 * that turns out to be a bluff.
 */
const fallsInto = (c: Ctx, f: LeapOverFrame): Next<LeapOverFrame> => {
  if (c.match.players[f.player].who.size > 1) return falls(c, f)
  const counter = counterOn(c.match, f.over)
  const kind = counter < 0 ? undefined : kindSprung(c.match.pieces[counter])
  if (kind === 'blank') turnOver(c, counter, c.match.players[f.player])
  if (!kind || kind === 'blank') return falls(c, f)
  const trap = move(c, f, f.over)
  return trap ? call(trap, 'slipped') : falls(c, f)
}

/** Where he has come down. */
const comesDown = (c: Ctx, f: LeapOverFrame): Next<LeapOverFrame> => (f.result === 'lands' ? 'lands' : falls(c, f))

const flies = (c: Ctx, f: LeapOverFrame): Next<LeapOverFrame> => {
  const trap = move(c, f, f.to)
  return trap ? call(trap, 'touched') : comesDown(c, f)
}

export const leapOver: Procedure<LeapOverFrame, Ctx> = {
  steps: {
    roll: (c, f) => {
      const agility = statNow(c, c.match.players[f.player], 'AG').why
      return call(rollFrame(c, 'leap', f.player, { modifiers: agility }), 'rolled')
    },

    // Nothing can go wrong.
    sure: (c, f) => flies(c, f),

    rolled: (c, f): Next<LeapOverFrame> => {
      f.result = (c.match.lastRoll?.result ?? 'fallsBefore') as Result
      return f.result === 'fallsBefore' ? fallsInto(c, f) : flies(c, f)
    },

    touched: (c, f): Next<LeapOverFrame> => {
      const player = c.match.players[f.player]
      if (isUnmoved(player, f.to)) return comesDown(c, f)
      return stands(player) ? LANDED : FELL
    },

    // A mine may have left him on his feet; a trampoline has made him land already.
    slipped: (c, f): Next<LeapOverFrame> => {
      const player = c.match.players[f.player]
      if (isUnmoved(player, f.over)) return falls(c, f)
      return stands(player) ? LANDED : FELL
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
  movement: 'leap',
  offers: (c, f, player) => {
    if (f.moves < LEAP_COST) return []
    const overBodies = dared(c, player, leapsOver(c, player))
    if (c.match.pieces.length === 0) return overBodies.map(leapTo)
    const overPits = dared(c, player, [...leapsOverPits(c, player).keys()]).filter((to) => !overBodies.includes(to))
    return [...overBodies.map(leapTo), ...overPits.map(leapOverPit)]
  },
  begin: (c, f, answer): LeapOverFrame => {
    f.moves -= LEAP_COST
    const player = c.match.players[f.player]
    const over = answer.option === '' ? OFF : (leapsOverPits(c, player).get(answer.square) ?? OFF)
    return {
      ...{ proc: 'leapOver', step: 'roll', player: f.player },
      ...{ to: answer.square, over, result: 'fallsBefore' },
    }
  },
  procedures: { leapOver },
}
