// Two teams before a match, with every answer written down: whatever is not written is declined. Neighbours: the tests in this
// folder; ../team/teams.ts founds teams.
import type { BySide, Side } from '@double-skulls/engine'
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
  /** What was asked and rolled, in this order: `home inducement`, `roll weather`. */
  readonly steps: readonly string[]
  /** The options of every question, in that order. */
  readonly offered: readonly LeagueAsk[]
  readonly answers: readonly Answer[]
}

const declining = ({ options }: LeagueAsk): string =>
  options.find((option) => option === 'done' || option === '0' || option === 'none') ?? options[0]

/** Answers are taken by side in their order; a question none of them fits is declined. */
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
      return dice.map((_, i) => i + 3)
    },
  })
  expect(left, 'wishes that nobody asked for').toEqual({ home: [], away: [] })
  // The record of answers comes to the same.
  expect(run(() => preMatch(home, away, options), answers)).toEqual({ done: true, result })
  return { ...result, steps, offered, answers }
}

/** What a side is first offered to hire. */
export const wares = ({ offered }: Told, side: Side): readonly string[] =>
  offered.find(({ who, about }) => who === side && about?.topic === 'inducement')?.options ?? []

/** The same team with so much in its treasury, and a match behind it. */
export const withTreasury = (team: Team, treasury: number): Team => ({
  ...team,
  treasury,
  history: [{ what: 'match', at: 0 }],
})
