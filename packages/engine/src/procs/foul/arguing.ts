// Whoever attacks a referee argues the call: a referee who still stands penalises him, others may have seen it; one who is hurt
// recovers through the dug-out of the man's side. Neighbours: refereeCalls.ts penalises; foulOnTable.ts, refereeMoves.ts and
// ../turn/arguedAttack.ts have attacks on referees.
import type { Ctx } from '../../edition.ts'
import { coachOf } from '../../kernel/allegiance.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Next, type Procedure } from '../../kernel/procedure.ts'
import type { Side } from '../../vocabulary/words.ts'
import { hasState, type PlayerState, setState } from '../match/states.ts'
import { isOnPitch, stands } from '../move/zones.ts'
import { type RefereeCallsFrame, refereeCalls, refereeCallsFrame } from './refereeCalls.ts'
import { refereesSeeing } from './sightLine.ts'

const dugOuts: { readonly [S in Side]: PlayerState } = { home: 'dug-out-home', away: 'dug-out-away' }

/** Whose dug-out he sits in: his own side's; for a referee that of the side that hurt him, or null. */
export const dugOutOf = (player: Player): Side | null => {
  if (player.side !== 'neutral') return player.side
  return hasState(player, dugOuts.home) ? 'home' : hasState(player, dugOuts.away) ? 'away' : null
}

/** He is in this dug-out now, or in none. */
export const carryTo = (c: Ctx, referee: Player, side: Side | null): void => {
  const was = dugOutOf(referee)
  if (was && was !== side) setState(c, referee, dugOuts[was], false)
  if (side) setState(c, referee, dugOuts[side], true)
}

/** What all referees make of a player's attack on some of them, once its results are applied. */
export const argumentFrame = (
  c: Ctx,
  player: Player,
  attacked: readonly Player[],
  blatant: boolean,
): RefereeCallsFrame => {
  for (const referee of attacked) if (!isOnPitch(referee)) carryTo(c, referee, coachOf(c.match, player))
  const ids = attacked.map(({ id }) => id)
  return refereeCallsFrame({
    ...{ offender: player.id, why: 'arguing', blatant },
    certain: isOnPitch(player) ? attacked.filter(stands).map(({ id }) => id) : [],
    watching: refereesSeeing(c.rules.pitch, c.match, player).filter((id) => !ids.includes(id)),
  })
}

export interface ArguingFrame extends Frame {
  readonly proc: 'arguing'
  step: 'next'
  /** Who took part and has still to be judged: replaced, never changed in place. */
  players: readonly number[]
  readonly referees: readonly number[]
}

/** The same for several players who attacked together. */
export const arguingFrame = (players: readonly number[], referees: readonly number[]): ArguingFrame => ({
  ...{ proc: 'arguing', step: 'next', players, referees },
})

export const arguing: Procedure<ArguingFrame, Ctx> = {
  procedures: { refereeCalls },
  steps: {
    next: (c, f): Next<ArguingFrame> => {
      const { players } = c.match
      const [id, ...others] = f.players
      if (id === undefined) return DONE
      f.players = others
      const attacked = f.referees.map((one) => players[one])
      return call(argumentFrame(c, players[id], attacked, false), 'next')
    },
  },
}
