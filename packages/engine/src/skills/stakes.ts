// Stakes: +1 to the armour roll of his stabs against Khemri, Necromantic, Undead and Vampire teams.

import type { Skill } from '../hooks.ts'
import { squadOf } from '../kernel/allegiance.ts'

const TEAMS: readonly string[] = ['khemri', 'necromantic', 'undead', 'vampire']

export const stakes: Skill = {
  id: 'stakes',
  name: 'Stakes',
  category: 'extraordinary',
  modifiers: {
    victims: {
      armour: (c, f) => {
        return f.why === 'stab' && TEAMS.includes(squadOf(c.match, c.match.players[f.player])?.roster ?? '') ? 1 : 0
      },
    },
  },
}
