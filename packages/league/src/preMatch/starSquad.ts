// A star joins a squad for one match: whether he can, and who makes room for him. Neighbours: starWays.ts shares out the stars,
// ../checkPlayers.ts counts places too.
import { editionNamed, idWith, keepCompany, playsFor, type Star } from '@double-skulls/engine'
import { type Book, bookOf, skillIn } from '../book.ts'
import { toPlayerSpec } from '../lineUp.ts'
import { placesOf } from '../places.ts'
import { about } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { StarMarket } from '../rules/leagueRules.ts'
import { hiringFee } from '../value.ts'
import type { BeforeMatch, SideBefore } from './beforeMatch.ts'
import { leftOut, squadOf } from './beforeMatch.ts'
import { guestFor } from './journeymen.ts'

/** The rules of a market that takes place: the stars who can play with the options of this match. */
export interface OpenMarket extends StarMarket {
  readonly stars: readonly Star[]
}

/** null: nobody has stars in this match. */
export const marketOf = ({ home, options }: BeforeMatch): OpenMarket | null => {
  const { league, edition } = bookOf(home.team)
  const { market } = league.stars
  const rules = editionNamed(idWith(edition.id, options.match ?? []))?.rules.lineUp
  if (!market || rules?.starsWith) return null
  const barred = (rules?.barred ?? []).map(({ skill }) => skill)
  return { ...market, stars: edition.stars.filter(({ skills }) => !skills.some((id) => barred.includes(id))) }
}

const isFellowOf = (book: Book, side: SideBefore, star: Star): boolean =>
  squadOf(side).every((player) =>
    keepCompany(book.edition.rules.lineUp, (id) => skillIn(book, id), star, toPlayerSpec(side.team, player)),
  )

/** Whether the star plays for this team and puts up with all of the squad, and they with him. */
export const mayJoin = (side: SideBefore, star: Star): boolean => {
  const book = bookOf(side.team)
  return playsFor(star, book.roster, side.team.specialRule) && isFellowOf(book, side, star)
}

const places = (side: SideBefore): number => {
  const book = bookOf(side.team)
  return squadOf(side).reduce((sum, player) => sum + placesOf(book, player), 0)
}

/** The star is in the squad of this match; while it is too large, somebody of the team stays away. */
export function* joined(side: SideBefore, star: Star, cost: number): LeagueProcedure<SideBefore> {
  const book = bookOf(side.team)
  const { account } = side
  const guest = guestFor(side, 'star', star.id)
  let squad: SideBefore = {
    ...side,
    guests: [...side.guests, guest],
    account: {
      ...account,
      bought: [...account.bought, { what: `star ${star.id}`, name: star.name, cost }],
      spent: account.spent + cost,
    },
  }
  while (places(squad) > book.league.players.most) {
    const members = squadOf(squad).filter(({ kind }) => kind === 'hired')
    const cheapestFirst = [...members].sort((a, b) => hiringFee(book, a) - hiringFee(book, b))
    const question = `who makes room for ${star.name}`
    const ids = cheapestFirst.map(({ id }) => id)
    squad = leftOut(squad, yield* ask(side.side, question, ids, about('starPlace', side.team, guest)))
  }
  return squad
}
