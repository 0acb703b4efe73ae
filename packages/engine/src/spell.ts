// A spell that wizards give to players of second before a match: when one who has it may cast it, and the parts that it brings to an
// edition. Neighbours: magic/ holds one spell a file and the manifest lists them; procs/match/spells.ts keeps who has which,
// gettingSpells.ts deals them out, casting.ts offers them. The spells of wizards themselves are inducements.
import type { Deed } from './deed.ts'
import type { Ctx } from './edition.ts'
import type { Frame, Player } from './kernel/match.ts'
import type { Square } from './kernel/pitch.ts'
import type { ProceduresByName } from './kernel/procedure.ts'
import type { Routine } from './routine.ts'
import type { Action } from './vocabulary/actions.ts'
import type { SpellId, SpellMoment } from './vocabulary/spells.ts'

/** It is cast in the middle of something, and neither in an action of the caster's. */
export interface Intervention {
  readonly at: SpellMoment
  /** How this player, who has it and is on the pitch, may cast it now: answers `cast` with him, a square and the id of the spell. */
  offers(c: Ctx, caster: Player): readonly Action[]
  /** What plays it, or null if it has done its work at once. */
  begin(c: Ctx, answer: Action): Frame | null
}

/** What its caster may still do in the turn in which he has cast it; all else is over for him. */
export interface SpellHelp {
  readonly walks?: true
  readonly deeds?: readonly string[]
}

export interface Spell {
  readonly id: SpellId
  readonly name: string
  /** It is cast in the caster's own action: each of them is `secret`, and tells procs/match/spells.ts when it is cast. */
  readonly deeds?: readonly Deed[]
  readonly interventions?: readonly Intervention[]
  readonly helps?: SpellHelp
  /** Of a ranged spell: what plays what it does on the square where it ends, which may be the caster's own; null: nothing. */
  strikes?(c: Ctx, caster: number, square: Square): Frame | null
  readonly routines?: readonly Routine[]
  readonly procedures?: ProceduresByName
  /** Procedures that its frames start and that not every edition has. */
  readonly calls?: readonly string[]
}
