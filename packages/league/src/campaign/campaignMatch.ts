// Plays one match of a campaign: pre-match sequence, match, post-match sequence. Neighbours: ../preMatch/preMatch.ts,
// ../postMatch/postMatch.ts and the engine do the work; campaign.ts enters the result.
import { type BySide, type Coach, type Engine, nextInput, type Roller } from '@double-skulls/engine'
import { editionOf } from '../book.ts'
import { postMatch, type Teams } from '../postMatch/postMatch.ts'
import { type MatchReport, newReportBook } from '../postMatch/report.ts'
import { withEarlyDice } from '../preMatch/earlyDice.ts'
import { type PreMatch, preMatch } from '../preMatch/preMatch.ts'
import { type Answer, type Deciding, decide } from '../procedure.ts'
import type { MatchOptions } from '../rules/options.ts'
import { setupFor } from './readMatch.ts'

/** Who plays a match of a campaign, and how. */
export interface MatchPlay {
  readonly engine: Engine
  /** The coaches on the pitch, and the dice. */
  readonly coaches: BySide<Coach>
  readonly roller: Roller
  /** Answers the questions before and after it. */
  readonly deciding: Deciding
  readonly options?: MatchOptions
  /** Whether the match needs a winner. */
  readonly decisive?: boolean
  /** A match with more inputs than this is taken to be in an endless loop. */
  readonly mostInputs?: number
}

/** A match of a campaign, with the teams after it. */
export interface MatchPlayed {
  readonly before: PreMatch
  readonly report: MatchReport
  readonly after: Teams
  /** All answers and dice before and after the match. */
  readonly answers: readonly Answer[]
}

const MOST_INPUTS = 200_000

const onThePitch = (
  { engine, coaches, roller, decisive = false, mostInputs = MOST_INPUTS }: MatchPlay,
  before: PreMatch,
): MatchReport => {
  const { foretold } = before
  const match = engine.start(setupFor(before, decisive))
  const book = newReportBook(engine.rules, editionOf(engine.edition).league, match)
  const driver = { coaches, roller: withEarlyDice(engine, match, roller, foretold) }
  for (let inputs = 0; inputs < mostInputs; inputs++) {
    const input = nextInput(engine, match, driver)
    if (!input) return book.finish()
    book.note(engine.apply(match, input))
  }
  throw new Error(`the match is not over after ${mostInputs} inputs`)
}

/** Plays a match with programs up to its last whistle: the pre-match sequence and the match. */
export const playToWhistle = ({ home, away }: Teams, play: MatchPlay): Omit<MatchPlayed, 'after'> => {
  const { result: before, answers } = decide(() => preMatch(home, away, play.options), play.deciding)
  return { before, report: onThePitch(play, before), answers }
}

/** Plays a match of a campaign with programs: the pre-match sequence, the match, the post-match sequence. */
export const playCampaignMatch = (teams: Teams, play: MatchPlay): MatchPlayed => {
  const { before, report, answers: first } = playToWhistle(teams, play)
  const { result: after, answers: last } = decide(
    () => postMatch(before.teams.home, before.teams.away, report, before.options),
    play.deciding,
  )
  return { before, report, after, answers: [...first, ...last] }
}
