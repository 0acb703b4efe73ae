// A simulated league as text and JSON: tables, leaders, champions. Neighbours: simulateSeasons.ts plays it, ../leagueText.ts
// has the tables.
import { counted, gold } from '@double-skulls/league'
import { aligned } from '../arena/arenaReport.ts'
import { tableText } from '../leagueText.ts'
import { campaignText, moneyBetween, squadOf } from './campaignReport.ts'
import { type Leader, type LeaderName, type Leaders, leaderNames } from './leaders.ts'
import { ratedText } from './ratedReport.ts'
import type { SeasonStory } from './simulateSeasons.ts'
import { booksOf, type League } from './simulateSeasons.ts'

const titles: { readonly [N in LeaderName]: string } = {
  touchdowns: 'Touchdowns',
  casualties: 'Casualties',
  completions: 'Completions',
  points: 'Star Player points',
}

const leaderText = ({ player, team, count, gone }: Leader): string => `${count} ${player}${gone ? ' †' : ''}, ${team}`

/** Nobody earns Star Player points in a campaign. */
const leadersText = (leaders: Leaders, inCampaigns: boolean): string[] =>
  leaderNames.flatMap((name) => {
    if (inCampaigns && name === 'points') return []
    const best = leaders[name].slice(0, 3).map(leaderText)
    return [`  ${titles[name]}: ${best.length === 0 ? 'nobody' : best.join('; ')}`]
  })

const nameOf = ({ season, champion }: SeasonStory): string =>
  season.teams.find(({ id }) => id === champion)?.name ?? 'nobody'

/** Play-offs are only of some; the tables after them have the others. */
const idsOf = ({ tables }: SeasonStory): string[] => [
  ...new Set(tables.flatMap(({ rows }) => rows.map(({ record }) => record.team.id))),
]

const areCampaigns = ({ teams }: Pick<SeasonStory, 'teams'>): boolean =>
  Object.values(teams).some(({ campaign }) => campaign !== undefined)

const booksText = (story: SeasonStory): string[] => {
  const { before, teams, news } = story
  const ids = idsOf(story)
  if (areCampaigns(story))
    return campaignText(
      ids.map((id) => before[id]),
      ids.map((id) => teams[id]),
    )
  const rows = ids.map((id) => {
    const team = teams[id]
    const { teamValue, rating, treasury } = booksOf(team)
    const learnt = team.players.reduce((sum, { advances }) => sum + advances.length, 0)
    const dead = team.former.filter(({ departure }) => departure === 'dead').length
    return [
      team.name,
      team.roster,
      team.coach,
      gold(teamValue),
      ...(rating === undefined ? [] : [String(rating)]),
      gold(treasury),
      String(team.players.length),
      String(learnt),
      String(dead),
    ]
  })
  const rated = Object.keys(news).length > 0 ? ['rating'] : []
  const head = ['team', 'list', 'bot', 'value', ...rated, 'treasury', 'players', 'advances', 'dead so far']
  return aligned([head, ...rows]).map((line) => `  ${line}`)
}

export const seasonText = (story: SeasonStory): string[] => [
  `Season ${story.number}: ${nameOf(story)} are the champions (${counted(story.matches, 'match', 'matches')}, ${counted(story.touchdowns, 'touchdown')}, ${counted(story.casualties, 'casualty', 'casualties')}, ${story.deaths} dead)`,
  ...story.tables.flatMap((table) => ['', ...tableText(table)]),
  '',
  'Teams after the season',
  ...booksText(story),
  ...(Object.keys(story.news).length > 0
    ? ratedText(Object.entries(story.news).map(([id, news]) => ({ team: story.teams[id], news })))
    : []),
  '',
  'Leaders (†: no longer with the team)',
  ...leadersText(story.leaders, areCampaigns(story)),
]

export const leagueText = ({ stories, allTime, hash }: League): string[] => [
  ...stories.flatMap((story) => [...seasonText(story), '']),
  ...(allTime && stories.length > 1
    ? ['Leaders of all seasons', ...leadersText(allTime, areCampaigns(stories[0])), '']
    : []),
  'Champions',
  ...stories.map((story) => `  ${story.number}  ${nameOf(story)}`),
  '',
  `history ${hash}`,
]

const seasonJson = (story: SeasonStory) => {
  const { number, champion, tables, leaders, matches, touchdowns, casualties, deaths, before, teams, news } = story
  return {
    ...{ number, champion, matches, touchdowns, casualties, deaths, leaders },
    tables: tables.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ place, record, reason }) => {
        const { team, meetings: _meetings, ...counted } = record
        const { id, name, roster, coach } = team
        const books = teams[id].campaign
          ? { treasury: teams[id].treasury, money: moneyBetween(before[id], teams[id]), squad: squadOf(teams[id]) }
          : booksOf(teams[id])
        return { place, id, name, roster, coach, ...counted, reason, ...books, ...news[id] }
      }),
    })),
  }
}

export const leagueJson = ({ stories, allTime, hash }: League) => ({
  seasons: stories.map(seasonJson),
  champions: stories.map(({ champion }) => champion),
  allTime,
  hash,
})
