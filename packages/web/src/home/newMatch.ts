// Starts a match from what was picked and keeps it before it is opened. Neighbours: PlayNow.tsx picks, before/ goes shopping first,
// match/savedMatch.ts, store/matches.ts.
import type { BotName } from '@double-skulls/bots'
import { type BySide, type LineUp, type MatchSetup, type Roster, startingLineUp } from '@double-skulls/engine'
import { engineNamed } from '../match/engines.ts'
import type { Seat } from '../match/host.ts'
import { keepStart } from '../match/keepStart.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { chosenTeam, teamLineUp } from './pickableTeams.ts'

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

/** The address of the page before a match. */
export const beforeAddress = ({ edition, home, away, opponent }: Wanted): string =>
  `/before/${[edition, home, away, opponent].map(encodeURIComponent).join('/')}`

const drawn = <T>(list: readonly T[]): T => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length]

const rostersOf = (edition: string): readonly Roster[] => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`There is no edition "${edition}"; choose another one.`)
  return engine.rules.rosters
}

/** The list of a choice that is no kept team. */
export const rosterNamed = (edition: string, id: string): Roster => {
  const found = rostersOf(edition).find((one) => one.id === id)
  if (!found) throw new Error(`This edition has no team "${id}"; choose another one.`)
  return found
}

/** What was picked, with a list drawn wherever any will do: not the one of the other side. */
export const drawnTeams = async (wanted: Wanted): Promise<Wanted> => {
  const { edition, home, away } = wanted
  const rosters = rostersOf(edition)
  const listOf = async (choice: string): Promise<string> => (await chosenTeam(edition, choice))?.roster ?? choice
  const other = (id: string): string => drawn(rosters.filter((one) => one.id !== id)).id
  const homeDrawn = home === SURPRISE ? other(await listOf(away)) : home
  return { ...wanted, home: homeDrawn, away: away === SURPRISE ? other(await listOf(homeDrawn)) : away }
}

const here: Seat = { by: 'here' }

/** Who plays: somebody at this screen for home, and for away the opponent. */
export const seatsAgainst = (opponent: Opponent): BySide<Seat> => ({
  home: here,
  away: opponent === 'hotSeat' ? here : { by: 'bot', bot: opponent },
})

/** Starts at once, with the squads as they are. */
export const startMatch = async (wanted: Wanted): Promise<string> => {
  const { edition, home, away, opponent } = await drawnTeams(wanted)
  const lineUp = async (choice: string): Promise<LineUp> =>
    (await teamLineUp(edition, choice)) ?? startingLineUp(rosterNamed(edition, choice))
  const setup: MatchSetup = { home: await lineUp(home), away: await lineUp(away), options: { exhibition: true } }
  return keepStart({ edition, seats: seatsAgainst(opponent), beginning: { setup }, seed: wantedSeed() })
}
