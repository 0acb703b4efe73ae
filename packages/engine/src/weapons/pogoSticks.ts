// Pogo-Sticks: Goblin Fanatics, who take the place of Goblin Catchers. They leap well, attack nobody, and bounce about once they lose control.
// Neighbours: procs/move/control.ts and bouncing.ts; rosters/second/races.ts has the Catchers.
import type { Skill } from '../hooks.ts'
import type { PlayerSpec } from '../lineUp.ts'
import { bouncing } from '../procs/move/bouncing.ts'
import type { SecretWeapon } from '../secretWeapon.ts'
import type { Stats } from '../vocabulary/words.ts'

const row: Stats = { MA: 4, SP: 4, ST: 1, AG: 4, TS: 0, CL: 1, AV: 7 }

const fanatic: Skill = {
  id: 'fanatic',
  name: 'Pogo-Stick',
  category: 'trait',
  permits: ['attacksNobody'],
  numbers: { bouncesUpTo: 1 },
  procedures: { bouncing },
}

const GAINED: readonly string[] = ['leap-3', 'heroic-leap']

/** From so high up small hands do not matter, and any other leap is a lesser one. */
const loses = (id: string): boolean => id === 'small-hands' || /^leap-\d$/.test(id)

const onStick = (spec: PlayerSpec): PlayerSpec => ({
  ...spec,
  position: 'Fanatic',
  stats: row,
  skills: [...spec.skills.filter((id) => !loses(id) && !GAINED.includes(id)), ...GAINED],
})

export const pogoSticks: SecretWeapon = {
  id: 'pogoSticks',
  crew: [
    {
      ...{ skill: 'fanatic', least: 1, most: 4, race: 'Goblin', positions: ['Catcher', 'Goblin Catcher'] },
      plays: onStick,
    },
  ],
  skills: [fanatic],
}
