// Iron Man: an opponent who beats his armour only stuns him. Crowd and rocks, which roll no armour, hurt as usual.
import type { Skill } from '../../hooks.ts'
import { innermost } from '../../kernel/stack.ts'
import type { ArmourFrame } from '../../procs/hurt/armour.ts'

export const ironMan: Skill = {
  id: 'iron-man',
  name: 'Iron Man',
  category: 'extraordinary',
  windows: {
    injuryRolled: {
      offer: (c, owner, f) => {
        if (f.player !== owner.id || f.result === 'stunned') return false
        const armour = innermost<ArmourFrame>(c.match, 'armour', ({ player }) => player === owner.id)
        return armour !== undefined && armour.by >= 0 && c.match.players[armour.by].side !== owner.side
      },
      use: (_c, _owner, f) => {
        f.result = 'stunned'
        return null
      },
      compulsory: true,
    },
  },
}
