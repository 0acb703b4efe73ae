// Simulates a league of bots over seasons: plays every round on all threads. Neighbours: founding.ts founds the teams, seasonMatch.ts
// plays a match, leaders.ts has the best players, ../commands/season.ts calls it.
import { createHash } from 'node:crypto'
import type { BotName, Budget } from '@double-skulls/bots'
import { seededRoller } from '@double-skulls/engine'
import {
  type Campaign,
  type CompetitionState,
  type DayMatch,
  decide,
  editionOf,
  editionOfMatches,
  endOfGameDay,
  type LeagueOptions,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  optionsOfDay,
  type Plan,
  type PlannedFixture,
  type RatedNews,
  ratedNews,
  type Season,
  sensibleCoach,
  standings,
  stateOf,
  type Table,
  type Team,
  teamRating,
  teamsOf,
  teamValue,
  type VictoryCondition,
  winnerOfSeason,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'
import type { Threads } from '../threads.ts'
import { foundTeams } from './founding.ts'
import { type Leaders, leadersBetween } from './leaders.ts'
import type { SeasonGame, SeasonMatch } from './seasonMatch.ts'

export interface Simulation {
  /** With the options of all matches. */
  readonly edition: string
  readonly teams: number
  /** Assigned to the teams in turn. */
  readonly bots: readonly BotName[]
  readonly seasons: number
  readonly seed: number
  readonly budget: Budget
  readonly plan?: Plan
  readonly options?: LeagueOptions
  /** Whether its teams are those of full campaigns. */
  readonly campaigns?: boolean
  /** What wins every match; by default as the edition says. */
  readonly victory?: VictoryCondition
}

export interface SeasonStory {
  readonly number: number
  readonly season: Season
  readonly tables: readonly Table[]
  /** The id of the team. */
  readonly champion: string
  readonly leaders: Leaders
  readonly matches: number
  readonly touchdowns: number
  readonly casualties: number
  readonly deaths: number
  /** The teams before the season. */
  readonly before: Campaign['teams']
  /** The teams after the season. */
  readonly teams: Campaign['teams']
  /** Handicaps, age and traits of each team, by its id; empty where teams have no rating. */
  readonly news: { readonly [id: string]: RatedNews }
}

export interface League {
  readonly campaign: Campaign
  readonly stories: readonly SeasonStory[]
  /** Over all seasons; null where each season starts with the rosters as handed in. */
  readonly allTime: Leaders | null
  /** A hash of all answers, dice, results and teams. */
  readonly hash: string
  /** Whether all seasons were played; false after a stop. */
  readonly complete: boolean
}

export interface Running {
  readonly threads: Threads<SeasonMatch, SeasonGame>
  readonly stop: AbortSignal
  readonly onMatch: (season: number, played: number) => void
  /** Called after every round of campaign teams; may throw what is wrong. */
  readonly onDay?: (before: Campaign, day: readonly DayMatch[], after: Campaign) => void
  /** Called after each season, before the next. */
  readonly onSeason: (campaign: Campaign) => Promise<void>
}

const MATCHES = 2
const BETWEEN = 3
const DAYS = 4

const jobFor = (
  simulation: Simulation,
  campaign: Campaign,
  season: number,
  fixture: PlannedFixture,
  round: readonly PlannedFixture[],
): SeasonMatch => {
  const { bots, budget, seed } = simulation
  const { competition } = campaign
  const ids = Object.keys(campaign.teams)
  const botOf = (id: string | null): BotName => bots[ids.indexOf(id ?? '') % bots.length]
  const place = fixture.round * 1000 + fixture.table
  return {
    ...{ edition: editionOfMatches(competition), budget, fixture: fixture.id, teams: teamsOf(campaign, fixture) },
    options: optionsOfDay(campaign, fixture, round),
    bots: { home: botOf(fixture.home), away: botOf(fixture.away) },
    decisive: fixture.stage !== 'regular',
    seed: seedFor(seedFor(seedFor(seed, MATCHES), season), place),
  }
}

const deathsOf = (teams: Campaign['teams']): number =>
  Object.values(teams).reduce(
    (sum, { former }) => sum + former.filter(({ departure }) => departure === 'dead').length,
    0,
  )

const newsOf = (before: Campaign, after: Campaign): SeasonStory['news'] =>
  editionOf(after.competition.edition).league.rated
    ? Object.fromEntries(
        Object.entries(after.teams).map(([id, team]) => [id, ratedNews(team, before.teams[id].history.length)]),
      )
    : {}

const storyOf = (number: number, before: Campaign, after: Campaign): SeasonStory => {
  const { season }: CompetitionState = stateOf(after.competition)
  const results = season.fixtures.flatMap(({ result }) => (result ? [result.home, result.away] : []))
  return {
    ...{ number, season, tables: standings(after.competition, season), before: before.teams, teams: after.teams },
    champion: winnerOfSeason(after.competition, season) ?? '',
    leaders: leadersBetween(before.teams, after.teams),
    news: newsOf(before, after),
    matches: results.length / 2,
    touchdowns: results.reduce((sum, { touchdowns }) => sum + touchdowns, 0),
    casualties: results.reduce((sum, { casualties }) => sum + casualties, 0),
    deaths: deathsOf(after.teams) - deathsOf(before.teams),
  }
}

export const runLeague = async (
  simulation: Simulation,
  { threads, stop, onMatch, onDay, onSeason }: Running,
): Promise<League> => {
  const { edition, seed, plan, seasons, victory } = simulation
  const hash = createHash('sha256')
  const founded = openCampaign({
    ...{ name: `League ${seed}`, edition, seed, teams: foundTeams(simulation), options: simulation.options ?? {} },
    ...(plan === undefined ? {} : { plan }),
    ...(victory === undefined ? {} : { victory }),
  })
  const stories: SeasonStory[] = []
  let campaign = founded
  let lastTeams = founded.teams
  for (let number = 1; number <= seasons && !stop.aborted; number++) {
    const before = campaign
    let played = 0
    for (let round = nextRound(campaign); round.matches.length > 0; round = nextRound(campaign)) {
      campaign = round.campaign
      const games = new Map<string, SeasonGame>()
      await threads.work(
        round.matches.map((fixture) => jobFor(simulation, campaign, number, fixture, round.matches)),
        {
          stop,
          onResult: ({ fixture }, game) => {
            games.set(fixture, game)
            onMatch(number, ++played)
          },
        },
      )
      if (stop.aborted) break
      // In the order of the tables, not of finishing.
      const day: DayMatch[] = []
      for (const fixture of round.matches) {
        const game = games.get(fixture.id)
        if (!game) throw new Error(`match ${fixture.id} was not played`)
        hash.update(JSON.stringify([fixture.id, game.report, game.answers]))
        if (game.after) campaign = matchPlayed(campaign, fixture, game.after, game.report)
        else day.push({ fixture, before: game.before, report: game.report })
      }
      if (day.length === 0) continue
      const morning = campaign
      const deciding = sensibleCoach(seededRoller(seedFor(seedFor(seedFor(seed, DAYS), number), day[0].fixture.round)))
      const { result, answers } = decide(() => endOfGameDay(morning, day), deciding)
      hash.update(JSON.stringify(answers))
      campaign = result
      onDay?.(morning, day, campaign)
    }
    if (stop.aborted) break
    stories.push(storyOf(number, before, campaign))
    lastTeams = campaign.teams
    await onSeason(campaign)
    hash.update(JSON.stringify(campaign))
    if (number === seasons) break
    const deciding = sensibleCoach(seededRoller(seedFor(seedFor(seed, BETWEEN), number)))
    const ended = campaign
    const { result, answers } = decide(() => nextSeason(ended), deciding)
    hash.update(JSON.stringify(answers))
    campaign = result
  }
  return {
    ...{
      campaign,
      stories,
      allTime:
        editionOf(edition).league.fixed && !simulation.campaigns ? null : leadersBetween(founded.teams, lastTeams),
    },
    hash: hash.digest('hex'),
    complete: stories.length === seasons,
  }
}

/** A team after its season, for tables. */
export const booksOf = (team: Team) => ({
  teamValue: teamValue(team),
  ...(editionOf(team.edition).league.rated ? { rating: teamRating(team) } : {}),
  treasury: team.treasury,
})
