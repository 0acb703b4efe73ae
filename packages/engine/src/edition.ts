// What an edition is made of, and its compiled form that procedures ask. Neighbours: editions/ holds the manifests,
// hooks.ts the ways a skill takes part, engine.ts starts matches by an edition.
import type { RerollHook, Skill, WindowHook, WindowName } from './hooks.ts'
import { windowNames } from './hooks.ts'
import type { Player } from './kernel/match.ts'
import { makePitch, type Pitch, type PitchShape } from './kernel/pitch.ts'
import type { Context, Procedure, Rules } from './kernel/procedure.ts'
import type { Procedures } from './procs/frames.ts'
import type { TestSpecs } from './procs/tests.ts'
import type { BlockDie } from './tables/blockDice.ts'
import type { CasualtyTable } from './tables/casualty.ts'
import type { InjuryTable } from './tables/injury.ts'
import type { KickOffTable } from './tables/kickOff.ts'
import type { PassRanges } from './tables/passRange.ts'
import type { WeatherTable } from './tables/weather.ts'

/** The weakest way two editions differ: a number. */
export interface Numbers {
  readonly turnsPerHalf: number
  readonly playersOnPitch: number
  readonly onLineOfScrimmage: number
  readonly inEachWideZone: number
  readonly goForIts: number
  readonly standUpCost: number
  readonly standUpRoll: number
  readonly knockOutRecovery: number
  readonly bribeRoll: number
  readonly chefRoll: number
  readonly apothecaryRoll: number
  readonly heatExhaustion: number
  readonly turnsLostWithNobodyToField: number
  /** A throw-in counts the square it starts from, so the ball travels one square less than the dice. */
  readonly throwInCountsStart: boolean
  readonly passScatters: number
  /** Twice the interception ruler's width as a fraction, squared: numerator and denominator of the strip test. */
  readonly rulerWidth: readonly [number, number]
}

export interface Tables {
  readonly weather: WeatherTable
  readonly kickOff: KickOffTable
  readonly injury: InjuryTable
  /** null: a casualty is out of the match and nothing more is rolled. */
  readonly casualty: CasualtyTable | null
  readonly passRange: PassRanges
  readonly blockDice: readonly BlockDie[]
}

export interface Edition {
  readonly id: string
  readonly name: string
  readonly pitch: PitchShape
  readonly numbers: Numbers
  readonly tables: Tables
  readonly tests: TestSpecs
  readonly skills: readonly Skill[]
  readonly procedures: Procedures
}

type Lookup<T> = ReadonlyMap<string, T>

export interface CompiledEdition extends Rules {
  readonly name: string
  readonly pitch: Pitch
  readonly numbers: Numbers
  readonly tables: Tables
  readonly tests: TestSpecs
  readonly skills: Lookup<Skill>
  readonly windows: { readonly [W in WindowName]: Lookup<WindowHook> }
  readonly rerolls: Lookup<RerollHook>
  readonly auras: Lookup<Skill>
}

export type Ctx = Context<CompiledEdition>

const lookup = <T>(skills: readonly Skill[], pick: (skill: Skill) => T | undefined): Lookup<T> => {
  const found = new Map<string, T>()
  for (const skill of skills) {
    const part = pick(skill)
    if (part !== undefined) found.set(skill.id, part)
  }
  return found
}

export const compile = (edition: Edition): CompiledEdition => ({
  id: edition.id,
  name: edition.name,
  pitch: makePitch(edition.pitch),
  numbers: edition.numbers,
  tables: edition.tables,
  tests: edition.tests,
  procedures: edition.procedures as { readonly [proc: string]: Procedure },
  skills: lookup(edition.skills, (skill) => skill),
  windows: Object.fromEntries(
    windowNames.map((name) => [name, lookup(edition.skills, (skill) => skill.windows?.[name])]),
  ) as CompiledEdition['windows'],
  rerolls: lookup(edition.skills, (skill) => skill.rerolls),
  auras: lookup(edition.skills, (skill) => (skill.aura ? skill : undefined)),
})

/** The first answer that one of the player's skills gives to a query. */
export const firstOf = <T>(c: Ctx, player: Player, query: (skill: Skill) => T | undefined): T | undefined => {
  for (const id of player.skills) {
    const skill = c.rules.skills.get(id)
    const answer = skill && query(skill)
    if (answer !== undefined) return answer
  }
  return undefined
}

export const anySkill = (c: Ctx, player: Player, query: (skill: Skill) => boolean): boolean => {
  for (const id of player.skills) {
    const skill = c.rules.skills.get(id)
    if (skill && query(skill)) return true
  }
  return false
}
