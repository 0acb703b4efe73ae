// The twenty races of second: the row of each, its positions, skills and price in gold crowns. Neighbours: positions.ts changes the
// rows, lists.ts makes team lists; tables/proposalsSecond.ts has the rows, most of which no source gives.
import { proposalsSecond } from '../../tables/proposalsSecond.ts'
import type { FigureRace } from '../../vocabulary/figures.ts'
import { changed, type PositionName, positions, type Row } from './positions.ts'

const {
  linemen: { value: linemen },
  oddPositions: { value: odd },
} = proposalsSecond

export interface Race {
  readonly name: string
  readonly figure: FigureRace
  /** Of the first of its positions. */
  readonly row: Row
  readonly positions: readonly PositionName[]
  /** Rows that do not follow from the changes. */
  readonly own?: { readonly [P in PositionName]?: Row }
  readonly skills?: readonly string[]
  /** Of a player in the first of its positions. */
  readonly cost: number
  /** On top, for a star. */
  readonly starCost?: number
  /** Its players can be mutants. */
  readonly mutants?: true
  /** Never in one team with the living. */
  readonly undead?: true
}

const noKicker = ['Lineman', 'Blocker', 'Catcher', 'Thrower', 'Blitzer'] as const
const all = [...noKicker, 'Kicker'] as const
const noBlocker = ['Lineman', 'Catcher', 'Thrower', 'Blitzer'] as const

const COST = 2000
const SMALL_COST = 1800
const MONSTER_COST = 4000
const STAR_COST = 1000

const large = ['large'] as const
const thrower = ['large', 'throw-team-mates'] as const

export const races = {
  human: { name: 'Human', figure: 'human', row: linemen.human, positions: all, cost: COST },
  norse: {
    ...{ name: 'Norse', figure: 'norse', row: linemen.norse, cost: COST },
    positions: [...all, 'Berserker'],
  },
  chaosHuman: {
    ...{ name: 'Chaos Human', figure: 'marauder', row: linemen.chaosHuman, cost: COST, mutants: true },
    positions: all,
    // The table of Kickers says only "Chaos"; read as a player in heavy armour.
    own: { Kicker: [2, 2, 3, 2, -1, 0, 10] },
  },
  chaosDwarf: {
    ...{ name: 'Chaos Dwarf', figure: 'chaosDwarf', row: linemen.chaosDwarf, cost: COST, mutants: true },
    positions: all,
  },
  dwarf: {
    ...{ name: 'Dwarf', figure: 'dwarf', row: linemen.dwarf, positions: noKicker, cost: COST },
    own: { Blocker: odd.dwarfBlocker },
  },
  elf: { name: 'Elf', figure: 'elf', row: linemen.elf, positions: all, cost: COST },
  darkElf: {
    ...{ name: 'Dark Elf', figure: 'darkElf', row: linemen.darkElf, positions: all, cost: COST },
    skills: ['light-shy'],
  },
  orc: { name: 'Orc', figure: 'orc', row: linemen.orc, positions: all, cost: COST },
  skaven: {
    ...{ name: 'Skaven', figure: 'skaven', row: linemen.skaven, cost: COST, mutants: true },
    positions: noKicker,
  },
  slann: {
    ...{ name: 'Slann', figure: 'slann', row: linemen.slann, positions: noKicker, cost: COST },
    skills: ['leap-1'],
  },
  goblin: {
    ...{ name: 'Goblin', figure: 'goblin', row: linemen.goblin, positions: noBlocker, cost: SMALL_COST },
    own: { Catcher: odd.goblinCatcher },
    skills: ['right-stuff', 'small-hands'],
    starCost: 500,
  },
  halfling: {
    ...{ name: 'Halfling', figure: 'halfling', row: linemen.halfling, positions: noBlocker, cost: SMALL_COST },
    skills: ['right-stuff', 'small-hands'],
    starCost: 500,
  },
  snotling: {
    ...{ name: 'Snotling', figure: 'snotling', row: linemen.snotling, positions: ['Lineman'], cost: 1000 },
    skills: ['right-stuff'],
    starCost: 300,
  },
  skeleton: {
    ...{ name: 'Skeleton', figure: 'skeleton', row: linemen.skeleton, undead: true },
    positions: ['Lineman', 'Catcher', 'Thrower'],
    // Made by magic: no gold buys them.
    cost: 0,
  },
  mummy: {
    ...{ name: 'Mummy', figure: 'mummy', row: linemen.mummy, cost: MONSTER_COST, undead: true },
    // One list of the source says Lineman, the other Blitzer: it has one position.
    positions: ['Blitzer'],
    skills: ['counts-as-three'],
  },
  werewolf: {
    ...{ name: 'Werewolf', figure: 'werewolf', row: linemen.werewolf, cost: MONSTER_COST },
    positions: ['Lineman'],
  },
  ogre: {
    ...{ name: 'Ogre', figure: 'ogre', row: linemen.ogre, cost: MONSTER_COST },
    ...{ positions: ['Blocker'], skills: thrower },
  },
  troll: {
    ...{ name: 'Troll', figure: 'troll', row: linemen.troll, cost: MONSTER_COST },
    ...{ positions: ['Blocker'], skills: thrower },
  },
  minotaur: {
    ...{ name: 'Minotaur', figure: 'minotaur', row: linemen.minotaur, cost: MONSTER_COST },
    ...{ positions: ['Blocker'], skills: large },
  },
  treeman: {
    ...{ name: 'Treeman', figure: 'treeman', row: linemen.treeman, cost: MONSTER_COST },
    ...{ positions: ['Lineman'], skills: thrower },
  },
} as const satisfies { readonly [id: string]: Race }
export type RaceId = keyof typeof races

export const raceOf = (id: RaceId): Race => races[id]

/** The row of a race's player in a position. */
export const rowOf = (id: RaceId, position: PositionName): Row => {
  const race = raceOf(id)
  const own = race.own?.[position]
  if (own) return own
  return position === race.positions[0] ? race.row : changed(race.row, positions[position].change)
}

/** In gold crowns. */
export const costOf = (id: RaceId, position: PositionName): number => {
  const race = raceOf(id)
  return race.cost + (position === race.positions[0] || race.cost === 0 ? 0 : positions[position].cost)
}

export const starCostOf = (id: RaceId, position: PositionName): number =>
  costOf(id, position) + (raceOf(id).starCost ?? STAR_COST)

/** What he can do by his race and position. */
export const skillsOf = (id: RaceId, position: PositionName): readonly string[] => [
  ...(raceOf(id).skills ?? []),
  ...positions[position].skills,
]

const namesOf = (which: (race: Race) => true | undefined): readonly string[] =>
  Object.values<Race>(races)
    .filter(which)
    .map(({ name }) => name)

/** The races that are never in one team with the living, and those that have mutants, by name. */
export const undeadRaces = namesOf(({ undead }) => undead)
export const mutantRaces = namesOf(({ mutants }) => mutants)

const naf = [
  'human',
  'norse',
  'chaosHuman',
  'elf',
  'dwarf',
  'chaosDwarf',
  'darkElf',
  'orc',
] as const satisfies readonly RaceId[]

/** The races whose teams play by the official NAF rules. */
export const nafRaces = naf.map((id) => raceOf(id).name)
