// The cost of an injury to a team, in this match and later ones, in units of an average player. The edition's casualty
// table says what each result does. Neighbours: treatment.ts decides about the apothecary, worth.ts has prices.
import {
  type Casualty,
  type CasualtyTable,
  type Characteristic,
  careerOf,
  casualtyFor,
  type Die,
  dieFaces,
  type Engine,
  type Match,
  type Player,
  turnsAllowed,
} from '@double-skulls/engine'
import { turnsLeft } from './sight.ts'
import { careerWorth } from './worth.ts'

/**
 * Shares of a player's worth lost by missing this match, a later match, a niggling injury, a lowered characteristic.
 */
const THIS_MATCH = 0.16
const MATCH_MISSED = 0.12
const NIGGLE = 0.25
const POINTS_LESS: { readonly [C in Characteristic]?: number } = { MA: 0.35, ST: 0.6, AG: 0.5, PA: 0.1, AV: 0.3 }
const OTHER_POINT_LESS = 0.2
const pointLess = (which: Characteristic): number => POINTS_LESS[which] ?? OTHER_POINT_LESS
/** A lasting injury before the roll that says which one. */
const UNKNOWN = 0.35

const lastingShare = (row: Casualty): number =>
  row.dead
    ? 1
    : (row.missNextGame ? MATCH_MISSED : 0) +
      (row.niggling ? NIGGLE : 0) +
      (row.lowers === '' ? 0 : pointLess(row.lowers)) +
      (row.lasting ? UNKNOWN : 0)

/** The share of a player's future that one result takes; 0 for results on no table. */
const futureShare = ({ rules }: Engine, id: string): number => {
  const table = rules.tables.casualty
  const row = table?.rows.find((one) => one.id === id)
  if (row) return lastingShare(row)
  const lasting = table?.lasting?.find((one) => one.id === id)
  // Its row in the casualty table has already counted as UNKNOWN.
  return lasting ? pointLess(lasting.lowers) - UNKNOWN : 0
}

const injuriesShare = (engine: Engine, injuries: readonly string[]): number =>
  Math.min(
    1,
    injuries.reduce((sum, id) => sum + futureShare(engine, id), 0),
  )

/** Every result of a list of dice. */
const everyThrow = (dice: readonly Die[]): readonly (readonly number[])[] =>
  dice.reduce<readonly (readonly number[])[]>(
    (throws, die) => throws.flatMap((faces) => Array.from({ length: dieFaces(die) }, (_, i) => [...faces, i + 1])),
    [[]],
  )

const usualShares = new WeakMap<CasualtyTable, number>()

/** The expected share of a player's future that a casualty takes. */
const usualShare = ({ rules }: Engine): number => {
  const table = rules.tables.casualty
  if (!table) return 0
  let known = usualShares.get(table)
  if (known === undefined) {
    const throws = everyThrow(table.dice)
    known = throws.reduce((sum, faces) => sum + lastingShare(casualtyFor(table, faces)) / throws.length, 0)
    usualShares.set(table, known)
  }
  return known
}

/** The share of the match's turns, of both sides, that is left. */
export const matchLeft = (engine: Engine, match: Match): number => {
  const { halves } = engine.rules.clock
  const turns = turnsAllowed(engine.rules, match)
  const later = Math.max(0, halves - match.clock.half) * 2 * turns
  return (turnsLeft(engine, match, 'home') + turnsLeft(engine, match, 'away') + later) / (halves * 2 * turns)
}

/** The share of the rest of the match that he misses where he is now. */
const absence = ({ place }: Player): number =>
  place === 'casualty' || place === 'sentOff' ? 1 : place === 'pitch' || place === 'reserves' ? 0 : 0.5

const canPlay = ({ place }: Player): boolean => place === 'pitch' || place === 'reserves' || place === 'ko'

/** A substitute softens the loss; without one, each missing player makes it worse. */
const OFF_THE_BENCH = 0.6
const OUTNUMBERED = 0.25

const missedBy = (engine: Engine, match: Match, player: Player): number => {
  const others = match.players.filter((one) => one.side === player.side && one !== player && canPlay(one)).length
  const short = engine.rules.setUp.playersOnPitch - others
  return short <= 0 ? OFF_THE_BENCH : 1 + OUTNUMBERED * (short - 1)
}

/** Added to the match time left, so that a player who can play is preferred even in the last turn. */
const AFTERWARDS = 0.08

/** The cost to his team of a player's present place and injuries. */
export const lossOf = (engine: Engine, match: Match, player: Player): number => {
  const future = careerOf(player).keepsInjuries ? injuriesShare(engine, player.injuries) : 0
  const now = THIS_MATCH * (matchLeft(engine, match) + AFTERWARDS) * absence(player) * missedBy(engine, match, player)
  return careerWorth(engine, match, player) * (future + now)
}

/** The expected cost of one more casualty of an average player, with this share of the match left. */
export const usualLoss = (engine: Engine, match: Match, side: Player['side'], left: number): number => {
  const team = match.players.filter((one) => one.side === side && careerOf(one).keepsInjuries)
  const worth = team.reduce((sum, one) => sum + careerWorth(engine, match, one), 0) / Math.max(1, team.length)
  return worth * (usualShare(engine) + (THIS_MATCH * left) / 2)
}
