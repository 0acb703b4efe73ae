// The fields in which two states of a team differ, apart from names and numbers, which a coach may change between
// matches. Neighbours: recordsAudit.ts compares the states in records.
import type { FormerPlayer, Team, TeamPlayer } from '../team.ts'
import { type FieldValue, valueText } from './discrepancy.ts'

export interface Difference {
  /** The field of the first of the two. */
  readonly where: string
  readonly says: string
  readonly should: string
  /** The player it is about, by id; '' for the team. */
  readonly player: string
}

const NOTHING = 'nothing'

type Leaves = ReadonlyMap<string, string>

const isPlain = (value: unknown): value is FieldValue =>
  ['number', 'string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

const leavesOf = (value: unknown, path: string, leaves = new Map<string, string>()): Leaves => {
  if (isPlain(value)) leaves.set(path, valueText(value))
  else if (Array.isArray(value)) for (const [i, one] of value.entries()) leavesOf(one, `${path}[${i}]`, leaves)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) leavesOf(one, path === '' ? name : `${path}.${name}`, leaves)
  return leaves
}

const compared = (says: Leaves, should: Leaves, player: string): Difference[] =>
  [...new Set([...says.keys(), ...should.keys()])].flatMap((where) => {
    const [one, other] = [says.get(where) ?? NOTHING, should.get(where) ?? NOTHING]
    return one === other ? [] : [{ where, says: one, should: other, player }]
  })

const listed = ({
  players,
  former,
}: Team): ReadonlyMap<string, { readonly where: string; readonly player: TeamPlayer | FormerPlayer }> =>
  new Map(
    [
      ...players.map((player, i) => ({ where: `players[${i}]`, player })),
      ...former.map((player, i) => ({ where: `former[${i}]`, player })),
    ].map((one) => [one.player.id, one]),
  )

const careerOf = ({ name: _name, number: _number, ...career }: TeamPlayer | FormerPlayer): object => career

const placeOf = (player: TeamPlayer | FormerPlayer | undefined): string => {
  if (player === undefined) return NOTHING
  return 'departure' in player ? `among those who left: ${player.departure}` : 'on the list'
}

const playersCompared = (says: Team, should: Team): Difference[] => {
  const [own, other] = [listed(says), listed(should)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((id) => {
    const [one, two] = [own.get(id), other.get(id)]
    if (!one || !two || placeOf(one.player) !== placeOf(two.player))
      return [
        { where: one?.where ?? `player "${id}"`, says: placeOf(one?.player), should: placeOf(two?.player), player: id },
      ]
    return compared(leavesOf(careerOf(one.player), one.where), leavesOf(careerOf(two.player), one.where), id)
  })
}

/** The text of each team, made once: teams are immutable. */
const writtenOut = new WeakMap<Team, string>()

const allOf = (team: Team): string => {
  const known = writtenOut.get(team)
  if (known !== undefined) return known
  const { name: _name, coach: _coach, colours: _colours, players, former, ...rest } = team
  const text = JSON.stringify([rest, players.map(careerOf), former.map(careerOf)])
  writtenOut.set(team, text)
  return text
}

export const differences = (says: Team, should: Team): Difference[] => {
  if (allOf(says) === allOf(should)) return []
  const teamFields = ({
    name: _name,
    coach: _coach,
    colours: _colours,
    players: _players,
    former: _former,
    ...rest
  }: Team): Leaves => leavesOf(rest, '')
  const sizes = (['players', 'former'] as const).flatMap((where) => {
    const [one, other] = [says[where].length, should[where].length]
    return one === other ? [] : [{ where, says: `${one} of them`, should: String(other), player: '' }]
  })
  return [...compared(teamFields(says), teamFields(should), ''), ...sizes, ...playersCompared(says, should)]
}
