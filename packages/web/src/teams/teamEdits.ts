// A coach's changes to a team on its page, made of the league's own purchases. They are not checked here: faults.ts asks the
// league for that. Neighbours: the parts of TeamPage.tsx.
import {
  bookOf,
  foundTeam,
  type Hire,
  hirePlayer,
  starIn,
  type Team,
  type TeamPlayer,
  unhirePlayer,
  withBudget,
  withPlayer,
} from '@double-skulls/league'

const has = (team: Team, star: string): boolean =>
  team.players.some(({ kind, position }) => kind === 'star' && position === star)

/** A star who comes only with a partner brings him along. */
export const hired = (team: Team, hire: Hire): Team => {
  const joined = hirePlayer(team, hire)
  const partner = hire.kind === 'star' ? starIn(bookOf(team), hire.position)?.partner : undefined
  return partner === undefined || has(joined, partner)
    ? joined
    : hirePlayer(joined, { kind: 'star', position: partner })
}

export const dismissed = unhirePlayer

/** Removes the last player hired for that position. */
export const lastDismissed = (team: Team, { kind = 'hired', position }: Hire): Team => {
  const last = team.players.findLast((player) => player.kind === kind && player.position === position)
  return last ? unhirePlayer(team, last.id) : team
}

export const renamed = (team: Team, id: string, name: string): Team =>
  withPlayer(team, id, (player) => ({ ...player, name }))

export const renumbered = (team: Team, id: string, number: number): Team =>
  withPlayer(team, id, (player) => ({ ...player, number }))

/** Up (-1) or down (1) among those whom he is listed with, First Team or bench; unchanged at either end. */
export const moved = (team: Team, id: string, by: -1 | 1): Team => {
  const from = team.players.findIndex((player) => player.id === id)
  if (from < 0) return team
  const isBeside = (i: number): boolean => team.players[i].campaign?.bench === team.players[from].campaign?.bench
  let to = from + by
  while (to >= 0 && to < team.players.length && !isBeside(to)) to += by
  if (to < 0 || to >= team.players.length) return team
  const players = [...team.players]
  ;[players[from], players[to]] = [players[to], players[from]]
  return { ...team, players }
}

/** Shirt numbers from 1 upwards, in the order of the list. */
export const numberedInOrder = (team: Team): Team => ({
  ...team,
  players: team.players.map((player, i) => ({ ...player, number: i + 1 })),
})

const MOST_LETTERS = 80

export const copyOf = (team: Team): Team => {
  const mark = ' (copy)'
  return { ...team, name: `${team.name.slice(0, MOST_LETTERS - mark.length)}${mark}` }
}

/** Switches between a league team and one for single matches, with the money and the fans of each. */
export const withExhibition = (team: Team, exhibition: boolean): Team => {
  const { edition, roster, name } = team
  const { budget, fans } = foundTeam({ edition, roster, name, exhibition })
  const { exhibition: _, ...rest } = team
  return withBudget({ ...rest, ...(exhibition ? { exhibition } : {}), fans }, budget)
}

/** A file may give two players one id, or too low a number for the next: the later player gets a new id. */
export const withOwnIds = (team: Team): Team => {
  const everybody = [...team.players, ...team.former]
  const highest = Math.max(0, ...everybody.map(({ id }) => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0)))
  let next = Math.max(team.nextPlayer, highest + 1)
  const seen = new Set<string>()
  const players = team.players.map((player): TeamPlayer => {
    const own = seen.has(player.id) ? { ...player, id: `p${next++}` } : player
    seen.add(own.id)
    return own
  })
  return players.every((player, i) => player === team.players[i]) && next === team.nextPlayer
    ? team
    : { ...team, players, nextPlayer: next }
}
