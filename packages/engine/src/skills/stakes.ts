// Stakes: +1 to the armour roll of his stabs against Khemri, Necromantic, Undead and Vampire teams.
import type { Skill } from '../hooks.ts'

const TEAMS: readonly string[] = ['khemri', 'necromantic', 'undead', 'vampire']

export const stakes: Skill = {
  id: 'stakes',
  name: 'Stakes',
  category: 'extraordinary',
  modifiers: {
    victims: {
      armour: (c, f) => {
        const { side } = c.match.players[f.player]
        return f.why === 'stab' && TEAMS.includes(c.match.squads[side].roster) ? 1 : 0
      },
    },
  },
}
