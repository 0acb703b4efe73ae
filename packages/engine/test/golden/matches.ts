// The golden matches: teams, coaches and dice. Neighbours: summary.ts compares them, renew.ts writes the records, golden.test.ts
// replays them, runner.ts coaches.
import { editionNamed } from '../../src/editions/loaded.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import type { LineUp, MatchSetup } from '../../src/lineUp.ts'
import { type Coach, nextInput, randomCoach } from '../../src/play/playMatch.ts'
import { type MatchRecord, newRecorder } from '../../src/play/record.ts'
import { type Roller, seededRoller } from '../../src/play/roller.ts'
import { type StartingSquad, startingLineUp } from '../../src/rosters/roster.ts'
import type { PresetId } from '../../src/vocabulary/editionOptions.ts'
import type { Side } from '../../src/vocabulary/words.ts'
import { runner } from './runner.ts'
import type { Summary } from './summary.ts'

export interface GoldenMatch {
  readonly name: string
  readonly edition: string
  readonly seed: number
  readonly setup: MatchSetup
  readonly coach: (roller: Roller) => Coach
  /** What it must contain, besides many kinds of events. */
  readonly wants: (summary: Summary) => boolean
}

type Players = { readonly [list: string]: StartingSquad['players'] }

/** The records have squads of their own, so that a changed starting squad does not invalidate them. */
const oldLists: Players = {
  orc: { 'Black Orc Blocker': 4, Blitzer: 4, Lineman: 3, Thrower: 1 },
  goblin: { Goblin: 8, Bombardier: 1, Pogoer: 1, Looney: 1, Fanatic: 1, Troll: 2 },
  human: { Lineman: 5, Blitzer: 4, Thrower: 1, Catcher: 2 },
  skaven: { Lineman: 6, Blitzer: 2, Thrower: 1, 'Gutter Runner': 4 },
  'wood-elf': { Lineman: 10, Thrower: 1 },
  dwarf: { Blocker: 9, Blitzer: 1, 'Troll Slayer': 1 },
}
const listsBb2020: Players = {
  orc: { 'Orc Lineman': 3, Blitzer: 1, 'Big Un': 3, Goblin: 3, 'Untrained Troll': 1 },
  goblin: {
    ...{ 'Goblin Lineman': 4, Bomma: 1, Looney: 1, Fanatic: 1, Pogoer: 1, "'Ooligan": 1, 'Doom Diver': 1 },
    ...{ 'Trained Troll': 2 },
  },
  human: { 'Human Lineman': 3, Catcher: 1, Blitzer: 4, 'Halfling Hopeful': 2, Ogre: 1 },
  skaven: { 'Skaven Clanrat Lineman': 6, Thrower: 2, Blitzer: 2, 'Rat Ogre': 1 },
  'wood-elf': { 'Wood Elf Lineman': 10, Thrower: 1 },
  dwarf: { 'Dwarf Blocker Lineman': 10, 'Troll Slayer': 1 },
}
const listsThird: Players = {
  orc: { Lineman: 4, Goblin: 1, Thrower: 1, 'Black Orc': 3, Blitzer: 3 },
  goblin: { Goblin: 11, Troll: 2 },
  human: { Lineman: 5, Catcher: 2, Thrower: 1, Blitzer: 4 },
  skaven: { Lineman: 5, Thrower: 1, 'Gutter Runner': 4, 'Storm Vermin': 2 },
  'wood-elf': { Lineman: 6, Catcher: 2, Thrower: 1, Wardancer: 2 },
  dwarf: { 'Long Beard': 6, Runner: 1, Blitzer: 2, 'Troll Slayer': 2 },
}
/** Its Kickers play only where the coaches agree on them. */
const listsSecond: Players = {
  orc: { Lineman: 5, Catcher: 1, Thrower: 2, Blocker: 3, Blitzer: 3, Troll: 1 },
  goblin: { Lineman: 6, Catcher: 3, Thrower: 2, Blitzer: 3, Troll: 1 },
  human: { Lineman: 5, Catcher: 2, Thrower: 2, Blocker: 2, Blitzer: 3, Ogre: 1 },
  skaven: { Lineman: 6, Catcher: 3, Thrower: 2, Blocker: 2, Blitzer: 3 },
  elf: { Lineman: 5, Kicker: 2, Thrower: 2, Catcher: 3, Blitzer: 4 },
  'dark-elf': { Lineman: 5, Kicker: 1, Thrower: 2, Catcher: 3, Blitzer: 4, Blocker: 1 },
}
const squads: { readonly [edition: string]: Players } = {
  bugman: oldLists,
  crp: oldLists,
  bb2020: listsBb2020,
  third: listsThird,
  second: listsSecond,
}

