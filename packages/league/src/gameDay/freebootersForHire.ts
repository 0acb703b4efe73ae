// Freebooters before a match of a campaign: star cards are turned up, others are made for the day, healers among them, and both coaches
// bid in secret. Whoever is hired plays in somebody's place. Neighbours: sealedBids.ts sells, ../fullCampaign/wages.ts pays retainers,
// ../preMatch/starSquad.ts says whom a star puts up with.
import type { Star } from '@double-skulls/engine'
import { bookOf, positionIn } from '../book.ts'
import { rookie } from '../founding.ts'
import { booked, campaignOf, withCampaign } from '../fullCampaign/accounts.ts'
import { newCareer } from '../fullCampaign/campaignCareer.ts'
import { FIRST_HEALING_POINTS } from '../fullCampaign/campaignState.ts'
import { hasPhase } from '../fullCampaign/matchPhases.ts'
import { sharersOf } from '../fullCampaign/namingFirstTeam.ts'
import { APOTHECARY_COST } from '../fullCampaign/prices.ts'
import { proposalsCampaign } from '../fullCampaign/proposals.ts'
import { firstTeam, isUndead } from '../fullCampaign/races.ts'
import { generateStar } from '../fullCampaign/starGeneration.ts'
import { positionFor, positionsOf, tradeOf } from '../fullCampaign/trades.ts'
import { withCareer } from '../fullCampaign/wages.ts'
import { placesTaken } from '../places.ts'
import { about, noted } from '../postMatch/afterMatch.ts'
import { type BeforeMatch, type BeforeMatchStep, type SideBefore, sideBefore } from '../preMatch/beforeMatch.ts'
import { marketOf, mayJoin } from '../preMatch/starSquad.ts'
import { ask, drawOne, type LeagueProcedure } from '../procedure.ts'
import type { Team, TeamPlayer } from '../team.ts'
import { type FreeAgent, leastBid, takenAs } from './prospects.ts'
import { positionRolled, strangerRace } from './rookies.ts'
import { type Bidder, type ForSale, sealedBids } from './sealedBids.ts'

const { freebooterCards, freebootersMade, freebooterHealers } = proposalsCampaign
const LEAGUE = 'league'

/** The First Team is too large by him, or has a Kicker too many: somebody of it watches this match from the bench. */
function* madeRoom(who: string, start: Team, newcomer: TeamPlayer): LeagueProcedure<Team> {
  const book = bookOf(start)
  let team = start
  for (;;) {
    const sharers = sharersOf(team, newcomer)
    const isTooLarge = placesTaken(book, firstTeam(team)) > (book.league.campaign?.firstTeam ?? 0)
    if (sharers.length === 0 && !isTooLarge) return team
    const own = firstTeam(team).filter(({ campaign }) => campaign?.bid === 0)
    const kin = own.filter((player) => sharers.includes(player))
    const members = sharers.length === 0 ? own : kin.length > 0 ? kin : sharers
    const ids = members.map(({ id }) => id)
    const question = `whose place ${newcomer.name} takes`
    const id = yield* ask(who, question, ids, about('freebooterPlace', team, newcomer))
    team = withCareer(team, id, (career) => ({ ...career, bench: true }))
  }
}

/** A Freebooter is of the team from now on, and stays for a retainer. */
function* engaged(who: string, team: Team, player: TeamPlayer, sum: number): LeagueProcedure<Team> {
  const joined = { ...team, players: [...team.players, player], nextPlayer: team.nextPlayer + 1 }
  const told = noted(booked(joined, 'freebooter', -sum, player.id), 'hired', { position: player.position, price: sum })
  return yield* madeRoom(who, told, player)
}

const asSide = ({ who, team }: Bidder): SideBefore => sideBefore(who === 'away' ? 'away' : 'home', team)

const cardLot = (star: Star): ForSale => ({
  name: star.name,
  least: (bidder) => (mayJoin(asSide(bidder), star) ? star.cost : null),
  *take({ who, team }, sum) {
    const plain = rookie(team, { kind: 'star', position: star.id })
    return { who, team: yield* engaged(who, team, { ...plain, campaign: newCareer('star', { bid: sum }) }, sum) }
  },
})

