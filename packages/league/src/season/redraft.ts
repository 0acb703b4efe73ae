// The redraft for the next season: a team has a new budget, and its players cost their value plus a fee for each
// season. Neighbours: recovery.ts comes first, newSeason.ts calls it, ../postMatch/market.ts sells rookies.
import { bookOf } from '../book.ts'
import { gold } from '../fault.ts'
import { about, noted, shirtOf } from '../postMatch/afterMatch.ts'
import { freeShirt, type Offer, pricesOf, rookieOffers, stillFits } from '../postMatch/market.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import type { Redraft } from '../rules/leagueRules.ts'
import type { LeagueOptions } from '../rules/options.ts'
import { noStaff, type StaffKind, staffKinds, type Team, type TeamPlayer } from '../team.ts'
import { mayHave, playerValue, staffPrice } from '../value.ts'
import { recovery } from './recovery.ts'
import { type SeasonRecord, seasonRecord } from './seasonRecord.ts'

/** The redraft budget: the base sum, the season's income and the treasury; capped unless the league has no cap. */
export const redraftBudget = (
  rule: Redraft,
  { games, wins, draws }: SeasonRecord,
  treasury: number,
  { redraftCap = rule.cap }: LeagueOptions,
): number => {
  const sum = rule.budget + games * rule.perGame + wins * rule.perWin + draws * rule.perDraw + treasury
  return redraftCap === null ? sum : Math.min(redraftCap, sum)
}

/** His value plus a fee for every season finished, the last one included. The fee is not part of his value. */
export const askingPrice = (team: Team, player: TeamPlayer, { feePerSeason }: Redraft): number =>
  playerValue(bookOf(team), player) + (player.seasons + 1) * feePerSeason

interface Drafting {
  readonly team: Team
  /** Players not yet hired again. */
  readonly veterans: readonly TeamPlayer[]
}

const rehireOffers = ({ team, veterans }: Drafting, rule: Redraft): Offer<Drafting>[] =>
  veterans.flatMap((player): Offer<Drafting>[] => {
    const price = askingPrice(team, player, rule)
    const back = { ...player, number: freeShirt(team, player.number), seasons: player.seasons + 1 }
    const bigger = { ...team, players: [...team.players, back] }
    if (price > team.treasury || !stillFits(team, bigger)) return []
    const paid = { ...bigger, treasury: team.treasury - price }
    return [
      {
        id: `rehire ${player.id}`,
        price,
        make: () => ({
          team: noted(paid, 'rehired', { player: shirtOf(player), price }),
          veterans: veterans.filter((one) => one !== player),
        }),
      },
    ]
  })

/** Staff costs the price for a new team. */
const staffOffers = ({ team, veterans }: Drafting, kind: StaffKind): Offer<Drafting>[] => {
  const book = bookOf(team)
  const rule = book.league.staff[kind]
  if (!rule || !mayHave(book, rule)) return []
  const price = staffPrice(book, rule)
  const count = team.staff[kind] + 1
  if (price > team.treasury || (rule.most !== null && count > rule.most)) return []
  const bigger = { ...team, staff: { ...team.staff, [kind]: count }, treasury: team.treasury - price }
  return [
    { id: `buy ${kind}`, price, make: () => ({ team: noted(bigger, 'bought', { staff: kind, price }), veterans }) },
  ]
}

const DONE = 'done'

export function* redraft(before: Team, rule: Redraft, options: LeagueOptions): LeagueProcedure<Team> {
  const rested = yield* recovery(before, rule)
  const { least } = bookOf(before).league.players
  const budget = redraftBudget(rule, seasonRecord(before), before.treasury, options)
  let now: Drafting = {
    team: noted({ ...rested, players: [], staff: noStaff, treasury: budget }, 'redraft', { budget }),
    veterans: rested.players,
  }
  for (;;) {
    const players = [
      ...rehireOffers(now, rule),
      ...rookieOffers(now.team).map(({ make, ...offer }) => ({ ...offer, make: () => ({ ...now, team: make() }) })),
    ]
    const offers = [...players, ...staffKinds.flatMap((kind) => staffOffers(now, kind))]
    // A team that can no longer afford eleven players continues with journeymen.
    const mayStop = now.team.players.length >= least || players.length === 0
    const answer = yield* ask(
      before.name,
      `whom to draft with ${gold(now.team.treasury)}`,
      [...(mayStop ? [DONE] : []), ...offers.map(({ id }) => id)],
      {
        ...about('redraft', now.team),
        candidates: now.veterans,
        value: now.team.treasury,
        prices: pricesOf(offers),
      },
    )
    const offer = offers.find(({ id }) => id === answer)
    if (!offer) break
    now = offer.make()
  }
  return {
    ...now.team,
    former: [...now.team.former, ...now.veterans.map((player) => ({ ...player, departure: 'left' as const }))],
  }
}
