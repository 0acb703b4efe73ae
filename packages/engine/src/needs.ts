// What the rules of an edition need besides themselves: core steps play some of them by procedures that not every edition
// has. Neighbours: compile.ts refuses an edition that lacks one, procs/frames.ts lists what every edition has.
import type { Edition } from './edition.ts'
import type { Skill } from './hooks.ts'
import type { Inducement } from './inducement.ts'
import type { Permission } from './permissions.ts'
import type { ActionKind } from './procs/turn/activationFrame.ts'
import type { Resource } from './vocabulary/words.ts'

/** A rule as the error names it, and the procedures without which it cannot be played. */
export interface Need {
  readonly rule: string
  readonly procedures: readonly string[]
}

const byPermission: { readonly [P in Permission]?: string } = {
  gazes: 'gaze',
  swings: 'swing',
  swoops: 'swoop',
  saws: 'saw',
}

const byAction: { readonly [A in ActionKind]?: string } = { bomb: 'bomb', gaze: 'gaze', kickTeamMate: 'throwTeamMate' }

const byResource: { readonly [R in Resource]?: string } = { chef: 'chef', prayer: 'pray' }

const bigBase = ({ rules }: Edition): readonly string[] =>
  rules.move.bigBasesFace ? ['facing', 'makeRoom'] : ['makeRoom']

const ofSkill = (edition: Edition, skill: Skill): readonly (string | undefined)[] => {
  const { permits = [], mayDeclare = [], declaresOnly = [], numbers = {} } = skill
  return [
    ...permits.map((permission) => byPermission[permission]),
    ...[...mayDeclare, ...declaresOnly].map((kind) => byAction[kind as ActionKind]),
    permits.includes('blocksTwo') && edition.rules.block.doubleBlock.together ? 'doubleBlock' : undefined,
    skill.permitsIf?.throwsTeamMates && 'throwTeamMate',
    numbers.bouncesUpTo === undefined ? undefined : 'bouncing',
    skill.feedsOn && 'bite',
    skill.feat && 'feat',
    Object.values(skill.windows ?? {}).some(({ contest }) => contest) ? 'contest' : undefined,
    ...((numbers.baseSize ?? 1) > 1 ? bigBase(edition) : []),
  ]
}

const ofInducement = ({ resource, effect, uses = [] }: Inducement): readonly (string | undefined)[] => [
  resource && byResource[resource],
  ...[effect, ...uses.map((use) => use.effect)].flatMap((one) => Object.values(one?.eventsInstead ?? {})),
]

const ofManifest = ({ items = [], routines = [], rules, tables }: Edition): readonly Need[] => [
  ...(routines.length > 0 ? [{ rule: 'routines', procedures: ['routines'] }] : []),
  ...(routines.some(({ procedures = {} }) => 'layCounters' in procedures)
    ? [{ rule: 'trap counters', procedures: ['trap'] }]
    : []),
  ...(routines.some(({ procedures = {} }) => 'wearingOff' in procedures)
    ? [{ rule: 'drugs', procedures: ['laughter'] }]
    : []),
  ...(routines.some(({ procedures = {} }) => 'tossBribes' in procedures)
    ? [{ rule: 'bribes of referees', procedures: ['refereeBribe'] }]
    : []),
  ...(items.length > 0 ? [{ rule: 'magic items', procedures: ['itemsSeen'] }] : []),
  ...(rules.chef ? [{ rule: 'rules.chef', procedures: ['chef'] }] : []),
  ...(rules.drive.endOfDrive.includes('heat') ? [{ rule: 'rules.drive.endOfDrive', procedures: ['heat'] }] : []),
  ...(rules.move.everybodyJumps ? [{ rule: 'rules.move.everybodyJumps', procedures: ['jump'] }] : []),
  ...(tables.prayers ?? []).map(({ id, rocks, opensTrapdoors }) => ({
    rule: `the prayer ${id}`,
    procedures: ['pray', ...(rocks ? ['stallerRock'] : []), ...(opensTrapdoors ? ['trapdoor'] : [])],
  })),
]

const isNamed = (procedure: string | undefined): procedure is string => procedure !== undefined

/** Every rule of the edition that needs procedures. */
export const needsOf = (edition: Edition): readonly Need[] => [
  ...ofManifest(edition),
  ...edition.skills.map((skill) => ({
    rule: `the skill ${skill.id}`,
    procedures: ofSkill(edition, skill).filter(isNamed),
  })),
  ...edition.inducements.map((one) => ({
    rule: `the inducement ${one.id}`,
    procedures: ofInducement(one).filter(isNamed),
  })),
]
