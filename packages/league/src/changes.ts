// What was changed on a roster since it was handed in, where that is not allowed. Neighbours: check.ts judges a roster by itself,
// this file two of them; rules/ says whether rosters are fixed.
import { bookOf } from './book.ts'
import type { Fault } from './fault.ts'
import { staffKinds, type Team, type TeamPlayer } from './team.ts'

const changed = (where: string, before: unknown, now: unknown, player = ''): Fault[] =>
  JSON.stringify(before) === JSON.stringify(now)
    ? []
    : [
        {
          kind: 'changed',
          where,
          player,
          message: `was ${JSON.stringify(before)} when the roster was handed in, and is ${JSON.stringify(now)} now`,
          remedy: `write ${JSON.stringify(before)} again`,
        },
      ]

/** Who he is: everything about a player but what he has learnt and done. */
const identity = ({ kind, position, number, name }: TeamPlayer): unknown => ({ number, name, kind, position })

/** Faults of a fixed roster: only skills gained and fans may differ. None where teams may buy and dismiss. */
export const changedSince = (handedIn: Team, now: Team): readonly Fault[] => {
  if (!bookOf(handedIn).league.fixed) return []
  const ids = [...new Set([...handedIn.players, ...now.players].map(({ id }) => id))]
  const of = (team: Team, id: string): unknown => {
    const player = team.players.find((one) => one.id === id)
    return player ? identity(player) : null
  }
  return [
    ...(['edition', 'roster', 'name', 'budget', 'specialRule', 'sponsored', 'treasury'] as const).flatMap((field) =>
      changed(field, handedIn[field], now[field]),
    ),
    ...ids.flatMap((id) => changed(`players "${id}"`, of(handedIn, id), of(now, id), id)),
    ...staffKinds.flatMap((kind) => changed(`staff.${kind}`, handedIn.staff[kind], now.staff[kind])),
  ]
}