const madeLot = (one: FreeAgent): ForSale => ({
  name: `${one.player.name}, ${one.trade.race} ${one.trade.position}`,
  least: ({ team }) => leastBid(team, one),
  *take({ who, team }, sum) {
    const [[, player]] = takenAs(team, one)
    const career = newCareer('star', { starPoints: one.player.campaign?.starPoints ?? 0, bid: sum })
    return { who, team: yield* engaged(who, team, { ...player, campaign: career }, sum) }
  },
})

/** A healer for the Healing Phase after this match. */
const healerLot: ForSale = {
  name: `an Apothecary with ${FIRST_HEALING_POINTS} Healing Points for the next Healing Phase`,
  least: ({ team }) => (isUndead(team) || campaignOf(team).visitingPoints ? null : APOTHECARY_COST),
  // biome-ignore lint/correctness/useYield: no questions, no dice.
  *take({ who, team }, sum) {
    const visited = withCampaign(team, { visitingPoints: FIRST_HEALING_POINTS })
    return {
      who,
      team: noted(booked(visited, 'freebooter', -sum, 'apothecary'), 'hired', { position: 'Apothecary', price: sum }),
    }
  },
}

const isIn = ({ players }: Team, { id }: Star): boolean =>
  players.some(({ kind, position }) => kind === 'star' && position === id)

/** Cards that are turned up: of nobody who is hired already, or dead. */
function* cards(before: BeforeMatch, count: number): LeagueProcedure<readonly Star[]> {
  const elsewhere = before.options.freebooters?.elsewhere ?? []
  const { home, away } = before
  let deck = (marketOf(before)?.stars ?? []).filter(
    (star) => !elsewhere.includes(star.id) && !isIn(home.team, star) && !isIn(away.team, star),
  )
  const shown: Star[] = []
  while (shown.length < count && deck.length > 0) {
    const at = yield* drawOne(
      LEAGUE,
      'a star card',
      deck.map(({ name }) => name),
    )
    const [star] = deck.slice(at)
    shown.push(star)
    deck = deck.filter((one) => one !== star)
  }
  return shown
}

/** A star of a living team's list, made by the tables of stars. */
function* made(before: BeforeMatch, place: number): LeagueProcedure<readonly ForSale[]> {
  const host = [before.home.team, before.away.team].find((team) => !isUndead(team))
  if (!host) return []
  const { roster } = bookOf(host)
  const race = yield* strangerRace(LEAGUE)
  const rolled = yield* positionRolled(LEAGUE, race)
  const open = positionsOf(race).flatMap((position) => positionFor(roster, { race, position, mutation: '' }) ?? [])
  const named = positionFor(roster, { race, position: rolled ?? positionsOf(race)[0], mutation: '' })
  const position =
    rolled === null && open.length > 1
      ? yield* ask(LEAGUE, 'what the Freebooter plays', open, about('rookiePosition', host))
      : named
  const entry = position === undefined ? undefined : positionIn(bookOf(host), position)
  const trade = entry ? tradeOf(entry) : null
  if (!position || !trade) return []
  const plain = { ...rookie(host, { position }), name: `Freebooter ${place}`, campaign: newCareer('star') }
  const grown = yield* generateStar(LEAGUE, { ...host, players: [...host.players, plain] }, plain.id)
  const player = grown.players.find(({ id }) => id === plain.id) ?? plain
  return [madeLot({ kind: 'freeAgent', trade, player, from: LEAGUE })]
}

export const freebootersForHire: BeforeMatchStep = function* (before) {
  if (!hasPhase(before, 'freebooters')) return before
  const { freebooters: offered = {} } = before.options
  const shown = yield* cards(before, offered.cards ?? freebooterCards.value)
  const lots: ForSale[] = shown.map(cardLot)
  for (let place = 1; place <= (offered.generated ?? freebootersMade.value); place++)
    lots.push(...(yield* made(before, place)))
  for (let i = 0; i < (offered.apothecaries ?? freebooterHealers.value); i++) lots.push(healerLot)
  const { bidders } = yield* sealedBids(
    [
      { who: 'home', team: before.home.team },
      { who: 'away', team: before.away.team },
    ],
    lots,
  )
  const [home, away] = bidders
  return { ...before, home: { ...before.home, team: home.team }, away: { ...before.away, team: away.team } }
}
