// What a position of a campaign team's list is made of: a race, a position, perhaps a mutation; and where a list has such a player.
// Neighbours: prices.ts asks what it costs, races.ts counts the races of a team; the engine's lists name positions.
import {
  allPositions,
  type Position,
  type PositionName,
  positionNames,
  type Race,
  type Roster,
  races,
} from '@double-skulls/engine'

const allRaces: readonly Race[] = Object.values(races)

/** Only these have mutants. */
export const mutantRaces: readonly string[] = allRaces.filter(({ mutants }) => mutants).map(({ name }) => name)

/** A kind of player, whatever a list calls him. */
export interface Trade {
  /** His race, by name. */
  readonly race: string
  readonly position: PositionName
  /** The id of his mutation; '' for none. */
  readonly mutation: string
}

export const raceNamed = (name: string): Race | undefined => allRaces.find((race) => race.name === name)

const mutationIn = ({ name, skills }: Position): string => (name.includes(' with ') ? (skills.at(-1) ?? '') : '')

/** null where the list does not say of which race he is. */
export const tradeOf = (position: Position): Trade | null => {
  const race = raceNamed(position.race ?? '')
  if (!race) return null
  const words = position.name.split(' with ')[0]
  const named = positionNames.find((one) => words === one || words.endsWith(` ${one}`))
  return { race: race.name, position: named ?? race.positions[0], mutation: mutationIn(position) }
}

const isSame = (one: Trade | null, other: Trade): boolean =>
  one !== null && one.race === other.race && one.position === other.position && one.mutation === other.mutation

/** The name of such a player's position on the list; undefined where it has none. */
export const positionFor = (roster: Roster, trade: Trade): string | undefined =>
  allPositions(roster).find((position) => isSame(tradeOf(position), trade))?.name

/** The positions that a race has. */
export const positionsOf = (race: string): readonly PositionName[] => raceNamed(race)?.positions ?? []
