// Prehensile Tail: −1 on the dodges of opponents out of his tackle zone.
import type { Skill } from '../hooks.ts'
import { adjacent } from '../kernel/pitch.ts'
import { hasZone } from '../procs/zones.ts'

export const prehensileTail: Skill = {
  id: 'prehensile-tail',
  name: 'Prehensile Tail',
  category: 'mutation',
  aura: {
    dodge: (c, f, bearer) => (hasZone(bearer) && adjacent(c.rules.pitch, bearer.at, f.from) ? -1 : 0),
  },
}
