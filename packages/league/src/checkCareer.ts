// Checks a player's career: advances, Star Player points, injuries. Neighbours: checkPlayers.ts calls it for each
// player, checkSkill.ts each skill; rules/leagueRules.ts says what an advance is worth.
import type { Characteristic, Position } from '@double-skulls/engine'
import { type Book, entryOf, positionIn } from './book.ts'
import { type CareerFault, checkSkill } from './checkSkill.ts'
import { counted } from './counted.ts'
import { type FaultKind, gold } from './fault.ts'
import type { Level } from './rules/leagueRules.ts'
import type { LeagueOptions } from './rules/options.ts'
import type { Advance, Team, TeamPlayer } from './team.ts'

const checkAdvance = (
  book: Book,
  position: Position,
  advance: Advance,
  owned: readonly string[],
): CareerFault | null => {
  const rule = book.league.advances[advance.source]
  if (!rule)
    return {
      kind: 'advanceSource',
      where: 'source',
      message: `nothing is gained by "${advance.source}" in ${book.edition.id}`,
      remedy: `take one of ${Object.keys(book.league.advances).join(', ')}`,
    }
  const worth = book.league.characteristics?.value ?? {}
  const isCharacteristic = Object.hasOwn(worth, advance.gained)
  if (rule.from === null && !isCharacteristic)
    return {
      kind: 'advanceUnknown',
      where: 'gained',
      message: `"${advance.gained}" is no characteristic that can be raised`,
      remedy: `take one of ${Object.keys(worth).join(', ')}`,
    }
  const value = rule.from === null ? worth[advance.gained as keyof typeof worth] : rule.value
  const wrong = rule.from === null ? null : checkSkill(book, position, advance, owned)
  if (wrong) return wrong
  return advance.value === value
    ? null
    : {
        kind: 'advanceValue',
        where: 'value',
        message: `the advance "${advance.gained}" is worth ${gold(value ?? 0)}, not ${gold(advance.value)}`,
        remedy: `write ${value}`,
      }
}

const reached = (levels: readonly Level[], points: number): number =>
  levels.filter((level) => level.points <= points).length

/** The number of advances that his points have reached, in editions where points are not spent. */
export const levelsReached = (book: Book, points: number, { levels }: Pick<LeagueOptions, 'levels'> = {}): number => {
  const careers = book.league.careers
  const chosen = levels && careers?.otherLevels?.[levels]
  return careers ? reached(chosen ?? careers.levels, points) : 0
}

/** The fewest and the most advances that his points have reached, whatever table his league has chosen. */
export const levelsPossible = (book: Book, points: number): readonly [least: number, most: number] => {
  const careers = book.league.careers
  if (!careers) return [0, 0]
  const tables = [careers.levels, ...Object.values(careers.otherLevels ?? {})]
  const counts = tables.map((levels) => reached(levels, points))
  return [Math.min(...counts), Math.max(...counts)]
}

/** The number of advances he has earned himself. */
export const earnedAdvances = ({ advances }: TeamPlayer): number =>
  advances.filter(({ source }) => source !== 'gift').length

/** Star Player points that a player has spent on advances. */
export const pointsSpent = (player: TeamPlayer): number => player.advances.reduce((sum, { points }) => sum + points, 0)

const checkPoints = (book: Book, player: TeamPlayer): CareerFault[] => {
  const fault = (kind: FaultKind, where: string, message: string, remedy: string): CareerFault[] => [
    { kind, where, message, remedy },
  ]
  const careers = book.league.careers
  if (!careers)
    return player.points === 0
      ? []
      : fault('points', 'points', `${book.edition.id} counts no Star Player points`, 'write 0')
  const had = earnedAdvances(player)
  if (had > careers.levels.length)
    return fault(
      'advanceLimit',
      'advances',
      `he has ${counted(had, 'advance')}, and ${careers.levels.length} are the most`,
      `take ${had - careers.levels.length} of them back`,
    )
  const [, earned] = levelsPossible(book, player.points)
  if (!careers.paid && had > earned)
    return fault(
      'points',
      'points',
      `${counted(player.points, 'Star Player point')} ${player.points === 1 ? 'gives' : 'give'} ${counted(earned, 'advance')}, and he has ${had}`,
      'correct his points or take advances back',
    )
  const spent = pointsSpent(player)
  return careers.paid && spent > player.points
    ? fault(
        'points',
        'points',
        `his advances cost ${counted(spent, 'Star Player point')}, and he earned ${player.points}`,
        'correct his points or take advances back',
      )
    : []
}

