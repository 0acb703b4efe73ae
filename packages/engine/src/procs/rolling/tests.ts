// Gathers the modifiers of a roll: its own, tackle zones, weather, the skills of the player and of others nearby.
// Neighbours: tables/tests.ts has each roll's numbers, roll.ts makes the roll, tables/weather.ts the weather's part.

import type { Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { kitOf, listsOf, type Modifying, may, skillsOf } from '../../kit.ts'
import { testOf } from '../../tables/tests.ts'
import { weatherNamed } from '../../tables/weather.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { ofSide, type Side, sides } from '../../vocabulary/words.ts'
import { activePrayers, prayerOf } from '../match/answeredPrayers.ts'
import { addEffects } from '../match/effects.ts'
import { markers } from '../move/zones.ts'
import type { RollFrame } from './roll.ts'

/** Adds the modifiers of this kind of roll: its own, tackle zones, weather, the player's skills, others' auras. */
export const gather = (c: Ctx, f: RollFrame, player: Player): void => {
  const spec = testOf(c, f.roll)
  const out = f.modifiers
  if (spec.bonus !== 0) out.push({ value: spec.bonus, source: f.roll, player: -1 })
  if (spec.zones !== 'none') addZones(c, f, player, out)
  addWeather(c, f, player, out)
  addPrayers(c, f, out)
  if (player.side !== 'neutral') addEffects(c, f.roll, player.side, out)
  addChanges(c, f, kitOf(c, player).own, player)
  if ((f.roll === 'armour' || f.roll === 'injury') && f.other >= 0) addAttacker(c, f, c.match.players[f.other])
  if (c.rules.auras.has(f.roll)) addAuras(c, f, player)
}

/** The same for a roll that no player makes: the weather, prayers and inducements. */
export const gatherForSide = (c: Ctx, f: RollFrame, side: Side): void => {
  const { bonus } = testOf(c, f.roll)
  if (bonus !== 0) f.modifiers.push({ value: bonus, source: f.roll, player: -1 })
  addWeather(c, f, null, f.modifiers)
  addPrayers(c, f, f.modifiers)
  addEffects(c, f.roll, side, f.modifiers)
}

/** What skills of one player change on this roll. */
const addChanges = (c: Ctx, f: RollFrame, skills: readonly Modifying[], owner: Player): void => {
  for (const { id, changes } of skills) {
    const change = changes[f.roll] ?? 0
    const value = typeof change === 'number' ? change : change(c, f, owner)
    if (value !== 0) f.modifiers.push({ value, source: id, player: owner.id })
  }
}

/** What the player who brought him down adds to the armour or injury roll. */
const addAttacker = (c: Ctx, f: RollFrame, attacker: Player): void => {
  const victim = c.match.players[f.player]
  if (victim.side !== attacker.side && may(c, victim).armourUnmodified) return
  addChanges(c, f, kitOf(c, attacker).victims, attacker)
}

const ignoresZones = (c: Ctx, f: RollFrame, player: Player): boolean =>
  listsOf(c, player).ignoresZones.includes(f.roll) &&
  skillsOf(c, player).some(
    (skill) =>
      skill.ignoresZones?.includes(f.roll) && !skill.heedsZonesWith?.some((other) => player.skills.includes(other)),
  )

const addZones = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  const { exceptOther, zones } = testOf(c, f.roll)
  const near = markers(c, player, player.at)
  if (near.length === 0 || ignoresZones(c, f, player)) return
  for (const other of near)
    if (!(exceptOther && other.id === f.other) && !listsOf(c, other).zoneNotCounted.includes(f.roll)) {
      out.push({ value: -1, source: 'tackleZone', player: other.id })
      if (zones === 'once') return
    }
}

const addWeather = (c: Ctx, f: RollFrame, player: Player | null, out: Modifier[]): void => {
  const value = weatherNamed(c.rules.tables.weather, c.match.weather).modifiers[f.roll]
  if (value === undefined || (player && listsOf(c, player).ignoresWeather.includes(f.roll))) return
  out.push({ value, source: c.match.weather, player: -1 })
}

/** Active prayers of either side modify the rolls of both. */
const addPrayers = (c: Ctx, f: RollFrame, out: Modifier[]): void => {
  if (c.rules.prayers.size === 0) return
  for (const side of sides)
    for (const entry of activePrayers.of(ofSide(c.match.squads, side))) {
      const { modifiers, id } = prayerOf(c, entry)
      const value = modifiers?.[f.roll]
      if (value !== undefined) out.push({ value, source: id, player: -1 })
    }
}

const addAuras = (c: Ctx, f: RollFrame, player: Player): void => {
  for (const bearer of c.match.players) {
    if (bearer.side === player.side || bearer.place !== 'pitch') continue
    addChanges(c, f, kitOf(c, bearer).foes, bearer)
  }
}
