// Each kind of roll as a table row: dice, target number, own modifier, and which modifiers and re-rolls apply. One
// table per edition. Neighbours: procs/rolling/tests.ts gathers the modifiers, procs/rolling/roll.ts rolls.
import type { Ctx } from '../edition.ts'
import type { Player } from '../kernel/match.ts'
import { numbersOf } from '../kit.ts'
import type { RollKind } from '../vocabulary/rolls.ts'
import type { Die } from '../vocabulary/words.ts'
import { proposalsThird } from './proposalsThird.ts'
import type { NamedTable } from './resultTable.ts'

/** What a table is chosen by: who rolls, against whom, and for what (the kind of attack, the range band). */
export interface RollCase {
  readonly player: number
  readonly other: number
  readonly why: string
  readonly detail: string
}

export interface TestSpec {
  readonly dice: readonly Die[]
  /** What dice plus modifiers must reach; 0 for rolls without a target. */
  base(c: Ctx, player: Player): number
  /** The modifier that always applies. */
  readonly bonus: number
  /** Enemy tackle zones on the player: −1 each, −1 in all, or no modifier. */
  readonly zones: 'each' | 'once' | 'none'
  /** A natural 1 fails and a natural 6 succeeds. */
  readonly naturals: boolean
  /** A team re-roll may be used on it. */
  readonly team: boolean
  /** The tackle zone of the opponent the roll is about does not count. */
  readonly exceptOther?: boolean
  /** Dice plus modifiers must not exceed the base. */
  readonly under?: true | undefined
  /** It affects nobody but the roller, whoever caused it. */
  readonly ownAffair?: true | undefined
  /** The result is read on this table, whose good rows are successes; it has no target then. */
  readonly table?: ((c: Ctx, roll: RollCase) => NamedTable) | undefined
}

/** The same row with every field that it can have: V8 reads objects of one shape fastest. */
export const wholeTest = (spec: TestSpec): TestSpec => {
  const { dice, base, bonus, zones, naturals, team, exceptOther = false, under, ownAffair, table } = spec
  return { dice, base, bonus, zones, naturals, team, exceptOther, under, ownAffair, table }
}

/** The rolls an edition uses. */
export type TestSpecs = { readonly [R in RollKind]?: TestSpec }

export const testOf = (c: Ctx, roll: RollKind): TestSpec => {
  const spec = c.rules.tests.get(roll)
  if (!spec) throw new Error(`edition ${c.rules.id} knows no roll ${roll}`)
  return spec
}

export const D6: readonly Die[] = ['d6']
export const TWO_D6: readonly Die[] = ['d6', 'd6']

const agility = (_c: Ctx, player: Player): number => Math.max(1, 7 - (player.stats.AG ?? 0))

const agilityTest = (bonus: number): TestSpec => ({
  dice: D6,
  base: agility,
  bonus,
  zones: 'each',
  naturals: true,
  team: true,
})

export const plain = (base: TestSpec['base'], team: boolean, dice = D6): TestSpec => ({
  dice,
  base,
  bonus: 0,
  zones: 'none',
  naturals: false,
  team,
})

/** Of rolls that are made for their result. */
export const noTarget = (): number => 0

/** Dice that are no test, for editions in which every throw is a roll. */
export const lot: TestSpec = plain(noTarget, true)

