// Effects of inducements: noted on the squad with their duration, queried by rolls and referees, ended in time.
// Neighbours: inducements/ define them, moment.ts starts them, turn.ts, drive.ts and half.ts end them.
import type { Ctx } from '../../edition.ts'
import type { Effect, Lasts } from '../../inducement.ts'
import type { Modifier, RollKind } from '../../vocabulary/rolls.ts'
import { ofSide, type Side, sides } from '../../vocabulary/words.ts'
import { activePrayers, prayerOf } from './answeredPrayers.ts'

const idOf = (entry: string): string => entry.slice(0, entry.lastIndexOf(' '))
const lastsOf = (entry: string): string => entry.slice(entry.lastIndexOf(' ') + 1)

export const startEffect = (c: Ctx, side: Side, id: string, lasts: Lasts): void => {
  const squad = ofSide(c.match.squads, side)
  squad.effects = [...squad.effects, `${id} ${lasts}`]
}

const restoreWeather = (c: Ctx): void => {
  if (c.match.weatherBefore === '') return
  c.match.weather = c.match.weatherBefore
  c.match.weatherBefore = ''
  c.events.push({ type: 'weather', weather: c.match.weather, dice: [] })
}

/** Ends an effect, on time or because the person who caused it has left. */
export const stopEffect = (c: Ctx, side: Side, id: string): void => {
  const squad = ofSide(c.match.squads, side)
  const index = squad.effects.findIndex((entry) => idOf(entry) === id)
  if (index < 0) return
  squad.effects = squad.effects.filter((_, i) => i !== index)
  if (c.rules.effects.get(id)?.weather) restoreWeather(c)
  c.events.push({ type: 'effectEnded', side, what: id })
}

/** Ends the effects that last until now, of one side or both. */
export const endEffects = (c: Ctx, lasts: Lasts, only?: Side): void => {
  for (const side of sides) {
    const squad = ofSide(c.match.squads, side)
    if (squad.effects.length === 0 || (only !== undefined && side !== only)) continue
    for (const entry of squad.effects) if (lastsOf(entry) === lasts) stopEffect(c, side, idOf(entry))
  }
}

/** Calls `see` for every active effect of a side. */
export const eachEffect = (c: Ctx, side: Side, see: (effect: Effect, id: string) => void): void => {
  for (const entry of ofSide(c.match.squads, side).effects) {
    const effect = c.rules.effects.get(idOf(entry))
    if (effect) see(effect, idOf(entry))
  }
}

/** The first active effect of a side that gives an answer, with the answer. */
export const effectFor = <T>(
  c: Ctx,
  side: Side,
  query: (effect: Effect) => T | undefined,
): { readonly id: string; readonly value: T } | undefined => {
  for (const entry of ofSide(c.match.squads, side).effects) {
    const effect = c.rules.effects.get(idOf(entry))
    const value = effect && query(effect)
    if (value !== undefined) return { id: idOf(entry), value }
  }
  return undefined
}

export const anyEffect = (c: Ctx, side: Side, query: (effect: Effect) => boolean): boolean =>
  ofSide(c.match.squads, side).effects.some((entry) => {
    const effect = c.rules.effects.get(idOf(entry))
    return effect !== undefined && query(effect)
  })

/** Adds the modifiers that both sides' inducements put on a roll of this side. */
export const addEffects = (c: Ctx, roll: RollKind, side: Side, out: Modifier[]): void => {
  const { home, away } = c.match.squads
  if (home.effects.length === 0 && away.effects.length === 0) return
  for (const whose of sides)
    eachEffect(c, whose, (effect, source) => {
      const value = (whose === side ? effect.own : effect.foes)?.[roll] ?? effect.everybody?.[roll]
      if (value !== undefined) out.push({ value, source, player: -1 })
    })
}

/** The sum of a bonus over all active effects of a side. */
export const effectSum = (c: Ctx, side: Side, what: 'argueBonus' | 'coachingBonus'): number => {
  let sum = 0
  eachEffect(c, side, (effect) => {
    sum += effect[what] ?? 0
  })
  return sum
}

/** Whether an active effect of either side satisfies the query. */
export const eitherHas = (c: Ctx, query: (effect: Effect) => boolean): boolean =>
  sides.some((side) => anyEffect(c, side, query))

/** Ends all effects of either side that satisfy the query. */
export const stopEffects = (c: Ctx, query: (effect: Effect) => boolean): void => {
  for (const side of sides) {
    const over: string[] = []
    eachEffect(c, side, (effect, id) => {
      if (query(effect)) over.push(id)
    })
    for (const id of over) stopEffect(c, side, id)
  }
}

const ARGUE_NEEDS = 6

/** What arguing the call needs; prayers and inducements may lower it. */
export const argueNeeds = (c: Ctx, side: Side): number => {
  let needs = ARGUE_NEEDS
  for (const entry of activePrayers.of(ofSide(c.match.squads, side)))
    needs = Math.min(needs, prayerOf(c, entry).argueNeeds ?? needs)
  eachEffect(c, side, (effect) => {
    needs = Math.min(needs, effect.argueNeeds ?? needs)
  })
  return needs
}

/** How many times per turn a side may declare an action that is usually limited to one. */
export const actionsAllowed = (c: Ctx, side: Side, kind: string): number => {
  let most = 1
  eachEffect(c, side, ({ actionsPerTurn }) => {
    most = Math.max(most, actionsPerTurn?.[kind] ?? 1)
  })
  return most
}
