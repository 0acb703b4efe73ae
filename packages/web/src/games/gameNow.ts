// Where a game of two campaign teams stands: its phases are gone through again with what was answered, up to the first that is not
// over. Knows no rule. Neighbours: keptGame.ts is what was kept, GamePage.tsx shows it, between/walk.ts goes through one phase.
import {
  type AfterMatch,
  type AfterMatchStepId,
  type Answer,
  type AroundMatch,
  afterMatchStep,
  aroundMatch,
  type CampaignDay,
  type ClosingPhase,
  closingPhase,
  closingPhases,
  type LeagueProcedure,
  lastWhistle,
  type MatchReport,
  type PreMatch,
  preMatch,
  stepsAfterMatch,
  type Teams,
} from '@double-skulls/league'
import { type Walk, walk } from '../between/walk.ts'
import { isHere, type KeptGame, type PhaseId, phaseIds } from '../store/keptGame.ts'

export interface PhaseNow {
  readonly id: PhaseId
  /** Nothing was asked or rolled in it. */
  readonly silent: boolean
  readonly walk: Walk<unknown> | null
  /** The teams before it, and after it as far as it is over. */
  readonly before: Teams
  readonly after: Teams | null
}

export interface GameNow {
  /** Those gone through, the last being the one that is open, if any is. */
  readonly phases: readonly PhaseNow[]
  /** null when the game is over. */
  readonly open: PhaseId | null
  /** All phases of this game, in order. */
  readonly all: readonly PhaseId[]
  /** The teams as they stand. */
  readonly teams: Teams
  readonly prepared: PreMatch | null
  /** What the league keeps of it. */
  readonly record: AroundMatch
}

/** Neighbouring phases have dice of their own. */
const seedOf = ({ seed }: KeptGame, id: PhaseId): number => (seed ^ Math.imul(phaseIds.indexOf(id) + 1, 0x85ebca6b)) | 0

export const phasesOf = ({ teams }: Pick<KeptGame, 'teams'>): readonly PhaseId[] => [
  ...(['before', 'match'] as const),
  ...stepsAfterMatch(teams.home),
  ...closingPhases,
]

const isClosing = (id: PhaseId | undefined): id is ClosingPhase => closingPhases.some((one) => one === id)

const teamsIn = ({ home, away }: AfterMatch): Teams => ({ home: home.team, away: away.team })

const dayOf = ({ home, away }: Teams, { unsigned }: Pick<CampaignDay, 'unsigned'>): CampaignDay => ({
  teams: { home, away },
  unsigned,
})

interface State {
  readonly teams: Teams
  readonly prepared: PreMatch | null
  readonly after: AfterMatch | null
  readonly unsigned: CampaignDay['unsigned']
}

/** The procedure of a phase, and what it makes of the state. */
interface Phase<R> {
  readonly start: () => LeagueProcedure<R>
  readonly done: (state: State, result: R) => State
}

/** One phase gone through; `next` is null while it is not over. */
interface Gone {
  readonly walk: Walk<unknown>
  readonly next: State | null
}

const through = <R>(game: KeptGame, id: PhaseId, state: State, { start, done }: Phase<R>): Gone => {
  const gone = walk({
    start,
    said: game.said[id] ?? [],
    seed: seedOf(game, id),
    isBot: (who) => !isHere(game, who),
  })
  return { walk: gone, next: gone.result === null ? null : done(state, gone.result) }
}

const before = (game: KeptGame, state: State): Gone =>
  through(game, 'before', state, {
    start: () => preMatch(game.teams.home, game.teams.away, game.options),
    done: (now, prepared) => ({ ...now, prepared, teams: { home: prepared.teams.home, away: prepared.teams.away } }),
  })

const stepAfter = (game: KeptGame, state: State, id: AfterMatchStepId, after: AfterMatch): Gone =>
  through(game, id, state, {
    start: () => afterMatchStep(id, after),
    done: (now, then) => ({ ...now, after: then, teams: teamsIn(then) }),
  })

const closing = (game: KeptGame, state: State, id: ClosingPhase): Gone =>
  through(game, id, state, {
    start: () => closingPhase(id, dayOf(state.teams, state)),
    done: (now, day) => ({
      ...now,
      teams: { home: day.teams.home, away: day.teams.away },
      unsigned: day.unsigned,
    }),
  })

/** `report` is null until the match is over. */
export const gameNow = (game: KeptGame, report: MatchReport | null): GameNow => {
  const all = phasesOf(game)
  const phases: PhaseNow[] = []
  let state: State = { teams: game.teams, prepared: null, after: null, unsigned: [] }
  const answers: { before: readonly Answer[]; after: readonly Answer[] } = { before: [], after: [] }
  let result: Teams | null = null
  const so = (open: PhaseId | null): GameNow => ({
    ...{ phases, open, all, teams: state.teams, prepared: state.prepared },
    record: {
      ...aroundMatch(game.teams, { seed: game.seed, options: game.options, decisive: game.decisive }),
      ...answers,
      result,
    },
  })
  for (const id of all) {
    const { teams } = state
    if (id === 'match') {
      const { prepared } = state
      if (!report || !prepared) return so('match')
      state = { ...state, after: lastWhistle(teams.home, teams.away, report, prepared.options) }
      phases.push({ id, silent: true, walk: null, before: teams, after: teams })
      continue
    }
    const gone =
      id === 'before'
        ? before(game, state)
        : isClosing(id)
          ? closing(game, state, id)
          : state.after && stepAfter(game, state, id, state.after)
    if (!gone) return so(id)
    if (id === 'before') answers.before = gone.walk.answers
    else if (!isClosing(id)) answers.after = [...answers.after, ...gone.walk.answers]
    const silent = gone.walk.lines.length === 0 && gone.walk.waiting === null
    phases.push({ id, silent, walk: gone.walk, before: teams, after: gone.next?.teams ?? null })
    if (gone.next === null) return so(id)
    state = gone.next
    if (!isClosing(id) && isClosing(all[all.indexOf(id) + 1])) result = state.teams
    // Where somebody answered or rolled the coaches say when it is over; until then it can be taken back.
    if (!silent && !game.over.includes(id)) return so(id)
  }
  return so(null)
}
