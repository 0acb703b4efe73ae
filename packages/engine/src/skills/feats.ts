// Shared by feats: they are offered when their owner is activated, has passed his own tests, and a target is in reach.
// Neighbours: skills/feat.ts carries them out, stars/ has them.

import type { Ctx } from '../edition.ts'
import type { FeatHook, Skill } from '../hooks.ts'
import { gapBetween } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { featFrame } from './feat.ts'

/** Standing opponents within this distance. */
export const foesWithin =
  (reach: number) =>
  (c: Ctx, owner: Player): Player[] =>
    opponentsOnPitch(c.match, owner.side).filter(
      (p) => p.posture === 'standing' && gapBetween(c.rules.pitch, p, owner) <= reach,
    )

export const featAtActivation = (id: string, feat: FeatHook): Required<Pick<Skill, 'feat' | 'windows'>> => ({
  feat,
  windows: {
    activated: {
      offer: (c, owner, cause) => !cause.lost && feat.targets(c, owner).length > 0,
      use: (_c, owner) => featFrame(owner.id, id),
      declining: 'goesOnWithHisAction',
    },
  },
})
