// Checks the money of a history, from the founding or the last redraft to the present treasury. Neighbours: foundedTeam.ts
// has the first treasury, lines.ts the other checks of lines.

import { type Book, positionIn } from '../book.ts'
import { counted } from '../counted.ts'
import { type Fault, gold } from '../fault.ts'
import type { HistoryEvent, HistoryLine } from '../history/events.ts'
import { mistakeFor, mistakes } from '../postMatch/expensiveMistakes.ts'
import { redraftBudget } from '../season/redraft.ts'
import type { Team } from '../team.ts'
import { staffPrice } from '../value.ts'
import { beyond, contradiction, discrepancy } from './discrepancy.ts'
import { afterEach } from './lines.ts'

const STEP = 10_000
const HALF_STEP = 5_000
const DIE = 6
const MOST_FAME = 2
const MISTAKES_FROM = 100_000
const MOST_MINOR = 30_000
const LEAST_LEFT = 20_000
const MOST_LEFT = 120_000

/** The treasury: exact, or its maximum where something before is unknown. */
export interface Purse {
  readonly amount: number
  readonly exact: boolean
}

const at = (index: number, field: string): string => `history[${index}].${field}`

/** A bet is a multiple of 10,000 within its limits, and part of the payment. */
const stakeFaults = ({ league }: Book, { stake, paid }: HistoryLine<'inducements'>, index: number): Fault[] => {
  const rule = league.inducements?.sideBet
  if (stake === 0) return []
  if (!rule) return [contradiction(at(index, 'stake'), stake, 0)]
  const most = Math.min(rule.most, paid)
  if (stake > most) return [beyond(at(index, 'stake'), stake, 'at most', most, 'nobody may bet or has paid more')]
  const round = Math.floor(stake / STEP) * STEP
  return stake < rule.least || stake !== round
    ? [contradiction(at(index, 'stake'), stake, Math.max(rule.least, round))]
    : []
}

/** The cost of a line; negative for income. */
const costOf = (event: HistoryEvent): number => {
  switch (event.what) {
    case 'inducements':
      return event.paid
    case 'hired':
    case 'bought':
    case 'rehired':
      return event.price
    case 'upkeep':
    case 'expenses':
      return event.amount
    case 'mistake':
      return event.lost
    case 'winnings':
    case 'prize':
      return -event.amount
    default:
      return 0
  }
}

const fieldOf = (event: HistoryEvent): string => {
  switch (event.what) {
    case 'inducements':
      return 'paid'
    case 'mistake':
      return 'lost'
    case 'hired':
    case 'bought':
    case 'rehired':
      return 'price'
    default:
      return 'amount'
  }
}

const priceFaults = (book: Book, event: HistoryEvent, index: number, drafting: boolean): Fault[] => {
  if (event.what === 'hired') {
    const cost = positionIn(book, event.position)?.cost
    if (cost === undefined)
      return [
        discrepancy(
          'history',
          at(index, 'position'),
          `${book.roster.name} has no position "${event.position}"`,
          'correct it',
        ),
      ]
    // A hired guest also costs his advances; a raised player is free.
    const fits = event.player === undefined ? event.price === cost : event.price >= cost || event.price === 0
    return fits ? [] : [contradiction(at(index, 'price'), event.price, cost)]
  }
  if (event.what === 'bought') {
    const rule = book.league.staff[event.staff]
    if (!rule)
      return [discrepancy('history', at(index, 'staff'), `${book.edition.id} has none to hire`, 'take the line out')]
    const price = staffPrice(book, rule) * (drafting ? 1 : (rule.laterCost ?? 1))
    return event.price === price ? [] : [contradiction(at(index, 'price'), event.price, price)]
  }
  return []
}

const expenseFaults = (
  { due, amount }: HistoryLine<'expenses'>,
  index: number,
  { amount: left, exact }: Purse,
): Fault[] => {
  const should = Math.min(due, Math.max(0, left))
  if (exact ? amount === should : amount <= should) return []
  return [contradiction(at(index, 'amount'), amount, should)]
}

