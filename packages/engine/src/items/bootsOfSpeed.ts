// Boots of Speed: a sprint is twice as long. Neighbours: procs/move/sprint.ts has the sprint, procs/ball/runUnder.ts the run under a kick.
import { type Deed, MOVES_ON } from '../deed.ts'
import type { Ctx } from '../edition.ts'
import type { Frame } from '../kernel/match.ts'
import { isFree } from '../kernel/occupancy.ts'
import { done, type Procedure, type Returns } from '../kernel/procedure.ts'
import { may } from '../kit.ts'
import type { MagicItem } from '../magicItem.ts'
import { carries, isUsing, useItem } from '../procs/match/items.ts'
import { dared } from '../procs/move/dread.ts'
import { maySprint, mayWalkOn } from '../procs/move/sprint.ts'
import { action } from '../vocabulary/actions.ts'
import { BOOTS_OF_SPEED } from '../vocabulary/items.ts'

interface LaceUpFrame extends Frame, Returns<typeof MOVES_ON> {
  readonly proc: 'laceUp'
  step: 'on'
}

/** They are on, and he goes on. */
const laceUp: Procedure<LaceUpFrame, Ctx> = { steps: { on: () => done(MOVES_ON) } }

const USE = action('use', -1, -1, BOOTS_OF_SPEED)

const speedUp: Deed = {
  id: BOOTS_OF_SPEED,
  movement: 'walk',
  secret: true,
  // While he can still take a step: he who cannot would not be asked at all.
  offers: (c, f, player) =>
    !c.match.turn.bonus &&
    carries(c, player, BOOTS_OF_SPEED) &&
    !isUsing(c.match, player, BOOTS_OF_SPEED) &&
    !may(c, player).neverSprints &&
    (f.sprinted || f.sprint > 0) &&
    maySprint(f) &&
    mayWalkOn(c, f, player) &&
    dared(c, player, c.rules.pitch.neighbours[player.at]).some((square) => isFree(c.match, square))
      ? [USE]
      : [],
  begin: (c, f): LaceUpFrame => {
    const player = c.match.players[f.player]
    useItem(c, player, BOOTS_OF_SPEED)
    f.sprint += player.stats.SP ?? 0
    return { proc: 'laceUp', step: 'on' }
  },
  procedures: { laceUp },
}

export const bootsOfSpeed: MagicItem = { id: BOOTS_OF_SPEED, lasts: true, deeds: [speedUp] }
