// Pay day: the coach pays his players or does not, and those who are not paid become disenchanted; bonuses cheer them up, and
// Freebooters stay for a retainer. Neighbours: prices.ts has the wages, disenchantment.ts says who leaves.
import { bookOf } from '../book.ts'
import { gold } from '../fault.ts'
import { about, eachSide } from '../postMatch/afterMatch.ts'
import { ask, type LeagueProcedure } from '../procedure.ts'
import { playerOf, type Team, type TeamPlayer, withoutPlayer, withPlayer } from '../team.ts'
import { booked, campaignOf, withCampaign } from './accounts.ts'
import type { CampaignCareer } from './campaignCareer.ts'
import type { Apothecary } from './campaignState.ts'
import { wageOf, wageOfApothecary } from './prices.ts'
import { isUndead } from './races.ts'

/** How the healer is called in answers and in the book. */
export const APOTHECARY = 'apothecary'
const DONE = 'done'

/** Somebody on the pay-roll. */
export interface Payee {
  readonly id: string
  readonly wage: number
}

export const withCareer = (team: Team, id: string, change: (career: CampaignCareer) => CampaignCareer): Team =>
  withPlayer(team, id, (player) => (player.campaign ? { ...player, campaign: change(player.campaign) } : player))

export const withHealer = (team: Team, change: (apothecary: Apothecary) => Apothecary): Team => {
  const { apothecary } = campaignOf(team)
  return apothecary ? withCampaign(team, { apothecary: change(apothecary) }) : team
}

/** Changes what somebody thinks of his pay, healer or player. */
const withMood = (
  team: Team,
  id: string,
  change: (mood: { readonly disenchantment: number; readonly owed: number }) => {
    readonly disenchantment: number
    readonly owed: number
  },
): Team =>
  id === APOTHECARY
    ? withHealer(team, (one) => ({ ...one, ...change(one) }))
    : withCareer(team, id, (one) => ({ ...one, ...change(one) }))

export const disenchanted = (team: Team, id: string, points: number, owed = 0): Team =>
  withMood(team, id, (mood) => ({ disenchantment: mood.disenchantment + points, owed: mood.owed + owed }))

const disenchantmentOf = (team: Team, id: string): number =>
  (id === APOTHECARY ? campaignOf(team).apothecary?.disenchantment : playerOf(team, id)?.campaign?.disenchantment) ?? 0

/** Everybody who is owed something for this game. A Freebooter gets a retainer instead. */
export const payRoll = (team: Team): readonly Payee[] => {
  const book = bookOf(team)
  const { apothecary } = campaignOf(team)
  const players = team.players
    .filter(({ campaign }) => campaign?.bid === 0)
    .map((player) => ({ id: player.id, wage: wageOf(book, player) }))
  return [...players, ...(apothecary ? [{ id: APOTHECARY, wage: wageOfApothecary(apothecary) }] : [])].filter(
    ({ wage }) => wage > 0,
  )
}

const paid = (team: Team, { id, wage }: Payee): Team => {
  const settled = booked(team, 'wage', -wage, id)
  return id === APOTHECARY ? withHealer(settled, (one) => ({ ...one, brewed: 0 })) : settled
}

const sumOf = (payees: readonly Payee[]): number => payees.reduce((sum, { wage }) => sum + wage, 0)

/** Everybody, nobody, or one after another. */
function* pay(who: string, team: Team, all: readonly Payee[]): LeagueProcedure<readonly [Team, readonly Payee[]]> {
  const due = sumOf(all)
  const ways = [...(due <= team.treasury ? ['everybody'] : []), 'chosen', 'nobody']
  const question = `whom to pay: wages are ${gold(due)} of ${gold(team.treasury)}`
  const way = yield* ask(who, question, ways, { ...about('wages', team), value: due })
  if (way === 'everybody') return [all.reduce(paid, team), []]
  let after = team
  let unpaid = way === 'nobody' ? [] : all
  while (unpaid.length > 0) {
    const open = unpaid.filter(({ wage }) => wage <= after.treasury)
    if (open.length === 0) break
    const prices = Object.fromEntries(open.map(({ id, wage }) => [`pay ${id}`, wage]))
    const asked = { ...about('wages', after), value: after.treasury, prices }
    const answer = yield* ask(who, `whom to pay with ${gold(after.treasury)}`, [DONE, ...Object.keys(prices)], asked)
    const payee = open.find(({ id }) => answer === `pay ${id}`)
    if (!payee) break
    after = paid(after, payee)
    unpaid = unpaid.filter((one) => one !== payee)
  }
  return [after, way === 'nobody' ? all : unpaid]
}

/** Those who were not paid; it hurts more if others were. */
const ALONE = 1
const BESIDE_OTHERS = 2

const withUnpaid = (team: Team, all: readonly Payee[], unpaid: readonly Payee[]): Team => {
  const points = unpaid.length < all.length ? BESIDE_OTHERS : ALONE
  return unpaid.reduce((after, { id, wage }) => disenchanted(after, id, points, wage), team)
}

/** A bonus of his wage takes one point from a player. */
function* bonuses(who: string, start: Team, all: readonly Payee[]): LeagueProcedure<Team> {
  let team = start
  for (;;) {
    const open = all.filter(({ id, wage }) => wage <= team.treasury && disenchantmentOf(team, id) > 0)
    if (open.length === 0) return team
    const prices = Object.fromEntries(open.map(({ id, wage }) => [`bonus ${id}`, wage]))
    const asked = { ...about('bonus', team), value: team.treasury, prices }
    const answer = yield* ask(who, 'who gets a bonus', [DONE, ...Object.keys(prices)], asked)
    const payee = open.find(({ id }) => answer === `bonus ${id}`)
    if (!payee) return team
    team = booked(disenchanted(team, payee.id, -1), 'bonus', -payee.wage, payee.id)
  }
}

/** Of what was bid for him. */
const RETAINER_SHARE = 5

export const retainerOf = ({ campaign }: TeamPlayer): number => Math.ceil((campaign?.bid ?? 0) / RETAINER_SHARE)

/** A Freebooter who is not paid leaves, injured or not. */
function* retainers(who: string, start: Team): LeagueProcedure<Team> {
  let team = start
  for (const player of start.players.filter(({ campaign }) => (campaign?.bid ?? 0) > 0)) {
    const sum = retainerOf(player)
    const options = [...(sum <= team.treasury ? ['retain'] : []), 'letGo']
    const asked = { ...about('retainer', team, player), value: sum, prices: { retain: sum } }
    const answer = yield* ask(who, `a retainer of ${gold(sum)} for ${player.name}`, options, asked)
    team = answer === 'retain' ? booked(team, 'retainer', -sum, player.id) : withoutPlayer(team, player.id, 'left')
  }
  return team
}

/** The Wages Phase of one team. The Undead work for nothing. */
export function* wagePhase(who: string, start: Team): LeagueProcedure<Team> {
  if (isUndead(start)) return yield* retainers(who, start)
  const all = payRoll(start)
  const [after, unpaid] = all.length > 0 ? yield* pay(who, start, all) : [start, []]
  return yield* retainers(who, yield* bonuses(who, withUnpaid(after, all, unpaid), all))
}

export const wages = eachSide(function* ({ side, team }) {
  return { team: yield* wagePhase(side, team) }
})
