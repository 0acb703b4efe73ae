// Follows all present and former players through the history: when each joined, the lines about him, how he left.
// Neighbours: careers.ts compares that with the file, foundedTeam.ts uses the founders.
import type { Fault } from '../fault.ts'
import type { HistoryEvent, HistoryLine } from '../history/events.ts'
import type { Departure, FormerPlayer, Team, TeamPlayer } from '../team.ts'
import { contradiction, discrepancy } from './discrepancy.ts'
import { labelsThrough, nameIn } from './labels.ts'

export interface Member {
  readonly player: TeamPlayer | FormerPlayer
  /** The field of the file: `players[3]`, `former[0]`. */
  readonly where: string
  /** Whether he was on the list before the first line of the history. */
  readonly founder: boolean
}

export interface Followed extends Member {
  /** The lines that concern him in order, with the matches and seasons of his time. */
  readonly lines: readonly HistoryEvent[]
  /** The matches of his time. */
  readonly games: number
  readonly end: Departure | 'here'
}

export interface Following {
  readonly members: readonly Followed[]
  /** Lines about players not on the list: guests, and players who were renamed or renumbered. */
  readonly linesOfOthers: readonly HistoryEvent[]
  readonly faults: readonly Fault[]
}

type PersonalKind =
  | 'mostValuable'
  | 'upkeep'
  | 'refused'
  | 'injury'
  | 'aged'
  | 'death'
  | 'left'
  | 'dismissed'
  | 'rests'
  | 'improved'
  | 'recovered'

interface Trail {
  readonly member: Member
  readonly lines: HistoryEvent[]
  games: number
  end: Departure | 'here'
}

const numberIn = (id: string): number => Number(/^p(\d+)$/.exec(id)?.[1] ?? 0)

const everybodyOf = ({ players, former }: Team): Omit<Member, 'founder'>[] => [
  ...players.map((player, i) => ({ player, where: `players[${i}]` })),
  ...former.map((player, i) => ({ player, where: `former[${i}]` })),
]

/** The ids of players hired after the founding, in the order of the lines; each has the next number. */
const hiredIds = (team: Team, hires: readonly HistoryLine<'hired'>[]): string[] => {
  const everybody = everybodyOf(team).map(({ player }) => player)
  const idsUpTo = (next: number): string[] => hires.map((_, i) => `p${next - hires.length + i}`)
  const fits = (ids: readonly string[]): boolean =>
    ids.every((id, i) => everybody.some((one) => one.id === id && one.position === hires[i].position))
  const highest = Math.max(0, ...everybody.map(({ id }) => numberIn(id)))
  return [team.nextPlayer, highest + 1].map(idsUpTo).find(fits) ?? idsUpTo(team.nextPlayer)
}

/** Every id is unique. */
const repeatedFaults = (team: Team): Fault[] => {
  const everybody = everybodyOf(team)
  return everybody
    .filter(({ player }, i) => everybody.findIndex((one) => one.player.id === player.id) < i)
    .map(({ player, where }) =>
      discrepancy('history', `${where}.id`, `"${player.id}" is there twice`, 'take one of the two out', player.id),
    )
}

const nextFaults = (team: Team, ids: readonly string[]): Fault[] => {
  const last = ids.at(-1)
  const highest = Math.max(0, ...everybodyOf(team).map(({ player }) => numberIn(player.id)))
  if (last !== undefined && team.nextPlayer !== numberIn(last) + 1)
    return [contradiction('nextPlayer', team.nextPlayer, numberIn(last) + 1)]
  return team.nextPlayer > highest ? [] : [contradiction('nextPlayer', team.nextPlayer, highest + 1)]
}

const departureBy: { readonly [K in PersonalKind]?: Departure } = {
  death: 'dead',
  left: 'left',
  dismissed: 'dismissed',
}

