// How a sensible coach spends his treasury after a match: enough players, apothecary, re-rolls, lost specialists,
// extras. Neighbours: sensibleAfterMatch.ts calls it, ../squadWants.ts, hiring.ts makes the offers.
import { bookOf } from '../book.ts'
import type { About } from '../procedure.ts'
import { dearest, ELEVEN, linemenByPrice, missingSpecialists, openSpecialists, spareLineman } from '../squadWants.ts'
import { availablePlayers } from '../value.ts'

const ENOUGH_PLAYERS = 12
const ENOUGH_REROLLS = 3
/** Limits with money to spare. */
const DEEP_SQUAD = 14
const MANY_REROLLS = 6
const FEW_OF_STAFF = 3
/** The gold he keeps. */
const IN_HAND = 20_000
/** Above this, gold is spent before it may be lost. */
const TOO_MUCH = 90_000

/** The first wish that is offered and leaves that much gold. */
type Pick = (wishes: readonly string[], inHand: number) => string | null

const pickFrom =
  ({ team, prices = {} }: About, options: readonly string[]): Pick =>
  (wishes, inHand) =>
    wishes.find((wish) => options.includes(wish) && (prices[wish] ?? 0) + inHand <= team.treasury) ?? null

const hiring = (positions: readonly { readonly name: string }[]): string[] =>
  positions.map(({ name }) => `hire ${name}`)

/** Guests: one with advances or without a price is always hired. */
const guest = (about: About, options: readonly string[], short: boolean): string | null => {
  const { team, candidates = [], prices = {} } = about
  const offered = candidates.filter(({ id }) => options.includes(`keep ${id}`))
  const worthwhile = offered.filter(({ id, advances }) => advances.length > 0 || prices[`keep ${id}`] === 0)
  const best = dearest(team, worthwhile) ?? (short ? dearest(team, offered) : undefined)
  return best ? `keep ${best.id}` : null
}

/** Dismisses a lineman of a full squad for a specialist who is allowed and affordable. */
const makeRoom = ({ team }: About, options: readonly string[]): string | null => {
  const { league } = bookOf(team)
  const lineman = spareLineman(team)
  const better = openSpecialists(team).some(({ cost }) => cost + IN_HAND <= team.treasury)
  const leaves = lineman && `dismiss ${lineman.id}`
  return team.players.length === league.players.most && better && leaves && options.includes(leaves) ? leaves : null
}

/** Extras: re-rolls, a larger squad, a specialist for a lineman, staff. */
const luxury = (about: About, options: readonly string[], pick: Pick): string | null => {
  const { team } = about
  const { staff, players } = team
  const helpers = (['assistantCoaches', 'cheerleaders'] as const).filter((kind) => staff[kind] < FEW_OF_STAFF)
  return (
    (staff.rerolls < MANY_REROLLS ? pick(['buy rerolls'], IN_HAND) : null) ??
    pick(hiring(openSpecialists(team)), IN_HAND) ??
    (players.length < DEEP_SQUAD ? pick(hiring(linemenByPrice(team)), IN_HAND) : null) ??
    makeRoom(about, options) ??
    pick(
      helpers.map((kind) => `buy ${kind}`),
      IN_HAND,
    ) ??
    pick(hiring(linemenByPrice(team)), IN_HAND) ??
    pick(['buy rerolls'], IN_HAND)
  )
}

/** The first player on offer. */
const anybody = (options: readonly string[]): string => options.find((option) => option.startsWith('hire ')) ?? 'done'

export const hireAfterMatch = (about: About, options: readonly string[]): string => {
  const { team } = about
  const pick = pickFrom(about, options)
  const available = availablePlayers(team).length
  const resting = options.find((option) => option.startsWith('rest '))
  const kept = guest(about, options, available < ELEVEN)
  if (kept) return kept
  const specialists = hiring(missingSpecialists(team))
  const linemen = hiring(linemenByPrice(team))
  if (available < ELEVEN) return pick(specialists, IN_HAND) ?? pick([...linemen, ...specialists], 0) ?? anybody(options)
  if (resting && available > ENOUGH_PLAYERS) return resting
  return (
    (team.staff.apothecaries === 0 ? pick(['buy apothecaries'], 0) : null) ??
    (team.staff.rerolls < ENOUGH_REROLLS ? pick(['buy rerolls'], 0) : null) ??
    pick(specialists, IN_HAND) ??
    (available < ENOUGH_PLAYERS ? (guest(about, options, true) ?? pick(linemen, 0)) : null) ??
    (team.treasury > TOO_MUCH ? luxury(about, options, pick) : null) ??
    'done'
  )
}
