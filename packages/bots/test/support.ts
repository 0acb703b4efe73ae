// Shared by the bots' tests: a coach for both sides, and games between two bots. Neighbours: the tests in this folder.

import { type BotName, type Budget, newBot } from '@double-skulls/bots'
import {
  type Coach,
  type Edition,
  type Engine,
  editionNamed,
  editions,
  engineFor,
  type LineUp,
  type Match,
  playMatch,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'

/** The edition of an id that there must be. */
export const editionOf = (id: string): Edition => {
  const edition = editionNamed(id)
  if (!edition) throw new Error(`no edition ${id}`)
  return edition
}

export const engineOf = (id: string): Engine => engineFor(editionOf(id))

/** All editions, and one in which no action is declared. */
export const editionsAndOpen: readonly Edition[] = [...editions, editionOf('third:undeclared')]

/** Those in which blocks are thrown with dice of their own. */
export const hasBlockDice = ({ tables }: Edition): boolean => tables.blockDice !== undefined

/** Two bots of one name, each for its side. */
export const coachOf = (name: BotName, seed: number, budget: Budget): Coach => {
  const bots = { home: newBot(name, seed), away: newBot(name, seed + 1) }
  return (engine, match) => {
    const pending = engine.pending(match)
    if (pending.wait !== 'coach') throw new Error('nobody is asked')
    return bots[pending.side](engine, match, budget)
  }
}

export const teamNamed = (engine: Engine, id: string): LineUp => {
  const roster = engine.rules.rosters.find((one) => one.id === id)
  if (!roster) throw new Error(`no team list ${id}`)
  return startingLineUp(roster)
}

export const playGame = (
  engine: Engine,
  teams: { readonly home: LineUp; readonly away: LineUp },
  names: { readonly home: BotName; readonly away: BotName },
  seed: number,
  budget: Budget = {},
): Match => {
  const match = engine.start(teams)
  const bots = { home: newBot(names.home, seed), away: newBot(names.away, seed + 1) }
  playMatch(engine, match, {
    coaches: {
      home: (e, m) => bots.home(e, m, budget),
      away: (e, m) => bots.away(e, m, budget),
    },
    roller: seededRoller(seed),
  })
  return match
}

export interface Score {
  wins: number
  draws: number
  losses: number
}

/** Games in pairs: the same teams and seed with the coaches' sides swapped. The score is the first coach's. */
export const playPairs = (
  engine: Engine,
  [first, second]: readonly [BotName, BotName],
  games: number,
  seed: number,
  budget: Budget = {},
): Score => {
  const { rosters } = engine.rules
  const score = { wins: 0, draws: 0, losses: 0 }
  for (let game = 0; game < games; game++) {
    const pair = game >> 1
    const teams = {
      home: startingLineUp(rosters[(pair * 7 + seed) % rosters.length]),
      away: startingLineUp(rosters[(pair * 5 + 3 * seed) % rosters.length]),
    }
    const own = game % 2 === 0 ? 'home' : 'away'
    const names = own === 'home' ? { home: first, away: second } : { home: second, away: first }
    const { squads } = playGame(engine, teams, names, seed * 1000 + pair, budget)
    const lead = (squads.home.score - squads.away.score) * (own === 'home' ? 1 : -1)
    if (lead > 0) score.wins++
    else if (lead < 0) score.losses++
    else score.draws++
  }
  return score
}

export const pointsOf = ({ wins, draws, losses }: Score): number => (wins + draws / 2) / (wins + draws + losses)
