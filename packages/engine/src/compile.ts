// Compiles a manifest to the form procedures use: skills and inducements indexed by query, window and moment.
// Neighbours: edition.ts defines both forms, engine.ts compiles an edition once.

import type { CompiledEdition, Edition, Lookup } from './edition.ts'
import { baseOf } from './editionId.ts'
import { type Skill, windowNames } from './hooks.ts'
import { type Effect, type Inducement, type Moment, momentNames, type Use } from './inducement.ts'
import { makePitch } from './kernel/pitch.ts'
import type {
  AnyProcedure,
  AnyStep,
  CompiledStep,
  Context,
  CopyFrame,
  ProceduresByName,
  Steps,
} from './kernel/procedure.ts'
import { newKits } from './kit.ts'
import { needsOf } from './needs.ts'
import { throwsAsRolls } from './procs/rolling/everyThrow.ts'
import { occasions } from './routine.ts'
import { prayerEntry } from './tables/prayers.ts'
import { type TestSpec, wholeTest } from './tables/tests.ts'
import { type RollKind, rollKinds } from './vocabulary/rolls.ts'
import type { Side } from './vocabulary/words.ts'

const lookup = <P extends { readonly id: string }, T>(
  parts: readonly P[],
  pick: (part: P) => T | undefined,
): Lookup<T> => {
  const byId = new Map<string, T>()
  for (const part of parts) {
    const picked = pick(part)
    if (picked !== undefined) byId.set(part.id, picked)
  }
  return byId
}

const usesAt = ({ uses = [] }: Inducement, name: Moment): readonly Use[] | undefined => {
  const here = uses.filter(({ at, orAt }) => at === name || orAt === name)
  return here.length > 0 ? here : undefined
}

type Inducing = Pick<CompiledEdition, 'inducements' | 'moments' | 'effects' | 'uses'>

const compileInducements = (inducements: readonly Inducement[]): Inducing => {
  const uses = inducements.flatMap((one) => one.uses ?? [])
  return {
    inducements: lookup(inducements, (one) => one),
    moments: Object.fromEntries(
      momentNames.map((name) => [name, lookup(inducements, (one) => usesAt(one, name))]),
    ) as CompiledEdition['moments'],
    effects: lookup<Inducement | Use, Effect>([...inducements, ...uses], ({ effect }) => effect),
    uses: lookup(uses, (use) => use),
  }
}

/** What brings procedures of its own, and what must be there besides; a procedure may bring those that it calls. */
interface Bringing {
  readonly procedures?: ProceduresByName
  readonly calls?: readonly string[]
}

/** All procedures of an edition by name: those of its manifest and those that its parts bring. */
export const proceduresOf = (edition: Edition): ReadonlyMap<string, AnyProcedure> => {
  const byName = new Map<string, AnyProcedure>()
  const collect = (parts: readonly Bringing[]): void => {
    for (const { procedures = {} } of parts)
      for (const [name, procedure] of Object.entries(procedures)) {
        const known = byName.get(name)
        if (known === procedure) continue
        if (known) throw new Error(`edition ${edition.id} has two procedures called ${name}`)
        byName.set(name, procedure)
        collect([procedure])
      }
  }
  const { deeds = [], inducements, routines = [], skills, spells = [], tables } = edition
  collect([
    { procedures: edition.procedures as ProceduresByName },
    ...Object.values(tables.kickOff).map(({ id, procedure }) => ({ procedures: { [id]: procedure } })),
    ...skills,
    ...deeds,
    ...routines,
    ...spells,
    ...inducements,
    ...inducements.flatMap(({ uses = [] }) => uses),
  ])
  return byName
}

/** Better here than in the middle of a match. */
const checkNeeds = (edition: Edition, procedures: ReadonlyMap<string, AnyProcedure>): void => {
  for (const { rule, procedures: needed } of needsOf(edition))
    for (const name of needed)
      if (!procedures.has(name))
        throw new Error(`edition ${edition.id}: ${rule} needs the procedure ${name}, which no part of it brings`)
}

/** The same for what procedures, skills and inducements call by name. */
const checkCalls = (edition: Edition, procedures: ReadonlyMap<string, AnyProcedure>): void => {
  const { deeds = [], routines = [], skills, spells = [], inducements } = edition
  const parts: (readonly [what: string, Bringing])[] = [
    ...[...procedures].map(([name, procedure]) => [`the procedure ${name}`, procedure] as const),
    ...skills.map((skill) => [`the skill ${skill.id}`, skill] as const),
    ...deeds.map((deed) => [`the deed ${deed.id}`, deed] as const),
    ...routines.map((routine) => [`the routine ${routine.id}`, routine] as const),
    ...spells.map((spell) => [`the spell ${spell.id}`, spell] as const),
    ...inducements.flatMap((one) =>
      [one, ...(one.uses ?? [])].map((part) => [`the inducement ${one.id}`, part] as const),
    ),
  ]
  for (const [what, { calls = [] }] of parts)
    for (const name of calls)
      if (!procedures.has(name))
        throw new Error(`edition ${edition.id}: ${what} calls the procedure ${name}, which no part of it brings`)
}

