// Players whom the other coach has bribed: for one team turn they change sides, and harm nobody of their own team. Neighbours:
// playerBribes.ts hires them, turncoatDeeds.ts has what else they do for gold; items.ts and spells.ts ask whose they really are.
import type { Ctx } from '../../edition.ts'
import type { Match, Player } from '../../kernel/match.ts'
import { squadRecord } from '../../kernel/squadRecord.ts'
import type { Routine } from '../../routine.ts'
import { type Allegiance, otherSide, type Side, sides } from '../../vocabulary/words.ts'

const NOBODY: readonly number[] = []

/** Who of the other team plays for this squad now: replaced, never changed in place. */
export const turncoats = squadRecord<readonly number[]>('turncoats', NOBODY)

/** Whether he plays for the other side in this turn. */
export const isTurncoat = ({ squads }: Match, { id, side }: Player): boolean =>
  side !== 'neutral' && turncoats.of(squads[side]).includes(id)

/** Whose player he is, whomever he obeys now. */
export const ownSideOf = (match: Match, player: Player): Allegiance =>
  player.side !== 'neutral' && isTurncoat(match, player) ? otherSide(player.side) : player.side

/** Whether he attacks and tackles this player of another side: gold makes nobody do so to his own team. */
export const wouldHarm = (match: Match, player: Player, other: Player): boolean =>
  !isTurncoat(match, player) || ownSideOf(match, player) !== ownSideOf(match, other)

export const turn = (c: Ctx, side: Side, player: Player): void => {
  const squad = c.match.squads[side]
  turncoats.put(squad, [...turncoats.of(squad), player.id])
  player.side = side
  c.events.push({ type: 'turnedCoat', player: player.id, side, on: true })
}

/** All of them are themselves again. */
export const turnBack = (c: Ctx): void => {
  for (const side of sides) {
    const squad = c.match.squads[side]
    for (const id of turncoats.of(squad)) {
      c.match.players[id].side = otherSide(side)
      c.events.push({ type: 'turnedCoat', player: id, side, on: false })
    }
    if (turncoats.of(squad).length > 0) turncoats.put(squad, NOBODY)
  }
}

export const turncoatsReturn: Routine = {
  id: 'turncoatsReturn',
  at: 'turnEnd',
  begin: (c) => {
    turnBack(c)
    return null
  },
}
