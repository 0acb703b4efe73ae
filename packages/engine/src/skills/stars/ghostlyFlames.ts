// Ghostly Flames: once per half the chainsaw of his Blitz adds one more to the armour roll; decided before any roll.
import type { Skill } from '../../hooks.ts'

const ID = 'ghostly-flames'

export const ghostlyFlames: Skill = {
  id: ID,
  name: 'Ghostly Flames',
  category: 'trait',
  oncePer: 'half',
  // He makes at most one chainsaw attack per turn, so the mark belongs to this one.
  modifiers: { victims: { armour: (_c, f, owner) => (f.why === 'chainsaw' && owner.marks.includes(ID) ? 1 : 0) } },
  windows: {
    blockDeclared: {
      offer: (_c, owner, cause) => owner.id === cause.attacker && cause.blitz && cause.weapon === 'chainsaw',
      use: (_c, owner) => {
        owner.marks = [...owner.marks, ID]
        return null
      },
      declining: 'chainsawIsSharp',
    },
  },
}
