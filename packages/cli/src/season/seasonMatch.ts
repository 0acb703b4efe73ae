// Plays one match of a simulated league, determined by its seed. Neighbours: seasonWorker.ts plays it in a thread,
// simulateSeasons.ts makes the matches, packages/league has the pre-match and post-match sequences.
import { type BotName, type Budget, newBot } from '@double-skulls/bots'
import { type BySide, type Coach, type Engine, type Side, seededRoller } from '@double-skulls/engine'
import {
  type Answer,
  type MatchOptions,
  type MatchPlay,
  type MatchReport,
  type PreMatch,
  playCampaignMatch,
  playToWhistle,
  sensibleCoach,
  type Teams,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'

export interface SeasonMatch {
  /** With the options of the match. */
  readonly edition: string
  /** Round and table. */
  readonly fixture: string
  readonly teams: Teams
  readonly bots: BySide<BotName>
  readonly budget: Budget
  readonly options: MatchOptions
  /** Whether it needs a winner. */
  readonly decisive: boolean
  readonly seed: number
}

export interface SeasonGame {
  readonly before: PreMatch
  readonly report: MatchReport
  /** null: what comes after it waits for the other matches of the day. */
  readonly after: Teams | null
  readonly answers: readonly Answer[]
}

/** Dice, both bots and the coaches between matches have separate rollers. */
export const playSeasonMatch = (engine: Engine, match: SeasonMatch): SeasonGame => {
  const { teams, bots, budget, options, decisive, seed } = match
  const coachFor = (side: Side, number: number): Coach => {
    const bot = newBot(bots[side], seedFor(seed, number))
    return (rules, position) => bot(rules, position, budget)
  }
  const play: MatchPlay = {
    engine,
    coaches: { home: coachFor('home', 1), away: coachFor('away', 2) },
    roller: seededRoller(seedFor(seed, 0)),
    deciding: sensibleCoach(seededRoller(seedFor(seed, 3))),
    options,
    decisive,
  }
  return teams.home.campaign ? { ...playToWhistle(teams, play), after: null } : playCampaignMatch(teams, play)
}
