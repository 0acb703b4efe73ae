// The First Team is named again at the end of the time between games: who plays and who sits on the bench. Neighbours: races.ts says who
// is on it, checkCampaign.ts has the faults of one that is named.
import { bookOf, entryOf } from '../book.ts'
import { placesOf, placesTaken } from '../places.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { proposalsCampaign } from './proposals.ts'
import { benchwarmers, firstTeam, isUndead } from './races.ts'
import { withCareer } from './wages.ts'

const DONE = 'done'

/** Those who share a limit of the list with him that counts who plays together: other Kickers. */
export const sharersOf = (team: Team, player: TeamPlayer): readonly TeamPlayer[] => {
  const book = bookOf(team)
  const has = (one: TeamPlayer, skill: string): boolean => entryOf(book, one)?.skills.includes(skill) === true
  return Object.entries(book.roster.mostWith ?? {}).flatMap(([skill, most]) => {
    if (!has(player, skill)) return []
    const others = firstTeam(team).filter((one) => one.id !== player.id && has(one, skill))
    return others.length >= most ? others : []
  })
}

/** Whether the First Team has room for him as he is now. */
export const fitsFirstTeam = (team: Team, player: TeamPlayer): boolean => {
  const book = bookOf(team)
  const most = book.league.campaign?.firstTeam ?? 0
  return (
    !player.missesNextGame &&
    placesTaken(book, firstTeam(team)) + placesOf(book, player) <= most &&
    sharersOf(team, player).length === 0
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
