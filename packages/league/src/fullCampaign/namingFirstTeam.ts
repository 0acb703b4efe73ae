// The First Team is named again at the end of the time between games: who plays and who sits on the bench. Neighbours: races.ts says who
// is on it, checkCampaign.ts has the faults of one that is named.
import { bookOf, positionIn } from '../book.ts'
import { placesOf, placesTaken } from '../places.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { proposalsCampaign } from './proposals.ts'
import { benchwarmers, firstTeam, isUndead } from './races.ts'
import { withCareer } from './wages.ts'

const DONE = 'done'

/** Of a limit of the list that counts who plays together. */
const isOneTooMany = (team: Team, player: TeamPlayer): boolean => {
  const book = bookOf(team)
  const has = (one: TeamPlayer, skill: string): boolean =>
    positionIn(book, one.position)?.skills.includes(skill) === true
  return Object.entries(book.roster.mostWith ?? {}).some(
    ([skill, most]) => has(player, skill) && firstTeam(team).filter((one) => has(one, skill)).length >= most,
  )
}

/** Whether the First Team has room for him as he is now. */
export const fitsFirstTeam = (team: Team, player: TeamPlayer): boolean => {
  const book = bookOf(team)
  const most = book.league.campaign?.firstTeam ?? 0
  return (
    !player.missesNextGame &&
    placesTaken(book, firstTeam(team)) + placesOf(book, player) <= most &&
    !isOneTooMany(team, player)
  )
}

const moved = (team: Team, { id }: TeamPlayer, bench: boolean): Team =>
  withCareer(team, id, (career) => ({ ...career, bench }))

/** The coach moves one player after another. The Undead have no bench, and nobody is moved in a team without one. */
export function* nameFirstTeam(who: string, start: Team): LeagueProcedure<Team> {
  if (isUndead(start)) return start
  let team = start
  for (;;) {
    const up = benchwarmers(team).filter((player) => fitsFirstTeam(team, player))
    const down = benchwarmers(team).length > 0 ? firstTeam(team) : []
    // Eleven play, or all who can.
    const isComplete = up.length === 0 || firstTeam(team).length >= proposalsCampaign.fewestToField.value
    const options = [
      ...(isComplete ? [DONE] : []),
      ...up.map(({ id }) => `field ${id}`),
      ...down.map(({ id }) => `bench ${id}`),
    ]
    if (up.length + down.length === 0) return team
    const answer = yield* ask(who, 'who plays in the First Team', options, about('firstTeam', team))
    const player = team.players.find(({ id }) => answer === `field ${id}` || answer === `bench ${id}`)
    if (!player) return team
    team = moved(team, player, answer.startsWith('bench '))
  }
}
