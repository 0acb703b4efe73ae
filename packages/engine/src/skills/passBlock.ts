// Pass Block: moves up to three squares when a pass is declared, but only to a useful square.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { fits } from '../kernel/occupancy.ts'
import { adjacent, distance, type Square } from '../kernel/pitch.ts'
import { innermost } from '../kernel/stack.ts'
import { hasHands } from '../procs/ball/ball.ts'
import { rulerCovers } from '../procs/ball/interception.ts'
import { HAIL_MARY, type PassFrame } from '../procs/ball/pass.ts'
import { isCarried } from '../procs/ball/whichBall.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { hasState } from '../procs/match/states.ts'
import { canLeap, canReach, FREE_SQUARES, freeMove, freeMoveFrame } from '../procs/move/freeMove.ts'
import { hasZone, swings } from '../procs/move/zones.ts'
import { turnGoesOn } from '../procs/turn/turnover.ts'

/** Useful squares: where he could intercept, the target square, or next to the thrower or an opposing catcher. */
const helps = (c: Ctx, f: PassFrame, owner: Player, square: Square): boolean => {
  const { pitch, ball } = c.rules
  const thrower = c.match.players[f.thrower].at
  if (adjacent(pitch, square, thrower)) return true
  if (f.receiver < 0 && square === f.target) return true
  if (f.receiver >= 0 && c.match.players[f.receiver].side !== owner.side && adjacent(pitch, square, f.target))
    return true
  if (f.band === HAIL_MARY || !hasHands(c, owner)) return false
  const offset = (to: Square): readonly [number, number] => [
    pitch.x[to] - pitch.x[thrower],
    pitch.y[to] - pitch.y[thrower],
  ]
  return rulerCovers(offset(f.target), offset(square), ball.rulerWidth)
}

const usefulSquares = (c: Ctx, f: PassFrame, owner: Player): Square[] => {
  const useful: Square[] = []
  for (let square = 0; square < c.rules.pitch.squares; square++)
    if (
      distance(c.rules.pitch, owner.at, square) <= FREE_SQUARES + 1 &&
      (square === owner.at || fits(c.match, c.rules.pitch, owner, square)) &&
      helps(c, f, owner, square)
    )
      useful.push(square)
  return useful
}

/** The blocker whose block caused a Dump-Off may not leave it to move. */
const isBlocking = (c: Ctx, owner: Player): boolean =>
  innermost<BlockFrame>(c.match, 'block', ({ attacker }) => attacker === owner.id) !== undefined

/** He has no tackle zone, is rooted, has Ball & Chain, or is the blocker who caused a Dump-Off. */
export const barred = (c: Ctx, owner: Player): boolean =>
  !hasZone(owner) || hasState(owner, 'rooted') || swings(c, owner) || isBlocking(c, owner)

export const passBlock: Skill = {
  id: 'pass-block',
  name: 'Pass Block',
  category: 'general',
  procedures: { freeMove },
  windows: {
    passDeclared: {
      offer: (c, owner, cause) => {
        // After one of them has fallen in his own turn no other may move.
        const fallen = owner.side === c.match.turn.side && !turnGoesOn(c)
        if (!isCarried(c.match.balls[cause.ball]) || fallen || barred(c, owner)) return false
        return canReach(c, owner, owner.at, FREE_SQUARES, canLeap(c, owner), usefulSquares(c, cause, owner))
      },
      use: (c, owner, cause) => freeMoveFrame(owner.id, 'pass-block', usefulSquares(c, cause, owner)),
      declining: 'staysPut',
    },
  },
}
