// The fourteen team lists of second, and the eight of the official NAF rules, each with the squad it starts with.
// Neighbours: lists.ts, squads.ts, stars.ts.
import { type Position, type Roster, type StartingSquad, withSquads } from '../roster.ts'
import { listsSecond } from './lists.ts'
import { nafRaces } from './races.ts'
import { squadsSecond } from './squads.ts'

export const rostersSecond = withSquads(listsSecond, squadsSecond)

/** A monster counts as two. */
const LINEMEN_FOR_A_GUEST = 2

/** The squad without those of other races, and Linemen in their places. */
const startAlone = (start: StartingSquad, own: readonly Position[]): StartingSquad => {
  const isOwn = ([name]: readonly [string, number]): boolean => own.some((position) => position.name === name)
  const all = Object.entries(start.players)
  const guests = all.filter((one) => !isOwn(one)).reduce((sum, [, count]) => sum + count, 0)
  const players = Object.fromEntries(all.filter(isOwn))
  return { ...start, players: { ...players, Lineman: (players.Lineman ?? 0) + LINEMEN_FOR_A_GUEST * guests } }
}

/** Of one race alone, with its own mutants. */
const alone = (list: Roster): Roster => {
  const ownOf = (positions: readonly Position[]) => positions.filter(({ race }) => race === list.name)
  const positions = ownOf(list.positions)
  const others = (list.others ?? []).map((group) => ({ ...group, positions: ownOf(group.positions) }))
  return {
    ...list,
    positions,
    others: others.filter((group) => group.positions.length > 0),
    start: startAlone(list.start, positions),
  }
}

export const rostersNaf: readonly Roster[] = rostersSecond.filter(({ name }) => nafRaces.includes(name)).map(alone)
