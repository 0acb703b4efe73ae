// Who plays in a mixed team of second besides the race's own: players of the other living races, and mutants of the Chaos races.
// Neighbours: lists.ts offers them, races.ts and positions.ts have rows and prices, ../../company.ts refuses other mixtures.
import type { Position, PositionGroup } from '../roster.ts'
import { type PositionName, positions, type Row, statsOf } from './positions.ts'
import { costOf, type RaceId, raceOf, rowOf, skillsOf } from './races.ts'

/** A Large Monster counts as two of the sixteen players. */
const MOST_LARGE = 8

export const positionOf = (id: RaceId, position: PositionName, name: string): Position => {
  const { name: race, figure } = raceOf(id)
  const skills = skillsOf(id, position)
  const isLarge = skills.includes('large')
  return {
    name,
    figure: { race: figure, role: isLarge ? 'bigGuy' : positions[position].role },
    max: isLarge ? MOST_LARGE : positions[position].max,
    cost: costOf(id, position),
    stats: statsOf(rowOf(id, position)),
    skills,
    // Nobody gains skills of a category.
    ...{ normal: '', double: '' },
    race,
    ...(isLarge ? { bigGuy: true } : {}),
  }
}

/** In gold crowns, on top of his position. */
const MUTANT_COST = 1000

/** What a coach chooses one of: the mutations of the star cards that are of use to their owner. */
const mutations = {
  claw: 'Claw',
  'leprous-flesh': 'Leprous Flesh',
  'noisome-stench': 'Noisome Stench',
  tentacle: 'Tentacle',
}

/** Printed in the table of Kickers, whatever his race's own Kickers have. */
const mutantKicker: Row = [4, 2, 3, 3, 0, 0, 9]

const mutantsOf = (id: RaceId): readonly Position[] =>
  raceOf(id).positions.flatMap((position) =>
    Object.entries(mutations).map(([mutation, called]): Position => {
      const plain = positionOf(id, position, `${raceOf(id).name} ${position} with ${called}`)
      return {
        ...plain,
        cost: plain.cost + MUTANT_COST,
        ...(position === 'Kicker' ? { stats: statsOf(mutantKicker) } : {}),
        skills: [...plain.skills, mutation],
      }
    }),
  )

const raceGroup = (id: RaceId): PositionGroup => ({
  name: raceOf(id).name,
  positions: raceOf(id).positions.map((position) => positionOf(id, position, `${raceOf(id).name} ${position}`)),
})

const mutantGroup = (id: RaceId): PositionGroup => ({ name: `${raceOf(id).name} mutants`, positions: mutantsOf(id) })

/** Whom a team of this race may hire besides its own list: its own mutants first, then the others race by race. */
export const groupsOf = (own: RaceId, living: readonly RaceId[]): readonly PositionGroup[] => [
  ...(raceOf(own).mutants ? [mutantGroup(own)] : []),
  ...living
    .filter((id) => id !== own)
    .flatMap((id) => [raceGroup(id), ...(raceOf(id).mutants ? [mutantGroup(id)] : [])]),
]
