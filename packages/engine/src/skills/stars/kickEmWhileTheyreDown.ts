// Kick 'em While They're Down!: once per match his chainsaw attacks an opponent who is down; not a foul.
import type { Skill } from '../../hooks.ts'
import type { BlockFrame } from '../../procs/block/blockFrame.ts'

export const kickEmWhileTheyreDown: Skill = {
  id: 'kick-em-while-theyre-down',
  name: "Kick 'em While They're Down!",
  category: 'trait',
  oncePer: 'match',
  attacksDowned: true,
  windows: {
    blockDeclared: {
      offer: (c, owner, cause) => {
        const f = cause as BlockFrame
        return owner.id === f.attacker && !f.swing && c.match.players[f.defender].posture !== 'standing'
      },
      use: (_c, _owner, cause) => {
        ;(cause as BlockFrame).weapon = 'chainsaw'
        return null
      },
      compulsory: true,
    },
  },
}
