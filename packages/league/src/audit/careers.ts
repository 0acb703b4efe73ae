// Compares players with their careers by the history: advances, injuries, awards, seasons, departures. Neighbours:
// career.ts computes the career, deeds.ts checks points and statistics.
import { type Book, entryOf } from '../book.ts'
import { checkCareer } from '../checkCareer.ts'
import type { Fault } from '../fault.ts'
import { gainedBy, type HistoryEvent, type HistoryLine } from '../history/events.ts'
import { agedBy } from '../postMatch/ageing.ts'
import { suffered } from '../postMatch/injuries.ts'
import type { Advance, Team, TeamPlayer } from '../team.ts'
import { playerValue } from '../value.ts'
import { advanceOf, begun, type Career, careerIn, count } from './career.ts'
import { beyond, contradiction, discrepancy } from './discrepancy.ts'
import type { Followed, Following } from './following.ts'

/** What lines without a known player can still explain; each use removes an entry. */
interface Unclaimed {
  readonly gained: string[]
  /** What injuries and age did to them, one for each line. */
  readonly harms: ((player: TeamPlayer) => TeamPlayer)[]
  awards: number
  rests: number
  misses: number
  returns: number
  recoveries: number
}

const unclaimedIn = (book: Book, team: Team, linesOfOthers: readonly HistoryEvent[]): Unclaimed => {
  const of = <K extends HistoryEvent['what']>(what: K): HistoryLine<K>[] =>
    linesOfOthers.filter((event): event is HistoryLine<K> => event.what === what)
  return {
    gained: of('improved').flatMap(gainedBy),
    harms: [
      ...of('injury').map(
        ({ injuries }) =>
          (player: TeamPlayer) =>
            injuries.reduce((now, id) => suffered(book, team, now, id), player),
      ),
      ...of('aged').map((line) => (player: TeamPlayer) => agedBy(book, team, player, line)),
    ],
    awards: of('mostValuable').filter(({ points }) => points > 0).length,
    rests: of('rests').length,
    misses: of('refused').length + of('injury').length,
    returns: of('rehired').length,
    recoveries: of('recovered').length,
  }
}

