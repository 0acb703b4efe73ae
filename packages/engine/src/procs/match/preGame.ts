// What is rolled before a match: the weather and the fans. Bugman and crp count spectators for FAME; bb2020 has a
// Fan Factor; third leaves the gate to the league. Neighbours: match.ts calls it, weather.ts rolls.
import type { Ctx } from '../../edition.ts'
import type { Frame } from '../../kernel/match.ts'
import { call, DONE, type Done, type Procedure, type Throw } from '../../kernel/procedure.ts'
import { asD3, otherSide, type Side, sides } from '../../vocabulary/words.ts'
import { openMoment } from '../rolling/moment.ts'
import { openWindow } from '../rolling/window.ts'
import { eitherHas } from './effects.ts'
import { FANS_PER_POINT, fame, fanFactor, fans } from './fans.ts'
import { pray, prayFrame } from './pray.ts'
import { routines, routinesFrame } from './routines.ts'
import { rollWeather } from './weather.ts'

export interface PreGameFrame extends Frame {
  readonly proc: 'preGame'
}

type CrpFrame = PreGameFrame & { step: 'start' | 'weather' | 'homeFans' | 'awayFans' }
type FrameBb2020 = PreGameFrame & {
  step: 'start' | 'homeFans' | 'awayFans' | 'sky' | 'clouds' | 'weather' | 'hired' | 'prayers'
}

const fameFor = (own: number, other: number): number => (own >= 2 * other ? 2 : own > other ? 1 : 0)

const spectators = (side: Side, then: (c: Ctx) => 'awayFans' | Done<'done'>): Throw<CrpFrame, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6', 'd6'],
  why: () => 'fans',
  rolled: (c, _f, faces) => {
    const squad = c.match.squads[side]
    fans.put(squad, (faces[0] + faces[1] + fanFactor.of(squad)) * FANS_PER_POINT)
    return then(c)
  },
})

const reportFame = (c: Ctx): Done<'done'> => {
  const { home, away } = c.match.squads
  const count = { home: fans.of(home), away: fans.of(away) }
  for (const side of sides) {
    const won = fameFor(count[side], count[otherSide(side)])
    fame.put(c.match.squads[side], won)
    c.events.push({ type: 'fans', side, fans: count[side], fanFactor: 0, fame: won })
  }
  c.events.push({ type: 'gate', fans: count.home + count.away })
  return DONE
}

export const preGameCrp: Procedure<CrpFrame, Ctx> = {
  steps: {
    start: () => 'weather',
    weather: rollWeather<CrpFrame>(() => 'homeFans'),
    homeFans: spectators('home', () => 'awayFans'),
    awayFans: spectators('away', reportFame),
  },
}

/** Fan Factor: a D3 of fair-weather fans plus the dedicated fans. */
const countFans = (side: Side, then: 'awayFans' | 'sky'): Throw<FrameBb2020, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6'],
  why: () => 'fans',
  rolled: (c, _f, faces) => {
    const squad = c.match.squads[side]
    const count = asD3(faces[0]) + fanFactor.of(squad)
    fans.put(squad, count)
    c.events.push({ type: 'fans', side, fans: count * FANS_PER_POINT, fanFactor: count, fame: 0 })
    return then
  },
})

export const preGameBb2020: Procedure<FrameBb2020, Ctx> = {
  procedures: { pray },
  steps: {
    start: () => 'homeFans',
    homeFans: countFans('home', 'awayFans'),
    awayFans: countFans('away', 'sky'),
    sky: (c) => openMoment(c, 'weatherComing', 'home', 'clouds'),
    clouds: (c) => (eitherHas(c, (effect) => effect.setsWeather === true) ? 'hired' : 'weather'),
    weather: rollWeather<FrameBb2020>(() => 'hired'),
    hired: (c) => openMoment(c, 'preGame', 'home', 'prayers'),
    // The underdog prays before the match as often as his inducements allow.
    prayers: (c) => {
      for (const side of ['home', 'away'] as const) {
        const squad = c.match.squads[side]
        if (squad.resources.prayer > 0) {
          squad.resources = { ...squad.resources, prayer: squad.resources.prayer - 1 }
          return call(prayFrame(side), 'prayers')
        }
      }
      return DONE
    },
  },
}

type FrameThird = PreGameFrame & { step: 'start' | 'weather' | 'hired' | 'players' | 'end' }

export const preGameThird: Procedure<FrameThird, Ctx> = {
  steps: {
    start: () => 'weather',
    weather: rollWeather<FrameThird>(() => 'hired'),
    hired: (c) => openMoment(c, 'preGame', 'home', 'players'),
    players: (c) =>
      openWindow(
        c,
        'matchStarting',
        c.match.players.map((p) => p.id),
        'end',
      ),
    end: () => DONE,
  },
}

type RoutinesOnlyFrame = PreGameFrame & { step: 'start' | 'end' }

/** The routines of the edition, and nothing else. */
export const preGameRoutines: Procedure<RoutinesOnlyFrame, Ctx> = {
  procedures: { routines },
  steps: {
    start: () => call(routinesFrame('preGame', 'home'), 'end'),
    end: () => DONE,
  },
}
