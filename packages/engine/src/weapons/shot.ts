// The gunner fires the cannon at the end of his team's turn: the fuse, and how the Cannonball flies. Neighbours: cannon.ts loads it,
// tables/flightTables.ts; procs/ball/flight.ts brings him down, hurt/detonation.ts blows it up.
import type { Ctx } from '../edition.ts'
import type { Frame, Piece, Player } from '../kernel/match.ts'
import { putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square, squareAt } from '../kernel/pitch.ts'
import { type Call, call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import { destroyBall } from '../procs/ball/destroyedBall.ts'
import { type FlightEnd, flight, flightFrame, takeOffInto } from '../procs/ball/flight.ts'
import { isFootball } from '../procs/ball/whichBall.ts'
import { detonation, detonationFrame } from '../procs/hurt/detonation.ts'
import { lie } from '../procs/hurt/fall.ts'
import { injuryFrame } from '../procs/hurt/injury.ts'
import { setState } from '../procs/match/states.ts'
import { loseWeapon } from '../procs/match/weapons.ts'
import { heldBall, stands } from '../procs/move/zones.ts'
import { lastTotal } from '../procs/rolling/judging.ts'
import { rollFrame } from '../procs/rolling/roll.ts'
import { hasClimbed } from '../procs/things/climbing.ts'
import { isMarkedWith, removePiece } from '../procs/things/pieces.ts'
import { playIsOver, score } from '../procs/turn/turnover.ts'
import type { Routine } from '../routine.ts'
import { type cannonballTable, DWARF_FUSE, type fuseTable } from '../tables/flightTables.ts'
import { proposalsSecond } from '../tables/proposalsSecond.ts'
import { action } from '../vocabulary/actions.ts'
import { question } from '../vocabulary/questions.ts'
import type { Die, Side } from '../vocabulary/words.ts'
import { cannonOf, GUNNER, loadOf, named, SPIKED, wasHandedBall } from './cannon.ts'
import { touches } from './seeSaw.ts'

export interface ShotFrame extends Frame {
  readonly proc: 'shot'
  step: 'ask' | 'lit' | 'aimed' | 'flown' | 'away' | 'end'
  readonly piece: number
  readonly side: Side
  readonly gunner: number
  readonly cannonball: number
}

type Fuse = (typeof fuseTable)['rows'][number]['result']
type Shot = (typeof cannonballTable)['rows'][number]['result']

const FIRE = action('use')
const HOLD_FIRE = action('decline')
const RANGE: readonly Die[] = ['d6', 'd6', 'd6', 'd6', 'd6', 'd6']
const LIFT_OFF_NEEDS_BALL = proposalsSecond.liftOffNeedsBall.value

const cannonballOf = (c: Ctx, f: ShotFrame): Player => c.match.players[f.cannonball]
const pieceOf = (c: Ctx, f: ShotFrame): Piece => c.match.pieces[f.piece]

const lightFuse = (c: Ctx, f: ShotFrame): Call<'lit'> => {
  const skilled = c.match.players[f.gunner].who.race === DWARF_FUSE.race
  const modifiers = skilled ? [{ value: DWARF_FUSE.bonus, source: DWARF_FUSE.race, player: f.gunner }] : []
  return call(rollFrame(c, 'fuse', f.gunner, { modifiers, concerns: [f.cannonball] }), 'lit')
}

/** What is left of the cannon is gone for the match, and its load lies where it stood. A head that he had is only dropped. */
const explode = (c: Ctx, f: ShotFrame): Call<'end'> => {
  const player = cannonballOf(c, f)
  const { at } = pieceOf(c, f)
  const ball = heldBall(c.match, player)
  pieceOf(c, f).load = []
  removePiece(c, f.piece, 'exploded')
  loseWeapon(c, f.side, 'cannon')
  if (ball && isFootball(ball)) destroyBall(c, ball, f.side)
  putPlayer(c.match, c.rules.pitch, player, at)
  lie(c, player, 'cannon')
  return call(detonationFrame(at, 'cannon'), 'end')
}

/** The square so many columns in front of the muzzle; OFF beyond the other end of the pitch. */
const ahead = ({ rules: { pitch } }: Ctx, { at, side }: Piece, columns: number): Square =>
  squareAt(pitch, pitch.x[at] + (side === 'home' ? columns : -columns), pitch.y[at])

const leaveCannon = (c: Ctx, f: ShotFrame): Square => {
  const piece = pieceOf(c, f)
  piece.load = []
  takeOffInto(c, cannonballOf(c, f))
  c.events.push({ type: 'launched', player: f.cannonball, by: f.gunner, thing: 'cannon' })
  return piece.at
}

const comesDown = (c: Ctx, f: ShotFrame, at: Square, how: FlightEnd): Call<'end'> => {
  const origin = leaveCannon(c, f)
  return call(flightFrame(cannonballOf(c, f), { by: f.gunner, how: 'flown', origin }, at, how), 'end')
}

/** Over the other end zone and away: a touchdown if he has the ball, and he does not come back in this match. */
const liftOff = (c: Ctx, f: ShotFrame): Call<'away'> => {
  const player = cannonballOf(c, f)
  const from = leaveCannon(c, f)
  c.events.push({ type: 'moved', player: player.id, from, to: OFF, how: 'flown' })
  const ball = heldBall(c.match, player)
  const scores = ball !== null && isFootball(ball)
  if (ball) Object.assign(ball, { state: 'absent', carrier: -1, at: OFF })
  if (scores || !LIFT_OFF_NEEDS_BALL) score(c, player)
  setState(c, player, 'shotAway', true)
  return call(injuryFrame(f.cannonball, -1, 'landing'), 'away')
}

export const shot: Procedure<ShotFrame, Ctx> = {
  procedures: { flight, detonation },
  steps: {
    ask: {
      kind: 'choice',
      by: (_c, f) => f.side,
      question: (_c, f) => question('fireCannon', f.gunner, { other: f.cannonball, declining: 'staysInCannon' }),
      legal: () => [FIRE, HOLD_FIRE],
      chosen: (c, f, answer) => (answer.do === 'use' ? lightFuse(c, f) : DONE),
    },

    lit: (c, f): Next<ShotFrame> => {
      switch (c.match.lastRoll?.result as Fuse) {
        case 'explodes':
          return explode(c, f)
        case 'goesOut':
          return DONE
        case 'fires':
          return call(rollFrame(c, 'cannonball', f.gunner, { concerns: [f.cannonball] }), 'aimed')
      }
    },

    aimed: (c, f): Next<ShotFrame> => {
      switch (c.match.lastRoll?.result as Shot) {
        case 'pops':
          return comesDown(c, f, ahead(c, pieceOf(c, f), 1), 'drop')
        case 'flies':
          return call(rollFrame(c, 'flight', f.gunner, { dice: RANGE, concerns: [f.cannonball] }), 'flown')
        case 'liftsOff':
          return liftOff(c, f)
      }
    },

    flown: (c, f): Next<ShotFrame> => {
      const at = ahead(c, pieceOf(c, f), lastTotal(c))
      return at === OFF ? liftOff(c, f) : comesDown(c, f, at, 'comeDown')
    },

    away: (c, f) => {
      const player = cannonballOf(c, f)
      if (player.place !== 'air' && player.place !== 'reserves') return DONE
      player.place = 'gone'
      c.events.push({ type: 'removed', player: player.id, to: 'gone', why: 'cannon' })
      return DONE
    },

    end: () => DONE,
  },
}

export const cannonFires: Routine = {
  id: 'cannonFires',
  at: 'turnEnd',
  begin: (c, side): ShotFrame | null => {
    const piece = cannonOf(c.match, side)
    if (piece < 0 || playIsOver(c) || wasHandedBall(c) || isMarkedWith(c.match.pieces[piece], SPIKED)) return null
    const gunner = named(c, side, GUNNER)
    const cannonball = loadOf(c, c.match.pieces[piece])
    if (!gunner || !cannonball || !stands(gunner) || hasClimbed(gunner)) return null
    if (!touches(c, gunner, c.match.pieces[piece])) return null
    return { proc: 'shot', step: 'ask', piece, side, gunner: gunner.id, cannonball: cannonball.id }
  },
  procedures: { shot },
}
