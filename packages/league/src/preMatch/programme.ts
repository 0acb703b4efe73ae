// The programme of a match in sentences: ratings, handicaps and what they change, who is missing, the gate. Neighbours:
// preMatch.ts has the facts, the CLI and the client show them.
import { otherSide, type Side, sides } from '@double-skulls/engine'
import { type Book, bookOf, skillIn } from '../book.ts'
import { counted } from '../counted.ts'
import { gold } from '../fault.ts'
import { heldBy } from '../handicaps/handicap.ts'
import { handicapText } from '../handicaps/handicapTable.ts'
import { shirtOf } from '../postMatch/afterMatch.ts'
import type { Teams } from '../postMatch/postMatch.ts'
import { teamRating } from '../rating.ts'
import { playerOf, type TeamPlayer } from '../team.ts'
import { availablePlayers } from '../value.ts'
import type { Lent, MatchNumber } from './beforeMatch.ts'
import type { PreMatch } from './preMatch.ts'

/** `Mighty Blow, ST 4`. */
const lentWords = (book: Book, { skills, stats }: Lent): string =>
  [
    ...skills.map((id) => skillIn(book, id)?.name ?? id),
    ...Object.entries(stats).map(([which, value]) => `${which} ${value}`),
  ].join(', ')

const numberName = ({ league }: Book, which: MatchNumber): string =>
  which === 'fanFactor' ? league.fans.name : (league.staff[which]?.name ?? which)

const handicapLines = (teams: Teams, before: PreMatch, side: Side): string[] => {
  const { name } = teams[side]
  const { rolled, awards, fee } = heldBy(before, side)
  const star = fee && playerOf(before.teams[otherSide(side)], fee.player)
  return [
    ...rolled.map((id) => `${name} have ${handicapText(id)}`),
    ...(fee && star ? [`${shirtOf(star)} wants ${gold(fee.amount)} before he plays.`] : []),
    ...(awards > 0 ? [`${name} have ${counted(awards, 'most valuable player')} more after the match.`] : []),
  ]
}

/** Members who could have played when the teams arrived, and do not. */
const missing = (teams: Teams, before: PreMatch, side: Side): readonly TeamPlayer[] => {
  const there = new Set(before.ids[side])
  return availablePlayers(teams[side]).filter(({ id }) => !there.has(id))
}

const changeLines = (teams: Teams, before: PreMatch, side: Side): string[] => {
  const { name } = teams[side]
  const book = bookOf(teams[side])
  const { numbers, players } = before.changes[side]
  const squad = [...before.teams[side].players, ...before.guests[side]]
  const absent = missing(teams, before, side).map(shirtOf)
  return [
    ...Object.entries(numbers).map(
      ([which, value]) => `${name}: ${numberName(book, which as MatchNumber)} ${value} in this match.`,
    ),
    ...squad.flatMap((player) =>
      players[player.id] ? [`${shirtOf(player)} of ${name}: ${lentWords(book, players[player.id])}.`] : [],
    ),
    ...before.guests[side].map((guest) => `${shirtOf(guest)} plays for ${name} in this match only.`),
    ...(absent.length > 0 ? [`${name} play without ${absent.join(', ')}.`] : []),
  ]
}

/** What both coaches know before the kick-off, a sentence each; empty in editions without ratings. */
export const programmeOf = (teams: Teams, before: PreMatch): readonly string[] => {
  const { league } = bookOf(teams.home)
  if (!league.rated) return []
  const { gate } = before.options
  return [
    `Ratings: ${sides.map((side) => `${teams[side].name} ${teamRating(teams[side])}`).join(', ')}.`,
    ...sides.flatMap((side) => handicapLines(teams, before, side)),
    ...sides.flatMap((side) => changeLines(teams, before, side)),
    ...(gate === undefined ? [] : [`${gold(gate)} spectators have come.`]),
  ]
}
