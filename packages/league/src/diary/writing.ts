// What changes a diary: answers, played matches, the next phase, and taking back what nobody has built upon. Every function returns a new
// diary. Neighbours: diary.ts has the data, phases.ts says what is waited for.
import type { MatchRecord } from '@double-skulls/engine'
import { BadTeam } from '../book.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { type Answer, BadAnswer } from '../procedure.ts'
import type { CampaignPhase } from '../rules/options.ts'
import { laterPhase, withoutLast } from './beforeGames.ts'
import {
  type BegunPhase,
  type Day,
  type DayPhase,
  type Diary,
  dayFrom,
  dayPhases,
  drawnFor,
  type Kept,
  openPhase,
} from './diary.ts'
import {
  type Awaited,
  type DayNow,
  dayNow,
  type Engines,
  type GameOfDay,
  gamesOfDay,
  isOver,
  type PhasePart,
  reportOfDay,
  stepsOf,
} from './phases.ts'

const withPhase = (day: Day, kept: BegunPhase['kept']): Day => ({
  ...day,
  phases: [...day.phases.slice(0, -1), { ...openPhase(day), kept }],
})

const keptOf = ({ underway }: PhasePart): Kept => ({
  answers: [...underway.answers],
  open: Object.fromEntries(Object.entries(underway.open).filter(([, own]) => own.length > 0)),
})

/** What nobody has answered is not kept, so that a phase in which nothing has happened is empty. */
const written = (kept: BegunPhase['kept']): BegunPhase['kept'] =>
  Object.fromEntries(
    Object.entries(kept).filter(([, { answers, open }]) => answers.length > 0 || Object.keys(open).length > 0),
  )

const withParts = (diary: Diary, parts: readonly PhasePart[]): Diary => ({
  ...diary,
  day: withPhase(diary.day, written(Object.fromEntries(parts.map((part) => [part.id, keptOf(part)])))),
})

/** Whose answer it is: a procedure of the open phase, and who is asked there. */
export interface Place {
  readonly part: string
  readonly who: string
}

/** The diary with an answer. Throws `BadAnswer` where it does not fit, and changes nothing then. */
export const answered = (engines: Engines, diary: Diary, { part, who }: Place, answer: Answer): Diary => {
  const { parts } = dayNow(engines, diary.day)
  const asked = parts.find(({ id }) => id === part)
  if (!asked) throw new BadAnswer(`nobody is asked there now; see who is waited for`)
  asked.underway.answer(answer, who)
  return withParts(diary, parts)
}

/** Where a step is, so that its dice can be the same however often it is thrown for. */
export interface StepPlace extends Place {
  /** The answers before it: on record, and in the open round by him. */
  readonly settled: number
  readonly own: number
}

/** What a program answers for somebody; null leaves it to him. */
export type Settling = (asked: Awaited, place: StepPlace) => Answer | null

const settlePart = (part: PhasePart, decide: Settling): boolean => {
  const { underway } = part
  let changed = false
  for (let moved = true; moved; ) {
    moved = false
    for (const asked of stepsOf(part)) {
      const { who } = asked
      const own = underway.open[who]?.length ?? 0
      const answer = decide(asked, { part: part.id, who, settled: underway.answers.length, own })
      if (answer === null) continue
      underway.answer(answer, who)
      moved = true
      changed = true
      break
    }
  }
  return changed
}

/** The diary with everything that a program can answer and throw; the same one where that is nothing. */
export const settled = (engines: Engines, diary: Diary, decide: Settling): Diary => {
  const { parts } = dayNow(engines, diary.day)
  const changed = parts.map((part) => settlePart(part, decide))
  return changed.includes(true) ? withParts(diary, parts) : diary
}

/** The diary with the record of a match, which may still be going on. Throws where it is not the match that was prepared. */
export const withMatch = (engines: Engines, diary: Diary, fixture: string, record: MatchRecord): Diary => {
  const { phase, matches } = dayNow(engines, diary.day)
  const match = matches.find((one) => one.fixture.id === fixture)
  if (!match)
    throw new BadTeam(
      'match',
      phase === 'match' ? `${fixture} is not waited for` : 'no matches are played now',
      `take one of ${matches.map((one) => one.fixture.id).join(', ') || 'the next day'}`,
    )
  if (isOver(record)) reportOfDay(engines(record.edition), match, record)
  return { ...diary, day: { ...diary.day, matches: { ...diary.day.matches, [fixture]: record } } }
}

