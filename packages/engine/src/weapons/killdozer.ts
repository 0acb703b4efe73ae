// The Killdozer, with a Dwarf inside: it turns as it likes, goes straight ahead, and pushes again and again whoever is in its way. The faster
// it is to go, the less it obeys. Neighbours: driving.ts and ram.ts; deathRoller.ts is the other machine.
import type { Deed } from '../deed.ts'
import type { Skill } from '../hooks.ts'
import { facing } from '../procs/move/facing.ts'
import { makeRoom } from '../procs/move/makeRoom.ts'
import type { SecretWeapon } from '../secretWeapon.ts'
import { type Action, action } from '../vocabulary/actions.ts'
import type { Stats } from '../vocabulary/words.ts'
import { driving, drivingFrame, waysFor } from './driving.ts'

export const KILLDOZER = 'killdozer'

const row: Stats = { MA: 6, SP: 0, ST: 12 }

const drive = (squares: number): Action => action('drive', -1, -1, `${squares}`)

/** All numbers from 1 on. */
export const upTo = (most: number): readonly number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1)

const driveDeed: Deed = {
  id: 'driveKilldozer',
  byMachine: true,
  offers: (c, f, player) =>
    player.skills.includes(KILLDOZER) && waysFor(c, player).length > 0 ? upTo(f.moves).map(drive) : [],
  begin: (c, f, { option }) => {
    const squares = Number(option)
    const plan = { squares, back: false, rams: true, obeysFrom: squares + 1 }
    return drivingFrame(c.match.players[f.player], plan)
  },
  procedures: { driving },
}

const machine: Skill = {
  id: KILLDOZER,
  name: 'Killdozer',
  category: 'trait',
  permits: ['isMachine', 'attacksNobody', 'cannotHoldBall', 'neverSprints'],
  numbers: { baseSize: 2 },
  procedures: { facing, makeRoom },
}

export const killdozer: SecretWeapon = {
  id: 'killdozer',
  crew: [
    {
      ...{ skill: KILLDOZER, least: 1, most: 1, race: 'Dwarf', always: true },
      plays: (spec) => ({ ...spec, position: machine.name, stats: row, skills: [KILLDOZER] }),
    },
  ],
  skills: [machine],
  deeds: [driveDeed],
}
