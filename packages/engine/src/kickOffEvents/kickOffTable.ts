// The kick-off tables: the event for each 2D6 total, with the procedure that plays it. Neighbours: the events beside
// this file, procs/kickOff/kickOff.ts rolls on the table.
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import type { AnyProcedure, Procedure } from '../kernel/procedure.ts'
import { badKick } from './badKick.ts'
import { blitz } from './blitz.ts'
import { blitzBb2020 } from './blitzBb2020.ts'
import { brilliantCoaching, brilliantCoachingThird } from './brilliantCoaching.ts'
import { changingWeather } from './changingWeather.ts'
import { cheeringFans, cheeringFansThird } from './cheeringFans.ts'
import { pitchInvasionThird } from './fieldInvasion.ts'
import { getTheRef, getTheRefThird } from './getTheRef.ts'
import { highKick } from './highKick.ts'
import { officiousRef } from './officiousRef.ts'
import { perfectDefence } from './perfectDefence.ts'
import { pitchInvasion } from './pitchInvasion.ts'
import { pitchInvasionBb2020 } from './pitchInvasionBb2020.ts'
import { quickSnap } from './quickSnap.ts'
import { quickSnapBb2020 } from './quickSnapBb2020.ts'
import { riot, riotThird } from './riot.ts'
import { brilliantCoachingBb2020, cheeringFansBb2020 } from './rollOffsBb2020.ts'
import { solidDefence } from './solidDefence.ts'
import { throwARock, throwARockThird } from './throwARock.ts'
import { timeOut } from './timeOut.ts'

/** An event, and the procedure that plays its frame. */
export interface KickOffEvent {
  readonly id: string
  /** Its name in this edition, where that is not the id spelt out. */
  readonly name?: string
  readonly procedure: AnyProcedure
  /** How many D6 the kick scatters, where the table is rolled before the scatter; else one. */
  readonly distanceDice?: number
}

export type KickOffTable = { readonly [sum: number]: KickOffEvent }

/** The id of an event is the name that its frames carry. */
const event = <F extends Frame>(id: F['proc'], procedure: Procedure<F, Ctx>): KickOffEvent => ({ id, procedure })

export const kickOffCrp: KickOffTable = {
  2: event('getTheRef', getTheRef),
  3: event('riot', riot),
  4: event('perfectDefence', perfectDefence),
  5: event('highKick', highKick),
  6: event('cheeringFans', cheeringFans),
  7: event('changingWeather', changingWeather),
  8: event('brilliantCoaching', brilliantCoaching),
  9: event('quickSnap', quickSnap),
  10: event('blitz', blitz),
  11: event('throwARock', throwARock),
  12: event('pitchInvasion', pitchInvasion),
}

/** An edition without events. */
export const noKickOffEvents: KickOffTable = {}

export const kickOffBb2020: KickOffTable = {
  2: event('getTheRef', getTheRef),
  3: event('timeOut', timeOut),
  4: event('solidDefence', solidDefence),
  5: event('highKick', highKick),
  6: event('cheeringFans', cheeringFansBb2020),
  7: event('brilliantCoaching', brilliantCoachingBb2020),
  8: event('changingWeather', changingWeather),
  9: event('quickSnap', quickSnapBb2020),
  10: event('blitz', blitzBb2020),
  11: event('officiousRef', officiousRef),
  12: event('pitchInvasion', pitchInvasionBb2020),
}

export const kickOffThird: KickOffTable = {
  2: event('riot', riotThird),
  3: event('getTheRef', getTheRefThird),
  4: event('perfectDefence', perfectDefence),
  5: event('cheeringFans', cheeringFansThird),
  6: { ...event('badKick', badKick), distanceDice: 2 },
  7: { ...event('changingWeather', changingWeather), name: 'Weather Change' },
  8: event('quickSnap', quickSnap),
  9: event('brilliantCoaching', brilliantCoachingThird),
  10: event('blitz', blitz),
  11: event('throwARock', throwARockThird),
  12: { ...event('pitchInvasion', pitchInvasionThird), name: 'Field Invasion' },
}