const mistakeFaults = ({ mistake, lost }: HistoryLine<'mistake'>, index: number, { amount, exact }: Purse): Fault[] => {
  if (!exact) return []
  const faces = Array.from({ length: DIE }, (_, i) => i + 1)
  const possible =
    amount < MISTAKES_FROM ? [] : mistakes.filter((one) => faces.some((face) => mistakeFor(amount, face) === one))
  if (!possible.includes(mistake))
    return [
      discrepancy(
        'history',
        at(index, 'mistake'),
        `it says "${mistake}", and with ${gold(amount)} it can be ${possible.join(', ') || 'none'}`,
        'bring back the line as it was written',
      ),
    ]
  const ranges = {
    averted: [0, 0],
    minor: [STEP, MOST_MINOR],
    major: [Math.floor(amount / 2 / HALF_STEP) * HALF_STEP, Math.floor(amount / 2 / HALF_STEP) * HALF_STEP],
    catastrophe: [Math.max(0, amount - MOST_LEFT), Math.max(0, amount - LEAST_LEFT)],
  } as const
  const [least, most] = ranges[mistake]
  if (lost > most)
    return [beyond(at(index, 'lost'), lost, 'at most', most, `that is the most by "${mistake}" with ${gold(amount)}`)]
  return lost < least
    ? [beyond(at(index, 'lost'), lost, 'at least', least, `that is the least by "${mistake}" with ${gold(amount)}`)]
    : []
}

const prizeFaults = ({ league }: Book, { place, amount }: HistoryLine<'prize'>, index: number): Fault[] => {
  const should = league.redraft?.prizes[place - 1] ?? 0
  return amount === should ? [] : [contradiction(at(index, 'amount'), amount, should)]
}

/** A league may have its own cap, so a budget may be lower than the sum of its parts, but not higher. */
const redraftFaults = (
  { league }: Book,
  { budget }: HistoryLine<'redraft'>,
  index: number,
  before: readonly HistoryEvent[],
  purse: Purse,
): Fault[] => {
  if (!league.redraft)
    return [discrepancy('history', `history[${index}]`, 'there is no redraft in this edition', 'take the line out')]
  const start = before.map(({ what }) => what).lastIndexOf('season') + 1
  const games = before
    .slice(start)
    .filter((event): event is HistoryLine<'match'> => event.what === 'match' && event.friendly !== true)
  const record = {
    games: games.length,
    wins: games.filter(({ outcome }) => outcome === 'win').length,
    draws: games.filter(({ outcome }) => outcome === 'draw').length,
  }
  const most = redraftBudget(league.redraft, record, purse.amount, { redraftCap: null })
  return budget <= most
    ? []
    : [beyond(at(index, 'budget'), budget, 'at most', most, 'so much the season and the treasury have left')]
}

/** The range of winnings of a match, in gold pieces; null for no maximum. */
const winningsRange = (
  { league }: Book,
  match: HistoryLine<'match'>,
): readonly [least: number, most: number | null] => {
  const conceded = match.by === 'concession'
  if (match.by === 'forfeit') return [STEP, DIE * STEP]
  if (league.afterMatch.includes('winningsByTable')) return [0, null]
  if (conceded && match.outcome === 'loss') return [0, 0]
  // Fans, a bet and a secret objective may add more.
  if (!league.afterMatch.includes('winningsByDie')) return [match.score[0] * STEP, null]
  const bonus = match.outcome === 'loss' ? 0 : 1
  const heir = conceded ? [1, DIE + MOST_FAME] : [0, 0]
  return [(1 + bonus + heir[0]) * STEP, (DIE + MOST_FAME + bonus + heir[1]) * STEP]
}

