// Giant: takes up four squares, and is hard to throw past; a team-mate who slips from his hand he throws again.
// What comes of the big base is in kernel/base.ts, procs/stride.ts and procs/facing.ts.
import type { Skill } from '../hooks.ts'

export const giant: Skill = {
  id: 'giant',
  name: 'Giant',
  category: 'trait',
  excludes: ['ball-and-chain', 'right-stuff', 'swarming', 'swoop', 'leap', 'pogo-stick', 'trickster'],
  baseSize: 2,
  interceptEase: 2,
  rerolls: { rolls: ['throwTeamMate'], allowed: (_c, f) => f.faces[0] === 1 },
}
