// The target number of a roll, asked of the edition: from a characteristic, the tackle zones, the range, the way the ball
// arrives. Neighbours: NeedsHelper.tsx has the fields; for a real match the engine's forecasts know more.
import { type Characteristic, type Engine, type RollKind, readPosition } from '@double-skulls/engine'

/** Rolls decided by the player's own characteristic, with the plan step of each. */
export const helped = [
  { roll: 'dodge', step: 'dodge', name: 'Dodge', stat: 'AG' },
  { roll: 'pickUp', step: 'pickup', name: 'Pick up', stat: 'AG' },
  { roll: 'catch', step: 'catch', name: 'Catch', stat: 'AG' },
  { roll: 'pass', step: 'pass', name: 'Pass', stat: 'PA' },
  { roll: 'goForIt', step: 'rush', name: 'Rush', stat: '' },
  { roll: 'armour', step: 'armour', name: 'Armour', stat: 'AV' },
] as const
export type Helped = (typeof helped)[number]

export interface Circumstances {
  readonly value: number
  /** The number of opposing tackle zones. */
  readonly zones: number
  /** The range of a pass, or the way a ball arrives. */
  readonly way: string
  readonly weather: string
}

/** The characteristic that an edition uses for the roll: passing may use agility. */
export const statOf = (engine: Engine, { stat }: Helped): Characteristic | '' =>
  stat === 'PA' && !engine.rules.characteristics.includes('PA') ? 'AG' : stat

/** The variants of a roll: ranges of a pass, arrivals of a catch; empty for others. */
export const waysOf = (engine: Engine, { roll }: Helped): Readonly<Record<string, number>> => {
  if (roll === 'pass') return engine.rules.tables.passRange.modifiers
  if (roll === 'catch') return engine.rules.tables.catching
  return {}
}

const weatherOf = (engine: Engine, weather: string, roll: RollKind): number =>
  engine.rules.tables.weather.find(({ id }) => id === weather)?.modifiers[roll] ?? 0

/** The target number. On one die it is never less than 2 or more than 6. */
export const needed = (engine: Engine, kind: Helped, { value, zones, way, weather }: Circumstances): number => {
  const spec = engine.rules.tests.get(kind.roll)
  if (!spec) return 0
  const { match } = readPosition(`${engine.edition} h1@h10 a1@h20`)
  const stat = statOf(engine, kind)
  const player = {
    ...match.players[0],
    stats: { ...match.players[0].stats, ...(stat === '' ? {} : { [stat]: value }) },
  }
  const base = spec.base({ rules: engine.rules, match, events: [] }, player)
  const near = spec.zones === 'each' ? zones : spec.zones === 'once' ? Math.min(1, zones) : 0
  const bonus = spec.bonus - near + (waysOf(engine, kind)[way] ?? 0) + weatherOf(engine, weather, kind.roll)
  const bare = base - bonus
  return spec.dice.length > 1 ? Math.min(12, Math.max(2, bare)) : Math.min(6, Math.max(2, bare))
}

/** The target of Pro or Loner itself in an edition; 0 for re-rolls that always work. */
export const ownNeeds = (engine: Engine, setting: string): number => {
  const spec = setting === 'pro' || setting === 'loner' ? engine.rules.tests.get(setting) : undefined
  if (!spec) return 0
  const { match } = readPosition(`${engine.edition} h1@h10 a1@h20`)
  return spec.base({ rules: engine.rules, match, events: [] }, match.players[0])
}
