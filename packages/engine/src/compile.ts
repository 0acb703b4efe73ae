// From a manifest to the form that procedures ask: skills and inducements by what they answer and where they listen.
// Neighbours: edition.ts says what both forms are, engine.ts compiles an edition once.
import type { CompiledEdition, Edition, Lookup } from './edition.ts'
import { type Skill, windowNames } from './hooks.ts'
import { type Effect, type Inducement, type Moment, moments, type Use } from './inducements/inducement.ts'
import { makePitch } from './kernel/pitch.ts'
import type { Procedure } from './kernel/procedure.ts'
import { rollKinds } from './vocabulary/rolls.ts'

const lookup = <P extends { readonly id: string }, T>(
  parts: readonly P[],
  pick: (part: P) => T | undefined,
): Lookup<T> => {
  const found = new Map<string, T>()
  for (const part of parts) {
    const picked = pick(part)
    if (picked !== undefined) found.set(part.id, picked)
  }
  return found
}

const usesAt = ({ uses = [] }: Inducement, name: Moment): readonly Use[] | undefined => {
  const found = uses.filter(({ at }) => at.includes(name))
  return found.length > 0 ? found : undefined
}

type Inducing = Pick<CompiledEdition, 'inducements' | 'moments' | 'effects' | 'uses'>

const compileInducements = (inducements: readonly Inducement[]): Inducing => {
  const uses = inducements.flatMap((one) => one.uses ?? [])
  return {
    inducements: lookup(inducements, (one) => one),
    moments: Object.fromEntries(
      moments.map((name) => [name, lookup(inducements, (one) => usesAt(one, name))]),
    ) as CompiledEdition['moments'],
    effects: lookup<Inducement | Use, Effect>([...inducements, ...uses], ({ effect }) => effect),
    uses: lookup(uses, (use) => use),
  }
}

const answersOf = (skills: readonly Skill[]): CompiledEdition['answering'] => {
  const names = new Set(skills.flatMap((skill) => Object.keys(skill)))
  return Object.fromEntries(
    [...names].map((name) => [name, lookup(skills, (skill) => (name in skill ? skill : undefined))]),
  )
}

export const compile = (edition: Edition): CompiledEdition => ({
  id: edition.id,
  name: edition.name,
  characteristics: edition.characteristics,
  pitch: makePitch(edition.pitch),
  numbers: edition.numbers,
  tables: edition.tables,
  tests: edition.tests,
  procedures: edition.procedures as { readonly [proc: string]: Procedure },
  skills: lookup(edition.skills, (skill) => skill),
  answering: answersOf(edition.skills),
  rosters: edition.rosters,
  stars: edition.stars,
  freebooters: edition.freebooters,
  windows: Object.fromEntries(
    windowNames.map((name) => [name, lookup(edition.skills, (skill) => skill.windows?.[name])]),
  ) as CompiledEdition['windows'],
  rerolls: lookup(edition.skills, (skill) => skill.rerolls),
  auras: new Map(
    rollKinds.flatMap((kind) => {
      const found = lookup(edition.skills, (skill) => skill.aura?.[kind])
      return found.size > 0 ? [[kind, found] as const] : []
    }),
  ),
  declaring: lookup(edition.skills, (skill) =>
    skill.mayDeclare || skill.declaresOnly || skill.declaresNever ? skill : undefined,
  ),
  lending: lookup(edition.skills, (skill) => (skill.lendsReroll ? skill : undefined)),
  ...compileInducements(edition.inducements),
})
