// Reports made by hand, and a coach who answers from a script. Neighbours: the tests in this
// folder; report.test.ts has reports of real matches.
import type { Side } from '@double-skulls/engine'
import {
  type Answer,
  type Deeds,
  decide,
  deeds,
  type LeagueProcedure,
  type LeagueStep,
  type MatchOptions,
  type MatchReport,
  type PlayerReport,
  postMatch,
  type SideReport,
  type Team,
  type Teams,
} from '@double-skulls/league'
import { expect } from 'vitest'
import { teamOf } from '../team/teams.ts'

const noDeeds = Object.fromEntries(deeds.map((deed) => [deed, 0])) as Deeds

const OWN = { earns: true, maybeBest: true, keepsInjuries: true, hireable: false }
const GUEST = { earns: false, maybeBest: false, keepsInjuries: false, hireable: false }

/** The report of the player with this number. */
export const playerReport = (number: number, more: Partial<PlayerReport> = {}): PlayerReport => ({
  number,
  name: `Nobody ${number}`,
  position: 'Lineman',
  engaged: '',
  joined: false,
  career: more.engaged === 'star' || more.engaged === 'mercenary' ? GUEST : OWN,
  deeds: noDeeds,
  points: 0,
  kills: 0,
  injuries: [],
  dead: false,
  played: true,
  keeps: [],
  ...more,
})

export const deedsOf = (some: Partial<Deeds>): Deeds => ({ ...noDeeds, ...some })

type PlayerNews = { readonly [number: number]: Partial<PlayerReport> }

export interface SideNews extends Partial<Omit<SideReport, 'players'>> {
  readonly players?: PlayerNews
  readonly guests?: readonly PlayerReport[]
}

const sideReport = (team: Team, { players = {}, guests = [], ...more }: SideNews): SideReport => ({
  score: 0,
  fans: 3,
  fame: 0,
  casualties: 0,
  conceded: false,
  handedOver: 0,
  infected: 0,
  used: [],
  players: [
    ...team.players
      .filter(({ missesNextGame, restsThisSeason }) => !missesNextGame && !restsThisSeason)
      .map(({ number, name, position }) => playerReport(number, { name, position, ...players[number] })),
    ...guests,
  ],
  ...more,
})

export interface News {
  readonly home?: SideNews
  readonly away?: SideNews
  readonly drives?: number
}

export const reportOf = (home: Team, away: Team, news: News = {}): MatchReport => {
  const own = sideReport(home, news.home ?? {})
  const other = sideReport(away, news.away ?? {})
  const ahead = own.score === other.score ? 'draw' : own.score > other.score ? 'home' : 'away'
  const winner = own.conceded ? 'away' : other.conceded ? 'home' : ahead
  return {
    home: own,
    away: other,
    winner,
    by: own.conceded || other.conceded ? 'concession' : 'touchdowns',
    drives: news.drives ?? 2,
  }
}

/** Answers by the words of the question or roll; others get the last option or the lowest faces. */
export type Script = { readonly [words: string]: Answer | readonly Answer[] }

const isList = (answer: Answer | readonly Answer[]): answer is readonly Answer[] =>
  Array.isArray(answer) && answer.some((one) => typeof one !== 'number')

export interface Played<R> {
  readonly result: R
  /** All questions and rolls in order. */
  readonly steps: readonly LeagueStep[]
  readonly answers: readonly Answer[]
}

const wordsOf = (step: LeagueStep): string => `${step.who} ${step.kind === 'ask' ? step.question : step.why}`

const usual = (step: LeagueStep): Answer => {
  if (step.kind === 'roll') return step.dice.map(() => 1)
  return ['done', 'nothing', 'keep'].find((option) => step.options.includes(option)) ?? step.options[0]
}

/** A limit, because dice that are always rolled again would never end. */
const MOST_STEPS = 2000

/** Plays a procedure by a script; an unused answer of the script is an error. */
export const scripted = <R>(start: () => LeagueProcedure<R>, script: Script = {}): Played<R> => {
  const left = Object.entries(script).map(([words, answer]) => ({
    words,
    rest: isList(answer) ? [...answer] : [answer],
  }))
  const steps: LeagueStep[] = []
  const next = (step: LeagueStep): Answer => {
    if (steps.push(step) > MOST_STEPS) throw new Error(`the script goes round in circles at "${wordsOf(step)}"`)
    const found = left.find(({ words, rest }) => rest.length > 0 && wordsOf(step).includes(words))
    return found?.rest.shift() ?? usual(step)
  }
  const { result, answers } = decide(start, {
    choose: (step) => String(next(step)),
    throwDice: (step) => next(step) as readonly number[],
  })
  expect(left.filter(({ rest }) => rest.length > 0)).toEqual([])
  return { result, steps, answers }
}

export interface Fixture {
  readonly home?: Team
  readonly away?: Team
  readonly news?: News
  readonly script?: Script
  readonly options?: MatchOptions
}

/** The post-match sequence of two plain teams. */
export const after = ({ home = teamOf(), away = teamOf(), news = {}, script, options }: Fixture = {}): Played<Teams> =>
  scripted(() => postMatch(home, away, reportOf(home, away, news), options), script)

/** The words of all steps of one side in order. */
export const heardBy = (side: Side, { steps }: Played<unknown>): string[] =>
  steps.filter(({ who }) => who === side).map((step) => (step.kind === 'ask' ? step.question : step.why))

export const linemenBb2020 = (wish: Parameters<typeof teamOf>[0] = {}): Team =>
  teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]], ...wish })
