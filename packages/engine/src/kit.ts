// What a list of skills amounts to, worked out once per list: nearly every question to nearly every player is answered with
// "no", and that must cost next to nothing. Neighbours: edition.ts has the questions that take longer, compile.ts collects.
import type { Ctx } from './edition.ts'
import type { QueryHooks, Skill, WindowName } from './hooks.ts'
import type { Player } from './kernel/match.ts'

/** Whether one of the skills says anything to a query, by its name. */
type Said = { readonly [Q in keyof QueryHooks]-?: boolean }

const SILENCE: Said = {
  own: false,
  aura: false,
  armourOf: false,
  mayAddToArmour: false,
  ignoresZones: false,
  ignoresWeather: false,
  zoneNotCounted: false,
  blockStrength: false,
  extraBlockDice: false,
  assistsAnywhere: false,
  deniesAssists: false,
  attacksDowned: false,
  lashesOutAtFoes: false,
  lendsReroll: false,
  blockReach: false,
  blocksTwo: false,
  blocksFromProne: false,
  armourBreaksAt: false,
  armourBreaksAtNatural: false,
  armourUntouched: false,
  extraGoForIts: false,
  standUpCost: false,
  leaps: false,
  jumpEase: false,
  jumpsFreely: false,
  swings: false,
  swingsAtWill: false,
  gazes: false,
  throwsAnywhere: false,
  movesAfterThrow: false,
  leavesBall: false,
  fumblesSafely: false,
  throwsTeamMates: false,
  canBeThrown: false,
  keepsBall: false,
  swoops: false,
  baseSize: false,
  interceptEase: false,
  noHands: false,
  immuneTo: false,
  deniesLeaving: false,
  deniesInBlock: false,
  divesAfterDodger: false,
  teamRerollGate: false,
  teamRerollNeeds: false,
  leads: false,
  fame: false,
  stunnedIsKnockedOut: false,
  noArmourRoll: false,
  casualtyBonus: false,
  casualtyRolls: false,
  foulsUnseen: false,
  kicksBack: false,
  uncredited: false,
  infects: false,
  feedsOn: false,
  robsQuietly: false,
  uninfectable: false,
  neverRises: false,
  mayDeclare: false,
  declaresBesides: false,
  declaresOnly: false,
  declaresNever: false,
  unfoulable: false,
  injuryUntouched: false,
  condemned: false,
}

export interface Kit extends Said {
  /** The list it was made of. Such lists are replaced, never changed, so the same list has the same kit. */
  readonly of: readonly string[]
  /** The skills that say something to a query. */
  readonly answering: { readonly [Q in keyof QueryHooks]-?: readonly Skill[] }
  /** Those that re-roll something. */
  readonly rerolls: readonly Skill[]
  /** The windows in which one of them has a hook. */
  readonly windows: readonly WindowName[]
}

export interface Kits {
  readonly skills: ReadonlyMap<string, Skill>
  /** The kit that a player of this number had last: matches are mostly asked about one after another. */
  readonly latest: Kit[]
  readonly byList: WeakMap<readonly string[], Kit>
}

export const newKits = (skills: ReadonlyMap<string, Skill>): Kits => ({ skills, latest: [], byList: new WeakMap() })

const NOTHING: readonly Skill[] = Object.freeze([])
const NO_ANSWERS = Object.fromEntries(Object.keys(SILENCE).map((name) => [name, NOTHING])) as Kit['answering']

/** A changed copy of the kit that says nothing: all kits have one shape, and V8 reads them fast. */
const makeKit = (skills: ReadonlyMap<string, Skill>, of: readonly string[]): Kit => {
  const said: { [name: string]: boolean } & Said = { ...SILENCE }
  const answering: { [name: string]: readonly Skill[] } & Kit['answering'] = { ...NO_ANSWERS }
  const rerolls: Skill[] = []
  const windows = new Set<WindowName>()
  for (const id of of) {
    const skill = skills.get(id)
    if (!skill) continue
    for (const name in SILENCE) {
      const answer = skill[name as keyof QueryHooks]
      if (answer === undefined || answer === false) continue
      said[name] = true
      answering[name] = [...answering[name], skill]
    }
    if (skill.rerolls) rerolls.push(skill)
    for (const name in skill.windows) windows.add(name as WindowName)
  }
  return { ...said, of, answering, rerolls, windows: [...windows] }
}

const findKit = (kits: Kits, { id, skills }: Player): Kit => {
  const known = kits.byList.get(skills)
  const kit = known ?? makeKit(kits.skills, skills)
  if (!known) kits.byList.set(skills, kit)
  if (id >= 0) kits.latest[id] = kit
  return kit
}

export const kitOf = (c: Ctx, player: Player): Kit => {
  const { kits } = c.rules
  const kit = kits.latest[player.id]
  return kit !== undefined && kit.of === player.skills ? kit : findKit(kits, player)
}
