// Disturbing Presence: −1 to passes, catches and interceptions of opponents within three squares, even when down.

import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import { gapBetween } from '../kernel/base.ts'
import type { Player } from '../kernel/match.ts'
import type { RollFrame } from '../procs/rolling/roll.ts'

const RANGE = 3

/** −1 from a player within three squares. */
export const disturbs = (c: Ctx, f: RollFrame, bearer: Player): number =>
  gapBetween(c.rules.pitch, bearer, c.match.players[f.player]) <= RANGE ? -1 : 0

/** It does not affect kicking a team-mate. */
const disturbsThrow = (c: Ctx, f: RollFrame, bearer: Player): number =>
  f.why === 'kicked' ? 0 : disturbs(c, f, bearer)

export const disturbingPresence: Skill = {
  id: 'disturbing-presence',
  name: 'Disturbing Presence',
  category: 'mutation',
  worksWhileDown: true,
  modifiers: { foes: { pass: disturbs, catch: disturbs, intercept: disturbs, throwTeamMate: disturbsThrow } },
}