export const testsCrp: TestSpecs = {
  dodge: agilityTest(1),
  pickUp: agilityTest(1),
  catch: agilityTest(0),
  pass: agilityTest(0),
  intercept: { ...agilityTest(-2), team: false },
  goForIt: { ...plain(() => 2, true), naturals: true },
  standUp: plain(() => 4, true),
  block: plain(noTarget, true),
  armour: plain((_c, player) => (player.stats.AV ?? 0) + 1, false, TWO_D6),
  injury: plain(noTarget, false, TWO_D6),
  bribe: plain(() => 2, false),
  recover: plain(() => 4, false),
  leap: { ...agilityTest(0), zones: 'none' },
  jumpUp: { ...agilityTest(2), zones: 'none' },
  land: agilityTest(0),
  throwTeamMate: { ...agilityTest(-1), base: () => 2 },
  hailMary: { ...plain(() => 2, true), naturals: true },
  hypnoticGaze: { ...agilityTest(0), exceptOther: true },
  safeThrow: { ...agilityTest(0), zones: 'none' },
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

/** Only in the Bugman's Cup the apothecary rolls to succeed. */
export const testsBugman: TestSpecs = {
  dodge: agilityTest(1),
  pickUp: agilityTest(1),
  catch: agilityTest(0),
  pass: agilityTest(0),
  intercept: { ...agilityTest(-2), team: false },
  goForIt: { ...plain(() => 2, true), naturals: true },
  standUp: plain(() => 4, true),
  block: plain(noTarget, true),
  armour: plain((_c, player) => (player.stats.AV ?? 0) + 1, false, TWO_D6),
  injury: plain(noTarget, false, TWO_D6),
  bribe: plain(() => 2, false),
  recover: plain(() => 4, false),
  leap: { ...agilityTest(0), zones: 'none' },
  jumpUp: { ...agilityTest(2), zones: 'none' },
  land: agilityTest(0),
  throwTeamMate: { ...agilityTest(-1), base: () => 2 },
  hailMary: { ...plain(() => 2, true), naturals: true },
  hypnoticGaze: { ...agilityTest(0), exceptOther: true },
  safeThrow: { ...agilityTest(0), zones: 'none' },
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
  apothecary: plain(() => 3, false),
}

const targetBb2020 = (_c: Ctx, player: Player): number => player.stats.AG ?? 6
const passingBb2020 = (_c: Ctx, player: Player): number => player.stats.PA ?? 0

const agilityBb2020 = (bonus: number): TestSpec => ({ ...agilityTest(bonus), base: targetBb2020 })

export const testsBb2020: TestSpecs = {
  dodge: agilityBb2020(0),
  pickUp: agilityBb2020(0),
  catch: agilityBb2020(0),
  pass: { ...agilityTest(0), base: passingBb2020 },
  intercept: { ...agilityBb2020(0), zones: 'once', team: false },
  goForIt: { ...plain(() => 2, true), naturals: true },
  // A natural 1 fails however many team-mates help him up.
  standUp: { ...plain(() => 4, true), naturals: true },
  block: plain(noTarget, true),
  armour: plain((_c, player) => player.stats.AV ?? 0, false, TWO_D6),
  injury: plain(noTarget, false, TWO_D6),
  bribe: plain(() => 2, false),
  recover: plain(() => 4, false),
  jumpUp: { ...agilityBb2020(1), zones: 'none' },
  land: agilityBb2020(0),
  throwTeamMate: { ...agilityTest(0), base: passingBb2020 },
  hypnoticGaze: { ...agilityBb2020(0), exceptOther: true },
  dauntless: plain(() => 1, true),
  foulAppearance: plain(() => 2, true),
  chainsaw: plain(() => 2, true),
  shadowing: { ...plain(() => 6, true), naturals: true },
  tentacles: { ...plain(() => 6, true), naturals: true },
  boneHead: plain(() => 2, true),
  reallyStupid: plain(() => 4, true),
  takeRoot: plain(() => 2, true),
  bloodLust: { ...plain(() => 2, true), naturals: true },
  alwaysHungry: plain(() => 2, true),
  squirm: plain(() => 2, true),
  animosity: plain(() => 2, true),
  regeneration: plain(() => 4, false),
  loner: plain((c, player) => numbersOf(c, player).teamRerollNeeds ?? 4, false),
  pro: plain(() => 3, false),
  jump: { ...agilityBb2020(0), zones: 'none' },
  argue: plain(() => 6, false),
  animalSavagery: plain(() => 4, true),
  unchannelledFury: plain(() => 4, true),
  breatheFire: plain(() => 4, true),
  vomit: plain(() => 2, true),
  pickMeUp: plain(() => 5, false),
  swoop: plain(noTarget, false),
  feat: plain(noTarget, true),
  cheer: plain(noTarget, false),
  unseen: plain(() => 4, false),
}

const safeThrowsThird = { agility: { ...agilityTest(0), zones: 'none' } } as const satisfies {
  readonly [roll: string]: TestSpec
}

/** A result of 1 is a fumble, so that no thrower needs less than 2. */
const throwing = (c: Ctx, player: Player): number => Math.max(2, agility(c, player))

/** Both players of a Shadowing or Tentacles contest roll; the request brings what they add. */
export const testsThird: TestSpecs = {
  dodge: agilityTest(1),
  pickUp: agilityTest(1),
  catch: agilityTest(0),
  pass: { ...agilityTest(0), base: throwing },
  intercept: { ...agilityTest(-2), team: false },
  goForIt: { ...plain(() => 2, true), naturals: true },
  standUp: plain(() => proposalsThird.standUpNeeds.value, true),
  block: plain(noTarget, true),
  armour: plain((_c, player) => (player.stats.AV ?? 0) + 1, false, TWO_D6),
  injury: plain(noTarget, false, TWO_D6),
  recover: plain(() => 4, false),
  apothecary: plain(() => 2, false),
  leap: { ...agilityTest(0), zones: 'none' },
  jumpUp: plain(() => proposalsThird.jumpUpNeeds.value, true),
  land: agilityTest(0),
  // A pass of a player: it can be accurate.
  throwTeamMate: { ...agilityTest(0), base: throwing },
  hailMary: { ...plain(() => 2, true), naturals: true },
  // The request brings the target number: one more than the agility of the opponent.
  hypnoticGaze: plain(noTarget, true),
  safeThrow: safeThrowsThird[proposalsThird.safeThrowRoll.value],
  // The same for the strength of the opponent.
  dauntless: plain(noTarget, true, TWO_D6),
  foulAppearance: plain(() => 2, true),
  shadowing: plain(noTarget, true),
  tentacles: plain(noTarget, true),
  boneHead: plain(() => 2, true),
  reallyStupid: plain(() => 4, true),
  takeRoot: plain(() => 4, false),
  alwaysHungry: plain(() => 2, true),
  squirm: plain(() => 2, true),
  regeneration: plain(() => 4, false),
  thickSkull: plain(() => 4, false),
  queasy: plain(() => 4, false),
  pro: plain(() => 4, true),
}
