// Raiding Party: once per drive, at activation, an unmarked team-mate within five squares, or he himself, moves one
// square to mark an opponent, ignoring tackle zones.

import type { Ctx } from '../../edition.ts'
import type { Skill } from '../../hooks.ts'
import { areOpponents } from '../../kernel/allegiance.ts'
import { gapBetween } from '../../kernel/base.ts'
import type { Player } from '../../kernel/match.ts'
import type { Square } from '../../kernel/pitch.ts'
import { hasState } from '../../procs/match/states.ts'
import { type FreeMoveFrame, freeMove, freeMoveFrame } from '../../procs/move/freeMove.ts'
import { openSquares } from '../../procs/move/stride.ts'
import { hasZone, isMarked, playersBeside } from '../../procs/move/zones.ts'
import { featAtActivation } from '../feats.ts'

const ID = 'raiding-party'
const REACH = 5

/** Free adjacent squares from which he would mark an opponent. */
const markingSquares = (c: Ctx, raider: Player): Square[] =>
  openSquares(c, raider).filter((square) =>
    playersBeside(c, { ...raider, at: square }).some((p) => areOpponents(p, raider)),
  )

const mayRaid = (c: Ctx, owner: Player, p: Player): boolean =>
  p.side === owner.side &&
  hasZone(p) &&
  gapBetween(c.rules.pitch, p, owner) <= REACH &&
  !isMarked(c, p, p.at) &&
  !hasState(p, 'rooted') &&
  markingSquares(c, p).length > 0

export const raidingParty: Skill = {
  id: ID,
  name: 'Raiding Party',
  category: 'trait',
  oncePer: 'drive',
  ...featAtActivation(
    ID,
    {
      targets: (c, owner) => c.match.players.filter((p) => mayRaid(c, owner, p)),
      needs: 0,
      done: (c, _owner, target): FreeMoveFrame => ({
        ...freeMoveFrame(target.id, ID, markingSquares(c, target)),
        moves: 1,
        heedless: true,
      }),
    },
    { freeMove },
  ),
}
