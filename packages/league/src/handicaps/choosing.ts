// Players of a handicap: named by a coach, or drawn by lot one after another. Neighbours: applying.ts asks for them,
// handicap.ts says how many are drawn.
import { about, shirtOf } from '../postMatch/afterMatch.ts'
import { type SideBefore, squadOf } from '../preMatch/beforeMatch.ts'
import { ask, drawOne, type LeagueProcedure, roll } from '../procedure.ts'
import type { TeamPlayer } from '../team.ts'
import type { Handicap } from './handicap.ts'

/** One player of `whose`, named by the coach of `own`; null where nobody can be. */
export function* playerChosen(
  own: SideBefore,
  whose: SideBefore,
  { name }: Handicap,
  candidates: readonly TeamPlayer[] = squadOf(whose),
): LeagueProcedure<TeamPlayer | null> {
  if (candidates.length === 0) return null
  const ids = candidates.map(({ id }) => id)
  const asked = { ...about('handicapPlayer', own.team), candidates }
  const id = yield* ask(own.side, `whom ${name} is about`, ids, asked)
  return candidates.find((player) => player.id === id) ?? null
}

/** How many players are drawn. */
export function* numberDrawn(who: string, { name, lot = 1 }: Handicap): LeagueProcedure<number> {
  if (typeof lot === 'number') return lot
  const [face] = yield* roll(who, `${name}: how many players`, lot)
  return face
}

/** That many players by lot, all of them where there are fewer. */
export function* drawnFrom(
  who: string,
  players: readonly TeamPlayer[],
  { name }: Handicap,
  count: number,
): LeagueProcedure<readonly TeamPlayer[]> {
  const drawn: TeamPlayer[] = []
  let left = players
  while (drawn.length < count && left.length > 0) {
    const one = left.length === 1 ? left[0] : left[yield* drawOne(who, name, left.map(shirtOf))]
    drawn.push(one)
    left = left.filter((player) => player !== one)
  }
  return drawn
}
