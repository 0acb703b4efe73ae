// Editions, teams and bots by the names a caller types, and the seeds of a series of games.
// Neighbours: usage.ts refuses unknown names, games.ts plays with what is chosen here.
import { type BotName, botNames, newBot } from '@double-skulls/bots'
import {
  BadLineUp,
  type BySide,
  type Coach,
  type Edition,
  type Engine,
  editionNamed,
  editions,
  type MatchSetup,
  type Roster,
  randomCoach,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { refuse, unknown } from './usage.ts'

export const DEFAULT_EDITION = 'crp'

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

export const chooseEdition = (id: string): Edition => editionNamed(id) ?? unknown('edition', id, ids(editions))

type Teams = Pick<Edition, 'rosters'>

export const chooseTeam = ({ rosters }: Teams, id: string): Roster =>
  rosters.find((roster) => roster.id === id) ?? unknown('team', id, ids(rosters))

type MakeBot = (seed: number) => Coach

/** What a searching bot may look at in a turn: counted, not timed, so that a seed gives the same games everywhere. */
const BUDGET = { nodes: 500 }

export interface Bots {
  readonly names: readonly [home: string, away: string]
  readonly make: BySide<MakeBot>
}

export const DEFAULT_BOTS = 'random,random'
/** Who plays where somebody watches. */
export const SHOW_BOTS = 'veteran,veteran'

const isBot = (name: string): name is BotName => botNames.some((known) => known === name)

export const chooseBot = (name: string): MakeBot => {
  if (!isBot(name)) return unknown('bot', name, botNames)
  // The engine's own, which asks for nothing but the list: measurements are made with it.
  if (name === 'random') return (seed) => randomCoach(seededRoller(seed))
  return (seed) => {
    const bot = newBot(name, seed)
    return (engine, match) => bot(engine, match, BUDGET)
  }
}

export const chooseBots = (text: string): Bots => {
  const names = text.split(',')
  if (names.length !== 2)
    return refuse(`--bots must name two bots, home and away, as in "${DEFAULT_BOTS}", not "${text}"`)
  const [home, away] = names
  return { names: [home, away], make: { home: chooseBot(home), away: chooseBot(away) } }
}

export type Pairing = readonly [home: Roster, away: Roster]

/** The pairs of a series: one pair where both teams are named, otherwise every team against every team in turn. */
export const choosePairings = (teams: Teams, home?: string, away?: string): Pairing[] => {
  const hosts = home === undefined ? teams.rosters : [chooseTeam(teams, home)]
  const guests = away === undefined ? teams.rosters : [chooseTeam(teams, away)]
  // Guests shift by one each round, so that a short series meets many teams and not one host's guests only.
  return guests.flatMap((_, shift) => hosts.map((host, i): Pairing => [host, guests[(i + shift + 1) % guests.length]]))
}

export const setupOf = ([home, away]: Pairing): MatchSetup => ({
  home: startingLineUp(home),
  away: startingLineUp(away),
})

/** Says in one line when an edition cannot play a team, instead of failing in the middle of a series. */
export const checkPairings = (engine: Engine, pairings: readonly Pairing[]): void => {
  for (const pairing of pairings) {
    try {
      engine.start(setupOf(pairing))
    } catch (error) {
      if (!(error instanceof BadLineUp)) throw error
      refuse(`edition ${engine.edition} cannot play ${pairing[0].id} against ${pairing[1].id}: ${error.message}`)
    }
  }
}

/** The seed of one game of a series, or of one roller of a game: mixed, so that neighbours have nothing in common. */
export const seedFor = (seed: number, number: number): number => {
  let h = (Math.imul(seed ^ (seed >>> 16), 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)) >>> 0
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39) >>> 0
  return (h ^ (h >>> 15)) >>> 0
}