const take = <T>(list: T[], fits: (one: T) => boolean): boolean => {
  const at = list.findIndex(fits)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

/** An imported team had a past before its first line, so the lines only give minimums. */
interface Judging {
  readonly book: Book
  readonly team: Team
  readonly imported: boolean
  readonly unclaimed: Unclaimed
}

const isSettled = ({ imported }: Judging, { founder }: Followed): boolean => !imported || !founder

const checkGained = (judging: Judging, one: Followed, { gained }: Career): Fault[] => {
  const { player, where } = one
  const has = player.advances.map((advance) => advance.gained)
  const surplus = [...new Set(has)].flatMap((what) =>
    Array.from({ length: Math.max(0, count(has, what) - count(gained, what)) }, () => what),
  )
  const missing = [...new Set(gained)].filter((what) => count(gained, what) > count(has, what))
  return [
    ...missing.map((what) =>
      discrepancy(
        'history',
        `${where}.advances`,
        `"${what}" is missing, which his team's history has him gain`,
        `add "${what}"`,
        player.id,
      ),
    ),
    ...surplus
      .filter((what) => isSettled(judging, one) && !take(judging.unclaimed.gained, (other) => other === what))
      .map((what) =>
        discrepancy(
          'history',
          `${where}.advances`,
          `it has "${what}", which his team's history never has him gain`,
          `take "${what}" out`,
          player.id,
        ),
      ),
  ]
}

/** Injuries without a known player may belong to a player who was renamed. */
const claimInjury = ({ unclaimed }: Judging, player: TeamPlayer, fits: (hurt: TeamPlayer) => boolean): boolean => {
  const fresh = begun(player).player
  return take(unclaimed.harms, (harm) => fits(harm(fresh)))
}

const checkInjuries = (judging: Judging, one: Followed, career: Career): Fault[] => {
  const { player, where } = one
  const faults: Fault[] = []
  const settled = isSettled(judging, one)
  const mayHaveHealed = judging.unclaimed.recoveries > 0
  const expected = new Set([...career.lasting, ...player.lasting])
  const surplus = [...expected].flatMap((which) =>
    Array.from({ length: Math.max(0, count(player.lasting, which) - count(career.lasting, which)) }, () => which),
  )
  const missing = [...expected].some((which) => count(player.lasting, which) < count(career.lasting, which))
  const unexplained = surplus.filter(
    (which) => settled && !claimInjury(judging, player, ({ lasting }) => lasting.includes(which)),
  )
  if (unexplained.length > 0 || (missing && !mayHaveHealed))
    faults.push(contradiction(`${where}.lasting`, player.lasting, career.lasting, player.id))
  const [least, most] = career.niggling
  let ached = player.niggling
  while (settled && ached > most && claimInjury(judging, player, ({ niggling }) => niggling > 0)) ached--
  if (settled && ached > most) faults.push(contradiction(`${where}.niggling`, player.niggling, most, player.id))
  if (player.niggling < least && !mayHaveHealed)
    faults.push(contradiction(`${where}.niggling`, player.niggling, least, player.id))
  return faults
}

const checkAbsences = ({ unclaimed }: Judging, { player, where }: Followed, career: Career): Fault[] => {
  const faults: Fault[] = []
  const may = (what: 'misses' | 'rests'): boolean => unclaimed[what]-- > 0
  if (player.missesNextGame !== career.misses && !(player.missesNextGame && may('misses')))
    faults.push(contradiction(`${where}.missesNextGame`, player.missesNextGame, career.misses, player.id))
  if (player.restsThisSeason !== career.rests && !(player.restsThisSeason && may('rests')))
    faults.push(contradiction(`${where}.restsThisSeason`, player.restsThisSeason, career.rests, player.id))
  return faults
}

const checkCounts = (judging: Judging, one: Followed, career: Career): Fault[] => {
  const { player, where, games } = one
  const { unclaimed, imported } = judging
  const settled = isSettled(judging, one)
  const { statistics, seasons } = player
  const faults: Fault[] = []
  let surplus = statistics.mostValuable - career.awards
  for (; surplus > 0 && unclaimed.awards > 0; surplus--) unclaimed.awards--
  if (surplus < 0 || (surplus > 0 && settled))
    faults.push(contradiction(`${where}.statistics.mostValuable`, statistics.mostValuable, career.awards, player.id))
  if (settled && statistics.games > games)
    faults.push(
      beyond(
        `${where}.statistics.games`,
        statistics.games,
        'at most',
        games,
        'so many were played while he was there',
        player.id,
      ),
    )
  let later = seasons - career.seasons
  for (; later > 0 && unclaimed.returns > 0; later--) unclaimed.returns--
  if (later < 0 || (later > 0 && !(imported && one.founder)))
    faults.push(contradiction(`${where}.seasons`, seasons, career.seasons, player.id))
  return faults
}

/** Former players are not renamed, so the line of a departure always finds its player. */
const checkEnd = ({ player, where, end }: Followed): Fault[] => {
  const says = 'departure' in player ? player.departure : 'here'
  if (says === end) return []
  const words = (word: string): string => (word === 'here' ? 'on the list' : `among those who left: ${word}`)
  return [
    discrepancy(
      'history',
      where,
      `#${player.number} "${player.name}" is ${words(says)}, and by his team's history he should be ${words(end)}`,
      end === 'here' ? 'put him back on the list' : `write "departure": "${end}" among the former players`,
      player.id,
    ),
  ]
}

/** Former players obey the same limits of advances as present ones. */
const formerFaults = (book: Book, team: Team, { player, where }: Followed): Fault[] =>
  'departure' in player
    ? checkCareer(book, team, player).map(({ where: field, message, remedy }) =>
        discrepancy('history', `${where}.${field}`, message, remedy, player.id),
      )
    : []

/** His price at a redraft: his value then, plus a fee for each season. */
const checkReturns = ({ book }: Judging, { player, lines }: Followed, events: readonly HistoryEvent[]): Fault[] => {
  const fee = book.league.redraft?.feePerSeason ?? 0
  const gained: string[] = []
  let advances: readonly Advance[] = []
  let seasons = 0
  return lines.flatMap((event) => {
    if (event.what === 'improved')
      for (const what of gainedBy(event)) {
        gained.push(what)
        advances = [...advances, advanceOf(player, gained, what)]
      }
    if (event.what !== 'rehired') return []
    seasons++
    const price = playerValue(book, { ...player, advances }) + seasons * fee
    return event.price === price
      ? []
      : [contradiction(`history[${events.indexOf(event)}].price`, event.price, price, player.id)]
  })
}

export const careerFaults = (
  book: Book,
  team: Team,
  { members, linesOfOthers }: Following,
  events: readonly HistoryEvent[],
): Fault[] => {
  const imported = events.some(({ what }) => what === 'imported')
  const judging: Judging = { book, team, imported, unclaimed: unclaimedIn(book, team, linesOfOthers) }
  return members.flatMap((one) => {
    // ../check.ts reports an unknown position.
    if (!entryOf(book, one.player)) return []
    const career = careerIn(book, team, one)
    const complete = linesOfOthers.every(({ what }) => what !== 'improved' && what !== 'rehired')
    return [
      ...checkEnd(one),
      ...formerFaults(book, team, one),
      ...checkGained(judging, one, career),
      ...checkInjuries(judging, one, career),
      ...checkAbsences(judging, one, career),
      ...checkCounts(judging, one, career),
      ...(complete && isSettled(judging, one) ? checkReturns(judging, one, events) : []),
    ]
  })
}
