// After all games of a game day every coach looks for Rookies: how many, of which race, for which position, and how much of a star is in
// them. The tables of races and positions are ours, for the book that had them is lost. Neighbours: prospects.ts says what a Rookie is,
// closing.ts calls it.
import { type PositionName, proposalsSecond } from '@double-skulls/engine'
import { basicRace, isUndead, MIXED, majorityRaces } from '../fullCampaign/races.ts'
import { positionsOf } from '../fullCampaign/trades.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, drawOne, type LeagueProcedure, roll } from '../procedure.ts'
import type { Team } from '../team.ts'
import type { Rookie } from './prospects.ts'

/** By the face of the die. */
const found = [0, 0, 0, 1, 1, 2] as const

/** Up to this tens he is of the team's own race. */
const OWN_UP_TO = 4

const { alignments } = proposalsSecond

/** Rows by the tens 5 and 6, of six units each, for each alignment. */
const otherRaces: { readonly [alignment: string]: readonly (readonly string[])[] } = {
  good: [
    ['Elf', 'Elf', 'Dwarf', 'Dwarf', 'Halfling', 'Halfling'],
    ['Human', 'Human', 'Norse', 'Slann', 'Treeman', 'Treeman'],
  ],
  neutral: [
    ['Human', 'Human', 'Norse', 'Norse', 'Slann', 'Slann'],
    ['Elf', 'Dwarf', 'Halfling', 'Werewolf', 'Ogre', 'Ogre'],
  ],
  chaos: [
    ['Chaos Human', 'Chaos Dwarf', 'Dark Elf', 'Goblin', 'Orc', 'Skaven'],
    ['Snotling', 'Orc', 'Goblin', 'Troll', 'Minotaur', 'Ogre'],
  ],
}

const CHOOSE = 'choose'

/** Totals of two dice, up to the first number. */
const positionRows: readonly (readonly [upTo: number, position: PositionName | typeof CHOOSE])[] = [
  [2, 'Kicker'],
  [4, 'Blocker'],
  [5, 'Catcher'],
  [8, 'Lineman'],
  [9, 'Thrower'],
  [11, 'Blitzer'],
  [12, CHOOSE],
]

/** The alignment of a coach, by the list of his team. */
const alignmentOf = ({ roster }: Team): string =>
  Object.entries(alignments.value).find(([, lists]) => lists.some((list) => list === roster))?.[0] ?? 'neutral'

/** The race of a Rookie of the basic race. */
export function* basicRaceOf(who: string, team: Team): LeagueProcedure<string> {
  const basic = basicRace(team)
  if (basic !== MIXED) return basic
  const races = majorityRaces(team)
  return races.length === 1 ? races[0] : yield* ask(who, 'the race of the Rookie', races, about('rookieRace', team))
}

function* raceOf(who: string, team: Team): LeagueProcedure<string> {
  const [tens, units] = yield* roll(who, 'the race of a Rookie', 'd6', 'd6')
  if (tens <= OWN_UP_TO) return yield* basicRaceOf(who, team)
  return otherRaces[alignmentOf(team)][tens - OWN_UP_TO - 1][units - 1]
}

const strangers = Object.values(otherRaces).flat(2)

/** The race of one whom no team has found. */
export function* strangerRace(who: string): LeagueProcedure<string> {
  return strangers[yield* drawOne(who, 'the race of a Freebooter', strangers)]
}

/** Werewolves, Snotlings and monsters have one position each. */
export function* positionRolled(who: string, race: string): LeagueProcedure<PositionName | null> {
  const open = positionsOf(race)
  if (open.length === 1) return open[0]
  const faces = yield* roll(who, `the position of a ${race} Rookie`, 'd6', 'd6')
  const row = positionRows.find(([upTo]) => faces[0] + faces[1] <= upTo)?.[1] ?? CHOOSE
  if (row === CHOOSE) return null
  // Whatever his race does not play he learns as a Lineman.
  return open.includes(row) ? row : open[0]
}

/** The Rookies that one team has found. The Undead, who hire nobody alive, look for none. */
export function* findRookies(who: string, team: Team): LeagueProcedure<readonly Rookie[]> {
  if (isUndead(team)) return []
  const [face] = yield* roll(who, 'how many Rookies there are', 'd6')
  const rookies: Rookie[] = []
  for (let i = 0; i < found[face - 1]; i++) {
    const race = yield* raceOf(who, team)
    const position = yield* positionRolled(who, race)
    const [starPotential] = yield* roll(who, `the star potential of a ${race} Rookie`, 'd6')
    rookies.push({ ...{ kind: 'rookie', race, position, starPotential }, from: who })
  }
  return rookies
}
