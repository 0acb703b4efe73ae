// Each kind of roll: its dice, its base number and the modifiers that belong to it. What is common to all (tackle zones,
// weather, skills) is gathered by `gather`. Neighbours: roll.ts makes the roll, tables/weather.ts the weather's part.
import { anySkill, type Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { weatherNamed } from '../tables/weather.ts'
import type { Modifier, RollKind } from '../vocabulary/rolls.ts'
import type { Die } from '../vocabulary/words.ts'
import type { RollFrame } from './roll.ts'
import { markers } from './zones.ts'

export interface TestSpec {
  readonly dice: readonly Die[]
  /** What dice plus modifiers must reach; 0 for rolls without a target. */
  base(c: Ctx, player: Player): number
  /** The roll's own modifier, whatever the situation. */
  readonly bonus: number
  /** Enemy tackle zones on the player count −1 each. */
  readonly zones: boolean
  /** A natural 1 fails and a natural 6 succeeds. */
  readonly naturals: boolean
  /** A team re-roll may be used on it. */
  readonly team: boolean
  /** The opponent the roll is about does not count among the tackle zones. */
  readonly exceptOther?: boolean
}

export type TestSpecs = { readonly [R in RollKind]: TestSpec }

const D6: readonly Die[] = ['d6']
const TWO_D6: readonly Die[] = ['d6', 'd6']

const agility = (_c: Ctx, player: Player): number => Math.max(1, 7 - (player.stats.AG ?? 0))

const agilityTest = (bonus: number): TestSpec => ({
  dice: D6,
  base: agility,
  bonus,
  zones: true,
  naturals: true,
  team: true,
})

const plain = (base: TestSpec['base'], team: boolean, dice = D6): TestSpec => ({
  dice,
  base,
  bonus: 0,
  zones: false,
  naturals: false,
  team,
})

const noTarget = (): number => 0

export const testsCrp: TestSpecs = {
  dodge: agilityTest(1),
  pickUp: agilityTest(1),
  catch: agilityTest(0),
  pass: agilityTest(0),
  intercept: { ...agilityTest(-2), team: false },
  goForIt: { ...plain(() => 2, true), naturals: true },
  standUp: plain((c) => c.rules.numbers.standUpRoll, true),
  block: plain(noTarget, true),
  armour: plain((_c, player) => (player.stats.AV ?? 0) + 1, false, TWO_D6),
  injury: plain(noTarget, false, TWO_D6),
  bribe: plain((c) => c.rules.numbers.bribeRoll, false),
  recover: plain((c) => c.rules.numbers.knockOutRecovery, false),
  apothecary: plain((c) => c.rules.numbers.apothecaryRoll, false),
  leap: { ...agilityTest(0), zones: false },
  jumpUp: { ...agilityTest(2), zones: false },
  land: agilityTest(0),
  throwTeamMate: { ...agilityTest(-1), base: () => 2 },
  hailMary: { ...plain(() => 2, true), naturals: true },
  hypnoticGaze: { ...agilityTest(0), exceptOther: true },
  safeThrow: { ...agilityTest(0), zones: false },
  dauntless: plain(() => 1, true),
  foulAppearance: plain(() => 2, true),
  chainsaw: plain(() => 2, true),
  shadowing: plain(() => 8, true, TWO_D6),
  tentacles: plain(() => 6, true, TWO_D6),
  boneHead: plain(() => 2, true),
  reallyStupid: plain(() => 4, true),
  wildAnimal: plain(() => 4, true),
  takeRoot: plain(() => 2, true),
  bloodLust: plain(() => 2, true),
  alwaysHungry: plain(() => 2, true),
  squirm: plain(() => 2, true),
  animosity: plain(() => 2, true),
  regeneration: plain(() => 4, false),
  loner: plain(() => 4, false),
  pro: plain(() => 4, true),
}

/** Adds the modifiers every roll of this kind gets: its own, tackle zones, weather, the player's skills, others' auras. */
export const gather = (c: Ctx, f: RollFrame, player: Player): void => {
  const spec = c.rules.tests[f.roll]
  const out = f.modifiers
  if (spec.bonus !== 0) out.push({ value: spec.bonus, source: f.roll, player: -1 })
  if (spec.zones) addZones(c, f, player, out)
  addWeather(c, f, player, out)
  for (const id of player.skills) {
    const value = c.rules.skills.get(id)?.own?.[f.roll]?.(c, f, player) ?? 0
    if (value !== 0) out.push({ value, source: id, player: player.id })
  }
  if (f.roll === 'armour' && f.other >= 0) addAttacker(c, f, c.match.players[f.other], out)
  if (c.rules.auras.size > 0) addAuras(c, f, player, out)
}

/** What the player who brought him down adds to the armour roll. */
const addAttacker = (c: Ctx, f: RollFrame, attacker: Player, out: Modifier[]): void => {
  for (const id of attacker.skills) {
    const value = c.rules.skills.get(id)?.armourOf?.(c, f, attacker) ?? 0
    if (value !== 0) out.push({ value, source: id, player: attacker.id })
  }
}

const addZones = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  const { exceptOther } = c.rules.tests[f.roll]
  const near = markers(c, player.side, player.at)
  if (near.length === 0 || anySkill(c, player, (skill) => skill.ignoresZones?.(c, f, player) === true)) return
  for (const other of near)
    if (
      !(exceptOther && other.id === f.other) &&
      !anySkill(c, other, (skill) => skill.zoneNotCounted?.includes(f.roll) === true)
    )
      out.push({ value: -1, source: 'tackleZone', player: other.id })
}

const addWeather = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  const value = weatherNamed(c.rules.tables.weather, c.match.weather).modifiers[f.roll]
  if (value === undefined || anySkill(c, player, (skill) => skill.ignoresWeather?.includes(f.roll) === true)) return
  out.push({ value, source: c.match.weather, player: -1 })
}

const addAuras = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  for (const bearer of c.match.players) {
    if (bearer.side === player.side || bearer.place !== 'pitch') continue
    for (const id of bearer.skills) {
      const value = c.rules.auras.get(id)?.aura?.[f.roll]?.(c, f, bearer) ?? 0
      if (value !== 0) out.push({ value, source: id, player: bearer.id })
    }
  }
}
