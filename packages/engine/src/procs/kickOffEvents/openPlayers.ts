// What several events of the Second Season share: a D3 + 3 of players who are marked by nobody.
import type { Ctx } from '../../edition.ts'
import type { Frame, Player } from '../../kernel/match.ts'
import type { Next, Throw } from '../../kernel/procedure.ts'
import type { Side } from '../../vocabulary/words.ts'
import { isMarked, isOnPitch } from '../zones.ts'
import { d3 } from './eventFrames.ts'

export const isOpen = (c: Ctx, player: Player): boolean =>
  isOnPitch(player) && player.posture === 'standing' && !isMarked(c, player.side, player.at)

export const openPlayers = (c: Ctx, side: Side): Player[] =>
  c.match.players.filter((p) => p.side === side && isOpen(c, p))

export const rollHowMany = <F extends Frame>(
  why: string,
  then: (c: Ctx, f: F, count: number) => Next<F>,
): Throw<F, Ctx> => ({
  kind: 'throw',
  dice: () => ['d6'],
  why: () => why,
  rolled: (c, f, faces) => {
    c.events.push({ type: 'chance', why, player: -1, dice: faces })
    return then(c, f, d3(faces[0]) + 3)
  },
})
