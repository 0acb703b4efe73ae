// The fourteen team lists of second, made of races: a race's own positions, the monsters, who have no team of their own, and for mixed
// teams the players of all other living races. Neighbours: mixing.ts, races.ts, ../roster.ts says what the fields mean.
import type { Position, TeamList } from '../roster.ts'
import { groupsOf, positionOf } from './mixing.ts'
import { MOST_KICKERS } from './positions.ts'
import { type RaceId, raceOf } from './races.ts'

const guestIds = ['ogre', 'troll', 'minotaur', 'treeman', 'werewolf'] as const
const guests = guestIds.map((id) => positionOf(id, raceOf(id).positions[0], raceOf(id).name))

const ownPositions = (id: RaceId): readonly Position[] =>
  raceOf(id).positions.map((position) => positionOf(id, position, position))

/** The races that have teams, with the ids of their lists. */
const teams = {
  chaosDwarf: 'chaos-dwarf',
  chaosHuman: 'chaos-human',
  darkElf: 'dark-elf',
  dwarf: 'dwarf',
  elf: 'elf',
  goblin: 'goblin',
  halfling: 'halfling',
  human: 'human',
  norse: 'norse',
  orc: 'orc',
  skaven: 'skaven',
  slann: 'slann',
  snotling: 'snotling',
} as const satisfies { readonly [R in RaceId]?: string }
type LivingRace = keyof typeof teams
const livingRaces = Object.keys(teams) as LivingRace[]

/** What all lists have in common: re-rolls are never bought, and apothecaries are hired in campaigns. */
const common = { rerollCost: 0, apothecary: false } as const

const living = (race: LivingRace): TeamList => ({
  id: teams[race],
  name: raceOf(race).name,
  ...common,
  positions: [...ownPositions(race), ...guests],
  others: groupsOf(race, livingRaces),
  mostWith: { kicker: MOST_KICKERS },
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

export const livingLists: readonly TeamList[] = livingRaces.map(living)

export const listsSecond: readonly TeamList[] = [...livingLists, undead]
