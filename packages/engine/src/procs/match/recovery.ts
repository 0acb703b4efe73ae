// Play restarts: who sits hurt in a box of the dug-out comes back, by a roll or without one, as his race and the box have it.
// Neighbours: tables/recoveries.ts has the numbers, hurt/boxes.ts sends players into boxes; driveSteps.ts has the recovery of drives
// that end with a kick.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import { call, DONE, type Procedure, type Receives } from '../../kernel/procedure.ts'
import type { Routine } from '../../routine.ts'
import { ALWAYS, type Recoveries } from '../../tables/recoveries.ts'
import { type RollResult, rollFrame } from '../rolling/roll.ts'
import { endStatesOf, hasState, type PlayerState } from './states.ts'

interface RecoveryFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'recovery'
  step: 'next' | 'rolled'
  /** Who has still to roll: replaced, never changed in place. */
  waiting: readonly number[]
}

const STAYING: readonly PlayerState[] = ['clawed', 'shotAway', 'poisoned']

/** What a D6 must show for him to come back; undefined if he stays where he is. */
export const neededToRecover = (c: Ctx, player: Player): number | undefined => {
  const { recoveries } = c.rules.hurt
  // Who was hurt for good or is far away stays, and a penalty is served by everybody alike.
  if (!recoveries || STAYING.some((state) => hasState(player, state))) return undefined
  if (hasState(player, 'stimulated')) return ALWAYS
  const isPenalised = hasState(player, 'penalised')
  const { races, standard }: Recoveries = recoveries
  return ((isPenalised ? undefined : races[player.who.race]) ?? standard)[player.place]
}

/** For this reason he comes back into the reserves. */
export const comesBackBy = (c: Ctx, player: Player, why: string): void => {
  player.place = 'reserves'
  endStatesOf(c, player, 'recovery')
  c.events.push({ type: 'returned', player: player.id, why })
}

export const comesBack = (c: Ctx, player: Player): void => comesBackBy(c, player, 'recover')

const recovery: Procedure<RecoveryFrame, Ctx> = {
  steps: {
    next: (c, f) => {
      const [id] = f.waiting
      if (id === undefined) return DONE
      return call(rollFrame(c, 'recover', id, { base: neededToRecover(c, c.match.players[id]) ?? ALWAYS }), 'rolled')
    },

    rolled: (c, f, result) => {
      const [id, ...others] = f.waiting
      f.waiting = others
      if (result === 'passed') comesBack(c, c.match.players[id])
      return 'next'
    },
  },
}

export const recoveryAtRestart: Routine = {
  id: 'recovery',
  at: 'restart',
  begin: (c) => {
    const waiting: number[] = []
    for (const player of c.match.players) {
      const needed = neededToRecover(c, player)
      if (needed === ALWAYS) comesBack(c, player)
      else if (needed !== undefined) waiting.push(player.id)
    }
    const frame: RecoveryFrame = { proc: 'recovery', step: 'next', waiting }
    return waiting.length === 0 ? null : frame
  },
  procedures: { recovery },
}