export const engineOf = (edition: string): Engine => {
  const found = editionNamed(edition)
  if (!found) throw new Error(`no edition ${edition}`)
  return engineFor(found)
}

const team = (edition: string, id: string, extras: Partial<LineUp> = {}): LineUp => {
  const { base, rosters } = engineOf(edition).rules
  const roster = rosters.find((one) => one.id === id)
  if (!roster) throw new Error(`no team list ${id}`)
  const start = { players: squads[base][id], rerolls: 3, apothecaries: 1, fanFactor: 3 }
  return { ...startingLineUp({ ...roster, start }), ...extras }
}

/** A bench and staff, so that apothecaries, bribes, coaches and cheerleaders are used. */
const staffed: Partial<LineUp> = { bribes: 2, cheerleaders: 3, assistantCoaches: 2 }

const golden = (
  edition: string,
  seeds: { readonly random: number; runner: number; overtime: number },
): GoldenMatch[] => [
  {
    name: `${edition}-random`,
    edition,
    seed: seeds.random,
    setup: { home: team(edition, 'orc', staffed), away: team(edition, 'goblin', staffed) },
    coach: randomCoach,
    wants: ({ casualties }) => casualties > 0,
  },
  {
    name: `${edition}-runner`,
    edition,
    seed: seeds.runner,
    setup: { home: team(edition, 'human', staffed), away: team(edition, 'skaven', staffed) },
    coach: runner,
    wants: ({ touchdowns }) => touchdowns >= 2,
  },
  {
    name: `${edition}-overtime`,
    edition,
    seed: seeds.overtime,
    setup: { home: team(edition, 'wood-elf'), away: team(edition, 'dwarf'), options: { overtime: true } },
    coach: runner,
    wants: ({ halves, touchdowns }) => halves === 3 && touchdowns > 0,
  },
]

/** Later players of the list have more points, so that a limit by points leaves somebody out. */
const withPoints = (lineUp: LineUp): LineUp => ({
  ...lineUp,
  players: lineUp.players.map((player, points) => ({ ...player, points })),
})

/** What only third has: a match with illegal procedure, and one with handicaps on both sides. */
const goldenThird = (seeds: { readonly illegalProcedure: number; handicaps: number }): GoldenMatch[] => [
  {
    name: 'third-illegal-procedure',
    edition: 'third:illegalProcedure',
    seed: seeds.illegalProcedure,
    setup: { home: team('third', 'orc', staffed), away: team('third', 'goblin', staffed) },
    coach: randomCoach,
    wants: ({ casualties, turnovers }) => casualties > 0 && turnovers > 0,
  },
  {
    name: 'third-handicaps',
    edition: 'third',
    seed: seeds.handicaps,
    setup: {
      home: withPoints(
        team('third', 'human', {
          ...staffed,
          inducements: ['sponsorship-deal', 'weather-scroll', 'bribe-the-ref', 'wizard'],
        }),
      ),
      away: withPoints(
        team('third', 'skaven', {
          ...staffed,
          inducements: ['assassin', 'doom-and-gloom', 'biased-referee-3', 'grudge-match', 'in-the-bag', 'twelfth-man'],
        }),
      ),
    },
    coach: runner,
    wants: ({ touchdowns }) => touchdowns >= 2,
  },
]

/** What the home team and the away team smuggle in where they may. */
const smuggled: { readonly [side in Side]: Partial<LineUp> } = {
  home: { weapons: [{ id: 'seeSaw' }] },
  away: { weapons: [{ id: 'grenades' }] },
}

