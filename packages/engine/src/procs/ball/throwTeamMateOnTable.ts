// A team-mate is thrown by the table of throws: he comes down on the target, scatters from it, or falls beside the thrower, and then
// rolls to land. Where somebody else is, both are hurt. It plays the frame of throwTeamMate.ts; neighbours: throwModifiers.ts,
// ballDeeds.ts.
import { MOVES_ON } from '../../deed.ts'
import type { Ctx } from '../../edition.ts'
import { playerAt, takeOff } from '../../kernel/occupancy.ts'
import { OFF } from '../../kernel/pitch.ts'
import { call, done, type Next, type Procedure, type Returns } from '../../kernel/procedure.ts'
import { CRASH_EDGE } from '../../tables/agilityTables.ts'
import { lie } from '../hurt/fall.ts'
import { injuryFrame } from '../hurt/injury.ts'
import { knockDownFrame } from '../hurt/knockDown.ts'
import { statNow } from '../match/weather.ts'
import { heldBall } from '../move/zones.ts'
import { rollFrame } from '../rolling/roll.ts'
import { isUnmoved, trapFrame } from '../things/entering.ts'
import { turnover } from '../turn/turnover.ts'
import { canTakeBall, giveBall, looseBall } from './ball.ts'
import { tableThrowsOf } from './ballRules.ts'
import { countGiven } from './giveOnce.ts'
import { settleFrame } from './settle.ts'
import { zonesAgainst } from './throwModifiers.ts'
import { crowdGetsHim, fly, intoTheAir, putDown, type ThrowTeamMateFrame } from './throwTeamMate.ts'

export type TableFlightFrame = ThrowTeamMateFrame & {
  step:
    | 'start'
    | 'thrown'
    | 'scatter'
    | 'comeDown'
    | 'hitHurt'
    | 'struck'
    | 'crowd'
    | 'back'
    | 'land'
    | 'sprung'
    | 'landed'
    | 'balls'
    | 'end'
} & Returns<typeof MOVES_ON>

const GOES_ON = done(MOVES_ON)

/** He is in the air and cannot hold on to the ball when he strikes somebody. */
const losesBall = (c: Ctx, f: TableFlightFrame): void => {
  const ball = heldBall(c.match, c.match.players[f.mate])
  if (ball) looseBall(c, ball, f.at)
}

/** On his feet he has a ball that lay where he came down. */
const takesBall = (c: Ctx, f: TableFlightFrame): void => {
  const mate = c.match.players[f.mate]
  const ball = c.match.balls.find(({ state, at }) => state === 'loose' && at === mate.at)
  if (ball && canTakeBall(c, mate)) giveBall(c, ball, mate, 'pickUp')
}

const landing = (c: Ctx, f: TableFlightFrame): Next<TableFlightFrame> => {
  const modifiers = statNow(c, c.match.players[f.mate], 'AG').why
  return call(rollFrame(c, 'land', f.mate, { modifiers, concerns: [f.thrower] }), 'landed')
}

export const throwTeamMateOnTable: Procedure<TableFlightFrame, Ctx> = {
  steps: {
    start: (c, f) => {
      const thrower = c.match.players[f.thrower]
      countGiven(c, 'pass')
      c.events.push({ type: 'thrown', player: f.mate, by: f.thrower, target: f.target, band: f.band })
      const modifiers = [...statNow(c, thrower, 'TS').why, ...zonesAgainst(c, thrower, 'throwTeamMate')]
      return call(rollFrame(c, 'throwTeamMate', f.thrower, { modifiers, detail: f.band, concerns: [f.mate] }), 'thrown')
    },

    // Fumbled, he comes down where he stood.
    thrown: (c, f) => {
      const result = c.match.lastRoll?.result
      if (result === 'intercepted') return 'land'
      intoTheAir(c, f)
      f.at = f.target
      return result === 'missed' ? 'scatter' : 'comeDown'
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        f.scatters++
        if (fly(c, f, faces[0] - 1) === OFF) return 'crowd'
        return f.scatters < tableThrowsOf(c).scatters[f.band] ? 'scatter' : 'comeDown'
      },
    },

    comeDown: (c, f) => {
      const below = playerAt(c.match, f.at)
      // Off a cannon or a wreck he bounces.
      if (!below) return c.match.board[f.at] === 0 ? 'land' : 'scatter'
      losesBall(c, f)
      f.hit = below.id
      return call(injuryFrame(below.id, f.mate, 'landing'), 'hitHurt')
    },

    hitHurt: (_c, f) => call(injuryFrame(f.mate, f.hit, 'landing'), 'struck'),

    // Whom nothing hurts flies on to a square that is free.
    struck: (c, f) => (c.match.players[f.mate].place === 'air' ? 'scatter' : 'balls'),

    crowd: (c) => {
      const next = crowdGetsHim(c)
      return next === 'balls' ? 'back' : call(next.call, 'back')
    },

    back: (c, f) => {
      const mate = c.match.players[f.mate]
      if (mate.place === 'crowd') takeOff(c.match, c.rules.pitch, mate, 'reserves')
      return 'balls'
    },

    land: (c, f) => {
      const mate = c.match.players[f.mate]
      const flew = mate.place === 'air'
      putDown(c, f)
      const trap = flew ? trapFrame(c, mate, OFF) : null
      return trap ? call(trap, 'sprung') : landing(c, f)
    },

    sprung: (c, f) => (isUnmoved(c.match.players[f.mate], f.at) ? landing(c, f) : 'balls'),

    landed: (c, f) => {
      const result = c.match.lastRoll?.result
      if (result === 'lands') {
        takesBall(c, f)
        return 'balls'
      }
      if (result === 'falls') return call(knockDownFrame(f.mate, 'landing'), 'balls')
      lie(c, c.match.players[f.mate], 'landing')
      return call(injuryFrame(f.mate, -1, 'landing', '', false, [], CRASH_EDGE), 'balls')
    },

    balls: () => call(settleFrame(), 'end'),

    end: (c) => {
      turnover(c, 'throw')
      return GOES_ON
    },
  },
}
