// Sets of options for whole matches: few enough to be played, and every two values of two options that a match can have together
// are together in one of them. Neighbours: editions/optionTies.ts says what goes together, `skulls fuzz` and the tests of whole
// matches play them.
import { excludeEachOther, optionsFault, withNeeds } from '../editions/optionTies.ts'
import type { TiesByOption } from '../vocabulary/editionOptions.ts'
import { type Roller, seededRoller } from './roller.ts'

/** An option by itself, or several of which a match has at most one. */
type Factor<Option extends string> = readonly Option[]

/** One of the values of a factor: the option that is on, or '' for none of its options. */
interface Value<Option extends string> {
  readonly factor: Factor<Option>
  readonly on: Option | ''
}

type Pair<Option extends string> = readonly [Value<Option>, Value<Option>]

/** How many sets are tried for each that is kept. */
const TRIES = 30

/** Options that all exclude each other are one factor. */
const factorsOf = <Option extends string>(
  options: readonly Option[],
  ties: TiesByOption<Option>,
): readonly Factor<Option>[] => {
  const factors: Option[][] = []
  for (const option of options) {
    const group = factors.find((factor) => factor.every((other) => excludeEachOther(option, other, ties)))
    if (group) group.push(option)
    else factors.push([option])
  }
  return factors
}

/** The options that are on if these values are given and everything else is off that can be; null if no match is so. */
const legalWith = <Option extends string>(
  values: readonly Value<Option>[],
  ties: TiesByOption<Option>,
): readonly Option[] | null => {
  const on = withNeeds(
    values.flatMap((value) => (value.on === '' ? [] : [value.on])),
    ties,
  )
  const broken = values.some((value) => value.on === '' && value.factor.some((option) => on.includes(option)))
  return broken || optionsFault(on, ties) !== '' ? null : on
}

const shuffled = <T>(list: readonly T[], roller: Roller): readonly T[] => {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = roller.below(i + 1)
    const there = mixed[j]
    mixed[j] = mixed[i]
    mixed[i] = there
  }
  return mixed
}

/** The pairs of values that no set has yet. */
const newOpenPairs = <Option extends string>(values: readonly Value<Option>[], ties: TiesByOption<Option>) => {
  const places = new Map(values.map((value, i) => [value, i]))
  const keyOf = (one: Value<Option>, other: Value<Option>): number => {
    const [a, b] = [places.get(one) ?? 0, places.get(other) ?? 0]
    return a < b ? a * values.length + b : b * values.length + a
  }
  const open = new Map<number, Pair<Option>>()
  for (const one of values)
    for (const other of values)
      if (one.factor !== other.factor && legalWith([one, other], ties)) open.set(keyOf(one, other), [one, other])
  return {
    open,
    /** How many of them the value makes with these. */
    with: (value: Value<Option>, others: readonly Value<Option>[]): number =>
      others.filter((other) => open.has(keyOf(value, other))).length,
    close: (set: readonly Value<Option>[]): void => {
      for (const one of set) for (const other of set) open.delete(keyOf(one, other))
    },
  }
}

/**
 * Legal sets of these options: every two values that some legal set has together are together in one of the sets. Of an option
 * the values are on and off, of a group that excludes each other its members and none. The same sets in every run.
 */
export const pairwiseSets = <Option extends string>(
  options: readonly Option[],
  ties: TiesByOption<Option>,
): readonly (readonly Option[])[] => {
  const factors = factorsOf(options, ties)
  const values = factors.map((factor) => ['' as const, ...factor].map((on): Value<Option> => ({ factor, on })))
  // With one factor there are no pairs.
  if (values.length === 1) return values[0].map(({ on }) => (on === '' ? [] : [on]))
  const pairs = newOpenPairs(values.flat(), ties)
  const roller = seededRoller(1)
  const valuesIn = (on: readonly Option[]): readonly Value<Option>[] =>
    values.map(([off, ...others]) => others.find((value) => value.on !== '' && on.includes(value.on)) ?? off)
  const countIn = (set: readonly Value<Option>[]): number =>
    set.reduce((count, value, i) => count + pairs.with(value, set.slice(i + 1)), 0)

  /** From one open pair, factor by factor, each with the legal value that makes most open pairs with those before it. */
  const drawn = (): readonly Option[] => {
    const all = [...pairs.open.values()]
    const chosen: Value<Option>[] = [...all[roller.below(all.length)]]
    for (const ofFactor of shuffled(values, roller)) {
      if (chosen.some(({ factor }) => factor === ofFactor[0].factor)) continue
      const [best] = shuffled(ofFactor, roller)
        .filter((value) => legalWith([...chosen, value], ties))
        .map((value) => ({ value, count: pairs.with(value, chosen) }))
        .sort((a, b) => b.count - a.count)
      chosen.push(best.value)
    }
    return legalWith(chosen, ties) ?? []
  }

  const sets: (readonly Option[])[] = [[]]
  pairs.close(valuesIn([]))
  while (pairs.open.size > 0) {
    let best = { on: sets[0], count: 0 }
    for (let i = 0; i < TRIES; i++) {
      const on = drawn()
      const count = countIn(valuesIn(on))
      if (count > best.count) best = { on, count }
    }
    sets.push(options.filter((option) => best.on.includes(option)))
    pairs.close(valuesIn(best.on))
  }
  return sets
}
