// A campaign in words: where its day is, who is waited for, what a phase has changed. Neighbours: sittingDown.ts and campaignActions.ts
// print it, ../leagueText.ts has tables and rounds.
import {
  awaited,
  type Campaign,
  type CampaignPhase,
  counted,
  type DayNow,
  type DayPhase,
  type Diary,
  gamesOfDay,
  gold,
  historyWords,
  openFixtures,
  stateOf,
  type Team,
  winnerOfSeason,
} from '@double-skulls/league'

const phases: { readonly [P in DayPhase]: string } = {
  before: 'before the matches',
  match: 'the matches',
  after: 'between games: fees, wages, healing, training',
  leaving: 'who leaves',
  bidding: 'Rookies, Free Agents and sealed bids',
  newPlayers: 'new players without bids',
  firstTeam: 'First Teams',
  newSeason: 'the new season',
}

export const phaseText = (phase: DayPhase): string => phases[phase]

const gamePhases: { readonly [P in CampaignPhase]: string } = {
  magic: 'magic',
  freebooters: 'Freebooters',
  tricks: 'dirty tricks',
}

export const gamePhaseText = (phase: CampaignPhase): string => gamePhases[phase]

/** The phase in which each match is, before the games. */
const gamesText = ({ day }: Diary, { teams }: Campaign): string[] =>
  gamesOfDay(day).map(({ fixture: { id, home, away }, now }) => {
    const phase = now === null ? 'ready to be played' : gamePhaseText(now)
    return `  match ${id}: ${teams[home].name} against ${teams[away ?? ''].name}: ${phase}`
  })

export const coachOf = ({ name, coach }: Team): string => (coach === '' ? name : `${coach} (${name})`)

/** Who is waited for, each once, the league itself as such. */
export const missingIn = (now: DayNow): readonly string[] => [
  ...new Set(awaited(now).map(({ team }) => (team === null ? 'the league' : coachOf(now.campaign.teams[team])))),
]

export const dayText = (diary: Diary, now: DayNow): string[] => {
  const { competition } = now.campaign
  const { season } = stateOf(competition)
  const left = openFixtures(season).length
  const open = now.matches.map(({ fixture, record }) => {
    const [home, away] = [now.campaign.teams[fixture.home], now.campaign.teams[fixture.away ?? '']]
    return `  match ${fixture.id}: ${home.name} against ${away.name}${record ? ', begun' : ''}`
  })
  const missing = missingIn(now)
  return [
    `${competition.name}, season ${season.number}, day ${diary.number}: ${phaseText(now.phase)}`,
    ...(now.phase === 'newSeason'
      ? [
          `The season is over: ${now.campaign.teams[winnerOfSeason(competition, season) ?? '']?.name ?? 'nobody'} won it.`,
        ]
      : [`${counted(left, 'match', 'matches')} of the season drawn and open`]),
    ...(now.phase === 'before' ? gamesText(diary, now.campaign) : open),
    ...(missing.length > 0 ? [`Waits for ${missing.join(', ')}.`] : []),
    ...(now.isThrough && now.phase !== 'newSeason' ? ['Nobody is waited for: go on, or take the phase back.'] : []),
  ]
}

/** What has become of each team. */
export const changesText = (before: Campaign, after: Campaign): string[] =>
  Object.entries(after.teams).flatMap(([id, team]) => {
    const was = before.teams[id]
    const news = team.history.slice(was.history.length).map((event) => `  ${historyWords(team, event)}`)
    const fame = was.fame === team.fame ? '' : `, Fame ${was.fame ?? 0} to ${team.fame ?? 0}`
    const money = was.treasury === team.treasury ? '' : `, treasury ${gold(was.treasury)} to ${gold(team.treasury)}`
    return news.length === 0 && fame === '' && money === ''
      ? []
      : [`${team.name}: ${counted(team.players.length, 'player')}${fame}${money}`, ...news]
  })
