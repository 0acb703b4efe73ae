// What a sensible coach looks for when he spends money: the squad that his list is played with, and what must be left for the rest.
// Neighbours: postMatch/hiringTaste.ts and season/taste.ts ask it; the engine's rosters hold the squads.
import type { Position } from '@double-skulls/engine'
import { bookOf, linemenOf } from './book.ts'
import type { Team, TeamPlayer } from './team.ts'
import { playerValue } from './value.ts'

/** A draft is not over before it has so many. */
export const ELEVEN = 11

const countOf = ({ players }: Team, position: string): number =>
  players.filter((player) => player.position === position).length

const dearestFirst = (positions: readonly Position[]): Position[] => [...positions].sort((a, b) => b.cost - a.cost)

const isLineman = (team: Team, position: string): boolean =>
  linemenOf(bookOf(team)).some(({ name }) => name === position)

/** Specialists of the list's starting squad whom the team has lost or never had; the dearest first. */
export const missingSpecialists = (team: Team): readonly Position[] => {
  const { roster } = bookOf(team)
  return dearestFirst(roster.positions).filter(
    ({ name }) => !isLineman(team, name) && countOf(team, name) < (roster.start.players[name] ?? 0),
  )
}

/** Specialists of whom the list allows more; the dearest first. */
export const openSpecialists = (team: Team): readonly Position[] =>
  dearestFirst(bookOf(team).roster.positions).filter(
    ({ name, max }) => !isLineman(team, name) && countOf(team, name) < max,
  )

/** Linemen, the cheapest first. */
export const linemenByPrice = (team: Team): readonly Position[] => dearestFirst(linemenOf(bookOf(team))).reverse()

/** What it takes at least to come to eleven once so many more have been bought. */
export const forEleven = (team: Team, bought = 0): number =>
  Math.max(0, ELEVEN - bought - team.players.length) * (linemenByPrice(team)[0]?.cost ?? 0)

/** Whoever of these is worth most. */
export const dearest = (team: Team, players: readonly TeamPlayer[]): TeamPlayer | undefined => {
  const book = bookOf(team)
  return [...players].sort((a, b) => playerValue(book, b) - playerValue(book, a))[0]
}

/** A lineman who has learnt nothing: the first to make room for somebody better. */
export const spareLineman = (team: Team): TeamPlayer | undefined =>
  team.players.find(({ position, advances }) => advances.length === 0 && isLineman(team, position))
