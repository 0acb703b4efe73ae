// Starts a match from the choices of the home page and saves it before it is opened. Neighbours: PlayNow.tsx offers the choices,
// fixture.ts picks random teams, before/ buys inducements first; match/savedMatch.ts, store/matches.ts.
import type { BotName } from '@double-skulls/bots'
import {
  type Agreement,
  agreedSetup,
  type BySide,
  editionNamed,
  type LineUp,
  type Roster,
  startingLineUp,
} from '@double-skulls/engine'
import type { Seat } from '../match/host.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { teamLineUp } from './pickableTeams.ts'

/** Stands for any team. */
export const SURPRISE = ''

export type Opponent = BotName | 'hotSeat'

export interface Wanted {
  /** With the options of the match that are on. */
  readonly edition: string
  /** A team list, a saved team, or SURPRISE, which fixture.ts replaces by a team list. */
  readonly home: string
  readonly away: string
  readonly opponent: Opponent
  /** What the coaches agreed on, where the edition leaves it open. */
  readonly agreement?: Agreement
}

/** The address of the page before a match. */
export const beforeAddress = ({ edition, home, away, opponent }: Wanted): string =>
  `/before/${[edition, home, away, opponent].map(encodeURIComponent).join('/')}`

const rostersOf = (edition: string): readonly Roster[] => {
  const named = editionNamed(edition)
  if (!named) throw new Error(`There is no edition "${edition}"; choose another one.`)
  return named.rosters
}

/** The team list of a choice that is not a saved team. */
export const rosterNamed = (edition: string, id: string): Roster => {
  const found = rostersOf(edition).find((one) => one.id === id)
  if (!found) throw new Error(`This edition has no team "${id}"; choose another one.`)
  return found
}

const here: Seat = { by: 'here' }

/** Who plays: home is played at this screen, away by the chosen opponent. */
export const seatsAgainst = (opponent: Opponent): BySide<Seat> => ({
  home: here,
  away: opponent === 'hotSeat' ? here : { by: 'bot', bot: opponent },
})

/** Starts at once, with the squads as they are. */
export const startMatch = async ({ edition, home, away, opponent, agreement = {} }: Wanted): Promise<string> => {
  const lineUp = async (choice: string): Promise<LineUp> =>
    (await teamLineUp(edition, choice)) ?? startingLineUp(rosterNamed(edition, choice))
  const lineUps = { home: await lineUp(home), away: await lineUp(away) }
  const setup = agreedSetup({ ...lineUps, options: { exhibition: true } }, agreement)
  // Fetched now: to see the home page nobody needs an engine.
  const { keepStart } = await import('../match/keepStart.ts')
  return keepStart({ edition, seats: seatsAgainst(opponent), beginning: { setup }, seed: wantedSeed() })
}
