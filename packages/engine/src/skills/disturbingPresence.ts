// Disturbing Presence: −1 on the passes, catches and interceptions of opponents within three squares, lying down or not.
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Player } from '../kernel/match.ts'
import { distance } from '../kernel/pitch.ts'
import type { RollFrame } from '../procs/roll.ts'

const RANGE = 3

const disturbs = (c: Ctx, f: RollFrame, bearer: Player): number =>
  distance(c.rules.pitch, bearer.at, c.match.players[f.player].at) <= RANGE ? -1 : 0

export const disturbingPresence: Skill = {
  id: 'disturbing-presence',
  name: 'Disturbing Presence',
  category: 'mutation',
  worksWhileDown: true,
  aura: { pass: disturbs, catch: disturbs, intercept: disturbs, throwTeamMate: disturbs },
}
