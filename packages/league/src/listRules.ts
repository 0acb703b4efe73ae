// Rules of a team list in a match: a recruit who may be raised, and rules that the engine plays. Neighbours: lineUp.ts
// uses them, rules/leagueRules.ts names them, postMatch/raising.ts raises players after the match.
import type { LineUp } from '@double-skulls/engine'
import { type Book, positionIn } from './book.ts'
import type { Raising } from './rules/leagueRules.ts'
import type { Team } from './team.ts'

/** How opponents are raised for teams of this list; null: they are not. */
export const raisingFor = ({ league, roster }: Book): Raising | null =>
  league.raising.find(({ lists }) => lists.includes(roster.id)) ?? null

/** The same for a match of this team: null if there is no place for the raised. */
const raisingNow = (book: Book, { players }: Team): Raising | null => {
  const raising = raisingFor(book)
  return raising?.needsPlace && players.length >= book.league.players.most ? null : raising
}

/** A rookie of the position with the lowest free number. */
const recruitFor = (book: Book, { position }: Raising, worn: readonly number[]): Pick<LineUp, 'recruit'> => {
  const entry = positionIn(book, position)
  if (!entry) return {}
  const { stats, skills, normal } = entry
  let number = 1
  while (worn.includes(number)) number++
  return {
    recruit: {
      name: `${position} ${number}`,
      position,
      number,
      stats,
      skills,
      primary: normal,
    },
  }
}

/** `worn` are the numbers of all players and guests. */
export const listRulesFor = (
  book: Book,
  team: Team,
  worn: readonly number[],
): Pick<LineUp, 'recruit' | 'inducements'> => {
  const raising = raisingNow(book, team)
  const special = [...(book.roster.specialRules ?? []), team.specialRule]
  const rules = [...(raising ? [raising.rule] : []), ...special.map((rule) => book.league.rulesInMatch[rule] ?? '')]
  const held = rules.filter((id) => id !== '')
  return {
    ...(raising ? recruitFor(book, raising, worn) : {}),
    ...(held.length > 0 ? { inducements: held } : {}),
  }
}
