// A secret weapon: who operates it, and the parts that it brings to an edition. Whether it may be on the pitch is ruled again and again:
// procs/match/weapons.ts. Neighbours: crews.ts names the crew in a line-up; weapons/ holds one weapon a file; the manifest lists them.
import type { Deed } from './deed.ts'
import type { Skill } from './hooks.ts'
import type { PlayerSpec } from './lineUp.ts'
import type { Routine } from './routine.ts'
import type { SecondOption } from './vocabulary/editionOptions.ts'
import type { WeaponId } from './vocabulary/weapons.ts'

/** Something that players are named for. They are known by its skill, which nobody else has. */
export interface CrewJob {
  readonly skill: string
  readonly least: number
  readonly most: number
  /** The only race, and the only positions, of which they can be. */
  readonly race?: string
  readonly positions?: readonly string[]
  /** Nobody who has one of these skills. */
  readonly unfit?: readonly string[]
  /** He plays as somebody else: with other characteristics, on a bigger base. */
  plays?(spec: PlayerSpec): PlayerSpec
  /** So does whoever has the skill without being named, as in a position. */
  readonly always?: true
  /** He stays on when the weapon has to go. */
  readonly stays?: true
}

export interface SecretWeapon {
  readonly id: WeaponId
  /** The option of a match without which it is not played with. */
  readonly needs?: SecondOption
  readonly crew: readonly CrewJob[]
  /** Once it is ruled off, its crew is out for the whole match, and it never returns. */
  readonly banned?: true
  /** How many of it there are for a match, of weapons that are used up. */
  readonly supply?: number
  readonly skills?: readonly Skill[]
  readonly deeds?: readonly Deed[]
  /** One at `settingUp` brings it onto the pitch. It asks `mayUse` first. */
  readonly routines?: readonly Routine[]
}
