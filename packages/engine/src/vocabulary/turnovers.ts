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
  'throw',
  'handOff',
  'teamMateLost',
  'sentOff',
  'unfed',
  'kickBack',
  'bomb',
  'kicked',
  'allOnOneCard',
  'illegalProcedure',
  'pitchInvasion',
  'ballDestroyed',
  /** The down is over. */
  'downOver',
  'timeOut',
] as const
export type Turnover = (typeof turnovers)[number]

/** Where a throw or a kick ends any turn, and a down that is over does, nothing has gone wrong. */
const meant: readonly Turnover[] = ['touchdown', 'throw', 'kicked', 'downOver']

/** Whether it costs the rest of the turn, and not only ends it. */
export const isMishap = (why: Turnover): boolean => !meant.includes(why)
