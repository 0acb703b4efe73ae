// The data of a competition: its plan, its points and the list of events, from which its state is computed.
// Neighbours: state.ts computes, changes.ts appends, draw.ts draws, format.ts reads and writes the file.
import type { Agreement, EditionOption } from '@double-skulls/engine'

/** The field `format` of every competition file. */
export const COMPETITION_FORMAT = 'double-skulls-competition'
/** The version of the competition file that this package writes and reads. */
export const COMPETITION_VERSION = 1

/** The kinds of competitions. */
export const planKinds = ['roundRobin', 'swiss', 'knockOut', 'conferences', 'ladder'] as const
export type PlanKind = (typeof planKinds)[number]

/** How teams with equal points are paired: at random, by place (1–2, 3–4), or upper half against lower half. */
export const pairings = ['random', 'neighbours', 'fold'] as const
export type Pairing = (typeof pairings)[number]

/** How a knock-out is seeded: by the numbers given at entry, by team value, or at random. */
export const seedings = ['entry', 'teamValue', 'random'] as const
export type Seeding = (typeof seedings)[number]

/** The open matches of a team that drops out: won by the opponents, or cancelled. */
export const dropOuts = ['walkover', 'cancel'] as const
export type DropOut = (typeof dropOuts)[number]

/** Everybody meets everybody, once or twice. */
export interface RoundRobinPlan {
  readonly kind: 'roundRobin'
  readonly legs: 1 | 2
}
/** A number of rounds, in each of which teams of about the same points meet. */
export interface SwissPlan {
  readonly kind: 'swiss'
  readonly rounds: number
  readonly pairing: Pairing
}
/** The loser of a match is out. */
export interface KnockOutPlan {
  readonly kind: 'knockOut'
  readonly seeding: Seeding
  readonly thirdPlace: boolean
}
/** Groups that play round robins, with matches between groups and play-offs. */
export interface ConferencesPlan {
  readonly kind: 'conferences'
  /** The number of conferences; null: by the number of teams. */
  readonly conferences: number | null
  /** The divisions of each conference, which are the groups then; null: by the number of teams; absent: one. */
  readonly divisions?: number | null
  readonly legs: 1 | 2
  /** Matches of each team against teams of each other group. */
  readonly cross: number
  /** The number of teams of each group that qualify by place. */
  readonly qualifiers: number
  /** Teams in the play-offs, with wild cards; null: by the number of conferences; 0: no play-offs. */
  readonly playOffs: number | null
  readonly thirdPlace: boolean
  /** The teams of one coach are in different groups, and one of them retires before they meet in the play-offs. */
  readonly coachesApart?: boolean
}
/** A list of rungs: matches are arranged freely, and the winner climbs. */
export interface LadderPlan {
  readonly kind: 'ladder'
}
/** Who meets whom in a competition. */
export type Plan = RoundRobinPlan | SwissPlan | KnockOutPlan | ConferencesPlan | LadderPlan

/** How a match ended for one team. */
export const outcomes = ['win', 'draw', 'loss'] as const
export type Outcome = (typeof outcomes)[number]

/** What a bonus is measured by. */
export const bonusMeasures = ['touchdowns', 'conceded', 'casualties', 'margin'] as const
export type BonusMeasure = (typeof bonusMeasures)[number]

/** Bonus points for a played match; the margin is touchdowns less touchdowns conceded. */
export interface Bonus {
  readonly name: string
  readonly measure: BonusMeasure
  readonly atLeast?: number
  readonly atMost?: number
  /** Only with this outcome; absent: with any. */
  readonly outcome?: Outcome
  readonly points: number
}

/** The points of a competition. */
export interface LeaguePoints {
  readonly win: number
  readonly draw: number
  readonly loss: number
  readonly bye: number
  readonly forfeitWin: number
  readonly forfeitLoss: number
  /** For each round before a late entry. */
  readonly missedRound: number
  /** Touchdowns of the winner of a forfeited match; the other side has 0. */
  readonly walkoverTouchdowns: number
  readonly bonuses: readonly Bonus[]
}

/** Applied in the order the competition lists them; `lots` are drawn once a season. */
export const tieBreakers = [
  'points',
  'headToHead',
  'touchdownDifference',
  'touchdownsFor',
  'touchdownsAgainst',
  'casualtyDifference',
  'casualtiesFor',
  'opponentsScore',
  'sonnebornBerger',
  'wins',
  'winsMinusLosses',
  'teamValue',
  'fame',
  'rung',
  'lots',
] as const
export type TieBreaker = (typeof tieBreakers)[number]

/** A team as it enters a competition. */
export interface Entrant {
  /** Unique in the competition; `idFor` makes one. */
  readonly id: string
  readonly name: string
  readonly coach: string
  /** The id of the team list. */
  readonly roster: string
  readonly teamValue: number
  /** The coach's NAF number; absent for non-members. */
  readonly naf?: number
  /** The seed in a knock-out seeded by entry. */
  readonly seed?: number
  /** From 1; absent: at random. */
  readonly conference?: number
  /** Inside its conference, from 1; absent: at random. */
  readonly division?: number
  /** Absent: 0. */
  readonly fame?: number
}

