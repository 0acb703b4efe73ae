// A player's worth: his price from the team lists and star players, and ratings of his skills (hitting, handling …).
// Neighbours: evaluate.ts sums the worth, casting.ts and the plans choose by the ratings.
import {
  allPositions,
  type Engine,
  type Match,
  type Player,
  type RollKind,
  type Roster,
  squadOf,
} from '@double-skulls/engine'

/** The price of an average player, whose worth is 1. */
const USUAL = 70_000

const prices = new WeakMap<readonly Roster[], Map<string, number>>()

/** Prices by position name; a name in several team lists costs about the same in each. */
const pricesOf = (engine: Engine): Map<string, number> => {
  const { rosters, stars } = engine.rules
  let known = prices.get(rosters)
  if (!known) {
    known = new Map()
    for (const roster of rosters) for (const { name, cost } of allPositions(roster)) known.set(name, cost)
    for (const star of stars) known.set(star.name, star.cost)
    prices.set(rosters, known)
  }
  return known
}

/** About 1 for a lineman, 2 for a Big Guy. */
export const worth = (engine: Engine, player: Player): number => {
  const price = pricesOf(engine).get(player.who.position) ?? USUAL
  return 0.4 + (0.6 * Math.min(price, 3 * USUAL)) / USUAL
}

/** The change of price for a skill, a point of strength, a point of movement; and the lowest price. */
const SKILL = 20_000
const STRENGTH = 50_000
const MOVEMENT = 25_000
const LEAST = 20_000

/** A player's worth beyond this match: his price and his advancements; 1 for an average player. */
export const careerWorth = (engine: Engine, match: Match, player: Player): number => {
  const { position } = player.who
  const list = engine.rules.rosters.find(({ id }) => id === squadOf(match, player)?.roster)
  const base = list && allPositions(list).find(({ name }) => name === position)
  const price = base?.cost ?? pricesOf(engine).get(position) ?? USUAL
  const learnt = player.skills.filter((id) => base?.skills.includes(id) !== true).length
  const grown = base
    ? STRENGTH * (strengthOf(player) - (base.stats.ST ?? 0)) + MOVEMENT * (movementOf(player) - (base.stats.MA ?? 0))
    : 0
  return Math.max(LEAST, price + SKILL * learnt + grown) / USUAL
}

export const strengthOf = (player: Player): number => player.stats.ST ?? 3
export const movementOf = (player: Player): number => player.stats.MA ?? 6

/** A lineman's armour in an edition: 8 where the roll must exceed it, 9 where it must equal it. */
const usualArmours = new WeakMap<readonly Roster[], number>()
const usualArmour = ({ rules }: Engine): number => {
  let known = usualArmours.get(rules.rosters)
  if (known === undefined) {
    const all = rules.rosters.flatMap(({ positions }) => positions.map(({ stats }) => stats.AV ?? 0))
    known = Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length))
    usualArmours.set(rules.rosters, known)
  }
  return known
}

/** Armour and agility on one scale for all editions: a lineman has 8 and 3. */
export const armourOf = (engine: Engine, player: Player): number => 8 + (player.stats.AV ?? 8) - usualArmour(engine)

const agilities = new WeakMap<object, number>()
export const agilityOf = (engine: Engine, match: Match, player: Player): number => {
  let known = agilities.get(player.stats)
  if (known === undefined) {
    const usual = handlingNeeds(engine, match, { ...player, stats: { ...player.stats, AG: 3 } })
    known = 3 + usual - handlingNeeds(engine, match, player)
    agilities.set(player.stats, known)
  }
  return known
}

/** Skills that help a carrier, a blocker, and a player who holds his ground. */
const BALL_SKILLS: readonly string[] = [
  'sure-hands',
  'dodge',
  'block',
  'sprint',
  'sure-feet',
  'catch',
  'pass',
  'big-hand',
]
const HITTING_SKILLS: readonly string[] = ['block', 'mighty-blow', 'frenzy', 'wrestle', 'tackle', 'juggernaut', 'claws']
const GUARDING_SKILLS: readonly string[] = [
  'guard',
  'stand-firm',
  'block',
  'side-step',
  'fend',
  'thick-skull',
  'wrestle',
]

const countOf = (player: Player, list: readonly string[]): number => {
  let count = 0
  for (const id of player.skills) if (list.includes(id)) count++
  return count
}
export const hitting = (player: Player): number => countOf(player, HITTING_SKILLS)
export const guarding = (player: Player): number => countOf(player, GUARDING_SKILLS)
const ballSkill = (player: Player): number => countOf(player, BALL_SKILLS)

/** Whether he may hold the ball at all: No Hands forbids it. */
export const hasHands = (engine: Engine, player: Player): boolean =>
  !player.skills.some((id) => engine.rules.skills.get(id)?.permits?.includes('cannotHoldBall'))

/** Whether a trait like Bone-head may stop him at each activation. */
export const isUnreliable = (engine: Engine, player: Player): boolean =>
  player.skills.some((id) => engine.rules.windows.activated.get(id)?.compulsory === true)

/** The unmodified roll he needs to pick up a ball: lower is better in every edition. */
const handlingNeeds = (engine: Engine, match: Match, player: Player): number =>
  engine.rules.tests.get('pickUp')?.base({ rules: engine.rules, match, events: [] }, player) ?? 4

/** Whether one of his skills re-rolls this roll. */
export const rerollsOwn = (engine: Engine, player: Player, roll: RollKind): boolean =>
  player.skills.some((id) => {
    const hook = engine.rules.skills.get(id)?.rerolls
    return hook !== undefined && hook.gate === undefined && hook.rolls.includes(roll)
  })

/** The chance to pick up a ball without modifiers, his own re-roll included. */
export const pickUpChance = (engine: Engine, match: Match, player: Player): number => {
  const once = (7 - Math.min(6, Math.max(2, handlingNeeds(engine, match, player)))) / 6
  return rerollsOwn(engine, player, 'pickUp') ? 1 - (1 - once) ** 2 : once
}

/** How good he is as a ball carrier. */
export const handling = (engine: Engine, match: Match, player: Player): number =>
  hasHands(engine, player)
    ? 8 -
      1.5 * handlingNeeds(engine, match, player) +
      0.6 * ballSkill(player) +
      0.3 * movementOf(player) -
      (isUnreliable(engine, player) ? 4 : 0)
    : -10
