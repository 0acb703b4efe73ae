// The diary of a campaign league: where it stands on its game day, and what has been answered so far. Plain data, as in its file.
// Neighbours: phases.ts plays it, writing.ts answers, goes on and takes back, diaryFile.ts reads and writes the file.
import type { MatchRecord } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import { type Campaign, nextRound } from '../campaign/campaign.ts'
import { awaitsRetirement } from '../campaign/playOffRetirements.ts'
import { closingPhases } from '../gameDay/closing.ts'
import type { OpenAnswers } from '../manyCoaches.ts'
import type { Answer } from '../procedure.ts'

/** The field `format` of every diary. */
export const DIARY_FORMAT = 'double-skulls-diary'
/** The version of the diary that this package writes and reads. */
export const DIARY_VERSION = 1

/**
 * What a game day consists of: before and after are of each match, the others of all coaches together. Retiring comes only where a coach
 * would meet himself in the play-offs; the new season is a day of its own.
 */
export const dayPhases = ['retiring', 'before', 'match', 'after', ...closingPhases, 'newSeason'] as const
export type DayPhase = (typeof dayPhases)[number]

/** Answers to one procedure: its record, and those of a round in which not all have answered. */
export interface Kept {
  readonly answers: readonly Answer[]
  readonly open: OpenAnswers
}

/** A phase that has begun: what is kept of each match, by the id of its fixture, or of the whole league, by ''. */
export interface BegunPhase {
  readonly phase: DayPhase
  readonly kept: { readonly [part: string]: Kept }
}

/** A game day. */
export interface Day {
  /** The league in the morning: its round is drawn, unless a coach has to retire a team first. */
  readonly start: Campaign
  /** Phases that are over, then the one that is open. */
  readonly phases: readonly BegunPhase[]
  /** Records of matches by the ids of their fixtures, unfinished ones too. */
  readonly matches: { readonly [fixture: string]: MatchRecord }
}

/** The diary of a league. */
export interface Diary {
  readonly format: typeof DIARY_FORMAT
  readonly version: typeof DIARY_VERSION
  /** The seed of all dice and bots. */
  readonly seed: number
  /** The number of the day, from 1. */
  readonly number: number
  readonly day: Day
  /** The day before, which can be reopened until this one has begun; null before the first. */
  readonly last: Day | null
}

export const nothingKept: Kept = { answers: [], open: {} }

const begunDay = (start: Campaign, phase: DayPhase): Day => ({ start, phases: [{ phase, kept: {} }], matches: {} })

/** A league whose next round is drawn, and what comes first then: where the season is over, it is the change of seasons. */
export const drawnFor = (campaign: Campaign): { readonly start: Campaign; readonly phase: DayPhase } => {
  const { campaign: start, matches } = nextRound(campaign)
  return { start, phase: matches.length > 0 ? 'before' : 'newSeason' }
}

/** A day begins with the next round, unless a coach would meet himself there. */
export const dayFrom = (campaign: Campaign): Day => {
  if (awaitsRetirement(campaign)) return begunDay(campaign, 'retiring')
  const { start, phase } = drawnFor(campaign)
  return begunDay(start, phase)
}

/** The diary of a league that has not played. Throws `BadTeam` where a team is none of a campaign. */
export const newDiary = (campaign: Campaign, seed: number): Diary => {
  const stranger = Object.values(campaign.teams).find((team) => !team.campaign)
  if (stranger)
    throw new BadTeam('teams', `${stranger.name} is no team of a campaign`, 'make it with "skulls team new --campaign"')
  return { format: DIARY_FORMAT, version: DIARY_VERSION, seed, number: 1, day: dayFrom(campaign), last: null }
}

/** The phase that is open. */
export const openPhase = ({ phases }: Day): BegunPhase => phases[phases.length - 1]
