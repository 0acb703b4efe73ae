// The squad a sensible coach aims for, and the gold it takes. Neighbours: postMatch/sensibleHiring.ts and season/sensibleRedraft.ts
// use it; the engine's rosters have the squads.
import type { Position } from '@double-skulls/engine'
import { bookOf, linemenOf } from './book.ts'
import type { Team, TeamPlayer } from './team.ts'
import { playerValue } from './value.ts'

/** The number of players every team needs. */
export const ELEVEN = 11

const countOf = ({ players }: Team, position: string): number =>
  players.filter((player) => player.position === position).length

const dearestFirst = (positions: readonly Position[]): Position[] => [...positions].sort((a, b) => b.cost - a.cost)

const isLineman = (team: Team, position: string): boolean =>
  linemenOf(bookOf(team)).some(({ name }) => name === position)

/** Specialists of the starting squad whom the team lacks, the most expensive first. */
export const missingSpecialists = (team: Team): readonly Position[] => {
  const { roster } = bookOf(team)
  return dearestFirst(roster.positions).filter(
    ({ name }) => !isLineman(team, name) && countOf(team, name) < (roster.start.players[name] ?? 0),
  )
}

/** Specialists of whom the list allows more, the most expensive first. */
export const openSpecialists = (team: Team): readonly Position[] =>
  dearestFirst(bookOf(team).roster.positions).filter(
    ({ name, max }) => !isLineman(team, name) && countOf(team, name) < max,
  )

/** Linemen, the cheapest first. */
export const linemenByPrice = (team: Team): readonly Position[] => dearestFirst(linemenOf(bookOf(team))).reverse()

/** The least gold for eleven players, after `bought` more. */
export const forEleven = (team: Team, bought = 0): number =>
  Math.max(0, ELEVEN - bought - team.players.length) * (linemenByPrice(team)[0]?.cost ?? 0)

/** The most valuable of these players. */
export const dearest = (team: Team, players: readonly TeamPlayer[]): TeamPlayer | undefined => {
  const book = bookOf(team)
  return [...players].sort((a, b) => playerValue(book, b) - playerValue(book, a))[0]
}

/** A lineman without advances, the first to be replaced. */
export const spareLineman = (team: Team): TeamPlayer | undefined =>
  team.players.find(({ position, advances }) => advances.length === 0 && isLineman(team, position))
