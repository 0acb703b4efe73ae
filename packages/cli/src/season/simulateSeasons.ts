// Simulates a league of bots over seasons: founds the teams and plays every round on all threads. Neighbours: seasonMatch.ts
// plays a match, leaders.ts has the best players, ../commands/season.ts calls it.
import { createHash } from 'node:crypto'
import type { BotName, Budget } from '@double-skulls/bots'
import { baseOf, seededRoller } from '@double-skulls/engine'
import {
  type Campaign,
  type CompetitionState,
  decide,
  editionOf,
  editionOfMatches,
  editionPlan,
  type LeagueOptions,
  listsOf,
  matchPlayed,
  nextRound,
  nextSeason,
  openCampaign,
  optionsOfMatch,
  type Plan,
  type PlannedFixture,
  type RatedNews,
  ratedNews,
  type Season,
  sensibleCoach,
  standings,
  stateOf,
  suggestTeam,
  type Table,
  type Team,
  teamRating,
  teamsOf,
  teamValue,
  winnerOfSeason,
} from '@double-skulls/league'
import { seedFor } from '../choices.ts'
import type { Threads } from '../threads.ts'
import { type Leaders, leadersBetween } from './leaders.ts'
import { shuffled, teamNames } from './names.ts'
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
  /** Called after each season, before the next. */
  readonly onSeason: (campaign: Campaign) => Promise<void>
}

const FOUNDING = 1
const MATCHES = 2
const BETWEEN = 3

/** Different lists while there are enough. */
export const foundTeams = ({ edition, teams, bots, seed, plan = editionPlan(edition) }: Simulation): Team[] => {
  const founding = seedFor(seed, FOUNDING)
  const { league, edition: rules } = editionOf(edition)
  const lists = shuffled(listsOf(league, rules), founding)
  // Where the teams of one coach are kept apart, each has its own.
  const isNumbered = plan.kind === 'conferences' && plan.coachesApart === true
  const coachOf = (i: number): string => `${bots[i % bots.length]}${isNumbered ? ` ${i + 1}` : ''}`
  return teamNames(teams, founding).map((name, i) =>
    suggestTeam({ edition: baseOf(edition), roster: lists[i % lists.length].id, name, coach: coachOf(i) }),
  )
}

const jobFor = (simulation: Simulation, campaign: Campaign, season: number, fixture: PlannedFixture): SeasonMatch => {
  const { bots, budget, seed } = simulation
  const { competition } = campaign
  const ids = Object.keys(campaign.teams)
  const botOf = (id: string | null): BotName => bots[ids.indexOf(id ?? '') % bots.length]
  const place = fixture.round * 1000 + fixture.table
  return {
    ...{ edition: editionOfMatches(competition), budget, fixture: fixture.id, teams: teamsOf(campaign, fixture) },
    options: { ...campaign.options, ...optionsOfMatch(competition, fixture) },
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
    ...{ number, season, tables: standings(after.competition, season), teams: after.teams },
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
  { threads, stop, onMatch, onSeason }: Running,
): Promise<League> => {
  const { edition, seed, plan, seasons } = simulation
  const hash = createHash('sha256')
  const founded = openCampaign({
    ...{ name: `League ${seed}`, edition, seed, teams: foundTeams(simulation), options: simulation.options ?? {} },
    ...(plan === undefined ? {} : { plan }),
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
        round.matches.map((fixture) => jobFor(simulation, campaign, number, fixture)),
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
      for (const fixture of round.matches) {
        const game = games.get(fixture.id)
        if (!game) throw new Error(`match ${fixture.id} was not played`)
        hash.update(JSON.stringify([fixture.id, game.report, game.answers]))
        campaign = matchPlayed(campaign, fixture, game.after, game.report)
      }
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
      allTime: editionOf(edition).league.fixed ? null : leadersBetween(founded.teams, lastTeams),
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
