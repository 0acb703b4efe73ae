// The phases before each game of a day, which go on side by side: where each match is, and its answers without its last phase.
// Neighbours: phases.ts plays all of them together, writing.ts takes them back; ../fullCampaign/matchPhases.ts has the phases.
import { type Campaign, teamsOf } from '../campaign/campaign.ts'
import { optionsOfDay } from '../campaign/dayMatches.ts'
import type { PlannedFixture } from '../competition/fixtures.ts'
import { phaseOfStep } from '../fullCampaign/matchPhases.ts'
import { type PreMatch, preMatch } from '../preMatch/preMatch.ts'
import { begin, type LeagueProcedure } from '../procedure.ts'
import type { BeforeMatchStepId } from '../rules/inducementRules.ts'
import { type CampaignPhase, campaignPhases } from '../rules/options.ts'
import type { Kept } from './diary.ts'

/** What comes before one of the matches of a day; `reached` is told of each step. */
export const beforeGame = (
  morning: Campaign,
  fixture: PlannedFixture,
  fixtures: readonly PlannedFixture[],
  reached?: (step: BeforeMatchStepId) => void,
): LeagueProcedure<PreMatch> => {
  const { home, away } = teamsOf(morning, fixture)
  return preMatch(home, away, optionsOfDay(morning, fixture, fixtures), reached)
}

/** A phase before a game in which something was answered or thrown. */
export interface GamePhase {
  readonly phase: CampaignPhase
  /** How many answers of the record were there before it. */
  readonly from: number
}

/** How far a match is before its game. */
export interface BeforeGame {
  /** The phases that have begun, in their order. */
  readonly begun: readonly GamePhase[]
  /** The phase that waits for somebody; null: the match can be played. */
  readonly now: CampaignPhase | null
}

/** Plays the record again, and looks at each answer in which phase it was given. */
export const howFar = (
  morning: Campaign,
  fixture: PlannedFixture,
  fixtures: readonly PlannedFixture[],
  { answers, open }: Kept,
): BeforeGame => {
  const steps: BeforeMatchStepId[] = []
  const underway = begin(() => beforeGame(morning, fixture, fixtures, (step) => steps.push(step)))
  const begun: GamePhase[] = []
  const here = (): CampaignPhase | null => {
    const step = steps.at(-1)
    return (step === undefined ? undefined : phaseOfStep[step]) ?? null
  }
  const enter = (from: number): void => {
    const phase = here()
    if (phase !== null && begun.at(-1)?.phase !== phase) begun.push({ phase, from })
  }
  for (const [from, answer] of answers.entries()) {
    enter(from)
    underway.answer(answer)
  }
  if (Object.values(open).some((own) => own.length > 0)) enter(answers.length)
  return { begun, now: underway.progress().done ? null : here() }
}

/** The later of two phases; null comes before all of them. */
export const laterPhase = (one: CampaignPhase | null, other: CampaignPhase | null): CampaignPhase | null => {
  const place = (phase: CampaignPhase | null): number => (phase === null ? -1 : campaignPhases.indexOf(phase))
  return place(one) < place(other) ? other : one
}

/** The answers before a match without those of its last phase; what a round has shown goes with it. */
export const withoutLast = ({ answers }: Kept, { begun }: BeforeGame): Kept => ({
  answers: answers.slice(0, begun.at(-1)?.from ?? 0),
  open: {},
})
