// What ends a turn early in each edition. Neighbours: vocabulary/turnovers.ts has the words, procs/turn/turnover.ts
// lets the turn go on after anything that the edition has not listed.
import type { Turnover } from '../vocabulary/turnovers.ts'

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

export const turnoversThird: readonly Turnover[] = [
  'touchdown',
  'knockedDown',
  'pickUp',
  'pass',
  'fumble',
  'interception',
  'handOff',
  'illegalProcedure',
  'timeOut',
]
