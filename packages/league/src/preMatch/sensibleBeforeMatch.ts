// A sensible coach's answers before a match: he spends what he is granted, and only surplus gold of his own.
// Neighbours: ../sensibleCoach.ts calls it, shopping.ts asks the questions.
import { bookOf, linemenOf } from '../book.ts'
import type { About, LeagueAsk } from '../procedure.ts'
import { availablePlayers, hiringFee } from '../value.ts'

/** Preferred inducements once no star is affordable, with the ids of all editions. */
const LIKED = [
  'wizard',
  'hireling-sports-wizard',
  'wandering-apothecary',
  'mortuary-assistant',
  'igor',
  'extra-team-training',
  'bloodweiser-babes',
  'bloodweiser-kegs',
  'halfling-master-chef',
  'bribes',
  'part-time-assistant-coaches',
  'temp-agency-cheerleaders',
]

const STAR = 'star '

const dearestStar = ({ team }: About, options: readonly string[]): string | undefined => {
  const book = bookOf(team)
  const fee = (option: string): number => hiringFee(book, { kind: 'star', position: option.slice(STAR.length) })
  return options.filter((option) => option.startsWith(STAR)).sort((a, b) => fee(b) - fee(a))[0]
}

const FOR_ONE_MATCH = 'mercenary '

const hasJourneymen = ({ team }: About): boolean => bookOf(team).league.beforeMatch.includes('journeymen')

/** Whether the squad has fewer than eleven with those hired so far, and nobody joins for nothing. */
const isShort = (about: About): boolean => {
  const { team, shop } = about
  const hired = shop?.account.bought.filter(({ what }) => what.startsWith(FOR_ONE_MATCH)).length ?? 0
  return !hasJourneymen(about) && availablePlayers(team).length + hired < bookOf(team).league.players.least
}

const cheapestPlayer = ({ prices = {} }: About, options: readonly string[]): string | undefined =>
  options.filter((option) => option.startsWith(FOR_ONE_MATCH)).sort((a, b) => prices[a] - prices[b])[0]

const hire = (about: About, options: readonly string[]): string => {
  const wanted = isShort(about) ? cheapestPlayer(about, options) : undefined
  if (wanted !== undefined) return wanted
  return about.value === 0
    ? 'done'
    : (dearestStar(about, options) ?? LIKED.find((id) => options.includes(id)) ?? 'done')
}

/** Skills only where they are not paid with gold of his own. */
const skillOf = (about: About, options: readonly string[]): string | null =>
  (hasJourneymen(about) ? options.find((id) => id === 'block' || id === 'dodge') : undefined) ??
  (options.includes('none') ? 'none' : null)

/** Gold above this is spent on inducements. */
const PLENTY = 150_000

const surplus = ({ team }: About, options: readonly string[]): string =>
  options.reduce((best, one) => (Number(one) > Number(best) && Number(one) <= team.treasury - PLENTY ? one : best), '0')

/** The most expensive lineman position: journeymen are free. */
const journeyman = ({ team }: About): string | null =>
  [...linemenOf(bookOf(team))].sort((a, b) => b.cost - a.cost)[0]?.name ?? null

/** He stops before the stars push out too many of his own. */
const ENOUGH_LEFT = 10_000

const starPick = (about: About, options: readonly string[]): string =>
  (about.value ?? 0) > ENOUGH_LEFT ? (dearestStar(about, options) ?? 'done') : 'done'

/** The least sum while it leaves something of the purse, and a step more after equal bids. */
const starBid = ({ value = 0 }: About, options: readonly string[]): string => {
  const sums = options.filter((option) => Number(option) > 0)
  if (sums.length === options.length) return sums[1] ?? sums[0]
  return Number(sums[0]) <= value / 2 ? sums[0] : '0'
}

export const sensibleBeforeMatch = ({ options, about }: LeagueAsk): string | null => {
  switch (about?.topic) {
    case 'pettyCash':
      return surplus(about, options)
    case 'sideBet':
      return '0'
    case 'journeyman':
      return journeyman(about)
    case 'inducement':
      return hire(about, options)
    case 'mercenarySkill':
      return skillOf(about, options)
    case 'starBid':
      return starBid(about, options)
    case 'starPick':
      return starPick(about, options)
    case 'starPlace':
      return options[0]
    default:
      return null
  }
}
