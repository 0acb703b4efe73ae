// The fourteen team lists of second, made of races: a race's own positions, and guests whom any team of the living may hire. Players
// of any race may play in any such team; a list names its own and the monsters, who have no team of their own.
// Neighbours: races.ts, positions.ts, ../roster.ts says what the fields mean.
import type { Position, TeamList } from '../roster.ts'
import { type PositionName, positions, statsOf } from './positions.ts'
import { costOf, type RaceId, raceOf, rowOf, skillsOf } from './races.ts'

/** A Large Monster counts as two of the sixteen players. */
const MOST_LARGE = 8

const positionOf = (id: RaceId, position: PositionName, name: string): Position => {
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

const guestIds = ['ogre', 'troll', 'minotaur', 'treeman', 'werewolf'] as const
const guests = guestIds.map((id) => positionOf(id, raceOf(id).positions[0], raceOf(id).name))

const ownPositions = (id: RaceId): readonly Position[] =>
  raceOf(id).positions.map((position) => positionOf(id, position, position))

/** What all lists have in common: re-rolls are never bought, and apothecaries are hired in campaigns. */
const common = { rerollCost: 0, apothecary: false } as const

const living = (race: RaceId, id: string): TeamList => ({
  id,
  name: raceOf(race).name,
  ...common,
  positions: [...ownPositions(race), ...guests],
})

const undead: TeamList = {
  id: 'undead',
  name: 'Undead',
  ...common,
  specialRules: ['Undead'],
  positions: [
    positionOf('skeleton', 'Lineman', 'Skeleton'),
    positionOf('skeleton', 'Catcher', 'Skeleton Catcher'),
    positionOf('skeleton', 'Thrower', 'Skeleton Thrower'),
    positionOf('mummy', 'Blitzer', 'Mummy'),
  ],
}

export const livingLists: readonly TeamList[] = [
  living('chaosDwarf', 'chaos-dwarf'),
  living('chaosHuman', 'chaos-human'),
  living('darkElf', 'dark-elf'),
  living('dwarf', 'dwarf'),
  living('elf', 'elf'),
  living('goblin', 'goblin'),
  living('halfling', 'halfling'),
  living('human', 'human'),
  living('norse', 'norse'),
  living('orc', 'orc'),
  living('skaven', 'skaven'),
  living('slann', 'slann'),
  living('snotling', 'snotling'),
]

export const listsSecond: readonly TeamList[] = [...livingLists, undead]
