// What the First Team and its coach do between games: train, play a demonstration game, or look for a sponsor. Neighbours: training.ts
// trains, matchFees.ts says what Fame is worth, wages.ts has the disenchantment of who carries placards.
import { about, eachSide } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure, roll } from '../procedure.ts'
import type { Team } from '../team.ts'
import { booked } from './accounts.ts'
import { withFame } from './matchFees.ts'
import { isUndead } from './races.ts'
import { trainingSession } from './training.ts'
import { disenchanted } from './wages.ts'

const DEMONSTRATION = 2000
const SPONSOR = 3000
const SPONSOR_FROM = 5
/** From this face on a player does not like what the sponsor makes him do. */
const UPSET_FROM = 5

export const occupations = ['training', 'demonstration', 'sponsorship', 'sponsorshipAndDemonstration'] as const
export type Occupation = (typeof occupations)[number]

const demonstrated = (team: Team): Team => booked(team, 'demonstration', withFame(DEMONSTRATION, team.fame ?? 0))

function* sponsored(who: string, start: Team): LeagueProcedure<Team> {
  const faces = yield* roll(who, `a sponsor, with Fame ${start.fame ?? 0}`, 'd6', 'd6')
  if (faces[0] + faces[1] + (start.fame ?? 0) < SPONSOR_FROM) return start
  let team = booked(start, 'sponsor', SPONSOR)
  // The Undead cannot be disenchanted.
  if (isUndead(team)) return team
  for (const { id, name } of team.players) {
    const [face] = yield* roll(who, `whether ${name} minds the placards`, 'd6')
    if (face >= UPSET_FROM) team = disenchanted(team, id, 1)
  }
  return team
}

/** The Training Phase of one team. The Undead never train, but earn money like others. */
export function* trainingPhase(who: string, start: Team): LeagueProcedure<Team> {
  const occupation = yield* ask(who, 'what to do until the next game', occupations, about('occupation', start))
  let team = start
  if (occupation === 'sponsorship' || occupation === 'sponsorshipAndDemonstration') team = yield* sponsored(who, team)
  if (occupation === 'demonstration' || occupation === 'sponsorshipAndDemonstration') team = demonstrated(team)
  return isUndead(team) ? team : yield* trainingSession(who, team, occupation === 'training')
}

export const training = eachSide(function* ({ side, team }) {
  return { team: yield* trainingPhase(side, team) }
})
