// An attack that its owner may make instead of any of his blocks. Neighbours: breatheFire.ts, chainsaw.ts, stab.ts;
// skills/weapons.ts carries it out.
import type { WindowHook } from '../hooks.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import type { Weapon } from './weapons.ts'

export const insteadOfBlock = (
  weapon: Weapon,
  oncePerTurn = false,
): { readonly blockDeclared: WindowHook<BlockFrame> } => ({
  blockDeclared: {
    offer: (c, owner, cause) => {
      const used = oncePerTurn && owner.marks.includes(weapon)
      const stands = c.match.players[cause.defender].posture === 'standing'
      return owner.id === cause.attacker && cause.weapon === '' && !cause.swing && !used && stands
    },
    use: (_c, owner, cause) => {
      cause.weapon = weapon
      if (oncePerTurn) owner.marks = [...owner.marks, weapon]
      return null
    },
    declining: 'throwsABlock',
  },
})
