// The pre-match sequence, from two teams to the match setup: the edition's steps in order. Neighbours: preMatchSteps.ts lists
// the steps, beforeMatch.ts has their state, ../lineUp.ts makes the line-ups.
import { agreedSetup, type BySide, type LineUp, type MatchSetup, type PlayerSpec } from '@double-skulls/engine'
import { BadTeam, bookOf } from '../book.ts'
import { editionOfMatch } from '../fullCampaign/matchPhases.ts'
import { isUndead } from '../fullCampaign/races.ts'
import { toLineUp, toPlayerSpec } from '../lineUp.ts'
import { noted } from '../postMatch/afterMatch.ts'
import type { LeagueProcedure } from '../procedure.ts'
import type { BeforeMatchStepId } from '../rules/inducementRules.ts'
import type { MatchOptions } from '../rules/options.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { availablePlayers } from '../value.ts'
import {
  type Account,
  type BeforeMatch,
  type EarlyDice,
  type MatchChanges,
  type SideBefore,
  sideBefore,
  squadOf,
} from './beforeMatch.ts'
import { guestFor, journeymanPosition, sendsJourneymen } from './journeymen.ts'
import { beforeMatchSteps } from './preMatchSteps.ts'

/** Everything that the pre-match sequence leads to: the match setup, and the teams after their payments. */
export interface PreMatch {
  /** What the engine starts the match with. */
  readonly setup: MatchSetup
  /** The teams after their payments, as postMatch needs them. */
  readonly teams: BySide<Team>
  /** Players of this match only. */
  readonly guests: BySide<readonly TeamPlayer[]>
  /** What handicaps change for this match only. */
  readonly changes: BySide<MatchChanges>
  /** The ids of the players and guests in the order of the line-up. */
  readonly ids: BySide<readonly string[]>
  readonly accounts: BySide<Account>
  /** Dice already thrown; `withEarlyDice` gives them to the match. */
  readonly foretold: readonly EarlyDice[]
  /** Options of this match only, for postMatch. */
  readonly options: MatchOptions
}

/** The Undead of a campaign have nobody to make up the numbers: they come with whom they have (ruling E820). */
const fewestOf = (team: Team): number => {
  const { players } = bookOf(team).league
  return team.campaign && isUndead(team) ? 1 : (players.inMatch ?? players.least)
}

const checkTeams = (home: Team, away: Team): void => {
  if (away.edition !== home.edition)
    throw new BadTeam('away.edition', `"${away.edition}" is not the edition of the home team`, `take ${home.edition}`)
  if ((away.exhibition ?? false) !== (home.exhibition ?? false))
    throw new BadTeam(
      'away.exhibition',
      'one of the teams is drafted for single matches and the other is not',
      'take two of a kind',
    )
  const filledUp = sendsJourneymen(home)
  for (const [side, team] of Object.entries({ home, away }))
    if (!filledUp && availablePlayers(team).length < fewestOf(team))
      throw new BadTeam(
        `${side}.players`,
        `${availablePlayers(team).length} can play, and nobody fills the team up`,
        `bring ${fewestOf(team)}`,
      )
}

/** Writes payments and purchases into the team's history. */
const settled = ({ team, account }: SideBefore, exhibition: boolean): Team => {
  const { bought, moved, fromTreasury, stake } = account
  if (exhibition || (bought.length === 0 && moved === 0 && stake === 0)) return team
  return noted(team, 'inducements', { bought: bought.map(({ what }) => what), paid: moved + fromTreasury, stake })
}

function* lineUpOf(side: SideBefore): LeagueProcedure<LineUp> {
  const { team, guests, account, prayers, changes, brings } = side
  const book = bookOf(team)
  const helpers = account.bought
    .map(({ what }) => what)
    .filter((what) => book.edition.inducements.some(({ id }) => id === what))
  const needsJourneyman = book.edition.inducements.some((one) => one.needsJourneyman && helpers.includes(one.id))
  const journeyman = needsJourneyman
    ? toPlayerSpec(team, guestFor(side, 'journeyman', yield* journeymanPosition(book, side)))
    : null
  const extra = {
    ...brings,
    inducements: helpers,
    ...(prayers > 0 ? { prayers } : {}),
    ...(journeyman ? { journeyman } : {}),
  }
  return toLineUp(team, { guests, changes, extra })
}

/** Who of a campaign has learnt what this match is played without comes without it (ruling E798). */
const withoutBarred = (before: BeforeMatch, lineUp: LineUp): LineUp => {
  const barred = (editionOfMatch(before).rules.lineUp?.barred ?? []).map(({ skill }) => skill)
  if (!before.home.team.campaign || barred.length === 0) return lineUp
  const without = (specs: readonly PlayerSpec[]): PlayerSpec[] =>
    specs.map((spec) => ({ ...spec, skills: spec.skills.filter((id) => !barred.includes(id)) }))
  return { ...lineUp, players: without(lineUp.players), ...(lineUp.bench ? { bench: without(lineUp.bench) } : {}) }
}

/** Who stayed away from a single match only is there again. */
const backAgain = (team: Team, before: Team): Team => {
  const missing = new Set(before.players.filter(({ missesNextGame }) => missesNextGame).map(({ id }) => id))
  if (team.players.every(({ id, missesNextGame }) => missesNextGame === missing.has(id))) return team
  const players = team.players.map((player) => ({ ...player, missesNextGame: missing.has(player.id) }))
  return { ...team, players }
}

/** Makes the result of all steps: teams, line-ups and options. */
function* finished(before: BeforeMatch, arrived: BySide<Team>): LeagueProcedure<PreMatch> {
  const { home, away, exhibition, foretold } = before
  const lineUps = {
    home: withoutBarred(before, yield* lineUpOf(home)),
    away: withoutBarred(before, yield* lineUpOf(away)),
  }
  const both = <T>(of: (side: SideBefore) => T): BySide<T> => ({ home: of(home), away: of(away) })
  const stakes = both(({ account }) => account.stake)
  return {
    setup: agreedSetup(
      { ...lineUps, ...(exhibition ? { options: { exhibition } } : {}) },
      before.options.agreement ?? {},
    ),
    teams: both((side) => {
      const team = settled(side, exhibition)
      return exhibition ? backAgain(team, arrived[side.side]) : team
    }),
    guests: both(({ guests }) => guests),
    changes: both(({ changes }) => changes),
    ids: both((side) => squadOf(side).map(({ id }) => id)),
    accounts: both(({ account }) => account),
    foretold,
    options: { ...before.options, ...(stakes.home + stakes.away > 0 ? { sideBets: stakes } : {}) },
  }
}

/**
 * The pre-match sequence of two teams of one edition: journeymen, money, inducements, prayers, handicaps. Throws `BadTeam` where
 * the teams do not fit together or one is too small. `reached` is told of each step as it begins.
 */
export function* preMatch(
  home: Team,
  away: Team,
  options: MatchOptions = {},
  reached: (step: BeforeMatchStepId) => void = () => {},
): LeagueProcedure<PreMatch> {
  checkTeams(home, away)
  let before: BeforeMatch = {
    options,
    exhibition: home.exhibition === true,
    home: sideBefore('home', home),
    away: sideBefore('away', away),
    foretold: [],
  }
  for (const step of bookOf(home).league.beforeMatch) {
    reached(step)
    before = yield* beforeMatchSteps[step](before)
  }
  return yield* finished(before, { home, away })
}
