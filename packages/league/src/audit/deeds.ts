// Checks points and statistics against each other and against the matches of the history. Neighbours: careers.ts has
// the lines of single players, ../rules/leagueRules.ts the points of a deed.
import type { Book } from '../book.ts'
import { earnedAdvances, levelsPossible } from '../checkCareer.ts'
import { type Fault, gold } from '../fault.ts'
import type { HistoryEvent } from '../history/events.ts'
import { type Deed, deeds } from '../rules/leagueRules.ts'
import type { AdvanceSource, Statistic, Statistics } from '../team.ts'
import { beyond, contradiction, discrepancy } from './discrepancy.ts'
import type { Followed } from './following.ts'

const statisticOf: { readonly [D in Deed]: Statistic } = {
  completion: 'completions',
  throw: 'throws',
  deflection: 'deflections',
  interception: 'interceptions',
  casualty: 'casualties',
  touchdown: 'touchdowns',
  mostValuable: 'mostValuable',
}

/** The points of his statistics without prayers. */
const usualPoints = ({ league }: Book, statistics: Statistics): number =>
  deeds.reduce((sum, deed) => sum + (league.careers?.awards[deed] ?? 0) * statistics[statisticOf[deed]], 0)

/** The most extra points from prayers: for his own deeds, and for casualties by foul or crowd. */
const mostPrayedFor = ({ league, edition }: Book, { player, games }: Followed): number => {
  if (!league.inducements?.prayerGap) return 0
  const { prayers = [] } = edition.tables
  const extra = (deed: 'completion' | 'casualty'): number =>
    Math.max(
      0,
      ...prayers
        .map(({ points }) => (points?.deed === deed ? points.worth : 0))
        .map((worth) => worth - (league.careers?.awards[deed] ?? 0)),
    )
  const uncredited = Math.max(
    0,
    ...prayers.map(({ points }) =>
      points?.deed === 'foulCasualty' || points?.deed === 'crowdCasualty' ? points.worth : 0,
    ),
  )
  const { completions, casualties } = player.statistics
  return completions * extra('completion') + casualties * extra('casualty') + games * league.players.most * uncredited
}

const checkPoints = (book: Book, one: Followed, friendlies: boolean): Fault[] => {
  const { player, where } = one
  const { careers } = book.league
  if (!careers) return []
  const usual = usualPoints(book, player.statistics)
  const most = usual + mostPrayedFor(book, one)
  // Deeds of a friendly are counted but give no points.
  const least = friendlies ? player.statistics.mostValuable * (careers.awards.mostValuable ?? 0) : usual
  if (least === most && player.points !== most)
    return [
      discrepancy(
        'history',
        `${where}.points`,
        `it says ${gold(player.points)}, and his statistics are worth ${gold(most)}`,
        'correct his points or his statistics',
        player.id,
      ),
    ]
  if (player.points > most)
    return [beyond(`${where}.points`, player.points, 'at most', most, 'his statistics are worth no more', player.id)]
  return player.points < least
    ? [beyond(`${where}.points`, player.points, 'at least', least, 'so much are his statistics worth', player.id)]
    : []
}

/** Deeds unknown to the edition, and more kills than casualties. */
const checkStatistics = ({ league }: Book, { player, where }: Followed): Fault[] => {
  const { statistics, id } = player
  const unknown = league.careers ? deeds.filter((deed) => league.careers?.awards[deed] === undefined) : []
  return [
    ...unknown
      .map((deed) => statisticOf[deed])
      .filter((name) => statistics[name] > 0)
      .map((name) => contradiction(`${where}.statistics.${name}`, statistics[name], 0, id)),
    ...(statistics.kills > statistics.casualties
      ? [
          beyond(
            `${where}.statistics.kills`,
            statistics.kills,
            'at most',
            statistics.casualties,
            'so many casualties has he caused',
            id,
          ),
        ]
      : []),
  ]
}

/** The possible prices of an advance at that level: a rolled characteristic may have become a skill. */
const pricesFor = ({ league }: Book, level: number, source: AdvanceSource): number[] => {
  if (!league.careers?.paid || source === 'gift') return [0]
  const price = league.careers.levels[level]?.price ?? {}
  const sources: AdvanceSource[] =
    source === 'chosenPrimary' || source === 'chosenSecondary' ? [source, 'characteristic'] : [source]
  return sources.flatMap((one) => price[one] ?? [])
}

const checkAdvances = (book: Book, { player, where, end }: Followed): Fault[] => {
  const { careers } = book.league
  let level = 0
  const prices = player.advances.flatMap(({ source, points }, i) => {
    const allowed = pricesFor(book, level, source)
    if (source !== 'gift') level++
    return allowed.length === 0 || allowed.includes(points)
      ? []
      : [
          discrepancy(
            'history',
            `${where}.advances[${i}].points`,
            `it says ${points}, and an advance by "${source}" at this level costs ${allowed.join(' or ')}`,
            `write ${allowed[0]}`,
            player.id,
          ),
        ]
  })
  const [open] = levelsPossible(book, player.points)
  const had = earnedAdvances(player)
  const behind = careers && !careers.paid && end === 'here' && had < open
  return [
    ...prices,
    ...(behind
      ? [
          discrepancy(
            'history',
            `${where}.advances`,
            `it has ${had}, and his ${player.points} Star Player points have opened ${open}`,
            'bring back those that are missing, or correct his points',
            player.id,
          ),
        ]
      : []),
  ]
}

const summed = (members: readonly Followed[], name: Statistic): number =>
  members.reduce((sum, { player }) => sum + player.statistics[name], 0)

/** The sums of touchdowns and casualties; guests may have scored some of the team's. */
const checkTotals = (members: readonly Followed[], events: readonly HistoryEvent[]): Fault[] => {
  const matches = events.filter((event) => event.what === 'match')
  const most = {
    touchdowns: matches.reduce((sum, { score }) => sum + score[0], 0),
    casualties: matches.reduce((sum, { casualties }) => sum + casualties[0], 0),
  }
  return (['touchdowns', 'casualties'] as const).flatMap((name) => {
    const sum = summed(members, name)
    if (sum <= most[name]) return []
    const worst = members.reduce((a, b) => (b.player.statistics[name] > a.player.statistics[name] ? b : a))
    const rest = sum - worst.player.statistics[name]
    return [
      beyond(
        `${worst.where}.statistics.${name}`,
        worst.player.statistics[name],
        'at most',
        Math.max(0, most[name] - rest),
        `its history has ${most[name]} of the team, and the others have ${rest} of them`,
        worst.player.id,
      ),
    ]
  })
}

export const deedFaults = (book: Book, members: readonly Followed[], events: readonly HistoryEvent[]): Fault[] => {
  const imported = events.some(({ what }) => what === 'imported')
  const friendlies = events.some((event) => event.what === 'match' && event.friendly === true)
  const known = imported ? members.filter(({ founder }) => !founder) : members
  return [
    ...known.flatMap((one) => [
      ...checkPoints(book, one, friendlies),
      ...checkStatistics(book, one),
      ...checkAdvances(book, one),
    ]),
    ...checkTotals(known, events),
  ]
}