const noExplanation = (): null => null
const sideInTurn = ({ match }: Context): Side => match.turn.side
const noFallback = (): undefined => undefined

/** The same step with every field its kind can have: V8 reads objects of one shape fastest. */
const wholeStep = (step: AnyStep): AnyStep => {
  if (typeof step === 'function') return step
  if (step.kind === 'choice') {
    const { kind, by, question, legal, chosen, fallback = noFallback, outside = {} } = step
    const { hidden = false, hostile = false } = step
    return { kind, by, question, legal, chosen, fallback, outside, hidden, hostile }
  }
  const { kind, dice, why, explain = noExplanation, rolled, side = sideInTurn, hidden = false, ordered = false } = step
  return { kind, dice, why, explain, rolled, side, hidden, ordered }
}

const compileSteps = (proc: string, steps: AnyProcedure['steps'], everyThrow: boolean): Steps => {
  const siblings = new Map<string, CompiledStep>()
  for (const [name, step] of everyThrow ? throwsAsRolls(proc, steps) : Object.entries(steps))
    siblings.set(name, {
      proc,
      name,
      step: wholeStep(step),
      siblings,
      successor: null,
      called: null,
      returned: null,
    })
  return siblings
}

const isHostile = (step: AnyStep): boolean =>
  typeof step !== 'function' && step.kind === 'choice' && Boolean(step.hostile)

/** The same skills, each with every field that any of them has, for the same reason. */
const wholeSkills = (skills: readonly Skill[]): readonly Skill[] => {
  const blank = Object.fromEntries(skills.flatMap((skill) => Object.keys(skill)).map((name) => [name, undefined]))
  return skills.map((skill) => Object.assign({ ...blank }, skill))
}

const compileTests = ({ id, rules, tests }: Edition): ReadonlyMap<RollKind, TestSpec> => {
  if (rules.teamRerolls.everyThrow && !tests.lot)
    throw new Error(`edition ${id}: rules.teamRerolls.everyThrow needs the roll lot in its tests`)
  return new Map((Object.entries(tests) as [RollKind, TestSpec][]).map(([kind, spec]) => [kind, wholeTest(spec)]))
}

export const compile = (edition: Edition): CompiledEdition => {
  const skills = wholeSkills(edition.skills)
  const byName = proceduresOf(edition)
  checkNeeds(edition, byName)
  checkCalls(edition, byName)
  const procedures = [...byName]
  return {
    id: edition.id,
    base: baseOf(edition.id),
    name: edition.name,
    corrections: edition.corrections,
    rulesVersion: edition.corrections.length + 1,
    profile: edition.profile,
    characteristics: edition.profile.names,
    pitch: makePitch(edition.pitch),
    ...edition.rules,
    tables: edition.tables,
    tests: compileTests(edition),
    turnovers: new Set(edition.turnovers),
    formations: edition.formations,
    prayers: new Map((edition.tables.prayers ?? []).map((prayer) => [prayerEntry(prayer), prayer])),
    steps: new Map(
      procedures.map(([proc, { steps }]) => [proc, compileSteps(proc, steps, edition.rules.teamRerolls.everyThrow)]),
    ),
    fields: lookup(
      procedures.map(([id, { fields }]) => ({ id, fields })),
      ({ fields }) => fields,
    ),
    copies: new Map(procedures.flatMap(([proc, { copy }]): [string, CopyFrame][] => (copy ? [[proc, copy]] : []))),
    skills: lookup(skills, (skill) => skill),
    deeds: edition.deeds ?? [],
    routines: edition.routines ?? [],
    routinesAt: new Map(
      occasions
        .map((at) => [at, (edition.routines ?? []).filter((routine) => routine.at === at)] as const)
        .filter(([, own]) => own.length > 0),
    ),
    weapons: new Map((edition.weapons ?? []).map((weapon) => [weapon.id, weapon])),
    items: new Map((edition.items ?? []).map((item) => [item.id, item])),
    spells: new Map((edition.spells ?? []).map((spell) => [spell.id, spell])),
    potions: new Set(edition.potions ?? []),
    kits: newKits(lookup(skills, (skill) => skill)),
    rosters: edition.rosters,
    stars: edition.stars,
    freebooters: edition.freebooters,
    proposals: edition.proposals ?? {},
    secrets: new Set(edition.secrets ?? []),
    windows: Object.fromEntries(
      windowNames.map((name) => [name, lookup(skills, (skill) => skill.windows?.[name])]),
    ) as CompiledEdition['windows'],
    rerolls: lookup(skills, (skill) => skill.rerolls),
    hostile: procedures.some(([, { steps }]) => Object.values(steps).some(isHostile)),
    auras: new Set(rollKinds.filter((kind) => skills.some((skill) => skill.modifiers?.foes?.[kind] !== undefined))),
    lending: lookup(skills, (skill) => (skill.permits?.includes('lendsReroll') ? skill : undefined)),
    ...compileInducements(edition.inducements),
  }
}
