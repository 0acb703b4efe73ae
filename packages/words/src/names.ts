// The names of everything an edition lists: skills, resources, weather, prayers, injuries, inducements. Ids without a
// name are spelt out. Neighbours: sentence.ts, rolls.ts; the client's questions and answers.
import {
  type Edition,
  type Engine,
  injuriesOf,
  type Match,
  type Player,
  playerLabel,
  type Side,
  spelledOut,
} from '@double-skulls/engine'
import { itemName } from './itemNames.ts'
import { potionName } from './potionNames.ts'
import { isSpell, spellNames } from './spellNames.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const resourceNames: { readonly [id: string]: string } = {
  apothecary: 'apothecary',
  wanderingApothecary: 'wandering apothecary',
  bribe: 'bribe',
  henchman: 'henchman',
  chef: 'master chef',
  prayer: 'prayer',
  argue: 'argue the call',
  sendingOff: 'the sending-off',
  team: 'team re-roll',
  own: 'own re-roll',
  leader: "leader's re-roll",
}

/** Kick-off events whose name is not their id, spelt out. */
const kickOffNames: ReadonlyMap<string, string> = new Map([['throwARock', 'Throw a Rock']])

const resourceName = (id: string): string | undefined =>
  Object.hasOwn(resourceNames, id) ? resourceNames[id] : undefined

/** The name that a kick-off event has in this edition only. */
export const eventName = (engine: Engine, id: string): string | undefined =>
  Object.values(engine.rules.tables.kickOff).find((event) => event.id === id)?.name

/** The name of one way of using an inducement. */
export const nameOfUse = (engine: Engine, id: string): string | undefined => {
  for (const { uses = [] } of engine.rules.inducements.values()) {
    const use = uses.find((use) => use.id === id)
    if (use) return use.name
  }
  return undefined
}

/** The name of anything a question or an answer may mention. */
export const nameOf = (engine: Engine, id: string): string => {
  const { skills, inducements, tables } = engine.rules
  const name =
    skills.get(id)?.name ??
    inducements.get(id)?.name ??
    nameOfUse(engine, id) ??
    tables.prayers?.find((prayer) => prayer.id === id)?.name ??
    tables.weather.find((row) => row.id === id)?.name ??
    resourceName(id) ??
    itemName(id) ??
    (engine.rules.potions.size > 0 ? potionName(id) : undefined) ??
    eventName(engine, id) ??
    kickOffNames.get(id) ??
    (engine.rules.spells.size > 0 && isSpell(id) ? spellNames[id] : undefined)
  return name ?? capital(spelledOut(id))
}

/** The name of an id in any edition, for lists over all editions. */
export const nameAnywhere = (editions: readonly Edition[], id: string): string =>
  editions.flatMap(({ skills }) => skills).find((one) => one.id === id)?.name ??
  editions.flatMap(({ inducements }) => inducements).find((one) => one.id === id)?.name ??
  resourceName(id) ??
  itemName(id) ??
  spelledOut(id)

export const playerName = (match: Match, id: number): string => {
  const player: Player | undefined = match.players[id]
  return player ? playerLabel(player) : 'nobody'
}

/** The name of a side's team; two teams of the same name are distinguished. */
/** The side of a player; null for a neutral one, and for none. */
export const sideOfPlayer = ({ players }: Match, player: number): Side | null => {
  const side = players[player]?.side ?? 'neutral'
  return side === 'neutral' ? null : side
}

export const teamName = ({ squads }: Match, side: Side): string =>
  squads.home.name === squads.away.name ? `${squads[side].name} (${side})` : squads[side].name

/** The name of an injury. */
export const injuryName = (engine: Engine, id: string): string => injuryIn(engine, id)?.name ?? nameOf(engine, id)

/** Whether this is a result of the edition's casualty tables. */
export const isInjury = (engine: Engine, id: string): boolean => injuryIn(engine, id) !== undefined

const injuryIn = ({ rules }: Engine, id: string): { readonly name: string } | undefined =>
  injuriesOf(rules.tables.casualty).find((row) => row.id === id)

const bands: { readonly [band: string]: string } = {
  quick: 'Quick pass',
  short: 'Short pass',
  long: 'Long pass',
  bomb: 'Long bomb',
}

export const bandWords = (band: string): string => bands[band] ?? capital(spelledOut(band))