const winningsFaults = (book: Book, events: readonly HistoryEvent[]): Fault[] => {
  const steps = book.league.afterMatch
  const paid = steps.some((step) => step === 'winningsByDie' || step === 'winningsByFans' || step === 'winningsByTable')
  return afterEach(events).flatMap(({ match, rest }) => {
    const lines = rest.flatMap(({ event, index }) => (event.what === 'winnings' ? [{ event, index }] : []))
    const wanted = paid && (match.event.by !== 'forfeit' || book.league.noShowAwards !== null) ? 1 : 0
    if (lines.length !== wanted) {
      const message = `it has ${counted(lines.length, 'line')} of winnings, and a match has ${wanted}`
      return [discrepancy('history', `history[${match.index}]`, message, 'bring back the lines as they were written')]
    }
    const [least, most] = winningsRange(book, match.event)
    return lines.flatMap(({ event: { amount }, index }) => {
      if (most !== null && amount > most)
        return [beyond(at(index, 'amount'), amount, 'at most', most, 'a match like this pays no more')]
      return amount < least
        ? [beyond(at(index, 'amount'), amount, 'at least', least, 'a match like this pays no less')]
        : []
    })
  })
}

/** A large treasury requires a roll for Expensive Mistakes. */
const forgottenMistakes = ({ league }: Book, purse: Purse, matched: number | null): Fault[] =>
  matched !== null && league.afterMatch.includes('expensiveMistakes') && purse.exact && purse.amount >= MISTAKES_FROM
    ? [
        discrepancy(
          'history',
          `history[${matched}]`,
          `${gold(purse.amount)} were in the treasury after it, and no line says what became of an expensive mistake`,
          'bring back the line of the mistake',
        ),
      ]
    : []

/** `start` is the treasury at founding; null for an imported team, whose money is known only after a redraft. */
export const moneyFaults = (book: Book, team: Team, events: readonly HistoryEvent[], start: Purse | null): Fault[] => {
  if (!book.league.treasury) {
    const stray = events.findIndex((event) => costOf(event) !== 0)
    return stray < 0
      ? []
      : [discrepancy('history', `history[${stray}]`, 'nothing is earned or paid here', 'take the line out')]
  }
  const faults: Fault[] = [...winningsFaults(book, events)]
  let purse = start
  let drafting = false
  /** The match after which the mistake roll is still missing. */
  let unrolled: number | null = null
  for (const [index, event] of events.entries()) {
    if (event.what === 'redraft' || event.what === 'season') drafting = event.what === 'redraft'
    faults.push(...priceFaults(book, event, index, drafting))
    if (event.what === 'prize') faults.push(...prizeFaults(book, event, index))
    if (event.what === 'inducements') faults.push(...stakeFaults(book, event, index))
    const closes = ['inducements', 'match', 'season', 'prize', 'redraft'].includes(event.what)
    if (purse && closes) faults.push(...forgottenMistakes(book, purse, unrolled))
    if (closes) unrolled = event.what === 'match' && event.by !== 'forfeit' ? index : null
    if (event.what === 'mistake') unrolled = null
    if (event.what === 'redraft') {
      if (purse) faults.push(...redraftFaults(book, event, index, events.slice(0, index), purse))
      purse = { amount: event.budget, exact: true }
      continue
    }
    if (!purse) continue
    if (event.what === 'expenses') faults.push(...expenseFaults(event, index, purse))
    if (event.what === 'mistake') faults.push(...mistakeFaults(event, index, purse))
    purse = { ...purse, amount: purse.amount - costOf(event) }
    if (purse.amount < 0 && costOf(event) > 0) {
      const had = purse.amount + costOf(event)
      faults.push(beyond(at(index, fieldOf(event)), costOf(event), 'at most', Math.max(0, had), 'so much was there'))
    }
  }
  if (purse) faults.push(...forgottenMistakes(book, purse, unrolled))
  if (!purse || (purse.exact ? purse.amount === team.treasury : purse.amount >= team.treasury)) return faults
  return [
    ...faults,
    purse.exact
      ? contradiction('treasury', team.treasury, purse.amount)
      : beyond('treasury', team.treasury, 'at most', Math.max(0, purse.amount), 'so much its history leaves'),
  ]
}