/** What follows on the same day; null: the next day. */
const followerOf = (phase: DayPhase, next: Campaign): DayPhase | null =>
  phase === 'retiring' ? drawnFor(next).phase : later(phase)

const later = (phase: DayPhase): DayPhase | null => {
  const next = dayPhases[dayPhases.indexOf(phase) + 1]
  return next === undefined || next === 'newSeason' ? null : next
}

/** The diary with the next phase, or the next day, begun. Throws `BadTeam` while somebody is waited for. */
export const goneOn = (engines: Engines, diary: Diary): Diary => {
  const { day, number } = diary
  const { phase, next }: DayNow = dayNow(engines, day)
  if (!next) throw new BadTeam('day', 'somebody is still waited for', 'answer first')
  const following = followerOf(phase, next)
  return following
    ? { ...diary, day: { ...day, phases: [...day.phases, { phase: following, kept: {} }] } }
    : { ...diary, number: number + 1, day: dayFrom(next), last: day }
}

/** Whether somebody has answered in the open phase, or a match of it has begun. */
export const hasBegun = (day: Day): boolean => {
  const { phase, kept } = openPhase(day)
  return Object.keys(kept).length > 0 || (phase === 'match' && Object.keys(day.matches).length > 0)
}

const without = <T>(all: { readonly [id: string]: T }, id: string | undefined): { readonly [id: string]: T } =>
  id === undefined ? {} : Object.fromEntries(Object.entries(all).filter(([one]) => one !== id))

const wiped = (day: Day, part: string | undefined): Day =>
  openPhase(day).phase === 'match'
    ? { ...day, matches: without(day.matches, part) }
    : withPhase(day, without(openPhase(day).kept, part))

/** The answers before the games without those of one phase: of the named match its last one, else the last that any has begun. */
const withoutGamePhase = (
  day: Day,
  part: string | undefined,
): { readonly day: Day; readonly gamePhase: CampaignPhase | null } => {
  const { kept } = openPhase(day)
  const games = gamesOfDay(day).filter(({ fixture, begun }) => begun.length > 0 && (part ?? fixture.id) === fixture.id)
  const lastOf = ({ begun }: GameOfDay): CampaignPhase | null => begun.at(-1)?.phase ?? null
  const gamePhase = games.map(lastOf).reduce(laterPhase, null)
  const cut = games
    .filter((game) => lastOf(game) === gamePhase)
    .map((game) => [game.fixture.id, withoutLast(kept[game.fixture.id], game)] as const)
  return { gamePhase, day: withPhase(day, written({ ...kept, ...Object.fromEntries(cut) })) }
}

/** What was taken back. */
export interface TakenBack {
  readonly diary: Diary
  readonly phase: DayPhase
  /** Of the phases before the games this one only; null: the whole phase of the day. */
  readonly gamePhase: CampaignPhase | null
}

/**
 * Takes back the open phase, or where nothing has happened in it, the one before it, which may have been of the day before; of what comes
 * before the games, one phase at a time. Of one match only where it is named. Throws `BadTeam` where there is nothing to take back.
 */
export const takenBack = (diary: Diary, part?: string): TakenBack => {
  let { day, number, last } = diary
  while (!hasBegun(day)) {
    if (day.phases.length > 1) day = { ...day, phases: day.phases.slice(0, -1) }
    else if (last) [day, number, last] = [last, number - 1, null]
    else throw new BadTeam('day', 'nothing has happened that could be taken back', 'answer first')
  }
  const { phase, kept } = openPhase(day)
  const known = Object.keys(phase === 'match' ? day.matches : kept)
  if (part !== undefined && !known.includes(part))
    throw new BadTeam('match', `${part} has nothing to take back in this phase`, `take one of ${known.join(', ')}`)
  const after = phase === 'before' ? withoutGamePhase(day, part) : { day: wiped(day, part), gamePhase: null }
  return { phase, gamePhase: after.gamePhase, diary: { ...diary, number, last, day: after.day } }
}

/** Takes back what one coach has written down in a round in which others have still to answer. */
export const withdrawn = (diary: Diary, { part, who }: Place): Diary => {
  const { kept } = openPhase(diary.day)
  const own = kept[part]
  if (!own?.open[who])
    throw new BadTeam('who', `${who} has written down nothing that could be taken back alone`, 'take back the phase')
  const left = written({ ...kept, [part]: { ...own, open: without(own.open, who) } })
  return { ...diary, day: withPhase(diary.day, left) }
}
