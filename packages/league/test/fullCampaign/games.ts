// What happens between the games of two campaign teams, by scripts: unless they say otherwise everybody is paid and the team trains.
// Neighbours: ../postMatch/support.ts, teams.ts.
import { type MatchOptions, postMatch, type Team } from '@double-skulls/league'
import { type News, type Played, reportOf, type Script, scripted } from '../postMatch/support.ts'
import { campaignTeam } from './teams.ts'

export interface Game {
  readonly home?: Team
  readonly away?: Team
  readonly news?: News
  readonly script?: Script
  readonly options?: MatchOptions
}

export const orcs = campaignTeam([['Lineman', 11]], 'orc', 'Gnashers')

export const afterGame = ({ home = campaignTeam(), away = orcs, news = {}, script, options }: Game) =>
  scripted(() => postMatch(home, away, reportOf(home, away, news), options), script)

export const askedOf = ({ steps }: Played<unknown>, words: string): string[] =>
  steps.flatMap((step) => (step.kind === 'ask' && step.question.includes(words) ? [step.who] : []))

/** The options of the first such question. */
export const optionsOf = ({ steps }: Played<unknown>, words: string): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'ask' && step.question.includes(words) ? [step.options] : []))[0] ?? []
