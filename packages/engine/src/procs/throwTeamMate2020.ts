// The Second Season's thrown team-mate: the quality of the throw decides how he flies and how hard he lands.
// Neighbours: throwTeamMate.ts is the older one and has the frame and the lift-off; crowd.ts, landing rolls in tables/tests.ts.
import type { Ctx } from '../edition.ts'
import { playerAt, putPlayer } from '../kernel/occupancy.ts'
import { OFF, type Square } from '../kernel/pitch.ts'
import { call, DONE, type Next, type Procedure } from '../kernel/procedure.ts'
import type { Modifier } from '../vocabulary/rolls.ts'
import { armourFrame } from './armour.ts'
import { disturbBalls } from './ball.ts'
import { crowdInjury } from './crowd.ts'
import { layDown, lie } from './fall.ts'
import { modifierSum, rollFrame } from './roll.ts'
import { settleFrame } from './settle.ts'
import { failedThrow, intoTheAir, lostInTheCrowd, type ThrowTeamMateFrame } from './throwTeamMate.ts'
import { scoreAtOnce } from './turnover.ts'
import { openWindow } from './window.ts'
import { hasZone } from './zones.ts'

type Frame2020 = ThrowTeamMateFrame & {
  step:
    | 'start'
    | 'throw'
    | 'thrown'
    | 'scatter'
    | 'deviate'
    | 'bounce'
    | 'comeDown'
    | 'hitHurt'
    | 'land'
    | 'landed'
    | 'crash'
    | 'hurt'
    | 'crowd'
    | 'balls'
    | 'end'
}

/** What each quality of throw takes off the landing roll. */
const LANDING: { readonly [quality: string]: number } = { superb: 0, successful: -1, terrible: -2, fumbled: -1 }

const fly = (c: Ctx, f: Frame2020, direction: number): Square => {
  const from = f.at
  f.at = c.rules.pitch.step[from * 8 + direction]
  c.events.push({ type: 'moved', player: f.mate, from, to: f.at, how: 'scatter' })
  if (f.at === OFF) lostInTheCrowd(c, f, from)
  return f.at
}

export const throwTeamMate2020: Procedure<Frame2020, Ctx> = {
  steps: {
    start: (c, f) => {
      c.events.push({ type: 'thrown', player: f.mate, by: f.thrower, target: f.target, band: f.band })
      // Whoever lies or has lost his wits cannot land on his feet.
      f.helpless = !hasZone(c.match.players[f.mate])
      return openWindow(c, 'throwingTeamMate', [f.thrower], 'throw')
    },

    throw: (c, f): Next<Frame2020> => {
      if (f.eaten) {
        failedThrow(c, f)
        return 'balls'
      }
      intoTheAir(c, f)
      if (f.squirmed || (c.match.players[f.thrower].stats.PA ?? 0) === 0) {
        f.quality = 'fumbled'
        f.at = c.match.players[f.thrower].at
        return 'bounce'
      }
      const value = c.rules.tables.passRange.modifiers[f.band]
      const modifiers: Modifier[] = value === 0 ? [] : [{ value, source: f.band, player: -1 }]
      return call(rollFrame(c, 'throwTeamMate', f.thrower, { modifiers, detail: f.band }), 'thrown')
    },

    thrown: (c, f, passed) => {
      const roll = c.match.lastRoll
      if (!roll) throw new Error('a throw was judged without a roll')
      const natural = roll.faces[0]
      const terrible = natural + modifierSum(roll.modifiers) <= 1
      f.quality = natural === 1 ? 'fumbled' : passed ? 'superb' : terrible ? 'terrible' : 'successful'
      f.at = f.quality === 'superb' || f.quality === 'successful' ? f.target : c.match.players[f.thrower].at
      return f.quality === 'fumbled' ? 'bounce' : f.quality === 'terrible' ? 'deviate' : 'scatter'
    },

    scatter: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'scatter',
      rolled: (c, f, faces) => {
        f.scatters++
        if (fly(c, f, faces[0] - 1) === OFF) return 'crowd'
        return f.scatters < c.rules.numbers.passScatters ? 'scatter' : 'comeDown'
      },
    },

    deviate: {
      kind: 'throw',
      dice: () => ['d8', 'd6'],
      why: () => 'deviation',
      rolled: (c, f, faces) => {
        for (let i = 0; i < faces[1]; i++) if (fly(c, f, faces[0] - 1) === OFF) return 'crowd'
        return 'comeDown'
      },
    },

    bounce: {
      kind: 'throw',
      dice: () => ['d8'],
      why: () => 'bounce',
      rolled: (c, f, faces) => (fly(c, f, faces[0] - 1) === OFF ? 'crowd' : 'comeDown'),
    },

    // Everyone he comes down on is knocked down, and he bounces on from there.
    comeDown: (c, f) => {
      const below = playerAt(c.match, f.at)
      if (!below) return 'land'
      f.hit = below.id
      layDown(c, below, 'hitByTeamMate')
      return call(armourFrame(below.id, -1, 'hitByTeamMate'), 'hitHurt')
    },

    hitHurt: () => 'bounce',

    land: (c, f) => {
      const mate = c.match.players[f.mate]
      putPlayer(c.match, c.rules.pitch, mate, f.at)
      c.events.push({ type: 'moved', player: f.mate, from: f.origin, to: f.at, how: 'thrown' })
      disturbBalls(c, f.at)
      if (f.hit >= 0 || f.helpless) return 'crash'
      const value = LANDING[f.quality]
      const modifiers: Modifier[] = value === 0 ? [] : [{ value, source: f.quality, player: -1 }]
      return call(rollFrame(c, 'land', f.mate, { modifiers }), 'landed')
    },

    landed: (c, f, onFeet) => {
      if (!onFeet) return 'crash'
      if (f.quality === 'superb') c.events.push({ type: 'throwingCompletion', player: f.thrower, thrown: f.mate })
      scoreAtOnce(c)
      return 'balls'
    },

    crash: (c, f) => {
      // Only a carrier's bad landing ends the turn, so he is laid down without the usual consequence.
      lie(c, c.match.players[f.mate], 'landing')
      failedThrow(c, f)
      return call(armourFrame(f.mate, -1, 'landing'), 'hurt')
    },

    hurt: () => 'balls',

    crowd: (c) => {
      const victim = crowdInjury(c)
      return victim ? call(victim, 'balls') : 'balls'
    },

    balls: () => call(settleFrame(), 'end'),

    end: () => DONE,
  },
}
