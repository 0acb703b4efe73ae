// Giant: covers four squares, intercepts more easily, and throws a team-mate again after a fumble.
// Neighbours: kernel/base.ts, procs/move/stride.ts and procs/move/facing.ts have the rules of big bases.
import type { Skill } from '../hooks.ts'
import { facing } from '../procs/move/facing.ts'
import { makeRoom } from '../procs/move/makeRoom.ts'

export const giant: Skill = {
  id: 'giant',
  name: 'Giant',
  category: 'trait',
  procedures: { facing, makeRoom },
  excludes: ['ball-and-chain', 'right-stuff', 'swarming', 'swoop', 'leap', 'pogo-stick', 'trickster'],
  numbers: { baseSize: 2, interceptEase: 2 },
  rerolls: { rolls: ['throwTeamMate'], allowed: (_c, f) => f.faces[0] === 1 },
}