export const follow = (team: Team, events: readonly HistoryEvent[]): Following => {
  const hires = events.filter((event) => event.what === 'hired')
  const ids = hiredIds(team, hires)
  const everybody = everybodyOf(team).map((one) => ({ ...one, founder: !ids.includes(one.player.id) }))
  const trails: Trail[] = everybody.map((member) => ({ member, lines: [], games: 0, end: 'here' }))
  const places = events.flatMap(({ what }, index) => (what === 'hired' ? [index] : []))
  const labels = labelsThrough(events)
  const labelsOf = new Map(
    trails.map((trail) => {
      const { player } = trail.member
      return [trail, labels(player, places[ids.indexOf(player.id)] ?? -1)]
    }),
  )
  const faults: Fault[] = [...repeatedFaults(team), ...nextFaults(team, ids)]
  const linesOfOthers: HistoryEvent[] = []

  let present = trails.filter(({ member }) => member.founder)
  /** Players not yet hired again during a redraft. */
  let veterans: Trail[] | null = null
  let hired = 0
  let unknownReturns = 0

  const called = (among: readonly Trail[], label: string, index: number): Trail | undefined =>
    among.find((trail) =>
      labelsOf.get(trail)?.some(({ words, from, until }) => words === label && from <= index && index <= until),
    )

  /** A guest who is hired after this match already has lines in it. */
  const staying = (from: number, label: string): Trail | undefined => {
    let ahead = hired
    for (const event of events.slice(from)) {
      if (event.what === 'match' || event.what === 'season') return undefined
      if (event.what !== 'hired') continue
      const trail = trails.find(({ member }) => member.player.id === ids[ahead])
      if (event.player !== undefined && nameIn(event.player) === nameIn(label)) return trail
      ahead++
    }
    return undefined
  }

  const join = (event: HistoryLine<'hired'>, index: number): void => {
    const id = ids[hired++]
    const trail = trails.find(({ member }) => member.player.id === id)
    if (!trail) {
      const message = `a ${event.position} was hired, and nobody on the list or among those who left has the id "${id}"`
      faults.push(discrepancy('history', `history[${index}]`, message, 'bring him back'))
      return
    }
    const { player, where } = trail.member
    if (player.position !== event.position)
      faults.push(contradiction(`${where}.position`, player.position, event.position, player.id))
    const before = events
      .slice(0, index)
      .filter(({ what }) => what === 'match' || what === 'season')
      .at(-1)
    if (event.player !== undefined && before?.what === 'match' && before.by !== 'forfeit') trail.games++
    trail.lines.push(event)
    present.push(trail)
  }

  const person = (event: Extract<HistoryEvent, { readonly what: PersonalKind }>, index: number): void => {
    const trail = called(present, event.player, index) ?? staying(index, event.player)
    if (!trail) {
      linesOfOthers.push(event)
      return
    }
    trail.lines.push(event)
    const departure = departureBy[event.what]
    if (departure === undefined) return
    trail.end = departure
    present = present.filter((one) => one !== trail)
  }

  const back = (event: HistoryLine<'rehired'>, index: number): void => {
    const trail = called(veterans ?? [], event.player, index)
    if (!trail) {
      linesOfOthers.push(event)
      unknownReturns++
      return
    }
    trail.lines.push(event)
    veterans = veterans?.filter((one) => one !== trail) ?? null
    present.push(trail)
  }

  /** Players not hired again have left, except those who returned under another name. */
  const closeSeason = (event: HistoryLine<'season'>): void => {
    for (const trail of veterans ?? []) {
      const { player } = trail.member
      const stayed = unknownReturns > 0 && !('departure' in player && player.departure === 'left')
      if (stayed) {
        unknownReturns--
        present.push(trail)
      } else trail.end = 'left'
    }
    veterans = null
    for (const trail of present) trail.lines.push(event)
  }

  for (const [index, event] of events.entries())
    switch (event.what) {
      case 'match':
        for (const trail of present) {
          trail.lines.push(event)
          if (event.by !== 'forfeit') trail.games++
        }
        break
      case 'hired':
        join(event, index)
        break
      case 'redraft':
        for (const trail of present) trail.lines.push(event)
        veterans = present
        present = []
        unknownReturns = 0
        break
      case 'rehired':
        back(event, index)
        break
      case 'season':
        closeSeason(event)
        break
      case 'mostValuable':
      case 'upkeep':
      case 'refused':
      case 'injury':
      case 'aged':
      case 'death':
      case 'left':
      case 'dismissed':
      case 'rests':
      case 'improved':
      case 'recovered':
        person(event, index)
        break
      case 'imported':
      case 'inducements':
      case 'handicaps':
      case 'winnings':
      case 'fans':
      case 'fanDrift':
      case 'tricks':
      case 'ward':
      case 'expenses':
      case 'bought':
      case 'dropped':
      case 'mistake':
      case 'prize':
      case 'trophy':
      case 'trophyLost':
        break
      default:
        event satisfies never
    }
  const members = trails.map(({ member, lines, games, end }) => ({ ...member, lines, games, end }))
  return { members, linesOfOthers, faults }
}
