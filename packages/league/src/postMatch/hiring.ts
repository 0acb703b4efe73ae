// Hiring and firing after a match: players, staff, journeymen, raised players, and a rest for the injured; question by
// question until the coach is done. Neighbours: market.ts has the offers, ../check.ts the limits of a team.
import { gold } from '../fault.ts'
import { ask } from '../procedure.ts'
import { type TeamPlayer, withoutPlayer, withPlayer } from '../team.ts'
import { playerValue } from '../value.ts'
import { about, eachSide, type Guest, noted, type OneSide, type SideAfter, shirtOf } from './afterMatch.ts'
import { freeShirt, type Offer, offersOf, pricesOf, stillFits } from './market.ts'

type HiringOffer = Offer<SideAfter>

const feeOf = ({ book }: OneSide, { player, free }: Guest): number =>
  free ? 0 : playerValue(book, { ...player, kind: 'hired' })

/** Hiring a guest, with his advances and injuries. */
const keepOffers = (view: OneSide): HiringOffer[] =>
  view.guests.flatMap((guest): HiringOffer[] => {
    const { team, guests } = view
    const price = feeOf(view, guest)
    const id = `p${team.nextPlayer}`
    const player: TeamPlayer = { ...guest.player, id, kind: 'hired', number: freeShirt(team, guest.player.number) }
    const bigger = { ...team, players: [...team.players, player], nextPlayer: team.nextPlayer + 1 }
    if (price > team.treasury || !stillFits(team, bigger)) return []
    const paid = { ...bigger, treasury: team.treasury - price }
    return [
      {
        id: `keep ${guest.player.id}`,
        price,
        make: () => ({
          ...view,
          team: noted(paid, 'hired', { player: shirtOf(player), position: player.position, price }),
          guests: guests.filter((one) => one !== guest),
        }),
      },
    ]
  })

const dismissOffers = (view: OneSide): HiringOffer[] =>
  view.team.players.map((player) => ({
    id: `dismiss ${player.id}`,
    make: () => ({
      ...view,
      team: noted(withoutPlayer(view.team, player.id, 'dismissed'), 'dismissed', { player: shirtOf(player) }),
    }),
  }))

/** A rest for the season, only for players with a lasting injury from this match. */
const restOffers = (view: OneSide): HiringOffer[] =>
  view.book.league.rests
    ? view.team.players
        .filter(({ id, restsThisSeason }) => view.scarred.includes(id) && !restsThisSeason)
        .map((player) => ({
          id: `rest ${player.id}`,
          make: () => ({
            ...view,
            team: noted(
              withPlayer(view.team, player.id, (one) => ({ ...one, restsThisSeason: true })),
              'rests',
              { player: shirtOf(player) },
            ),
          }),
        }))
    : []

const marketOffers = (view: OneSide): HiringOffer[] =>
  offersOf(view.team).map(({ make, ...offer }) => ({ ...offer, make: () => ({ ...view, team: make() }) }))

const DONE = 'done'

export const hiring = eachSide(function* (start) {
  let view: OneSide = start
  for (;;) {
    const offers = [...keepOffers(view), ...marketOffers(view), ...restOffers(view), ...dismissOffers(view)]
    const options = [DONE, ...offers.map(({ id }) => id)]
    const answer = yield* ask(view.side, `whom to hire or dismiss with ${gold(view.team.treasury)}`, options, {
      ...about('hiring', view.team),
      candidates: view.guests.map(({ player }) => player),
      value: view.team.treasury,
      prices: pricesOf(offers),
    })
    const offer = offers.find(({ id }) => id === answer)
    if (!offer) return { team: view.team, guests: view.guests }
    view = { ...view, ...offer.make() }
  }
})
