// The target of a roll as a formula, `7 − AG`, `AV + 1`, `4+`, found by asking an edition's test about sample players.
// Neighbours: grids.ts shows the result.
import {
  type Characteristic,
  type Edition,
  type Engine,
  engineFor,
  type Match,
  type Player,
  readPosition,
} from '@double-skulls/engine'
import { diceWords, NONE, signed } from './words.ts'

type Tests = Edition['tests']
export type RollName = keyof Tests
type Test = NonNullable<Tests[RollName]>

/** An edition with a sample player. */
export interface Probe {
  readonly engine: Engine
  readonly match: Match
  readonly player: Player
}

/** The values tried for a characteristic, and the value of the others meanwhile. */
const VALUES = [1, 2, 3, 4, 5, 6]
const MIDDLING = 4

export const probeOf = (edition: Edition): Probe => {
  const { match } = readPosition(`${edition.id} h1@h12 a1@h15`)
  const stats = Object.fromEntries(edition.profile.names.map((name) => [name, MIDDLING]))
  return { engine: engineFor(edition), match, player: { ...match.players[0], stats } }
}

const ask = ({ engine, match }: Probe, test: Test, player: Player): number =>
  test.base({ rules: engine.rules, match, events: [] }, player)

/** The targets for the values of a characteristic. */
const targetsBy = (probe: Probe, test: Test, name: Characteristic): number[] =>
  VALUES.map((value) => ask(probe, test, { ...probe.player, stats: { ...probe.player.stats, [name]: value } }))

const moves = (targets: readonly number[]): boolean => targets.some((target) => target !== targets[0])

/** A formula like `7 − AG`; a list of targets where they are not linear in the characteristic. */
const lineOf = (name: Characteristic, targets: readonly number[]): string => {
  const [first, second] = targets
  const slope = second - first
  const rest = first - slope * VALUES[0]
  if (Math.abs(slope) !== 1 || targets.some((target, i) => target !== rest + slope * VALUES[i]))
    return `${name} ${VALUES[0]} to ${VALUES[VALUES.length - 1]}: ${targets.map((target) => `${target}+`).join(' ')}`
  if (slope < 0) return `${rest} − ${name}`
  return rest === 0 ? name : `${name} ${rest < 0 ? '−' : '+'} ${Math.abs(rest)}`
}

const formula = (probe: Probe, test: Test): string => {
  const lines = probe.engine.rules.characteristics
    .map((name) => [name, targetsBy(probe, test, name)] as const)
    .filter(([, targets]) => moves(targets))
    .map(([name, targets]) => lineOf(name, targets))
  const base = ask(probe, test, probe.player)
  return lines.length > 0 ? lines.join(' and ') : base === 0 ? 'no fixed target' : `${base}+`
}

/** Other targets given by skills, lowest first. */
const bySkill = (probe: Probe, test: Test): number[] => {
  const plain = ask(probe, test, probe.player)
  const targets = [...probe.engine.rules.skills.keys()].map((id) => ask(probe, test, { ...probe.player, skills: [id] }))
  return [...new Set(targets)].filter((target) => target !== plain).sort((a, b) => a - b)
}

const ZONES: { readonly [Z in Test['zones']]: string } = {
  each: '−1 a marker',
  once: '−1 if marked',
  none: '',
}

export const targetWords = (probe: Probe, roll: RollName): string => {
  const test = probe.engine.rules.tests.get(roll)
  if (!test) return NONE
  const others = bySkill(probe, test)
  const dice = roll === 'block' ? 'block dice' : diceWords(test.dice)
  return [
    ...(dice === 'D6' ? [] : [dice]),
    formula(probe, test) + (test.bonus === 0 ? '' : ` with ${signed(test.bonus)}`),
    others.length === 0 ? '' : `by skill ${others.map((target) => `${target}+`).join(' ')}`,
    ZONES[test.zones] + (test.exceptOther ? ' but the target' : ''),
    test.naturals ? '1 fails, 6 succeeds' : '',
    test.team ? 'team re-roll' : '',
  ]
    .filter(Boolean)
    .join('; ')
}
