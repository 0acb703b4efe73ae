// A player of a team as a row of the page: the league's description of him, with the ids of his skills. Neighbours: SquadRow.tsx,
// HireTable.tsx.
import type { Position, Star } from '@double-skulls/engine'
import {
  type Book,
  earnedAdvances,
  entryOf,
  foundTeam,
  hirePlayer,
  NoEntry,
  type PlayerRow,
  playerValue,
  pointsSpent,
  profileOf,
  rosterRows,
  type Team,
  type TeamPlayer,
} from '@double-skulls/league'

export interface SquadLine {
  readonly row: PlayerRow
  /** Skill ids of his position, and the additional ones. */
  readonly skills: readonly string[]
  readonly gained: readonly string[]
  /** Characteristics that differ from his position's: better or worse. */
  readonly raised: readonly string[]
  readonly lowered: readonly string[]
  /** `Veteran`, `12 points, 4 to spend`; '' when nothing is counted. */
  readonly level: string
  readonly points: string
}

const pointsText = ({ league }: Book, player: TeamPlayer): string => {
  if (!league.careers || player.kind !== 'hired') return ''
  const left = player.points - pointsSpent(player)
  return league.careers.paid ? `${player.points} SPP, ${left} to spend` : `${player.points} SPP`
}

/** null when his position is unknown: then only his name and number can be shown. */
export const squadLine = (book: Book, team: Team, player: TeamPlayer): SquadLine | null => {
  try {
    const [row] = rosterRows({ ...team, players: [player] }).players
    const { skills } = profileOf(book, team, player)
    const own = entryOf(book, player)?.skills ?? []
    const gained = player.advances.map((advance) => advance.gained)
    const isCharacteristic = (name: string): boolean => book.edition.profile.names.some((one) => one === name)
    return {
      row,
      skills: own,
      gained: skills.filter((id) => !own.includes(id)),
      raised: gained.filter(isCharacteristic),
      lowered: player.lasting,
      level: book.league.careers?.levels[earnedAdvances(player) - 1]?.title ?? '',
      points: pointsText(book, player),
    }
  } catch (error) {
    if (error instanceof NoEntry) return null
    throw error
  }
}

export interface OfferLine {
  readonly entry: Position | Star
  readonly stats: readonly string[]
  readonly price: number
}

/** A player who could be hired, as he would be listed. */
export const offerLine = (book: Book, kind: 'hired' | 'star', entry: Position | Star): OfferLine => {
  const { edition, roster } = book
  const position = 'id' in entry ? entry.id : entry.name
  const wanting = foundTeam({ edition: edition.id, roster: roster.id, name: roster.name })
  const team = hirePlayer(wanting, { kind, position })
  const [player] = team.players
  return { entry, stats: rosterRows(team).players[0].stats, price: playerValue(book, player) }
}
