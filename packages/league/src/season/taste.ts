// What a sensible coach wants when he drafts anew: his best players as far as eleven of them can be paid, then re-rolls, then more.
// Neighbours: sensibleCoach.ts asks it, redraft.ts offers.
import { bookOf, linemenOf } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import type { Team } from '../team.ts'
import { playerValue } from '../value.ts'

const ELEVEN = 11
const ENOUGH_PLAYERS = 12
const ENOUGH_REROLLS = 3

/** What filling the places still open up to eleven takes at least. */
const reserve = (team: Team): number => {
  const book = bookOf(team)
  const cheapest = Math.min(...linemenOf(book).map(({ cost }) => cost))
  return Math.max(0, ELEVEN - 1 - team.players.length) * cheapest
}

const best = ({ team, candidates = [] }: About, options: readonly string[]): string | null => {
  const book = bookOf(team)
  const rule = book.league.redraft
  const spare = team.treasury - reserve(team)
  const inReach = candidates
    .filter(({ id }) => options.includes(`rehire ${id}`))
    .map((player) => {
      const value = playerValue(book, player)
      return { id: player.id, value, price: value + (player.seasons + 1) * (rule?.feePerSeason ?? 0) }
    })
    .filter(({ price }) => price <= spare)
    .sort((a, b) => b.value - a.value)
  return inReach[0] ? `rehire ${inReach[0].id}` : null
}

const lineman = ({ team }: About, options: readonly string[]): string | null =>
  [...linemenOf(bookOf(team))]
    .sort((a, b) => a.cost - b.cost)
    .map(({ name }) => `hire ${name}`)
    .find((option) => options.includes(option)) ?? null

const draft = (about: About, options: readonly string[]): string | null => {
  const { team } = about
  const size = team.players.length
  if (size < ELEVEN) return best(about, options) ?? lineman(about, options) ?? options[0]
  if (team.staff.rerolls < ENOUGH_REROLLS && options.includes('buy rerolls')) return 'buy rerolls'
  if (options.includes('buy apothecaries')) return 'buy apothecaries'
  if (size < ENOUGH_PLAYERS) return best(about, options) ?? lineman(about, options) ?? 'done'
  return 'done'
}

export const tasteBetweenSeasons = ({ options, about }: LeagueAsk): string | null =>
  about?.topic === 'redraft' ? draft(about, options) : null
