// What a player is worth to his team: his price where a team list or the stars know it, and how well he handles the ball.
// Neighbours: evaluate.ts sums it up, formations and plans choose by it.
import type { Engine, Match, Player, RollKind, Roster } from '@double-skulls/engine'

/** An ordinary player's price: worth 1. */
const USUAL = 70_000

const prices = new WeakMap<readonly Roster[], Map<string, number>>()

/** Position names repeat between team lists; what they cost hardly differs. */
const pricesOf = (engine: Engine): Map<string, number> => {
  const { rosters, stars } = engine.rules
  let known = prices.get(rosters)
  if (!known) {
    known = new Map()
    for (const roster of rosters) for (const { name, cost } of roster.positions) known.set(name, cost)
    for (const star of stars) known.set(star.name, star.cost)
    prices.set(rosters, known)
  }
  return known
}

/** About 1 for a lineman, 2 for a big one; learnt skills add a little. */
export const worth = (engine: Engine, player: Player): number => {
  const price = pricesOf(engine).get(player.who.position) ?? USUAL
  return 0.4 + (0.6 * Math.min(price, 3 * USUAL)) / USUAL
}

/** What a skill and a point of strength or movement more or less make of a price. */
const SKILL = 20_000
const STRENGTH = 50_000
const MOVEMENT = 25_000
const LEAST = 20_000

/** What he would be missed for beyond this match: his price and what he has become, 1 for an ordinary player. */
export const careerWorth = (engine: Engine, { squads }: Match, player: Player): number => {
  const { position } = player.who
  const base = engine.rules.rosters
    .find(({ id }) => id === squads[player.side].roster)
    ?.positions.find(({ name }) => name === position)
  const price = base?.cost ?? pricesOf(engine).get(position) ?? USUAL
  const learnt = player.skills.filter((id) => base?.skills.includes(id) !== true).length
  const grown = base ? STRENGTH * (strengthOf(player) - base.ST) + MOVEMENT * (movementOf(player) - base.MA) : 0
  return Math.max(LEAST, price + SKILL * learnt + grown) / USUAL
}

export const strengthOf = (player: Player): number => player.stats.ST ?? 3
export const movementOf = (player: Player): number => player.stats.MA ?? 6

/** What stands for a usual lineman's armour in a rule set: 8 where it is to be exceeded, 9 where it is to be met. */
const usualArmours = new WeakMap<readonly Roster[], number>()
const usualArmour = ({ rules }: Engine): number => {
  let known = usualArmours.get(rules.rosters)
  if (known === undefined) {
    const all = rules.rosters.flatMap(({ positions }) => positions.map(({ AV }) => AV))
    known = Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length))
    usualArmours.set(rules.rosters, known)
  }
  return known
}

/** Armour and agility on one scale for all editions: 8 and 3 are a usual lineman's. */
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

/** Skills a coach likes to see on whoever has the ball, whoever hits, and whoever stands in the way. */
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

/** Whether skills of his keep him from holding the ball at all. */
export const hasHands = (engine: Engine, player: Player): boolean =>
  !player.skills.some((id) => engine.rules.skills.get(id)?.noHands)

/** What his nature may keep him from doing, every time he is activated. */
export const isUnreliable = (engine: Engine, player: Player): boolean =>
  player.skills.some((id) => engine.rules.windows.activated.get(id)?.compulsory === true)

/** What he needs to keep hold of a ball before anything modifies it: lower is better, whatever the edition writes down. */
const handlingNeeds = (engine: Engine, match: Match, player: Player): number =>
  engine.rules.tests.get('pickUp')?.base({ rules: engine.rules, match, events: [] }, player) ?? 4

/** Whether a skill of his own lets him try this roll again. */
export const rerollsOwn = (engine: Engine, player: Player, roll: RollKind): boolean =>
  player.skills.some((id) => {
    const hook = engine.rules.skills.get(id)?.rerolls
    return hook !== undefined && hook.gate === undefined && hook.rolls.includes(roll)
  })

/** How likely he picks up a ball that nothing makes harder, with a re-roll of his own. */
export const pickUpChance = (engine: Engine, match: Match, player: Player): number => {
  const once = (7 - Math.min(6, Math.max(2, handlingNeeds(engine, match, player)))) / 6
  return rerollsOwn(engine, player, 'pickUp') ? 1 - (1 - once) ** 2 : once
}

/** How much a coach would like to see the ball in his hands. */
export const handling = (engine: Engine, match: Match, player: Player): number =>
  hasHands(engine, player)
    ? 8 -
      1.5 * handlingNeeds(engine, match, player) +
      0.6 * ballSkill(player) +
      0.3 * movementOf(player) -
      (isUnreliable(engine, player) ? 4 : 0)
    : -10
