// Editions, teams and bots by their typed names, and the seeds of a series of games.
// Neighbours: usage.ts refuses unknown names, games.ts plays.
import { type BotName, botNames, newBot } from '@double-skulls/bots'
import {
  type Agreement,
  agreedSetup,
  BadLineUp,
  type BySide,
  baseOf,
  type Coach,
  type Edition,
  type Engine,
  editionFault,
  editionNamed,
  editions,
  type MatchSetup,
  presets,
  type Roster,
  randomCoach,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { refuse, unknown } from './usage.ts'

export const DEFAULT_EDITION = 'crp'

/** How options of a match follow an edition in the help of a flag, with named sets if there are any. */
export const optionsHelp = (example: string, sets: readonly { readonly id: string }[] = presets): string =>
  [
    `options of the match follow, as in ${example}`,
    ...(sets.length === 0 ? [] : [`named sets are ${sets.map(({ id }) => id).join(', ')}`]),
  ].join('; ')

/** The help of --edition. */
export const editionHelp = `the rules (default ${DEFAULT_EDITION}); ${optionsHelp('third:illegalProcedure')}`

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Options of a match follow the edition: `third:illegalProcedure`. */
export const chooseEdition = (id: string): Edition =>
  editionNamed(id) ?? (editionNamed(baseOf(id)) ? refuse(editionFault(id)) : unknown('edition', id, ids(editions)))

type Teams = Pick<Edition, 'rosters'>

export const chooseTeam = ({ rosters }: Teams, id: string): Roster =>
  rosters.find((roster) => roster.id === id) ?? unknown('team', id, ids(rosters))

type MakeBot = (seed: number) => Coach

/** A searching bot's budget in nodes, not time, so that a seed gives the same games everywhere. */
const BUDGET = { nodes: 500 }

export interface Bots {
  readonly names: readonly [home: string, away: string]
  readonly make: BySide<MakeBot>
}

export const DEFAULT_BOTS = 'random,random'
/** The default bots of `skulls play`. */
export const SHOW_BOTS = 'veteran,veteran'

const isBot = (name: string): name is BotName => botNames.some((known) => known === name)

export const chooseBot = (name: string): MakeBot => {
  if (!isBot(name)) return unknown('bot', name, botNames)
  // The engine's own random coach, which needs only the list of legal actions: benchmarks use it.
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

/** The pairs of a series: one pair if both teams are named, otherwise all pairs of teams in turn. */
export const choosePairings = (teams: Teams, home?: string, away?: string): Pairing[] => {
  const hosts = home === undefined ? teams.rosters : [chooseTeam(teams, home)]
  const guests = away === undefined ? teams.rosters : [chooseTeam(teams, away)]
  // The guests shift by one each round, so that even a short series has many different teams.
  return guests.flatMap((_, shift) => hosts.map((host, i): Pairing => [host, guests[(i + shift + 1) % guests.length]]))
}

export const setupOf = ([home, away]: Pairing, agreement: Agreement = {}): MatchSetup =>
  agreedSetup({ home: startingLineUp(home), away: startingLineUp(away) }, agreement)

/** Refuses teams and agreements that an edition cannot play before the series starts. */
export const checkPairings = (engine: Engine, pairings: readonly Pairing[], agreement: Agreement = {}): void => {
  for (const pairing of pairings) {
    try {
      engine.start(setupOf(pairing, agreement))
    } catch (error) {
      if (!(error instanceof BadLineUp)) throw error
      refuse(`edition ${engine.edition} cannot play ${pairing[0].id} against ${pairing[1].id}: ${error.message}`)
    }
  }
}

/** The seed of one game of a series, or of one roller of a game: hashed, so that they are independent. */
export const seedFor = (seed: number, number: number): number => {
  let h = (Math.imul(seed ^ (seed >>> 16), 0x85ebca6b) ^ Math.imul(number + 1, 0xc2b2ae35)) >>> 0
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39) >>> 0
  return (h ^ (h >>> 15)) >>> 0
}
