// Teams of third before a match, with scripted answers and dice. Neighbours: handicapsThird.test.ts, beforeThird.test.ts.
import type { LineUp, PlayerSpec } from '@double-skulls/engine'
import { type MatchOptions, type PreMatch, preMatch, type Team } from '@double-skulls/league'
import { type Played, type Script, scripted } from '../postMatch/support.ts'
import { teamOf, type Wish } from '../team/teams.ts'

export const third = (wish: Wish = {}): Team => teamOf({ edition: 'third', ...wish })
export const richer = (gap: number, wish: Wish = {}): Team => {
  const team = third(wish)
  return { ...team, treasury: team.treasury + gap * 10_000 }
}

export type Told = Played<PreMatch>
export const before = (home: Team, away: Team, script: Script = {}, options: MatchOptions = {}): Told =>
  scripted(() => preMatch(home, away, options), script)

export const home = ({ result }: Told): LineUp => result.setup.home
export const away = ({ result }: Told): LineUp => result.setup.away
export const numbered = (lineUp: LineUp, number: number): PlayerSpec | undefined =>
  lineUp.players.find((player) => player.number === number)

export const words = ({ steps }: Told): string[] =>
  steps.map((step) => `${step.who}: ${step.kind === 'ask' ? step.question : step.why}`)
