// What ends a turn early in each edition. Neighbours: vocabulary/turnovers.ts has the words, procs/turn/turnover.ts
// lets the turn go on after anything that the edition has not listed.
import type { Turnover } from '../vocabulary/turnovers.ts'
import { proposalsThird } from './proposalsThird.ts'

export const turnoversCrp: readonly Turnover[] = [
  'touchdown',
  'knockedDown',
  'carrierDown',
  'carrierInCrowd',
  'carrierBitten',
  'pickUp',
  'pass',
  'fumble',
  'interception',
  'handOff',
  'teamMateLost',
  'sentOff',
  'unfed',
  'timeOut',
]

export const turnoversBb2020: readonly Turnover[] = [
  'touchdown',
  'knockedDown',
  'carrierDown',
  'carrierInCrowd',
  'carrierBitten',
  'pickUp',
  'pass',
  'fumble',
  'handOff',
  'teamMateLost',
  'sentOff',
  'unfed',
  'kickBack',
  'bomb',
  'allOnOneCard',
  'timeOut',
]

/** A fall or a failed attack ends nothing. */
export const turnoversSecond: readonly Turnover[] = [
  'touchdown',
  'pass',
  'fumble',
  'interception',
  'kicked',
  'pitchInvasion',
  'ballDestroyed',
  'timeOut',
]

/** Where any throw ends the turn. */
export const turnoversSecondThrown: readonly Turnover[] = [...turnoversSecond, 'throw']

/** And the end of a down does. */
export const turnoversInDowns = (turnovers: readonly Turnover[]): readonly Turnover[] => [...turnovers, 'downOver']

const ifSo = (so: boolean, why: Turnover): readonly Turnover[] => (so ? [why] : [])

export const turnoversThird: readonly Turnover[] = [
  'touchdown',
  'knockedDown',
  'pickUp',
  'pass',
  'fumble',
  'interception',
  ...ifSo(proposalsThird.failedHandOffIsTurnover.value, 'handOff'),
  ...ifSo(proposalsThird.sentOffIsTurnover.value, 'sentOff'),
  'illegalProcedure',
  'timeOut',
]
