// Throwing a team-mate: hunger, the throw, three scatters, and a landing on his feet, badly, on another player or in
// the crowd. Neighbours: activation.ts, skills/alwaysHungry.ts, skills/rightStuff.ts, crowd.ts.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { playerAt } from '../../kernel/occupancy.ts'
import { OFF, type Square } from '../../kernel/pitch.ts'
import { type Call, call, DONE, type Procedure, type Receives, type Throw } from '../../kernel/procedure.ts'
import type { PassBand } from '../../tables/passRange.ts'
import { armourFrame } from '../hurt/armour.ts'
import { crowdInjury } from '../hurt/crowd.ts'
import { layDown, placeProne } from '../hurt/fall.ts'
import type { InjuryDice } from '../hurt/injury.ts'
import { heldBall } from '../move/zones.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { openWindow } from '../rolling/window.ts'
import { turnover } from '../turn/turnover.ts'
import { overTheEdge, putDownAt, takeOffInto } from './flight.ts'
import { settleFrame } from './settle.ts'

export interface ThrowTeamMateFrame extends Frame {
  readonly proc: 'throwTeamMate'
  readonly thrower: number
  readonly mate: number
  readonly target: Square
  readonly band: PassBand
  /** The square he stood on. */
  readonly origin: Square
  readonly carrier: boolean
  /** Kicked, not thrown: a fumble hurts him. */
  readonly kicked: boolean
  /** A skill may have him eaten or let him escape. */
  eaten: boolean
  squirmed: boolean
  at: Square
  scatters: number
  /** The player he landed on, or −1. */
  hit: number
  /** The quality of the throw, and whether he cannot land on his feet: for editions that use them. */
  quality: string
  helpless: boolean
}

export type ThrowTeamMateFrameCrp = ThrowTeamMateFrame & {
  step:
    | 'start'
    | 'throw'
    | 'thrown'
    | 'scatter'
    | 'comeDown'
    | 'hitHurt'
    | 'land'
    | 'landed'
    | 'crash'
    | 'hurt'
    | 'crowd'
    | 'balls'
    | 'end'
} & Receives<{ thrown: RollResult; landed: RollResult }>

export const throwTeamMateFrame = (
  c: Ctx,
  thrower: number,
  mate: number,
  target: Square,
  band: PassBand,
  kicked = false,
): ThrowTeamMateFrame => ({
  proc: 'throwTeamMate',
  step: 'start',
  thrower,
  mate,
  target,
  band,
  origin: c.match.players[mate].at,
  carrier: heldBall(c.match, c.match.players[mate]) !== null,
  eaten: false,
  squirmed: false,
  at: c.match.players[mate].at,
  scatters: 0,
  hit: -1,
  kicked,
  quality: '',
  helpless: false,
})

export const intoTheAir = (c: Ctx, f: ThrowTeamMateFrame): void => takeOffInto(c, c.match.players[f.mate])

export const failedThrow = (c: Ctx, f: ThrowTeamMateFrame): void => {
  if (f.carrier) turnover(c, 'teamMateLost')
}

/** The crowd has him. */
const landInTheCrowd = (c: Ctx, f: ThrowTeamMateFrame, last: Square): void => {
  overTheEdge(c, c.match.players[f.mate], last)
  failedThrow(c, f)
}

/** One square of his flight; beyond the edge the crowd gets him. */
export const fly = (c: Ctx, f: ThrowTeamMateFrame, direction: number): Square =>
  flyTo(c, f, f.at, c.rules.pitch.step[f.at * 8 + direction])

export const flyTo = (c: Ctx, f: ThrowTeamMateFrame, from: Square, to: Square): Square => {
  f.at = to
  c.events.push({ type: 'moved', player: f.mate, from, to: f.at, how: 'scatter' })
  if (f.at === OFF) landInTheCrowd(c, f, from)
  return f.at
}

export const putDown = (c: Ctx, f: ThrowTeamMateFrame): void =>
  putDownAt(c, c.match.players[f.mate], f.origin, f.at, 'thrown')

/** An inaccurate throw: he scatters as far as a pass would. */
export const scatterOn: Throw<ThrowTeamMateFrame, Ctx, 'crowd' | 'scatter' | 'comeDown'> = {
  kind: 'throw',
  dice: () => ['d8'],
  why: () => 'scatter',
  rolled: (c, f, faces) => {
    f.scatters++
    if (fly(c, f, faces[0] - 1) === OFF) return 'crowd'
    return f.scatters < c.rules.ball.passScatters ? 'scatter' : 'comeDown'
  },
}

export const crowdGetsHim = (c: Ctx): 'balls' | Call<'balls', InjuryDice> => {
  const victim = crowdInjury(c)
  return victim ? call(victim, 'balls') : 'balls'
}

export const throwTeamMateProcedureCrp: Procedure<ThrowTeamMateFrameCrp, Ctx> = {
  steps: {
    start: (c, f) => {
      c.events.push({ type: 'thrown', player: f.mate, by: f.thrower, target: f.target, band: f.band })
      return openWindow(c, 'throwingTeamMate', [f.thrower], 'throw')
    },

    throw: (c, f) => {
      if (f.eaten) {
        failedThrow(c, f)
        return 'balls'
      }
      if (f.squirmed) {
        failedThrow(c, f)
        return 'land'
      }
      const value = c.rules.tables.passRange.modifiers[f.band]
      const modifiers = value === 0 ? [] : [{ value, source: f.band, player: -1 }]
      return call(rollFrame(c, 'throwTeamMate', f.thrower, { modifiers, detail: f.band }), 'thrown')
    },

    // On a fumble he lands where he stood; otherwise he scatters like any inaccurate pass.
    thrown: (c, f, roll) => {
      if (roll === 'failed') return 'land'
      intoTheAir(c, f)
      f.at = f.target
      return 'scatter'
    },

    scatter: scatterOn,

    comeDown: (c, f) => {
      const below = playerAt(c.match, f.at)
      if (!below) return 'land'
      // Only the first player he lands on is knocked down; then he scatters on to an empty square.
      if (f.hit >= 0) return 'scatter'
      f.hit = below.id
      layDown(c, below, 'hitByTeamMate')
      return call(armourFrame(below.id, -1, 'hitByTeamMate'), 'hitHurt')
    },

    hitHurt: () => 'scatter',

    land: (c, f) => {
      putDown(c, f)
      return f.hit >= 0 ? 'crash' : call(rollFrame(c, 'land', f.mate), 'landed')
    },

    landed: (_c, _f, roll) => (roll === 'passed' ? 'balls' : 'crash'),

    crash: (c, f) => {
      placeProne(c, c.match.players[f.mate], 'landing')
      failedThrow(c, f)
      return call(armourFrame(f.mate, -1, 'landing'), 'hurt')
    },

    hurt: () => 'balls',

    crowd: crowdGetsHim,

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