/** A match of second, short enough for a record: where downs do not end it, some turns do. */
const matchSecond = (
  name: string,
  preset: PresetId,
  [home, away]: readonly [string, string],
  { coach, seed, wants }: Pick<GoldenMatch, 'coach' | 'seed' | 'wants'>,
): GoldenMatch => {
  const agreed: Partial<LineUp> = { rerolls: 0, apothecaries: 0, fanFactor: 0 }
  const cheered = preset === 'second' ? agreed : { ...agreed, cheerleaders: 4 }
  const brings = (side: Side): Partial<LineUp> => (preset === 'second:mayhem' ? smuggled[side] : {})
  return {
    ...{ name, edition: preset, seed, coach, wants },
    setup: {
      home: team('second', home, { ...cheered, ...brings('home') }),
      away: team('second', away, { ...cheered, ...brings('away') }),
      options: preset === 'second:official' ? {} : { turns: coach === runner ? 16 : 12 },
    },
  }
}

const goldenSecond = (seeds: {
  readonly random: number
  runner: number
  companionRandom: number
  companionRunner: number
  mayhemRandom: number
  mayhemRunner: number
  officialRunner: number
}): GoldenMatch[] => [
  matchSecond('second-random', 'second', ['orc', 'goblin'], {
    ...{ coach: randomCoach, seed: seeds.random },
    wants: ({ turnovers }) => turnovers > 0,
  }),
  matchSecond('second-runner', 'second', ['human', 'skaven'], {
    ...{ coach: runner, seed: seeds.runner },
    wants: ({ touchdowns }) => touchdowns >= 2,
  }),
  matchSecond('second-companion-random', 'second:companion', ['orc', 'goblin'], {
    ...{ coach: randomCoach, seed: seeds.companionRandom },
    wants: ({ turnovers }) => turnovers > 0,
  }),
  matchSecond('second-companion-runner', 'second:companion', ['elf', 'dark-elf'], {
    ...{ coach: runner, seed: seeds.companionRunner },
    wants: ({ touchdowns, turnovers }) => touchdowns >= 2 && turnovers > 0,
  }),
  matchSecond('second-mayhem-random', 'second:mayhem', ['orc', 'goblin'], {
    ...{ coach: randomCoach, seed: seeds.mayhemRandom },
    wants: ({ turnovers }) => turnovers > 0,
  }),
  matchSecond('second-mayhem-runner', 'second:mayhem', ['human', 'skaven'], {
    ...{ coach: runner, seed: seeds.mayhemRunner },
    wants: ({ touchdowns, turnovers }) => touchdowns > 0 && turnovers > 0,
  }),
  matchSecond('second-official-runner', 'second:official', ['elf', 'dark-elf'], {
    ...{ coach: runner, seed: seeds.officialRunner },
    wants: ({ touchdowns, halves }) => touchdowns > 0 && halves >= 2,
  }),
]

export const goldenMatches: readonly GoldenMatch[] = [
  ...golden('bugman', { random: 480, runner: 168, overtime: 606 }),
  ...golden('crp', { random: 587, runner: 939, overtime: 401 }),
  ...golden('bb2020', { random: 22, runner: 103, overtime: 560 }),
  ...golden('third', { random: 5, runner: 16, overtime: 58 }),
  ...goldenThird({ illegalProcedure: 61, handicaps: 2 }),
  ...goldenSecond({
    random: 5,
    runner: 5,
    companionRandom: 3,
    companionRunner: 2,
    mayhemRandom: 4,
    mayhemRunner: 3,
    officialRunner: 1,
  }),
]

export const playGolden = (engine: Engine, { setup, coach, seed }: GoldenMatch): MatchRecord => {
  const roller = seededRoller(seed)
  const recorder = newRecorder(engine, setup)
  const coaches = { home: coach(roller), away: coach(roller) }
  for (;;) {
    const input = nextInput(engine, recorder.match, { coaches, roller })
    if (!input) return recorder.record()
    recorder.apply(input)
  }
}

export const fileOf = ({ name }: GoldenMatch): URL => new URL(`${name}.json`, import.meta.url)