/** Characteristics that were raised more often than allowed. */
const checkRaises = (book: Book, player: TeamPlayer): CareerFault[] => {
  const most = book.league.characteristics?.timesRaised ?? null
  if (most === null) return []
  return book.edition.profile.names.flatMap((which) => {
    const times = player.advances.filter(({ gained }) => gained === which).length
    return times > most
      ? [
          {
            kind: 'advanceLimit' as const,
            where: 'advances',
            message: `his ${which} was raised ${times} times, and ${most} is the most`,
            remedy: 'take one of the advances back',
          },
        ]
      : []
  })
}

/** A characteristic's net change from his position's value: raises less injuries. */
const moved = (player: TeamPlayer, which: Characteristic): number =>
  player.advances.filter(({ gained }) => gained === which).length - player.lasting.filter((one) => one === which).length

/** Characteristics changed beyond their limits, where further changes have no effect. */
const checkReach = (book: Book, position: Position, player: TeamPlayer): CareerFault[] => {
  const rule = book.league.characteristics
  if (!rule) return []
  return book.edition.profile.names.flatMap((which): CareerFault[] => {
    const start = position.stats[which]
    const isTarget = book.edition.profile.targets.includes(which)
    const bounds = rule.bounds[which]
    if (start === undefined || !bounds || (isTarget && start === 0)) return []
    const net = moved(player, which)
    const value = isTarget ? start - net : start + net
    const outside = value < bounds[0] || value > bounds[1]
    // Where injuries heal between seasons, a raise from before may then exceed the limit.
    if (net > 0 && (net > rule.most || outside) && rule.timesRaised === null)
      return [
        {
          kind: 'advanceLimit',
          where: 'advances',
          message: `his ${which} cannot be raised so far above ${start}`,
          remedy: 'take one of the advances back',
        },
      ]
    return net < 0 && (net < -rule.least || outside)
      ? [
          {
            kind: 'injury',
            where: 'lasting',
            message: `his ${which} cannot fall so far below ${start}`,
            remedy: `take one ${which} off the list`,
          },
        ]
      : []
  })
}

const checkInjuries = (book: Book, player: TeamPlayer): CareerFault[] => {
  const hurt = player.niggling > 0 || player.lasting.length > 0 || player.missesNextGame || player.restsThisSeason
  if (!book.league.characteristics && hurt)
    return [
      {
        kind: 'injury',
        where: 'lasting',
        message: `nobody is hurt after the match in ${book.edition.id}`,
        remedy: 'take his injuries off the list',
      },
    ]
  const stranger = player.lasting.find((which) => !book.edition.profile.names.includes(which))
  return stranger === undefined
    ? []
    : [
        {
          kind: 'injury',
          where: 'lasting',
          message: `there is no ${stranger} in ${book.edition.id}`,
          remedy: `take one of ${book.edition.profile.names.join(', ')}`,
        },
      ]
}

export const checkCareer = (book: Book, team: Team, player: TeamPlayer): CareerFault[] => {
  const position = player.kind === 'star' ? undefined : positionIn(book, player.position)
  if (player.kind === 'star' && entryOf(book, player) && player.advances.length > 0)
    return [
      { kind: 'advanceSource', where: 'advances', message: 'stars do not improve', remedy: 'take his advances back' },
    ]
  if (!position) return []
  const sponsor = book.league.sponsorship
  const owned = [...position.skills, ...(sponsor && team.sponsored === player.id ? [sponsor.skill] : [])]
  const faults: CareerFault[] = []
  for (const [i, advance] of player.advances.entries()) {
    const wrong = checkAdvance(book, position, advance, owned)
    if (wrong) faults.push({ ...wrong, where: `advances[${i}].${wrong.where}` })
    else owned.push(advance.gained)
  }
  return [
    ...faults,
    ...checkRaises(book, player),
    ...checkReach(book, position, player),
    ...checkPoints(book, player),
    ...checkInjuries(book, player),
  ]
}
