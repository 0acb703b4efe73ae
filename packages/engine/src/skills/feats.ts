// Shared by feats: they are offered when their owner is activated, has passed his own tests, and a target is in reach.
// Neighbours: skills/feat.ts carries them out, stars/ has them.

import type { Ctx } from '../edition.ts'
import type { FeatHook, Skill } from '../hooks.ts'
import { coachOf } from '../kernel/allegiance.ts'
import { gapBetween } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import type { ProceduresByName } from '../kernel/procedure.ts'
import { opponentsOnPitch } from '../procs/move/zones.ts'
import { feat, featFrame } from './feat.ts'

/** Standing opponents within this distance. */
export const foesWithin =
  (reach: number) =>
  (c: Ctx, owner: Player): Player[] =>
    opponentsOnPitch(c.match, coachOf(c.match, owner)).filter(
      (p) => p.posture === 'standing' && gapBetween(c.rules.pitch, p, owner) <= reach,
    )

/** `procedures` play what the feat starts. */
export const featAtActivation = (
  id: string,
  hook: FeatHook,
  procedures: ProceduresByName = {},
): Required<Pick<Skill, 'feat' | 'windows' | 'procedures'>> => ({
  feat: hook,
  procedures: { feat, ...procedures },
  windows: {
    activated: {
      offer: (c, owner, cause) => !cause.lost && hook.targets(c, owner).length > 0,
      use: (_c, owner) => featFrame(owner.id, id),
      declining: 'goesOnWithHisAction',
    },
  },
})
