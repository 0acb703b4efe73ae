// A kick-off as data. Neighbours: kickOff.ts plays it, kickOffSteps.ts has its steps, match/drive.ts starts it.
import type { Frame } from '../../kernel/match.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import type { Side } from '../../vocabulary/words.ts'

export interface KickOffFrame<S extends string = string> extends Frame {
  readonly proc: 'kickOff'
  step: S
  readonly kicking: Side
  square: Square
  direction: number
  distance: number
  /** The result of the table, '' before it is rolled, and the dice of the distance that it brings. */
  event: string
  distanceDice: number
  /** Kick has halved the distance; a receiver has used Kick-Off Return. */
  halved: boolean
  returnUsed: boolean
  /** Squares the wind has moved the ball. */
  gusts: number
  /** The kicker, if the coach must name one; else −1. */
  kicker: number
  /** The D3 of advice to the kicker; 0 for none. */
  advice: number
}

export const kickOffFrame = (kicking: Side): KickOffFrame<'start'> => ({
  proc: 'kickOff',
  step: 'start',
  kicking,
  square: OFF,
  direction: 0,
  distance: 0,
  event: '',
  distanceDice: 1,
  halved: false,
  returnUsed: false,
  gusts: 0,
  kicker: -1,
  advice: 0,
})

export const copyKickOffFrame = <S extends string>(f: KickOffFrame<S>): KickOffFrame<S> => ({
  proc: f.proc,
  step: f.step,
  kicking: f.kicking,
  square: f.square,
  direction: f.direction,
  distance: f.distance,
  event: f.event,
  distanceDice: f.distanceDice,
  halved: f.halved,
  returnUsed: f.returnUsed,
  gusts: f.gusts,
  kicker: f.kicker,
  advice: f.advice,
})
