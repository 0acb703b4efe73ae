// Gathers the modifiers of a roll: its own, tackle zones, weather, the skills of the player and of others nearby.
// Neighbours: tables/tests.ts has each roll's numbers, roll.ts makes the roll, tables/weather.ts the weather's part.

import { anySkill, type Ctx } from '../../edition.ts'
import type { Player } from '../../kernel/match.ts'
import { kitOf, may } from '../../kit.ts'
import { testOf } from '../../tables/tests.ts'
import { weatherNamed } from '../../tables/weather.ts'
import type { Modifier } from '../../vocabulary/rolls.ts'
import { sides } from '../../vocabulary/words.ts'
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
  addEffects(c, f.roll, player.side, out)
  for (const { id, own } of kitOf(c, player).answering.own) {
    const value = own?.[f.roll]?.(c, f, player) ?? 0
    if (value !== 0) out.push({ value, source: id, player: player.id })
  }
  if (f.roll === 'armour' && f.other >= 0) addAttacker(c, f, c.match.players[f.other], out)
  if (c.rules.auras.has(f.roll)) addAuras(c, f, player, out)
}

/** What the player who brought him down adds to the armour roll. */
const addAttacker = (c: Ctx, f: RollFrame, attacker: Player, out: Modifier[]): void => {
  const victim = c.match.players[f.player]
  if (victim.side !== attacker.side && may(c, victim).armourUnmodified) return
  for (const { id, armourOf } of kitOf(c, attacker).answering.armourOf) {
    const value = armourOf?.(c, f, attacker) ?? 0
    if (value !== 0) out.push({ value, source: id, player: attacker.id })
  }
}

const addZones = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  const { exceptOther, zones } = testOf(c, f.roll)
  const near = markers(c, player, player.at)
  if (near.length === 0 || anySkill(c, player, 'ignoresZones', (skill) => skill.ignoresZones?.(c, f, player) === true))
    return
  for (const other of near)
    if (
      !(exceptOther && other.id === f.other) &&
      !anySkill(c, other, 'zoneNotCounted', (skill) => skill.zoneNotCounted?.includes(f.roll) === true)
    ) {
      out.push({ value: -1, source: 'tackleZone', player: other.id })
      if (zones === 'once') return
    }
}

const addWeather = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  const value = weatherNamed(c.rules.tables.weather, c.match.weather).modifiers[f.roll]
  if (
    value === undefined ||
    anySkill(c, player, 'ignoresWeather', (skill) => skill.ignoresWeather?.includes(f.roll) === true)
  )
    return
  out.push({ value, source: c.match.weather, player: -1 })
}

/** Active prayers of either side modify the rolls of both. */
const addPrayers = (c: Ctx, f: RollFrame, out: Modifier[]): void => {
  if (c.rules.prayers.size === 0) return
  for (const side of sides)
    for (const entry of activePrayers.of(c.match.squads[side])) {
      const { modifiers, id } = prayerOf(c, entry)
      const value = modifiers?.[f.roll]
      if (value !== undefined) out.push({ value, source: id, player: -1 })
    }
}

const addAuras = (c: Ctx, f: RollFrame, player: Player, out: Modifier[]): void => {
  for (const bearer of c.match.players) {
    if (bearer.side === player.side || bearer.place !== 'pitch') continue
    for (const { id, aura } of kitOf(c, bearer).answering.aura) {
      const value = aura?.[f.roll]?.(c, f, bearer) ?? 0
      if (value !== 0) out.push({ value, source: id, player: bearer.id })
    }
  }
}
