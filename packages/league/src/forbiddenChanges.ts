// Forbidden changes of a roster since it was handed in. Neighbours: check.ts checks one roster, this file compares two;
// rules/leagueRules.ts says whether rosters are fixed.
import { bookOf } from './book.ts'
import { type Fault, gold } from './fault.ts'
import { playerOf, staffKinds, type Team, type TeamPlayer } from './team.ts'

/** A number, a text or nothing, in words. */
const inWords = (value: string | number): string => {
  if (value === '') return 'empty'
  return typeof value === 'number' ? gold(value) : `"${value}"`
}

const changed = (where: string, before: string | number, now: string | number): Fault[] =>
  before === now
    ? []
    : [
        {
          kind: 'changed',
          where,
          player: '',
          message: `was ${inWords(before)} when the roster was handed in, and is ${inWords(now)} now`,
          remedy: `write ${JSON.stringify(before)} again`,
        },
      ]

/** A player's identity, without his career. */
const who = ({ kind, position, number, name }: TeamPlayer): string =>
  `#${number} "${name}", ${kind === 'star' ? 'the star ' : ''}${position}`

const playerChanged = (id: string, before: TeamPlayer | undefined, now: TeamPlayer | undefined): Fault[] => {
  const fault = (message: string, remedy: string): Fault[] => [
    { kind: 'changed', where: `players "${id}"`, player: id, message, remedy },
  ]
  if (before && !now)
    return fault(`${who(before)} was on the roster when it was handed in, and is not now`, 'put him back on the list')
  if (now && !before) return fault(`${who(now)} was not on the roster when it was handed in`, 'take him off the list')
  return before && now && who(before) !== who(now)
    ? fault(`was ${who(before)} when the roster was handed in, and is ${who(now)} now`, 'give him back what he had')
    : []
}

/**
 * What has changed in a roster that an event has fixed, apart from skills gained and fans; nothing where teams may buy and
 * dismiss.
 */
export const changedSince = (handedIn: Team, now: Team): readonly Fault[] => {
  if (!bookOf(handedIn).league.fixed || handedIn.campaign) return []
  const ids = [...new Set([...handedIn.players, ...now.players].map(({ id }) => id))]
  return [
    ...(['edition', 'roster', 'name', 'budget', 'specialRule', 'sponsored', 'treasury'] as const).flatMap((field) =>
      changed(field, handedIn[field], now[field]),
    ),
    ...ids.flatMap((id) => playerChanged(id, playerOf(handedIn, id), playerOf(now, id))),
    ...staffKinds.flatMap((kind) => changed(`staff.${kind}`, handedIn.staff[kind], now.staff[kind])),
  ]
}
