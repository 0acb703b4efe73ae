// Teams with a history and their records, for audits: matches of random coaches, with random answers around them.
// Neighbours: the tests in this folder, ../campaign/support.ts for whole seasons.
import { livelyCoach, type MatchRecord, newRecorder, nextInput, type Roller, seededRoller } from '@double-skulls/engine'
import {
  type AroundMatch,
  afterIn,
  aroundMatch,
  beforeIn,
  bookOf,
  type Deciding,
  type LeagueRecord,
  type MatchOptions,
  ofTeam,
  type PreMatch,
  type RunningProcedure,
  reportIn,
  sensibleCoach,
  setupFor,
  type Team,
  type Teams,
  type TeamTime,
  teamTimeIn,
  withEarlyDice,
} from '@double-skulls/league'
import { answerTo } from '../../src/procedure.ts'
import { engineOf, teamsFor } from '../campaign/support.ts'

/** Random answers, with a limit on purchases so that the procedure ends. */
export const anyCoach = (roller: Roller): Deciding => ({
  choose: ({ options, about }) => {
    const endless = about?.topic === 'hiring' || about?.topic === 'inducement' || about?.topic === 'redraft'
    const done = endless && options.includes('done') && roller.below(3) === 0
    return done ? 'done' : options[roller.below(options.length)]
  },
  throwDice: ({ dice }) => roller.roll(dice),
})

const answered = <R>(underway: RunningProcedure<R>, deciding: Deciding): R => {
  for (;;) {
    const now = underway.progress()
    if (now.done) return now.result
    underway.answer(answerTo(now.waiting, deciding))
  }
}

const onThePitch = (edition: string, before: PreMatch, seed: number): MatchRecord => {
  const engine = engineOf(edition)
  const recorder = newRecorder(engine, setupFor(before, false))
  const coach = livelyCoach(seededRoller(seed))
  const roller = withEarlyDice(engine, recorder.match, seededRoller(seed + 1), before.foretold)
  for (;;) {
    const input = nextInput(engine, recorder.match, { coaches: { home: coach, away: coach }, roller })
    if (!input) return recorder.record()
    recorder.apply(input)
  }
}

export const matchRecord = (teams: Teams, seed: number, options: MatchOptions, deciding: Deciding): AroundMatch => {
  const start = aroundMatch(teams, { seed, options })
  const first = beforeIn(start)
  const before = answered(first, deciding)
  const match = onThePitch(teams.home.edition, before, seed)
  const played = { ...start, before: first.answers, match }
  const last = afterIn(played, before, reportIn(engineOf(teams.home.edition), played, before, match))
  const result = answered(last, deciding)
  return { ...played, after: last.answers, result }
}

export const teamRecord = (kind: TeamTime, team: Team, place: number, deciding: Deciding): LeagueRecord => {
  const start = ofTeam(kind, team, { seed: 1, place })
  const underway = teamTimeIn(start)
  const result = answered(underway, deciding)
  return { ...start, answers: underway.answers, result }
}

export interface Story {
  readonly team: Team
  readonly records: readonly LeagueRecord[]
}

export interface StoryWish {
  readonly edition: string
  readonly seasons: number
  readonly games: number
  readonly seed: number
  readonly options?: MatchOptions
  /** The second match of the second season is a friendly. */
  readonly friendly?: boolean
  /** The answers: random, or of the sensible coach. */
  readonly sensible?: boolean
}

/** The first of two teams that meet repeatedly, with friendlies, forfeits and new seasons. */
export const storyOf = ({
  edition,
  seasons,
  games,
  seed,
  options = {},
  friendly = true,
  sensible = false,
}: StoryWish): Story => {
  const roller = seededRoller(seed)
  const deciding = sensible ? sensibleCoach(roller) : anyCoach(roller)
  let [home, away] = teamsFor(edition, 2 + (seed % 5)).slice(-2)
  const records: LeagueRecord[] = []
  const alone = (kind: TeamTime, place: number): void => {
    const record = teamRecord(kind, home, place, deciding)
    records.push(record)
    if (record.result && !('home' in record.result)) home = record.result
  }
  for (let season = 1; season <= seasons; season++) {
    for (let game = 1; game <= games; game++) {
      const forFun = friendly && game === 2 && season === 2 ? { friendly } : {}
      const record = matchRecord({ home, away }, seed + season * 100 + game, { ...options, ...forFun }, deciding)
      records.push(record)
      if (record.result) ({ home, away } = record.result)
    }
    if (season === 2) alone('noShow', 0)
    if (!bookOf(home).league.fixed) alone('season', 1 + (season % 3))
  }
  return { team: home, records }
}
