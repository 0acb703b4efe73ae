// Starts a match from what was picked on the first page and keeps it before it is opened. Neighbours: PlayNow.tsx,
// match/savedMatch.ts, store/matches.ts.
import type { BotName } from '@double-skulls/bots'
import { ENGINE_VERSION, type MatchSetup, type Roster, startingLineUp } from '@double-skulls/engine'
import { engineNamed } from '../match/engines.ts'
import type { Seat } from '../match/host.ts'
import { newMatchId } from '../match/savedMatch.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { keepNewMatch } from '../store/matches.ts'
import { teamLineUp } from './pickableTeams.ts'

/** Stands for any team. */
export const SURPRISE = ''

export type Opponent = BotName | 'hotSeat'

export interface Wanted {
  readonly edition: string
  /** A team list, a kept team, or SURPRISE. */
  readonly home: string
  readonly away: string
  readonly opponent: Opponent
}

const drawn = <T>(list: readonly T[]): T => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length]

const rosterNamed = (rosters: readonly Roster[], id: string, not: string): Roster => {
  if (id === SURPRISE) return drawn(rosters.filter((one) => one.id !== not))
  const found = rosters.find((one) => one.id === id)
  if (!found) throw new Error(`This edition has no team "${id}"; choose another one.`)
  return found
}

/** Returns the match's id, for its address. */
export const startMatch = async ({ edition, home, away, opponent }: Wanted): Promise<string> => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`There is no edition "${edition}"; choose another one.`)
  const { rosters } = engine.rules
  const own = { home: await teamLineUp(edition, home), away: await teamLineUp(edition, away) }
  const homeLineUp = own.home ?? startingLineUp(rosterNamed(rosters, home, own.away?.roster ?? away))
  const awayLineUp = own.away ?? startingLineUp(rosterNamed(rosters, away, homeLineUp.roster))
  const setup: MatchSetup = { home: homeLineUp, away: awayLineUp, options: { exhibition: true } }
  const here: Seat = { by: 'here' }
  const id = newMatchId()
  const now = Date.now()
  await keepNewMatch({
    id,
    edition,
    engine: ENGINE_VERSION,
    seats: { home: here, away: opponent === 'hotSeat' ? here : { by: 'bot', bot: opponent } },
    beginning: { setup },
    inputs: [],
    seed: wantedSeed(),
    state: engine.start(setup),
    startedAt: now,
    changedAt: now,
  })
  return id
}
