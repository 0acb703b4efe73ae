// Why a turn ends early: the closed list of all editions. Neighbours: ../tables/turnovers.ts says which an edition has,
// procs/turn/turnover.ts ends the turn.
export const turnovers = [
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
  'kickBack',
  'bomb',
  'allOnOneCard',
  'illegalProcedure',
  'pitchInvasion',
  'timeOut',
] as const
export type Turnover = (typeof turnovers)[number]
