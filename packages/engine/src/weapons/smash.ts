// Opponents may attack a see-saw or a cannon instead of blocking: the one is smashed to pieces, the other's barrel is driven into the
// ground, with whoever is in it. Neighbours: seeSaw.ts, cannon.ts; tables/flightTables.ts says what is needed.
import { type Deed, mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Player } from '../kernel/match.ts'
import { OFF } from '../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import { statNow } from '../procs/match/weather.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { isMarkedWith } from '../procs/things/pieces.ts'
import type { ThingId } from '../tables/things.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { SPIKED, spike } from './cannon.ts'
import { breakSeeSaw, touches } from './seeSaw.ts'

export interface SmashFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'smash'
  step: 'roll' | 'rolled'
  readonly player: number
  readonly piece: number
}

const NONE: readonly Action[] = []

/** Those of the kind beside him that are worth an attack. */
const targets = (c: Ctx, player: Player, kind: ThingId): readonly number[] =>
  [...c.match.pieces.keys()].filter((i) => {
    const piece = c.match.pieces[i]
    const whole = piece.kind === kind && piece.at !== OFF && !isMarkedWith(piece, SPIKED)
    return whole && piece.side !== player.side && touches(c, player, piece)
  })

export const smash: Procedure<SmashFrame, Ctx> = {
  steps: {
    roll: (c, f) =>
      c.match.pieces[f.piece].kind === 'cannon'
        ? call(rollFrame(c, 'spikeCannon', f.player), 'rolled')
        : call(
            rollFrame(c, 'smash', f.player, { modifiers: statNow(c, c.match.players[f.player], 'ST').why }),
            'rolled',
          ),

    rolled: (c, f, roll) => {
      if (roll === 'failed') return DONE
      const piece = c.match.pieces[f.piece]
      if (piece.kind === 'seeSaw') breakSeeSaw(c, f.piece, 'destroyed')
      else {
        spike(c, piece)
        c.events.push({ type: 'cannonSpiked', player: f.player, square: piece.at })
      }
      return DONE
    },
  },
}

const attackOn = (kind: 'seeSaw' | 'cannon'): Deed => ({
  id: `smash-${kind}`,
  isAttack: true,
  offers: (c, f, player) =>
    c.match.pieces.length > 0 && mayAttack(f) && !may(c, player).attacksNobody
      ? targets(c, player, kind).map((i) => action('smash', -1, c.match.pieces[i].at, kind))
      : NONE,
  begin: (c, f, { square }): SmashFrame => {
    const piece = targets(c, c.match.players[f.player], kind).find((i) => c.match.pieces[i].at === square)
    if (piece === undefined) throw new Error(`no ${kind} to attack is on ${square}`)
    return { proc: 'smash', step: 'roll', player: f.player, piece }
  },
  procedures: { smash },
})

export const smashSeeSawDeed = attackOn('seeSaw')
export const spikeCannonDeed = attackOn('cannon')
