// The pre-match sequence of two teams with scripted answers; questions without one are declined. Neighbours: the tests
// in this folder; ../team/teams.ts founds teams.
import { type BySide, dieFaces, type Side } from '@double-skulls/engine'
import {
  type Answer,
  decide,
  type LeagueAsk,
  type MatchOptions,
  type PreMatch,
  preMatch,
  run,
  type Team,
} from '@double-skulls/league'
import { expect } from 'vitest'

export interface Told extends PreMatch {
  /** The questions and rolls in order: `home inducement`, `roll weather`. */
  readonly steps: readonly string[]
  /** The options of every question, in that order. */
  readonly offered: readonly LeagueAsk[]
  readonly answers: readonly Answer[]
}

const declining = ({ options }: LeagueAsk): string =>
  options.find((option) => option === 'done' || option === '0' || option === 'none') ?? options[0]

/** Answers are used by side in order; a question that none of them fits is declined. */
export const prepared = (
  home: Team,
  away: Team,
  wishes: Partial<BySide<readonly string[]>> = {},
  options: MatchOptions = {},
): Told => {
  const left: BySide<string[]> = { home: [...(wishes.home ?? [])], away: [...(wishes.away ?? [])] }
  const steps: string[] = []
  const offered: LeagueAsk[] = []
  const { result, answers } = decide(() => preMatch(home, away, options), {
    choose: (step) => {
      steps.push(`${step.who} ${step.about?.topic}`)
      offered.push(step)
      const wanted = left[step.who as Side]
      return wanted.length > 0 && step.options.includes(wanted[0]) ? (wanted.shift() ?? '') : declining(step)
    },
    throwDice: ({ why, dice }) => {
      steps.push(`roll ${why}`)
      return dice.map((die, i) => Math.min(i + 3, dieFaces(die)))
    },
  })
  expect(left, 'wishes that nobody asked for').toEqual({ home: [], away: [] })
  // The record of answers replays to the same result.
  expect(run(() => preMatch(home, away, options), answers)).toEqual({ done: true, result })
  return { ...result, steps, offered, answers }
}

/** A side's first offers. */
export const wares = ({ offered }: Told, side: Side): readonly string[] =>
  offered.find(({ who, about }) => who === side && about?.topic === 'inducement')?.options ?? []

/** The team with that treasury, after one match. */
export const withTreasury = (team: Team, treasury: number): Team => ({
  ...team,
  treasury,
  history: [{ what: 'match', at: 0 }],
})
