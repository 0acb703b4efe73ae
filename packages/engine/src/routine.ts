// What happens by the rules of an edition at a certain point of every match, without anybody having hired or learnt it: players get
// up, referees walk, crowds chant. An option of a match adds routines or replaces them. Neighbours: edition.ts has an edition's
// routines, procs/match/routines.ts plays them; inducement.ts is the same for what a team has hired.
import type { Ctx } from './edition.ts'
import type { Frame } from './kernel/match.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { AgreementTerm } from './vocabulary/agreement.ts'
import type { Side } from './vocabulary/words.ts'

/** Each comment ends with the side that a routine gets. */
export const occasions = [
  /** Before the coin is tossed: home. */
  'preGame',
  /** The pitch is clear after a touchdown or another restart, before anybody is set up: the side that is to receive. */
  'restart',
  /** A team is about to be set up: that side. */
  'settingUp',
  /** Both teams are set up, before the kick or the first turn: the side that receives. */
  'setUpDone',
  /** A team turn begins: the side whose turn it is. */
  'turnStart',
  /** A team turn is over: the side whose turn it was. */
  'turnEnd',
  /** An armour roll showed two ones, and all that follows from it is over: the side whose coach made it. */
  'armourOfTwo',
  /** The match is decided, and nothing more is played: home. */
  'matchOver',
] as const
export type Occasion = (typeof occasions)[number]

export interface Routine {
  readonly id: string
  readonly at: Occasion
  /** What is played, or null if it does its work at once or has nothing to do. */
  begin(c: Ctx, side: Side): Frame | null
  /** What the coaches agreed on before the match and it reads: only then are they asked. */
  readonly agreed?: readonly AgreementTerm[]
  readonly procedures?: ProceduresByName
  /** Procedures that its frames start and that not every edition has. */
  readonly calls?: readonly string[]
}
