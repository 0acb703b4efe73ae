// Opponents may attack a see-saw or a cannon instead of blocking: the one is smashed to pieces, the other's barrel is driven into the
// ground, with whoever is in it. Neighbours: seeSaw.ts, cannon.ts; tables/flightTables.ts says what is needed.
import { type Deed, mayAttack } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame, Piece, Player } from '../kernel/match.ts'
import { OFF } from '../kernel/pitch.ts'
import { call, DONE, type Procedure, type Receives } from '../kernel/procedure.ts'
import { setState } from '../procs/match/states.ts'
import { statNow } from '../procs/match/weather.ts'
import { type RollResult, rollFrame } from '../procs/rolling/roll.ts'
import { isMarkedWith, markPiece } from '../procs/things/pieces.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import { loadOf, SPIKED } from './cannon.ts'
import { breakSeeSaw, touches } from './seeSaw.ts'

export interface SmashFrame extends Frame, Receives<{ rolled: RollResult }> {
  readonly proc: 'smash'
  step: 'roll' | 'rolled'
  readonly player: number
  readonly piece: number
}

const NONE: readonly Action[] = []

const canBeSmashed = (piece: Piece): boolean =>
  piece.at !== OFF && (piece.kind === 'seeSaw' || (piece.kind === 'cannon' && !isMarkedWith(piece, SPIKED)))

const targets = (c: Ctx, player: Player): readonly number[] =>
  [...c.match.pieces.keys()].filter((i) => {
    const piece = c.match.pieces[i]
    return canBeSmashed(piece) && piece.side !== player.side && touches(c, player, piece)
  })

const smashIt = ({ at, kind }: Piece): Action => action('smash', -1, at, kind)

export const smash: Procedure<SmashFrame, Ctx> = {
  steps: {
    roll: (c, f) =>
      c.match.pieces[f.piece].kind === 'cannon'
        ? call(rollFrame(c, 'spikeCannon', f.player), 'rolled')
        : call(rollFrame(c, 'smash', f.player, { modifiers: statNow(c, c.match.players[f.player], 'ST').why }), 'rolled'),

    rolled: (c, f, roll) => {
      if (roll === 'failed') return DONE
      const piece = c.match.pieces[f.piece]
      if (piece.kind === 'seeSaw') breakSeeSaw(c, f.piece, 'smashed')
      else {
        markPiece(piece, SPIKED, true)
        const stuck = loadOf(c, piece)
        if (stuck) setState(c, stuck, 'trapped', true)
        c.events.push({ type: 'cannonSpiked', player: f.player, square: piece.at })
      }
      return DONE
    },
  },
}

export const smashDeed: Deed = {
  id: 'smash',
  isAttack: true,
  offers: (c, f, player) =>
    c.match.pieces.length > 0 && mayAttack(f) ? targets(c, player).map((i) => smashIt(c.match.pieces[i])) : NONE,
  begin: (c, f, { square }): SmashFrame => {
    const piece = targets(c, c.match.players[f.player]).find((i) => c.match.pieces[i].at === square)
    if (piece === undefined) throw new Error('nothing to smash was listed')
    return { proc: 'smash', step: 'roll', player: f.player, piece }
  },
  procedures: { smash },
}