/** The part of a season that a match belongs to. */
export const stages = ['regular', 'playOff', 'thirdPlace'] as const
export type Stage = (typeof stages)[number]

/** A match that was drawn or arranged. Teams are named by their ids. */
export interface Fixture {
  /** Round and table: `3.2`. */
  readonly id: string
  readonly round: number
  readonly table: number
  readonly stage: Stage
  readonly home: string
  /** null for a bye. */
  readonly away: string | null
  /** In play-offs: the index of the match in its round, from 0, and the number of matches; 1 is the final. */
  readonly slot?: number
  readonly of?: number
}

/** The sides of a result. */
export const resultSides = ['home', 'away'] as const
export type ResultSide = (typeof resultSides)[number]

/** How a match was decided. */
export const decisions = ['touchdowns', 'overtime', 'shootOut', 'coin', 'concession', 'forfeit'] as const
export type Decision = (typeof decisions)[number]

/** What one side did in a match. */
export interface SideResult {
  /** A field goal is half a touchdown. */
  readonly touchdowns: number
  /** Casualties inflicted. */
  readonly casualties: number
  /** The team value at kick-off; absent: as at entry. */
  readonly teamValue?: number
  /** The team's Fame after the match; absent: as before. */
  readonly fame?: number
}

/** The result of a match. */
export interface FixtureResult {
  readonly home: SideResult
  readonly away: SideResult
  /** null for a draw, or a forfeit by both. */
  readonly winner: ResultSide | null
  readonly by: Decision
  /** Year, month, day, hour and minute: `2026-03-15 16:03`. */
  readonly playedAt?: string
}

/** The files of a match, relative to the folder of the competition's file: its record and both teams. */
export interface MatchFiles {
  readonly record: string
  readonly home: string
  readonly away: string
}

/** A draw, with everything needed to repeat it. */
export interface DrawnEvent {
  readonly kind: 'drawn'
  readonly seed: number
  /** All random numbers of this draw in order, from 1. */
  readonly dice: readonly number[]
  readonly fixtures: readonly Fixture[]
  /** The teams of each group, if this draw made them: those of a conference's divisions follow each other. */
  readonly conferences?: readonly (readonly string[])[]
  /** The divisions of each conference; absent: one. */
  readonly divisions?: number
}

/** A team leaves the play-offs, because its coach would meet himself with another one. */
export interface RetiredEvent {
  readonly kind: 'retired'
  readonly team: string
  /** The team that takes its place; null: nobody is left, and the opponent has a bye. */
  readonly replacement: string | null
  readonly reason: string
}

/** One thing that happened in a competition. */
export type CompetitionEvent =
  | { readonly kind: 'entered'; readonly team: Entrant }
  | { readonly kind: 'dropped'; readonly team: string; readonly reason: string }
  | RetiredEvent
  | DrawnEvent
  | { readonly kind: 'arranged'; readonly home: string; readonly away: string }
  | {
      readonly kind: 'swapped'
      readonly round: number
      readonly teams: readonly [string, string]
      readonly reason: string
    }
  | {
      readonly kind: 'result'
      readonly fixture: string
      readonly result: FixtureResult
      /** Absent where no team files were used. */
      readonly files?: MatchFiles
    }
  | { readonly kind: 'forfeit'; readonly fixture: string; readonly teams: readonly string[]; readonly reason: string }
  | {
      readonly kind: 'corrected'
      readonly fixture: string
      readonly result: FixtureResult | null
      readonly reason: string
    }
  | { readonly kind: 'adjusted'; readonly team: string; readonly points: number; readonly reason: string }
  | { readonly kind: 'seasonEnded'; readonly reason: string }

/** What wins a match, where the edition leaves it open: the touchdowns that win at once, and the turns of each side. */
export type VictoryCondition = Pick<Agreement, 'touchdowns' | 'turns'>

/** A competition as in its file: settings, and everything that happened. */
export interface Competition {
  readonly format: typeof COMPETITION_FORMAT
  readonly version: typeof COMPETITION_VERSION
  readonly name: string
  readonly organiser: string
  /** The id of the edition, without options. */
  readonly edition: string
  /** Options of the edition that all matches are played with; absent for none. */
  readonly match?: readonly EditionOption[]
  /** What wins every match; absent: as the edition says. */
  readonly victory?: VictoryCondition
  /** The seed of all draws. */
  readonly seed: number
  readonly plan: Plan
  readonly points: LeaguePoints
  readonly tieBreakers: readonly TieBreaker[]
  /** What becomes of the open matches of a team that drops out. */
  readonly dropOut: DropOut
  readonly events: readonly CompetitionEvent[]
}

/** An invalid change of a competition; the message says why and what to do. The competition is as it was. */
export class BadCompetition extends Error {}

export const misfit = (message: string): never => {
  throw new BadCompetition(message)
}
